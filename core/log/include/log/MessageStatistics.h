// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/Log.h"

#include <optional>
#include <span>
#include <vector>

namespace leadline::log {

/// One kind of message in a log, and how it came up to a moment.
struct MessageCount {
    StreamNumber stream = 0;
    MessageKey key;
    const FrameSeries* frames = nullptr;
    /// In the whole log, and up to the moment.
    std::uint64_t total = 0;
    std::uint64_t count = 0;
    /// The newest up to the moment; nullopt before the first.
    std::optional<FrameEntry> newest = {};
    /// By the arrivals of the last 5 s, or the last two; goes down while nothing comes, 0 once it
    /// fell silent. Nullopt before the second.
    std::optional<double> perSecond = {};

    [[nodiscard]] bool isSame(const MessageCount& other) const
    {
        return stream == other.stream && key == other.key;
    }
};

/// Every message of a log by stream, sender and id, also what came only once. Its cost is that of
/// the kinds of messages, not of the log's length: a few steps of a search for each.
class MessageStatistics {
public:
    /// The log outlives this.
    explicit MessageStatistics(const Log& log) : m_log(&log) {}

    [[nodiscard]] const Log& log() const { return *m_log; }
    /// Counts again, up to this moment.
    void update(Time moment);
    /// By stream, id and sender.
    [[nodiscard]] std::span<const MessageCount> tallies() const { return m_tallies; }

private:
    void findKinds();
    void count(MessageCount& tally, Time moment, std::uint64_t frames, std::uint64_t earlier) const;
    [[nodiscard]] Time timeOf(const MessageCount& tally, std::uint64_t item) const;

    const Log* m_log;
    std::vector<MessageCount> m_tallies;
};

} // namespace leadline::log

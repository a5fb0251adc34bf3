// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/Log.h"

#include <optional>
#include <span>
#include <vector>

namespace leadline::log {

/// Statistics of one kind of message in a log up to a moment.
struct MessageCount {
    StreamNumber stream = 0;
    MessageKey key;
    const FrameSeries* frames = nullptr;
    /// Number of messages in the whole log, and up to the moment.
    std::uint64_t total = 0;
    std::uint64_t count = 0;
    /// The last message up to the moment; nullopt if there is none.
    std::optional<FrameEntry> newest = {};
    /// Rate from the arrivals of the last 5 s, or from the last two. Decreases without new
    /// messages, 0 after a long silence; nullopt before the second message.
    std::optional<double> perSecond = {};

    [[nodiscard]] bool isSame(const MessageCount& other) const
    {
        return stream == other.stream && key == other.key;
    }
};

/// Counts the messages of a log by stream, sender and id. The cost is a few search steps per kind
/// of message, whatever the log's length.
class MessageStatistics {
public:
    /// `log` must outlive this object.
    explicit MessageStatistics(const Log& log) : m_log(&log) {}

    [[nodiscard]] const Log& log() const { return *m_log; }
    /// Computes the statistics up to this moment.
    void update(Time moment);
    /// Ordered by stream, id and sender.
    [[nodiscard]] std::span<const MessageCount> tallies() const { return m_tallies; }

private:
    void findKinds();
    void count(MessageCount& tally, Time moment, std::uint64_t frames, std::uint64_t earlier) const;
    [[nodiscard]] Time timeOf(const MessageCount& tally, std::uint64_t item) const;

    const Log* m_log;
    std::vector<MessageCount> m_tallies;
};

} // namespace leadline::log

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/Log.h"
#include "log/StampedInput.h"
#include "log/StreamClassifier.h"
#include "mavlink/Parser.h"
#include "ping/Parser.h"

#include <functional>
#include <optional>
#include <string>
#include <utility>

namespace leadline::log {

struct ReadCounts;

/// Puts the frames of a file's stream of bytes into a log, each with the time of its last byte and
/// the places in the file where its bytes lie.
class FrameIndexer {
public:
    using Stamp = log::Stamp;
    /// Where a file has no times of arrival, the frame says its own.
    using StampOf = std::function<Stamp(const ping::Frame&)>;

    explicit FrameIndexer(Log& log) : m_log(log), m_sorter(log) {}

    void setFamily(StreamKind kind) { m_sorter.setFamily(kind); }
    void setSimulated() { m_sorter.setSimulated(); }
    void setMounting(const Mounting& mounting) { m_sorter.setMounting(mounting); }
    void setSoundSpeeds(std::vector<std::pair<Time, double>> speeds)
    {
        m_sorter.setSoundSpeeds(std::move(speeds));
    }
    void setStampOf(StampOf stampOf) { m_stampOf = std::move(stampOf); }

    /// The next bytes of the stream, and where the file has them.
    void feed(std::uint64_t fileOffset, base::ByteSpan bytes, Stamp stamp);
    /// No more bytes come: what waits is looked into again.
    void finish();

    [[nodiscard]] std::uint64_t frames() const { return m_frames; }
    /// Those of the log that its frames went to.
    [[nodiscard]] std::vector<StreamNumber> streams() const { return m_sorter.streams(); }
    [[nodiscard]] std::size_t waitingBytes() const { return m_parser.waitingBytes(); }
    /// What it found, besides what is there already.
    void addTo(ReadCounts& counts) const;

private:
    void add(const ping::Frame& frame);

    Log& m_log;
    StreamClassifier m_sorter;
    ping::Parser m_parser;
    StampOf m_stampOf;
    StampedInput m_fed;
    std::uint64_t m_frames = 0;
    std::uint64_t m_untimedFrames = 0;
    /// The log has no room for more; what came since is not in it.
    bool m_full = false;
};

/// Puts the frames of a vehicle's link, recorded in a file, into one stream of a log.
class MavlinkIndexer {
public:
    /// `link` is the address that the file gives for it, or empty.
    explicit MavlinkIndexer(Log& log, std::string link = {}) : m_log(log), m_link(std::move(link))
    {
    }

    void setSimulated() { m_simulated = true; }
    /// Its frames went to the vehicle.
    void setSent() { m_sent = true; }

    /// The next bytes of the stream, and where the file has them.
    void feed(std::uint64_t fileOffset, base::ByteSpan bytes, Stamp stamp);
    /// No more bytes come, or what comes does not go on from them: what waits is looked into again.
    void finish();

    [[nodiscard]] std::uint64_t frames() const { return m_frames; }
    [[nodiscard]] const mavlink::Parser& parser() const { return m_parser; }
    /// The log has no room for more; what came since is not in it.
    [[nodiscard]] bool full() const { return m_full; }

private:
    void add(const mavlink::Frame& frame);

    Log& m_log;
    std::string m_link;
    std::optional<StreamNumber> m_stream;
    mavlink::Parser m_parser;
    StampedInput m_fed;
    std::uint64_t m_frames = 0;
    bool m_simulated = false;
    bool m_sent = false;
    bool m_full = false;
};

} // namespace leadline::log

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

/// Parses a file's byte stream and adds the frames to a log, each with the time stamp of its last
/// byte and its location in the file.
class FrameIndexer {
public:
    using Stamp = log::Stamp;
    /// Time stamp from the frame itself, for files without arrival times.
    using StampOf = std::function<Stamp(const ping::Frame&)>;

    /// `chosen` as in StreamClassifier.
    explicit FrameIndexer(Log& log, ChosenFamilies chosen = {})
        : m_log(log),
          m_classifier(log, std::move(chosen))
    {
    }

    void setFamily(ping::DeviceKind kind) { m_classifier.setFamily(kind); }
    void setSimulated() { m_classifier.setSimulated(); }
    void setMounting(const Mounting& mounting) { m_classifier.setMounting(mounting); }
    void setLabel(DeviceLabel label) { m_classifier.setLabel(std::move(label)); }
    void setSoundSpeeds(std::vector<std::pair<Time, double>> speeds)
    {
        m_classifier.setSoundSpeeds(std::move(speeds));
    }
    void setStampOf(StampOf stampOf) { m_stampOf = std::move(stampOf); }

    /// The next bytes of the stream, which are at `fileOffset` in the file.
    void feed(std::uint64_t fileOffset, base::ByteSpan bytes, Stamp stamp);
    /// End of the stream: parses what is buffered.
    void finish();

    [[nodiscard]] std::uint64_t frames() const { return m_frames; }
    /// Streams of the log to which its frames were added.
    [[nodiscard]] std::vector<StreamNumber> streams() const { return m_classifier.streams(); }
    [[nodiscard]] std::size_t waitingBytes() const { return m_parser.waitingBytes(); }
    /// Adds the indexer's counts to `counts`.
    void addTo(ReadCounts& counts) const;

private:
    void add(const ping::Frame& frame);

    Log& m_log;
    StreamClassifier m_classifier;
    ping::Parser m_parser{ping::Parser::Lengths::Any};
    StampOf m_stampOf;
    StampedInput m_fed;
    std::uint64_t m_frames = 0;
    std::uint64_t m_untimedFrames = 0;
    /// The log is full; later frames were dropped.
    bool m_full = false;
};

/// Parses the frames of one vehicle link from a file and adds them to one stream of a log.
class MavlinkIndexer {
public:
    /// `link` is the link's address as recorded, or empty.
    explicit MavlinkIndexer(Log& log, std::string link = {}) : m_log(log), m_link(std::move(link))
    {
    }

    void setSimulated() { m_simulated = true; }
    /// Marks the frames as sent to the vehicle.
    void setSent() { m_sent = true; }

    /// The next bytes of the stream, which are at `fileOffset` in the file.
    void feed(std::uint64_t fileOffset, base::ByteSpan bytes, Stamp stamp);
    /// End of the stream, or a discontinuity: parses what is buffered.
    void finish();

    [[nodiscard]] std::uint64_t frames() const { return m_frames; }
    [[nodiscard]] const mavlink::Parser& parser() const { return m_parser; }
    /// The log is full; later frames were dropped.
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

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/EventLog.h"
#include "base/Bytes.h"
#include "formats/RecordingNotes.h"
#include "log/RecordingReader.h"
#include "log/StampedInput.h"
#include "mcap/McapSource.h"

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace leadline::log {
class FrameIndexer;
} // namespace leadline::log

namespace leadline::formats {

class McapChannels;
class McapMessages;
class McapStreams;
struct McapChannel;
struct McapMessage;

/// Reads MCAP files into a log: our own and those of other programs, finished, cut off, without
/// indexes, with chunks in any order (the log gets them by time), zstd or lz4.
///
/// Channels of `sonar.RawFrame` are streams of bytes, one or more devices each: what was received
/// is parsed into frames; what was sent is counted, for only received frames make pings. A message
/// that is one frame is taken as that frame, whatever stands before it. The JSON pings of
/// ping-viewer-next (topics ending in /Ping1D and /Ping360) become the frames 1300, 2300 or 2301
/// that they were (PingJson.h). Of the topic mavlink_raw/out each link is a stream of MAVLink, of
/// mavlink_raw/in too: its stream is marked as sent, and its frames are in no count of frames. The
/// VehicleData of ping-viewer-next and every other topic are named and counted, not read; but of
/// our own the events and the marks, which are contents().
///
/// What is simulated, and which sound speeds held when, is said by the notes "device:NAME".
///
/// What the file lacks by its own counts, indexes and checksums is counted (McapDamage.h).
///
/// The zero of the log's times is the first message's log_time, unless the note "session" names
/// another.
class McapReader : public log::RecordingReader {
public:
    McapReader(mcap::McapSource& source, log::Log& log);
    ~McapReader() override;

    void setStop(const std::stop_token& stop) override;
    bool step(std::size_t bytes) override;
    [[nodiscard]] log::ReadCounts counts() const override;
    [[nodiscard]] log::RecordingContents contents() const override;

private:
    /// Bytes as they came over a link, and where they stand.
    struct Frame {
        base::ByteSpan bytes;
        std::uint64_t offset = 0;
    };

    void beginMessages();
    /// False when the end is reached.
    bool takeMessages(std::size_t bytes);
    void take(const McapMessage& message);
    void takeRawFrame(const McapChannel& channel, const McapMessage& message, log::Stamp stamp);
    void takeMavlink(const McapChannel& channel, const McapMessage& message, log::Stamp stamp);
    void takeSentMavlink(const McapChannel& channel, const McapMessage& message, log::Stamp stamp);
    void takeJson(const McapChannel& channel, const McapMessage& message, log::Stamp stamp);
    void takeHappening(const McapMessage& message, log::Time time);
    void takeMark(const McapMessage& message);
    [[nodiscard]] std::optional<Frame> frameIn(const McapMessage& message);
    /// The same of what was received, whose loss counts.
    [[nodiscard]] std::optional<Frame> receivedIn(const McapMessage& message);
    [[nodiscard]] log::Time timeOf(std::uint64_t logTime) const;
    [[nodiscard]] log::FrameIndexer* indexerOf(const McapChannel& channel);
    void finish();

    mcap::McapSource& m_source;
    std::unique_ptr<McapChannels> m_channels;
    std::unique_ptr<McapMessages> m_messages;
    std::unique_ptr<McapStreams> m_streams;
    log::ReadCounts m_counts;
    log::RecordingContents m_contents;
    annotations::EventLog m_happenings;
    /// Told as it was, until there is more.
    mutable std::shared_ptr<const annotations::EventLog> m_reportedEvents;
    SessionTimes m_noted;
    std::optional<std::uint64_t> m_zero;
    std::stop_token m_stop;
    /// Where reading is.
    enum class At : std::uint8_t { Layout, Times, Order, Messages, End };
    At m_at = At::Layout;
    /// Messages that are taken one after the other.
    std::vector<McapMessage> m_group;
    std::size_t m_nextInGroup = 0;
    /// When what is missing was recorded; on the file's clock.
    std::vector<log::Gap> m_missing;
};

} // namespace leadline::formats

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/EventLog.h"
#include "base/Bytes.h"
#include "formats/RecordingNotes.h"
#include "io/ExtendedFile.h"
#include "log/RecordingReader.h"
#include "log/StampedInput.h"
#include "log/StreamClassifier.h"

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

/// Reads MCAP files into a log: from Leadline and other programs, finished or truncated, without
/// indexes, with chunks in any order (the log gets the messages by time), zstd or lz4.
///
/// A channel of `sonar.RawFrame` is a byte stream of one or more devices: received bytes are parsed
/// into frames; sent ones are only counted. A message that is exactly one frame is read as such,
/// whatever precedes it. JSON pings of ping-viewer-next (topics ending in /Ping1D and /Ping360) are
/// converted to the frames 1300, 2300 or 2301 (PingJson.h). Each link in the topic mavlink_raw/out
/// becomes a MAVLink stream; those of mavlink_raw/in are marked as sent and not included in frame
/// counts. VehicleData of ping-viewer-next and all other topics are listed and counted but not
/// read, except for Leadline's events and markers, which are in contents().
///
/// Simulated devices and sound speeds over time come from the notes "device:NAME".
///
/// Data missing according to the file's own counts, indexes and checksums is counted
/// (McapDamage.h).
///
/// The log's time zero is the first message's log_time, unless the note "session" gives another.
class McapReader : public log::RecordingReader {
public:
    /// `chosen` as in StreamClassifier.
    McapReader(io::ExtendedFile& source, log::Log& log, log::ChosenFamilies chosen = {});
    ~McapReader() override;

    void setStop(const std::stop_token& stop) override;
    bool step(std::size_t bytes) override;
    [[nodiscard]] log::ReadCounts counts() const override;
    [[nodiscard]] log::RecordingContents contents() const override;

private:
    /// Bytes received over a link, and their offset in the source.
    struct Frame {
        base::ByteSpan bytes;
        std::uint64_t offset = 0;
    };

    void beginMessages();
    /// False at the end of the file.
    bool readMessages(std::size_t bytes);
    void take(const McapMessage& message);
    void addRawFrame(const McapChannel& channel, const McapMessage& message, log::Stamp stamp);
    void addMavlink(const McapChannel& channel, const McapMessage& message, log::Stamp stamp);
    void addSentMavlink(const McapChannel& channel, const McapMessage& message, log::Stamp stamp);
    void addJson(const McapChannel& channel, const McapMessage& message, log::Stamp stamp);
    void addEvent(const McapMessage& message, log::Time time);
    void addMarker(const McapMessage& message);
    [[nodiscard]] std::optional<Frame> frameIn(const McapMessage& message);
    /// As frameIn(), for received messages: bytes that cannot be read are counted as lost.
    [[nodiscard]] std::optional<Frame> receivedIn(const McapMessage& message);
    [[nodiscard]] log::Time timeOf(std::uint64_t logTime) const;
    [[nodiscard]] log::FrameIndexer* indexerOf(const McapChannel& channel);
    void finish();

    io::ExtendedFile& m_source;
    std::unique_ptr<McapChannels> m_channels;
    std::unique_ptr<McapMessages> m_messages;
    std::unique_ptr<McapStreams> m_streams;
    log::ReadCounts m_counts;
    log::RecordingContents m_contents;
    annotations::EventLog m_events;
    /// Snapshot returned by contents(); replaced when there are new events.
    mutable std::shared_ptr<const annotations::EventLog> m_reportedEvents;
    SessionTimes m_noted;
    std::optional<std::uint64_t> m_zero;
    std::stop_token m_stop;
    /// Stage of reading.
    enum class At : std::uint8_t { Layout, Times, Order, Messages, End };
    At m_at = At::Layout;
    /// Messages of the current group, processed one by one.
    std::vector<McapMessage> m_group;
    std::size_t m_nextInGroup = 0;
    /// Times of missing data, on the file's clock.
    std::vector<log::Gap> m_missing;
};

} // namespace leadline::formats

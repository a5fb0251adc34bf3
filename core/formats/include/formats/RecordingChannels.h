// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"
#include "formats/RecordingJson.h"
#include "log/RecorderTypes.h"
#include "mcap/McapWriter.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace leadline::formats {

/// Markers have their own topic, so that a file's summary shows whether it has any.
inline constexpr std::string_view markerTopic = "leadline/markers";
inline constexpr std::string_view eventTopic = "leadline/events";
/// Names of the metadata records that the recorder writes: one for the session, and one per device
/// with the device's name appended.
inline constexpr std::string_view sessionNote = "session";
inline constexpr std::string_view deviceNote = "device:";
/// Key in the metadata of a channel that repeats the data of a raw frame topic; the value is that
/// topic. Readers of raw frames skip such channels.
inline constexpr std::string_view madeFromKey = "made_from";
/// Family of a MAVLink source whose frames must not be used: their signature is wrong or missing.
/// They have a topic of their own, which readers do not import.
inline constexpr std::string_view refusedFamily = "refused";
/// Topics of messages from and to vehicles; the names are BlueOS's.
inline constexpr std::string_view fromVehicleTopic = "mavlink_raw/out";
inline constexpr std::string_view toVehicleTopic = "mavlink_raw/in";
inline constexpr std::string_view refusedTopic = "mavlink_raw/refused";

/// Writes one file of a recording: maps recorded items to MCAP channels and messages.
///
/// Topics: sonar/<device>/rx and /tx (raw frames), sonar/<device>/summary (values of each ping),
/// mavlink_raw/out and /in (from and to vehicles) and /refused, /log, leadline/events and
/// leadline/markers (events of the kind "marker").
class RecordingChannels {
public:
    explicit RecordingChannels(const std::string& library);

    void addNote(const std::string& name, const log::NoteValues& values);
    /// `source` is used only when a channel is created; call newChannels() after it has changed.
    void addBytes(const log::RecordedBytes& item, const log::RecordedSource& source,
                  std::uint64_t logTime, std::uint64_t publishTime);
    void addEvent(const log::RecordedEvent& event, std::uint64_t logTime,
                  std::uint64_t publishTime);
    void newChannels(std::uint16_t source);

    /// Whether a channel was created since the last call.
    [[nodiscard]] bool takeNewChannelFlag() { return std::exchange(m_newChannel, false); }
    [[nodiscard]] mcap::McapWriter& writer() { return m_writer; }
    [[nodiscard]] const mcap::McapWriter& writer() const { return m_writer; }

private:
    enum class Use : std::uint8_t { Received, Sent, Summary, Log, Event, Marker };
    struct Place {
        std::uint16_t id = 0;
        std::uint32_t sequence = 0;
    };
    using Key = std::pair<Use, std::uint16_t>;

    Place& channel(const Key& key, const log::RecordedSource* source);
    std::uint16_t schemaOf(Use use);
    void addMessage(Place& place, std::uint64_t logTime, std::uint64_t publishTime,
                    base::ByteSpan data);

    mcap::McapWriter m_writer;
    std::map<Key, Place> m_channels;
    std::map<std::string_view, std::uint16_t> m_schemas;
    std::uint16_t m_lastChannel = 0;
    bool m_newChannel = false;
};

/// Bytes received from or sent over a link, in a protobuf message that other programs can read:
/// `package sonar; message RawFrame { bytes data = 1; }`.

inline constexpr std::string_view rawFrameSchema = "sonar.RawFrame";

/// The schema's serialised FileDescriptorSet.
[[nodiscard]] base::ByteSpan rawFrameDescriptor();

[[nodiscard]] std::vector<std::byte> encodeRawFrame(base::ByteSpan bytes);
/// Appends the head of a message; its `length` bytes of data have to follow and end the message.
void appendRawFrameHead(std::vector<std::byte>& message, std::size_t length);

/// The data of such a message, as a view; other fields are skipped. Nullopt if it is malformed.
[[nodiscard]] std::optional<base::ByteSpan> rawFrameBytes(base::ByteSpan message);

} // namespace leadline::formats

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

/// Markers have a topic of their own, so that a file's summary tells whether it has any.
inline constexpr std::string_view markerTopic = "leadline/markers";
inline constexpr std::string_view eventTopic = "leadline/events";
/// Notes that the recorder makes by itself: one of the session, and one of each device, with its
/// name behind it.
inline constexpr std::string_view sessionNote = "session";
inline constexpr std::string_view deviceNote = "device:";
/// In the metadata of a channel that says again what another topic's raw frames say: that topic.
/// Readers of the raw frames pass it over.
inline constexpr std::string_view madeFromKey = "made_from";
/// The family of a source of MAVLink whose frames nobody may act upon: their signature is wrong, or
/// missing. They have a topic of their own, which readers take into no stream.
inline constexpr std::string_view refusedFamily = "refused";
/// What came from vehicles, and what was sent to them: BlueOS's names.
inline constexpr std::string_view fromVehicleTopic = "mavlink_raw/out";
inline constexpr std::string_view toVehicleTopic = "mavlink_raw/in";
inline constexpr std::string_view refusedTopic = "mavlink_raw/refused";

/// One file of a recording: turns what was recorded into its channels and messages.
///
/// Topics: sonar/<device>/rx and /tx (raw frames), sonar/<device>/summary (figures of each ping),
/// mavlink_raw/out and /in (from and to vehicles, BlueOS's names) and /refused, /log,
/// leadline/events and leadline/markers (events of the kind "marker").
class RecordingChannels {
public:
    explicit RecordingChannels(const std::string& library);

    void addNote(const std::string& name, const log::NoteValues& values);
    /// `source` is looked at when a channel begins; say newChannels() when that has to change.
    void addBytes(const log::RecordedBytes& item, const log::RecordedSource& source,
                  std::uint64_t logTime, std::uint64_t publishTime);
    void addEvent(const log::RecordedEvent& event, std::uint64_t logTime,
                  std::uint64_t publishTime);
    void newChannels(std::uint16_t source);

    /// A channel began since the last time that was asked.
    [[nodiscard]] bool tookNewChannel() { return std::exchange(m_newChannel, false); }
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

/// Bytes as they came over a link, in a protobuf message that other programs can read too:
/// `package sonar; message RawFrame { bytes data = 1; }`.

inline constexpr std::string_view rawFrameSchema = "sonar.RawFrame";

/// The schema's FileDescriptorSet.
[[nodiscard]] base::ByteSpan rawFrameDescriptor();

[[nodiscard]] std::vector<std::byte> encodeRawFrame(base::ByteSpan bytes);
/// What stands in front of so many bytes in their message; they are its end.
void appendRawFrameHead(std::vector<std::byte>& message, std::size_t length);

/// The bytes in a message, a view of it; other fields are passed over. Nullopt when it is none.
[[nodiscard]] std::optional<base::ByteSpan> rawFrameBytes(base::ByteSpan message);

} // namespace leadline::formats

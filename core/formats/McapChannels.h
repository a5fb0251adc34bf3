// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/DeviceNotes.h"
#include "log/FrameIndexer.h"
#include "log/RecordingReader.h"
#include "log/Stream.h"
#include "mcap/McapRecordCursor.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace leadline::formats {

/// What the messages of one channel are.
struct McapChannel {
    enum class As : std::uint8_t {
        Received,
        Mavlink,
        Sent,
        SentMavlink,
        Ping1dJson,
        Ping360Json,
        SessionMarkers,
        Events,
        Nothing
    };

    /// Its place among the topics.
    std::size_t topic = 0;
    As as = As::Nothing;
    std::optional<log::StreamKind> family;
    bool simulated = false;
    std::string link = {};
    std::string device = {};
};

/// The channels that an MCAP file's records declare, and its topics, of which one may have had
/// several channels.
class McapChannels {
public:
    /// The file's notes of its devices, before anything is learned.
    void setNotes(const std::vector<mcap::Metadata>& metadata);
    /// From a record Schema or Channel; the first word counts: a channel that says something else
    /// later is damaged.
    void learn(const mcap::RecordCursor& cursor, const mcap::RecordPlace& place);
    void learn(const mcap::Schema& schema);
    void learn(const mcap::Channel& channel);

    /// Null where nothing declared it.
    [[nodiscard]] const McapChannel* find(std::uint16_t id) const;
    /// Sound speeds by the time since 1970 from which they hold; empty where no note tells them.
    [[nodiscard]] const SoundSpeeds& soundSpeedsOf(const McapChannel& channel) const;

    /// Nullopt where no note tells it.
    [[nodiscard]] std::optional<log::Mounting> mountingOf(const McapChannel& channel) const;

    void countMessage(const McapChannel& channel) { ++m_topics[channel.topic].messages; }
    [[nodiscard]] const std::vector<log::RecordingContents::Topic>& topics() const
    {
        return m_topics;
    }

private:
    [[nodiscard]] McapChannel understand(const mcap::Channel& channel,
                                         const std::string& schema) const;

    std::map<std::string, DeviceNotes> m_notes;
    std::map<std::uint16_t, std::string> m_schemas;
    std::map<std::uint16_t, McapChannel> m_channels;
    std::vector<log::RecordingContents::Topic> m_topics;
    /// Name, schema and encoding of a topic, and its place.
    std::map<std::array<std::string, 3>, std::size_t> m_places;
    std::size_t m_textBytes = 0;
};

/// The streams of bytes that an MCAP file's frames are read from.
class McapStreams {
public:
    explicit McapStreams(log::Log& log) : m_log(log) {}

    struct Sonars {
        /// Null when there are as many streams as a log can have.
        log::FrameIndexer* indexer = nullptr;
        bool isNew = false;
    };
    /// Of a topic, which may have had several channels.
    [[nodiscard]] Sonars sonars(std::size_t topic);
    /// Of a link; null when there are as many streams as a log can have.
    [[nodiscard]] log::MavlinkIndexer* vehicle(const std::string& link);
    /// The same for what was sent on that link.
    [[nodiscard]] log::MavlinkIndexer* sentTo(const std::string& link);

    /// Those of the log that the frames of a topic went to.
    [[nodiscard]] std::vector<log::StreamNumber> streamsOf(std::size_t topic) const;

    /// No more bytes come.
    void finish();
    /// What was sent is counted by message, not here.
    void addTo(log::ReadCounts& counts) const;

private:
    [[nodiscard]] bool full();

    log::Log& m_log;
    std::map<std::size_t, log::FrameIndexer> m_sonars;
    std::map<std::string, log::MavlinkIndexer> m_vehicles;
    std::map<std::string, log::MavlinkIndexer> m_sent;
    bool m_refused = false;
};

} // namespace leadline::formats

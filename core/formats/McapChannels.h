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

/// How the messages of one channel are interpreted.
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

    /// Index of the channel's topic.
    std::size_t topic = 0;
    As as = As::Nothing;
    std::optional<ping::DeviceKind> family;
    bool simulated = false;
    std::string link = {};
    std::string device = {};
};

/// The channels declared in an MCAP file, and its topics; several channels may have one topic.
class McapChannels {
public:
    /// Sets the file's notes about its devices; call it before learn().
    void setNotes(const std::vector<mcap::Metadata>& metadata);
    /// Learns from a schema or channel record. The first record of an id counts, since a later one
    /// that differs is damaged.
    void learn(const mcap::RecordCursor& cursor, const mcap::RecordLocation& place);
    void learn(const mcap::Schema& schema);
    void learn(const mcap::Channel& channel);

    /// Returns null if the channel was not declared.
    [[nodiscard]] const McapChannel* find(std::uint16_t id) const;
    /// Sound speeds by the time since 1970 from which they apply; empty if no note contains them.
    [[nodiscard]] const SoundSpeeds& soundSpeedsOf(const McapChannel& channel) const;

    [[nodiscard]] log::DeviceLabel labelOf(const McapChannel& channel) const;
    /// Nullopt where no note tells it.
    [[nodiscard]] std::optional<log::Mounting> mountingOf(const McapChannel& channel) const;

    void countMessage(const McapChannel& channel) { ++m_topics[channel.topic].messages; }
    [[nodiscard]] const std::vector<log::RecordingContents::Topic>& topics() const
    {
        return m_topics;
    }

private:
    [[nodiscard]] McapChannel describeChannel(const mcap::Channel& channel,
                                              const std::string& schema) const;

    std::map<std::string, DeviceNotes> m_notes;
    std::map<std::uint16_t, std::string> m_schemas;
    std::map<std::uint16_t, McapChannel> m_channels;
    std::vector<log::RecordingContents::Topic> m_topics;
    /// Index of a topic by its name, schema and encoding.
    std::map<std::array<std::string, 3>, std::size_t> m_places;
    std::size_t m_textBytes = 0;
};

/// The log's streams into which frames of an MCAP file are read.
class McapStreams {
public:
    McapStreams(log::Log& log, log::ChosenFamilies chosen) : m_log(log), m_chosen(std::move(chosen))
    {
    }

    struct Sonars {
        /// Null if the log has the maximum number of streams.
        log::FrameIndexer* indexer = nullptr;
        bool isNew = false;
    };
    /// Stream of a topic, which may have had several channels.
    [[nodiscard]] Sonars sonars(std::size_t topic);
    /// Stream of frames received on a link; null if the log has the maximum number of streams.
    [[nodiscard]] log::MavlinkIndexer* vehicle(const std::string& link);
    /// Stream of frames sent on a link; null if the log has the maximum number of streams.
    [[nodiscard]] log::MavlinkIndexer* sentTo(const std::string& link);

    /// Streams of the log that contain the frames of a topic.
    [[nodiscard]] std::vector<log::StreamNumber> streamsOf(std::size_t topic) const;

    /// Call it after the last bytes.
    void finish();
    /// Adds the counts of received frames; sent frames are counted per message elsewhere.
    void addTo(log::ReadCounts& counts) const;

private:
    [[nodiscard]] bool full();

    log::Log& m_log;
    log::ChosenFamilies m_chosen;
    std::map<std::size_t, log::FrameIndexer> m_sonars;
    std::map<std::string, log::MavlinkIndexer> m_vehicles;
    std::map<std::string, log::MavlinkIndexer> m_sent;
    bool m_refused = false;
};

} // namespace leadline::formats

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "McapOutput.h"
#include "formats/Recording.h"
#include "mcap/McapRecordCursor.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace leadline::exporting {

/// Which of an MCAP file's channels are of the streams that are wanted.
class McapCutRequest {
public:
    /// Everything.
    McapCutRequest() = default;
    /// Of an indexed recording. What is said of the session as a whole, events and markers, always
    /// belongs to it.
    McapCutRequest(const formats::Recording& recording, const ExportPart& part);

    [[nodiscard]] bool isEverything() const { return m_everything; }
    [[nodiscard]] bool wants(const mcap::Channel& channel) const;
    /// Source ids of devices on the channel's link that are not wanted, while others there are.
    [[nodiscard]] std::set<std::uint8_t> otherDevices(const mcap::Channel& channel) const;

private:
    bool m_everything = true;
    struct Topic {
        bool wanted = false;
        std::set<std::uint8_t> otherDevices;
    };
    /// That of the frames received, by the name of the topic.
    std::map<std::string, Topic, std::less<>> m_sonars;
    /// Links of vehicles, and whether what was sent is meant.
    std::set<std::pair<std::string, bool>> m_links;
};

/// The schemas and channels of an MCAP file that is read, which are written to another one before
/// their first message there, under the same ids.
class McapChannelTable {
public:
    struct Channel {
        mcap::Channel channel;
        bool wanted = true;
        std::set<std::uint8_t> otherDevices;
        bool written = false;
        /// Its schema's name; many may share one.
        std::string_view schema;
    };

    explicit McapChannelTable(const McapCutRequest& wish) : m_wish(wish) {}

    /// A record Schema or Channel; the first word counts.
    void learn(const mcap::RecordCursor& cursor, const mcap::RecordPlace& place);
    /// Null where nothing declared it.
    [[nodiscard]] Channel* find(std::uint16_t id);
    /// Behind this a message of the channel may stand in the output.
    void write(Channel& channel, McapOutput& output);
    [[nodiscard]] const std::map<std::uint16_t, Channel>& channels() const { return m_channels; }
    /// Of channels and schemas.
    [[nodiscard]] std::uint16_t highestId() const { return m_highestId; }
    [[nodiscard]] std::set<std::string, std::less<>> topics() const;

private:
    struct Schema {
        std::string name;
        std::string encoding;
        std::vector<std::byte> data;
        bool written = false;
    };

    const McapCutRequest& m_wish;
    std::map<std::uint16_t, Schema> m_schemas;
    std::map<std::uint16_t, Channel> m_channels;
    std::uint16_t m_highestId = 0;
};

} // namespace leadline::exporting

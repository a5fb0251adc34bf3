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

/// Decides which channels of an MCAP file belong to the wanted streams.
class McapCutRequest {
public:
    /// A request for all channels.
    McapCutRequest() = default;
    /// A request for a part of an indexed recording. Channels that concern the whole session, with
    /// events and markers, always belong to it.
    McapCutRequest(const formats::Recording& recording, const ExportPart& part);

    [[nodiscard]] bool isEverything() const { return m_everything; }
    [[nodiscard]] bool wants(const mcap::Channel& channel) const;
    /// Source ids of devices that are not wanted, on a channel that also has wanted ones.
    [[nodiscard]] std::set<std::uint8_t> otherDevices(const mcap::Channel& channel) const;

private:
    bool m_everything = true;
    struct Topic {
        bool wanted = false;
        std::set<std::uint8_t> otherDevices;
    };
    /// Topics of received frames by name.
    std::map<std::string, Topic, std::less<>> m_sonars;
    /// Links of vehicles; true for the frames that were sent on them.
    std::set<std::pair<std::string, bool>> m_links;
};

/// Schemas and channels of an MCAP file that is read. They are written to another file before their
/// first message there, with unchanged ids.
class McapChannelTable {
public:
    struct Channel {
        mcap::Channel channel;
        bool wanted = true;
        std::set<std::uint8_t> otherDevices;
        bool written = false;
        /// Name of its schema, which several channels may share.
        std::string_view schema;
    };

    explicit McapChannelTable(const McapCutRequest& wish) : m_request(wish) {}

    /// Learns from a schema or channel record; the first record of an id counts.
    void learn(const mcap::RecordCursor& cursor, const mcap::RecordLocation& place);
    /// Returns null if the channel was not declared.
    [[nodiscard]] Channel* find(std::uint16_t id);
    /// Writes the channel with its schema unless that was done; then its messages may be written.
    void write(Channel& channel, McapOutput& output);
    [[nodiscard]] const std::map<std::uint16_t, Channel>& channels() const { return m_channels; }
    /// Highest id of all channels and schemas.
    [[nodiscard]] std::uint16_t highestId() const { return m_highestId; }
    [[nodiscard]] std::set<std::string, std::less<>> topics() const;

private:
    struct Schema {
        std::string name;
        std::string encoding;
        std::vector<std::byte> data;
        bool written = false;
    };

    const McapCutRequest& m_request;
    std::map<std::uint16_t, Schema> m_schemas;
    std::map<std::uint16_t, Channel> m_channels;
    std::uint16_t m_highestId = 0;
};

} // namespace leadline::exporting

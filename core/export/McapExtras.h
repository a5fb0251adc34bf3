// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "McapOutput.h"
#include "SonarPictures.h"
#include "formats/DeviceNotes.h"
#include "formats/RecordingJson.h"
#include "log/FrameEntry.h"
#include "log/Stream.h"
#include "mavlink/StatusTexts.h"
#include "mavlink/VehicleState.h"
#include "ping/Frame.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace leadline::exporting {

/// Writes what other programs can display of a recording's raw frames as additional JSON topics:
/// device_NAME/Ping1D, /Ping360 and /VehicleData as ping-viewer-next records and plays them, /fix
/// (foxglove.LocationFix), sonar/NAME/image (foxglove.RawImage), and the vehicle's texts in /log
/// (foxglove.Log). Topics that exist already are left unchanged.
class McapExtras {
public:
    /// Ids and topics that the output has or will have without the additional ones.
    struct UsedIds {
        /// Highest id of its channels and schemas.
        std::uint16_t highestId = 0;
        std::set<std::string, std::less<>> topics = {};
    };
    /// Mountings of scanning sonars: those that were given afterwards, else those in the
    /// recording's notes.
    struct Mounted {
        log::Mountings said = {};
        std::map<std::string, formats::DeviceNotes> notes = {};
    };
    McapExtras(McapOutput& output, UsedIds taken, Mounted mounted);

    struct Stamp {
        /// Time on the recording's clock.
        log::Time time{};
        std::uint64_t logTime = 0;
        std::uint64_t publishTime = 0;
    };
    /// Adds a message of a channel with the schema sonar.RawFrame; messages with sent frames are
    /// ignored.
    void add(const mcap::Channel& channel, base::ByteSpan bytes, const Stamp& stamp);
    /// Writes pictures and texts of the vehicle that are not complete yet.
    void finish();
    /// True if there were not enough free ids, so that topics are missing.
    [[nodiscard]] bool outOfIds() const { return m_outOfIds; }

private:
    struct Sonar {
        std::string name;
        std::string topic;
        /// For frames of it whose payload leaves open which family has them.
        std::optional<ping::DeviceKind> kind;
        SonarPictures pictures;
        Stamp last;
    };

    void addSonar(const mcap::Channel& channel, base::ByteSpan bytes, const Stamp& stamp);
    void addVehicle(base::ByteSpan bytes, const Stamp& stamp);
    void addFix(const Stamp& stamp);
    void addPose(const Sonar& sonar, const Stamp& stamp);
    void addPicture(const Sonar& sonar, const std::optional<GreyPicture>& picture,
                    const Stamp& stamp);
    void addStatusText(const mavlink::StatusTexts::CompleteText& said, const Stamp& stamp);
    void message(const std::string& topic, const std::string& from, const log::JsonSchema& schema,
                 std::string_view json, const Stamp& stamp);
    [[nodiscard]] std::optional<ping::DeviceKind> kindOf(const mcap::Channel& channel,
                                                         const ping::Frame& frame) const;
    [[nodiscard]] std::optional<log::Mounting> mountingOf(const mcap::Channel& channel,
                                                          std::uint8_t source) const;
    [[nodiscard]] Sonar& sonarOf(const mcap::Channel& channel, std::uint8_t source);

    McapOutput& m_output;
    UsedIds m_taken;
    Mounted m_mounted;
    std::uint16_t m_nextId = 0xffff;
    bool m_outOfIds = false;
    std::map<std::string, std::uint16_t, std::less<>> m_schemas;
    struct Place {
        std::uint16_t id = 0;
        std::uint32_t sequence = 0;
    };
    std::map<std::string, Place> m_topics;
    /// Sonars by channel and source id.
    std::map<std::pair<std::uint16_t, std::uint8_t>, Sonar> m_sonars;
    mavlink::VehicleState m_vehicle;
    mavlink::StatusTexts m_statusTexts;
    Stamp m_lastVehicle;
    std::optional<log::Time> m_lastFix;
};

} // namespace leadline::exporting

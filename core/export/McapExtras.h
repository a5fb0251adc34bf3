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

/// What other programs can show of a recording's raw frames, written beside them as JSON:
/// device_NAME/Ping1D, /Ping360 and /VehicleData as ping-viewer-next plays and records them, /fix
/// (foxglove.LocationFix), sonar/NAME/image (foxglove.RawImage), and the vehicle's words in /log
/// (foxglove.Log). Topics that are there already are left as they are.
class McapExtras {
public:
    /// What the output has already, or will have.
    struct Taken {
        /// Its ids of channels and schemas go up to here.
        std::uint16_t highestId = 0;
        std::set<std::string, std::less<>> topics = {};
    };
    /// How scanning sonars are mounted: as it was said afterwards, else as their notes say it.
    struct Mounted {
        log::Mountings said = {};
        std::map<std::string, formats::DeviceNotes> notes = {};
    };
    McapExtras(McapOutput& output, Taken taken, Mounted mounted);

    struct Stamp {
        /// Of the recording.
        log::Time time{};
        std::uint64_t logTime = 0;
        std::uint64_t publishTime = 0;
    };
    /// What was received on a channel of sonar.RawFrame; what was sent is passed over.
    void add(const mcap::Channel& channel, base::ByteSpan bytes, const Stamp& stamp);
    /// The pictures and the vehicle's words that are not complete.
    void finish();
    /// Ids did not suffice; then something is missing.
    [[nodiscard]] bool outOfIds() const { return m_outOfIds; }

private:
    struct Sonar {
        std::string name;
        std::string topic;
        /// For frames of it whose payload leaves open which family has them.
        std::optional<log::StreamKind> kind;
        SonarPictures pictures;
        Stamp last;
    };

    void addSonar(const mcap::Channel& channel, base::ByteSpan bytes, const Stamp& stamp);
    void addVehicle(base::ByteSpan bytes, const Stamp& stamp);
    void addFix(const Stamp& stamp);
    void addPose(const Sonar& sonar, const Stamp& stamp);
    void addPicture(const Sonar& sonar, const std::optional<GreyPicture>& picture,
                    const Stamp& stamp);
    void addWords(const mavlink::StatusTexts::Said& said, const Stamp& stamp);
    void message(const std::string& topic, const std::string& from, const log::JsonSchema& schema,
                 std::string_view json, const Stamp& stamp);
    [[nodiscard]] std::optional<log::StreamKind> kindOf(const mcap::Channel& channel,
                                                        const ping::Frame& frame) const;
    [[nodiscard]] std::optional<log::Mounting> mountingOf(const mcap::Channel& channel,
                                                          std::uint8_t source) const;
    [[nodiscard]] Sonar& sonarOf(const mcap::Channel& channel, std::uint8_t source);

    McapOutput& m_output;
    Taken m_taken;
    Mounted m_mounted;
    std::uint16_t m_nextId = 0xffff;
    bool m_outOfIds = false;
    std::map<std::string, std::uint16_t, std::less<>> m_schemas;
    struct Place {
        std::uint16_t id = 0;
        std::uint32_t sequence = 0;
    };
    std::map<std::string, Place> m_topics;
    /// By channel and by the sender's id.
    std::map<std::pair<std::uint16_t, std::uint8_t>, Sonar> m_sonars;
    mavlink::VehicleState m_vehicle;
    mavlink::StatusTexts m_words;
    Stamp m_lastVehicle;
    std::optional<log::Time> m_lastFix;
};

} // namespace leadline::exporting

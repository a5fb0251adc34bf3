// SPDX-License-Identifier: GPL-3.0-or-later
#include "McapExtras.h"

#include "base/JsonObject.h"
#include "formats/PingJson.h"
#include "formats/RecordingChannels.h"
#include "formats/RecordingJson.h"
#include "log/SonarKind.h"
#include "log/StreamClassifier.h"
#include "mavlink/FramePeek.h"
#include "mcap/McapRecords.h"
#include "ping/Frame.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

namespace leadline::exporting {

using namespace mcap;

namespace {

/// Minimum interval between positions: a map needs no more than five a second.
constexpr log::Time betweenFixes = std::chrono::milliseconds(200);

/// Schema of ping-viewer-next for the vehicle's pose: angles in radians, the position in degrees.
log::JsonSchema poseSchema()
{
    return {"ping_viewer_next::vehicle::VehicleData",
            R"({"type":"object","title":"VehicleData","properties":{)"
            R"("roll":{"type":"number"},"pitch":{"type":"number"},"yaw":{"type":"number"},)"
            R"("alt":{"type":"number"},"lat":{"type":"number"},"lon":{"type":"number"}}})"};
}

/// JSON cannot represent NaN and infinity, which become 0.
double finite(double value)
{
    return std::isfinite(value) ? value : 0;
}

/// Level of a MAV_SEVERITY, which has the values of syslog.
log::RecordedEvent::Level levelOf(std::uint8_t severity)
{
    using Level = log::RecordedEvent::Level;
    constexpr std::array levels{Level::Fatal,   Level::Fatal, Level::Fatal, Level::Error,
                                Level::Warning, Level::Info,  Level::Info,  Level::Debug};
    return levels[std::min<std::size_t>(severity, levels.size() - 1)];
}

std::chrono::nanoseconds utcOf(std::uint64_t logTime)
{
    return std::chrono::nanoseconds(static_cast<std::int64_t>(logTime));
}

} // namespace

McapExtras::McapExtras(McapOutput& output, UsedIds taken, Mounted mounted)
    : m_output(output),
      m_taken(std::move(taken)),
      m_mounted(std::move(mounted))
{
}

void McapExtras::add(const Channel& channel, base::ByteSpan bytes, const Stamp& stamp)
{
    if (channel.topic == formats::fromVehicleTopic)
        addVehicle(bytes, stamp);
    else if (valueOf(channel.metadata, "direction") != "tx" && !channel.topic.ends_with("/tx") &&
             !channel.topic.starts_with("mavlink"))
        addSonar(channel, bytes, stamp);
}

std::optional<log::Mounting> McapExtras::mountingOf(const Channel& channel,
                                                    std::uint8_t source) const
{
    const std::string& name = formats::deviceNameOf(channel);
    if (const auto said = log::findMounting(m_mounted.said, {source, name}))
        return said;
    const auto noted = m_mounted.notes.find(name);
    return noted != m_mounted.notes.end() ? noted->second.mounting : std::nullopt;
}

McapExtras::Sonar& McapExtras::sonarOf(const Channel& channel, std::uint8_t source)
{
    const auto [found, isNew] = m_sonars.try_emplace({channel.id, source});
    if (isNew) {
        std::string& name = found->second.name;
        name = valueOf(channel.metadata, "device");
        if (name.empty())
            name = "sonar-" + std::to_string(channel.id);
        // If several devices use one link, all but the first get their id in the name.
        for (const auto& [key, sonar] : m_sonars)
            if (key.first == channel.id && key.second != source) {
                name += '-' + std::to_string(source);
                break;
            }
        std::replace(name.begin(), name.end(), '/', '-');
        found->second.topic = channel.topic;
        if (const auto mounting = mountingOf(channel, source))
            found->second.pictures.setMounting(*mounting);
    }
    return found->second;
}

std::optional<ping::DeviceKind> McapExtras::kindOf(const Channel& channel,
                                                   const ping::Frame& frame) const
{
    if (const auto kind = log::sonarKindNamed(valueOf(channel.metadata, "family")))
        return kind;
    if (const auto kind = log::kindByShape(frame))
        return kind;
    const auto known = m_sonars.find({channel.id, frame.source});
    return known == m_sonars.end() ? std::nullopt : known->second.kind;
}

void McapExtras::addSonar(const Channel& channel, base::ByteSpan bytes, const Stamp& stamp)
{
    if (!log::isWholeFrame(bytes))
        return;
    const ping::Frame frame = ping::viewFrame(bytes);
    const auto kind = log::isPingId(frame.messageId) ? kindOf(channel, frame) : std::nullopt;
    const auto ping =
        kind && log::isPing(*kind, frame) ? echo::decodePing(*kind, frame, {}) : std::nullopt;
    if (!ping)
        return;
    Sonar& sonar = sonarOf(channel, frame.source);
    sonar.kind = kind;
    addPicture(sonar, sonar.pictures.add(*ping), stamp);
    sonar.last = stamp;
    // Only of these two does ping-viewer-next have a form.
    if (const auto json = formats::pingJson(*kind, frame)) {
        const bool turns = *kind == ping::Family::Ping360;
        message("device_" + sonar.name + (turns ? "/Ping360" : "/Ping1D"), channel.topic,
                turns ? formats::ping360Schema() : formats::ping1dSchema(), *json, stamp);
    }
    addPose(sonar, stamp);
}

// Writes a picture; it was complete with the ping before, so it has that ping's time.
void McapExtras::addPicture(const Sonar& sonar, const std::optional<GreyPicture>& picture,
                            const Stamp& stamp)
{
    if (!picture)
        return;
    message("sonar/" + sonar.name + "/image", sonar.topic, formats::rawImageSchema(),
            formats::rawImageJson({.utc = utcOf(sonar.last.logTime),
                                   .frame = sonar.name,
                                   .width = picture->width,
                                   .height = picture->height,
                                   .grey = picture->pixels}),
            stamp);
}

void McapExtras::addVehicle(base::ByteSpan bytes, const Stamp& stamp)
{
    const auto frame = mavlink::readFrame(bytes);
    if (!frame)
        return;
    const base::Instant at{stamp.time};
    m_vehicle.handle(*frame, at);
    m_lastVehicle = stamp;
    const std::uint32_t id = frame->messageId();
    if (id == mavlink::GlobalPositionInt::id || id == mavlink::GpsRawInt::id)
        addFix(stamp);
    for (const auto& said : m_statusTexts.overdue(at))
        addStatusText(said, stamp);
    if (id == mavlink::StatusText::id)
        if (const auto said = m_statusTexts.add(
                frame->sender(), mavlink::decodePayload<mavlink::StatusText>(frame->payload()), at))
            addStatusText(*said, stamp);
}

void McapExtras::addFix(const Stamp& stamp)
{
    const base::Instant now{stamp.time};
    const auto position = m_vehicle.position(now);
    if (!position || !position->latitude || !position->longitude ||
        (m_lastFix && stamp.time - *m_lastFix < betweenFixes))
        return;
    m_lastFix = stamp.time;
    const auto depth = m_vehicle.depth(now);
    message("/fix", std::string(formats::fromVehicleTopic), formats::locationFixSchema(),
            formats::locationFixJson({.utc = utcOf(stamp.logTime),
                                      .latitude = *position->latitude,
                                      .longitude = *position->longitude,
                                      .altitudeM = depth ? std::optional(-depth->m) : std::nullopt,
                                      .errorM = position->errorM}),
            stamp);
}

void McapExtras::addPose(const Sonar& sonar, const Stamp& stamp)
{
    const base::Instant now{stamp.time};
    const auto heading = m_vehicle.heading(now);
    const auto attitude = m_vehicle.attitudeAt(now);
    if (!heading || !attitude)
        return;
    const auto position = m_vehicle.position(now);
    const auto depth = m_vehicle.depth(now);
    constexpr double radian = std::numbers::pi / 180;
    base::JsonObject json;
    json.add("roll", finite(attitude->rollDeg * radian));
    json.add("pitch", finite(attitude->pitchDeg * radian));
    json.add("yaw", finite(heading->deg * radian));
    json.add("alt", finite(depth ? -depth->m : 0));
    json.add("lat", finite(position ? position->latitude.value_or(0) : 0));
    json.add("lon", finite(position ? position->longitude.value_or(0) : 0));
    message("device_" + sonar.name + "/VehicleData", sonar.topic, poseSchema(), json.text(), stamp);
}

void McapExtras::addStatusText(const mavlink::StatusTexts::CompleteText& said, const Stamp& stamp)
{
    const std::string from =
        std::to_string(said.sender.system) + '/' + std::to_string(said.sender.component);
    const log::RecordedEvent event{.at = {},
                                   .level = levelOf(said.severity),
                                   .device = "mavlink/" + from,
                                   .kind = {},
                                   .name = {},
                                   .value = {},
                                   .message = base::Message::verbatim(said.text)};
    message("/log", std::string(formats::fromVehicleTopic), formats::foxgloveLogSchema(),
            formats::foxgloveLogJson(event, utcOf(stamp.logTime)), stamp);
}

void McapExtras::message(const std::string& topic, const std::string& from,
                         const log::JsonSchema& schema, std::string_view json, const Stamp& stamp)
{
    if (m_taken.topics.contains(topic))
        return;
    const auto [place, isNew] = m_topics.try_emplace(topic);
    if (isNew) {
        const auto [known, newSchema] = m_schemas.try_emplace(std::string(schema.name), 0);
        if (m_nextId - 1 <= m_taken.highestId) {
            m_outOfIds = true;
            return;
        }
        if (newSchema) {
            known->second = m_nextId--;
            m_output.addSchema({known->second,
                                std::string(schema.name),
                                "jsonschema",
                                {std::as_bytes(std::span(schema.text))}});
        }
        place->second.id = m_nextId--;
        m_output.addChannel({place->second.id,
                             known->second,
                             topic,
                             "json",
                             {{std::string(formats::madeFromKey), from}}});
    }
    if (place->second.id != 0)
        m_output.addMessage({.channelId = place->second.id,
                             .sequence = ++place->second.sequence,
                             .logTime = stamp.logTime,
                             .publishTime = stamp.publishTime,
                             .data = {std::as_bytes(std::span(json))}});
}

void McapExtras::finish()
{
    for (auto& [key, sonar] : m_sonars)
        addPicture(sonar, sonar.pictures.finish(), sonar.last);
    // Missing chunks of a text will not arrive any more.
    for (const auto& said : m_statusTexts.overdue(base::Instant{m_lastVehicle.time} +
                                                  mavlink::StatusTexts::longestWait))
        addStatusText(said, m_lastVehicle);
}

} // namespace leadline::exporting

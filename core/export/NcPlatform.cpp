// SPDX-License-Identifier: GPL-3.0-or-later
#include "NcPlatform.h"

#include "mavlink/StateMessages.h"

#include <array>

namespace leadline::exporting {

namespace {

constexpr std::size_t rowsOfChunk = 1024;
constexpr const char* arrival = "Time at which the vehicle's message arrived";

/// True if this frame is the newest message on which the reading is based.
template<class Reading>
bool isNew(const std::optional<Reading>& reading, const log::FrameEntry& entry)
{
    return reading && reading->time.arrival.sinceZero == entry.time;
}

bool mayMove(std::uint16_t messageId)
{
    return messageId == mavlink::GlobalPositionInt::id || messageId == mavlink::GpsRawInt::id ||
           messageId == mavlink::LocalPositionNed::id;
}

bool maySink(std::uint16_t messageId)
{
    return messageId == mavlink::VfrHud::id || messageId == mavlink::GlobalPositionInt::id;
}

} // namespace

NcPlatform::NcPlatform(NcFile& file, NcFile::Group platform, NcFile::Group environment,
                       const NcTime& time, int deflate)
    : m_file(file),
      m_platform(platform),
      m_attitude(file, platform, time, {"time1", arrival, rowsOfChunk, deflate}),
      m_position(file, platform, time, {"time2", arrival, rowsOfChunk, deflate}),
      m_depth(file, platform, time, {"time3", arrival, rowsOfChunk, deflate}),
      m_water(file, environment, time, {"time1", arrival, rowsOfChunk, deflate})
{
    m_attitude.addColumn({"heading", "degree", "Where the vehicle headed, clockwise from north", "",
                          "As its autopilot says; whether from true or magnetic north, the "
                          "recording does not say."});
    m_attitude.addColumn({"roll", "degree", "Roll", "platform_roll_starboard_down"});
    m_attitude.addColumn({"pitch", "degree", "Pitch", "platform_pitch_fore_up"});
    m_position.addColumn({"latitude", "degrees_north", "Latitude", "latitude"});
    m_position.addColumn({"longitude", "degrees_east", "Longitude", "longitude"});
    m_position.addColumn({"local_north", "m", "Way to the north from an origin of the vehicle's"});
    m_position.addColumn({"local_east", "m", "Way to the east from an origin of the vehicle's"});
    m_position.addColumn({"position_error", "m", "Error that the receiver states"});
    m_depth.addColumn({"depth", "m", "Depth below the surface, positive down", "depth"});
    m_water.addColumn({"temperature", "degree_C", "Temperature of the water at the vehicle",
                       "sea_water_temperature"});
}

void NcPlatform::add(NcTable& table, log::Time time, std::span<const std::optional<double>> values)
{
    table.addRow(time, values);
    if (table.waiting() == rowsOfChunk)
        table.flush();
}

void NcPlatform::handle(const echo::VehicleFollower& follower, const log::FrameEntry& entry)
{
    const mavlink::VehicleState* vehicle = follower.vehicle();
    if (!vehicle || entry.stream != follower.stream())
        return;
    using Values = std::array<std::optional<double>, 3>;
    const base::Instant now{entry.time};
    if (entry.messageId == mavlink::Attitude::id) {
        const auto heading = vehicle->heading(now);
        const auto attitude = vehicle->attitudeAt(now);
        if (isNew(attitude, entry))
            add(m_attitude, entry.time,
                Values{isNew(heading, entry) ? std::optional(heading->deg) : std::nullopt,
                       attitude->rollDeg, attitude->pitchDeg});
    } else if (entry.messageId == mavlink::ScaledPressure3::id) {
        if (const auto water = vehicle->waterTemperature(now); isNew(water, entry))
            add(m_water, entry.time, std::array{std::optional(water->celsius)});
    }
    if (maySink(entry.messageId))
        if (const auto depth = vehicle->depth(now); isNew(depth, entry))
            add(m_depth, entry.time, std::array{std::optional(depth->m)});
    if (mayMove(entry.messageId))
        if (const auto at = vehicle->position(now); isNew(at, entry))
            add(m_position, entry.time,
                std::array{at->latitude, at->longitude, at->northM, at->eastM, at->errorM});
}

void NcPlatform::flush()
{
    for (NcTable* table : {&m_attitude, &m_position, &m_depth, &m_water})
        table->flush();
}

void NcPlatform::describe(const echo::VehicleFollower& follower)
{
    const mavlink::VehicleState* vehicle = follower.vehicle();
    const auto system = vehicle ? vehicle->system() : std::nullopt;
    if (!system) {
        m_file.set(m_platform, "comment", "The recording holds no vehicle.");
        return;
    }
    m_file.set(m_platform, "mavlink_system", std::int64_t{*system});
    if (const auto autopilot = vehicle->autopilots().find(*system);
        autopilot != vehicle->autopilots().end())
        m_file.set(m_platform, "autopilot", mavlink::autopilotName(autopilot->second));
}

} // namespace leadline::exporting

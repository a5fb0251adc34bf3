// SPDX-License-Identifier: GPL-3.0-or-later
// Values of VehicleState, each taken from the best message that is available.
#include "mavlink/VehicleReadings.h"

#include "mavlink/VehicleState.h"

#include <cmath>
#include <limits>

namespace leadline::mavlink {

namespace {

constexpr std::uint8_t fix3d = 3;
constexpr std::uint16_t unknownHeading = std::numeric_limits<std::uint16_t>::max();
/// An estimated position fluctuates, so one that is constant for so long is not valid.
constexpr base::Duration stillAfter = std::chrono::seconds(10);

double turned(double deg)
{
    const double rest = std::fmod(deg, 360);
    const double positive = rest < 0 ? rest + 360 : rest;
    return positive >= 360 ? 0 : positive;
}

double degreesE7(std::int32_t value)
{
    return value / 1e7;
}

template<class M>
bool hasPosition(const M& message)
{
    return message.lat != 0 || message.lon != 0;
}

} // namespace

std::string_view toString(HeadingSource source)
{
    switch (source) {
    case HeadingSource::Attitude:
        return "ATTITUDE";
    case HeadingSource::GlobalPosition:
        return "GLOBAL_POSITION_INT";
    case HeadingSource::VfrHud:
        return "VFR_HUD";
    }
    return {};
}

std::string_view toString(DepthSource source)
{
    return source == DepthSource::VfrHud ? "VFR_HUD" : "GLOBAL_POSITION_INT";
}

std::string_view toString(PositionSource source)
{
    switch (source) {
    case PositionSource::Global:
        return "GLOBAL_POSITION_INT";
    case PositionSource::Gps:
        return "GPS_RAW_INT";
    case PositionSource::Local:
        return "LOCAL_POSITION_NED";
    }
    return {};
}

template<class M>
const VehicleState::Heard<M>* VehicleState::fresh(const std::optional<Heard<M>>& heard,
                                                  base::Instant now) const
{
    return heard && !heard->rate.isSilent(now) ? &*heard : nullptr;
}

std::optional<Heading> VehicleState::heading(base::Instant now) const
{
    std::optional<Heading> heading;
    if (const auto* attitude = fresh(m_attitude, now))
        heading = {degrees(attitude->message.yaw), false, HeadingSource::Attitude, attitude->time};
    else if (const auto* global = fresh(m_global, now);
             global && global->message.hdg != unknownHeading)
        heading = {global->message.hdg / 100.0, false, HeadingSource::GlobalPosition, global->time};
    else if (const auto* hud = fresh(m_hud, now))
        heading = {static_cast<double>(hud->message.heading), false, HeadingSource::VfrHud,
                   hud->time};
    if (!heading || !std::isfinite(heading->deg))
        return std::nullopt;
    heading->deg = turned(heading->deg + m_headingOffsetDeg + m_variationDeg.value_or(0));
    heading->isTrue = m_variationDeg.has_value();
    return heading;
}

std::optional<VehicleAttitude> VehicleState::attitudeAt(base::Instant now) const
{
    const auto* attitude = fresh(m_attitude, now);
    if (!attitude || !std::isfinite(attitude->message.roll) ||
        !std::isfinite(attitude->message.pitch))
        return std::nullopt;
    return VehicleAttitude{degrees(attitude->message.roll), degrees(attitude->message.pitch),
                           attitude->time};
}

std::optional<Depth> VehicleState::depthBy(DepthSource source, base::Instant now) const
{
    std::optional<Depth> depth;
    if (source == DepthSource::VfrHud) {
        if (const auto* hud = fresh(m_hud, now); hud && std::isfinite(hud->message.alt))
            depth = {-static_cast<double>(hud->message.alt), source, hud->time};
    } else if (const auto* global = fresh(m_global, now)) {
        depth = {-global->message.relativeAlt / 1000.0, source, global->time};
    }
    return depth;
}

std::optional<Depth> VehicleState::depth(base::Instant now) const
{
    auto depth = depthBy(DepthSource::VfrHud, now);
    if (!depth)
        depth = depthBy(DepthSource::GlobalPosition, now);
    if (depth)
        depth->m -= m_depthZeroM[static_cast<std::size_t>(depth->source)];
    return depth;
}

bool VehicleState::zeroDepthHere(base::Instant now)
{
    const auto best = depth(now);
    if (!best)
        return false;
    const double shown = best->m;
    for (const DepthSource source : {DepthSource::VfrHud, DepthSource::GlobalPosition}) {
        double& zero = m_depthZeroM[static_cast<std::size_t>(source)];
        const auto own = depthBy(source, now);
        zero = own ? own->m : zero + shown;
    }
    return true;
}

bool VehicleState::hasFix(base::Instant now) const
{
    const auto* gps = fresh(m_gps, now);
    return gps && gps->message.fixType >= fix3d;
}

std::optional<Position> VehicleState::position(base::Instant now) const
{
    const auto* global = fresh(m_global, now);
    const auto* local = fresh(m_local, now);
    const bool fix = hasFix(now);
    const bool moving = local && m_moved && now - *m_moved <= stillAfter;
    if (!fix && !moving)
        return std::nullopt;

    Position position;
    const bool globalKnown = global && hasPosition(global->message);
    if (globalKnown) {
        position.latitude = degreesE7(global->message.lat);
        position.longitude = degreesE7(global->message.lon);
        position.time = global->time;
    }
    if (moving) {
        position.northM = local->message.x;
        position.eastM = local->message.y;
    }
    if (fix && m_gps->message.hAcc != 0)
        position.errorM = m_gps->message.hAcc / 1000.0;
    if (!fix) {
        position.source = PositionSource::Local;
        position.time = local->time;
    } else if (!globalKnown) {
        if (!hasPosition(m_gps->message))
            return std::nullopt;
        position.latitude = degreesE7(m_gps->message.lat);
        position.longitude = degreesE7(m_gps->message.lon);
        position.source = PositionSource::Gps;
        position.time = m_gps->time;
    }
    return position;
}

std::optional<WaterTemperature> VehicleState::waterTemperature(base::Instant now) const
{
    const auto* water = fresh(m_water, now);
    return water ? std::optional(WaterTemperature{water->message.temperature / 100.0, water->time})
                 : std::nullopt;
}

} // namespace leadline::mavlink

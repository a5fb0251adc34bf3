// SPDX-License-Identifier: GPL-3.0-or-later
#include "sidescanning/SideScanReading.h"

#include "plot/Measuring.h"
#include "session/SelectedVehicle.h"
#include "sidescan/Geometry.h"

#include <cmath>
#include <numbers>

namespace leadline::app {

namespace {

constexpr double metresPerDegree = 111'195;
/// Error of a position that states none, and of a heading.
constexpr double positionErrorM = 3;
constexpr double headingErrorDeg = 3;
/// Closer to a pole than this latitude, differences in longitude are meaningless.
constexpr double highestLatitude = 89.9;

/// At this distance over the ground.
void place(SideScanReading& reading, const echo::ValueWithError& across, log::Time time,
           SelectedVehicle* vehicle)
{
    echo::VehicleTrack* track = vehicle ? vehicle->track() : nullptr;
    if (!track || !track->system() || reading.side == sidescan::Side::Unknown)
        return;
    const auto heading = track->headingAt(time);
    const auto position = track->stateAt(time).position({time});
    if (!heading || !position || !position->latitude || !position->longitude ||
        std::abs(*position->latitude) > highestLatitude)
        return;
    const double abeam = reading.side == sidescan::Side::Port ? -90 : 90;
    const double bearing =
        (heading->deg + vehicle->settings()->headingCorrection() + abeam) * std::numbers::pi / 180;
    const double north = across.value * std::cos(bearing);
    const double east = across.value * std::sin(bearing);
    reading.latitude = *position->latitude + north / metresPerDegree;
    reading.longitude =
        *position->longitude +
        east / (metresPerDegree * std::cos(*position->latitude * std::numbers::pi / 180));
    reading.placeErrorM =
        std::hypot(position->errorM.value_or(positionErrorM), across.error,
                   across.value * std::sin(headingErrorDeg * std::numbers::pi / 180));
}

/// The distance over the ground of what is read, by slant range, too.
echo::ValueWithError onGround(const SideScanReading& reading,
                              const std::optional<sidescan::Altitude>& altitude)
{
    const echo::ValueWithError slant{reading.slantM, reading.slantErrorM};
    // Without an altitude it lies anywhere from below the vehicle to the slant range.
    if (!altitude)
        return {slant.value / 2, std::hypot(slant.value / 2, slant.error)};
    return sidescan::groundRange(slant, *altitude)
        .value_or(echo::ValueWithError{0, altitude->metres});
}

} // namespace

std::optional<sidescan::Altitude> tiltedAt(const std::optional<sidescan::Altitude>& altitude,
                                           log::Time time, SelectedVehicle* vehicle)
{
    if (!altitude)
        return std::nullopt;
    echo::VehicleTrack* track = vehicle ? vehicle->track() : nullptr;
    const auto attitude =
        track && track->system() ? track->stateAt(time).attitudeAt({time}) : std::nullopt;
    return sidescan::tilted(*altitude,
                            attitude ? std::optional(double{attitude->rollDeg}) : std::nullopt);
}

SideScanReading readSideScan(const sidescan::Row& row, sidescan::Side side, double acrossM,
                             bool ground, const std::optional<sidescan::Altitude>& altitude,
                             double soundSpeedErrorPercent, SelectedVehicle* vehicle)
{
    SideScanReading reading{.side = side, .timeS = secondsOf(row.time), .acrossM = acrossM};
    const auto tilted = tiltedAt(altitude, row.time, vehicle);
    reading.slantM = ground && tilted ? sidescan::slantRange(acrossM, tilted->metres) : acrossM;
    reading.slantErrorM =
        std::hypot(row.rangeErrorM(), soundSpeedErrorPercent / 100 * reading.slantM);
    reading.acrossErrorM = reading.slantErrorM;
    if (tilted) {
        reading.altitudeM = tilted->metres;
        reading.altitudeErrorM =
            std::hypot(tilted->errorM, soundSpeedErrorPercent / 100 * tilted->metres);
    }
    if (ground && tilted)
        if (const auto across =
                sidescan::groundRange({reading.slantM, reading.slantErrorM}, *tilted))
            reading.acrossErrorM = across->error;
    if (!row.levels.empty() && reading.slantM >= row.startM && reading.slantM < row.endM()) {
        const auto sample = static_cast<std::size_t>((reading.slantM - row.startM) / row.sampleM());
        reading.decibels =
            sidescan::decibelsOf(row.levels[std::min(sample, row.levels.size() - 1)]);
    }
    place(reading, onGround(reading, tilted), row.time, vehicle);
    return reading;
}

} // namespace leadline::app

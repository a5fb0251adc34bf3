// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/Altitude.h"

#include "echo/EchoErrors.h"
#include "plot/Measurement.h"
#include "session/SelectedVehicle.h"
#include "session/SonarSource.h"
#include "session/Upright.h"

#include <chrono>

namespace leadline::app {

namespace {

constexpr log::Time oldest = std::chrono::seconds(1);
constexpr std::uint32_t leastConfidence = 50;

} // namespace

std::optional<echo::ValueWithError> altitudeAt(const SonarSource& sounder, SelectedVehicle* vehicle,
                                               log::Time time)
{
    if (!sounder.present())
        return std::nullopt;
    const auto newest = newestMeasurement(sounder.reader(), time);
    if (!newest || time - newest->time > oldest)
        return std::nullopt;
    echo::PingReader::Scratch scratch;
    const auto ping = sounder.reader().readFrame(newest->frame, scratch);
    if (!ping || !ping->distanceM || ping->confidencePercent.value_or(0) < leastConfidence)
        return std::nullopt;
    echo::VehicleTrack* track = vehicle ? vehicle->track() : nullptr;
    if (track && track->system()) {
        const auto lie = track->stateAt(newest->time).lie({newest->time});
        if (lie && !isUpright(*lie))
            return std::nullopt;
    }
    return echo::ValueWithError{*ping->distanceM, echo::rangeErrorM(*ping)};
}

} // namespace leadline::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "multibeam/SoundingPosition.h"

#include "session/SelectedVehicle.h"

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
constexpr double radian = std::numbers::pi / 180;

} // namespace

std::optional<SoundingPosition> positionOf(const swath::LevelSounding& sounding, log::Time time,
                                           SelectedVehicle* vehicle)
{
    echo::VehicleTrack* track = vehicle ? vehicle->track() : nullptr;
    if (!track || !track->system())
        return std::nullopt;
    const auto heading = track->headingAt(time);
    const auto position = track->stateAt(time).position({time});
    if (!heading || !position || !position->latitude || !position->longitude ||
        std::abs(*position->latitude) > highestLatitude)
        return std::nullopt;
    const double ahead = (heading->deg + vehicle->settings()->headingCorrection()) * radian;
    const double northM = sounding.alongM * std::cos(ahead) - sounding.acrossM * std::sin(ahead);
    const double eastM = sounding.alongM * std::sin(ahead) + sounding.acrossM * std::cos(ahead);
    const double aside = std::hypot(sounding.acrossM, sounding.alongM);
    return SoundingPosition{
        .latitude = *position->latitude + northM / metresPerDegree,
        .longitude = *position->longitude +
                     eastM / (metresPerDegree * std::cos(*position->latitude * radian)),
        .errorM = std::hypot(position->errorM.value_or(positionErrorM), sounding.acrossErrorM,
                             aside * std::sin(headingErrorDeg * radian))};
}

} // namespace leadline::app

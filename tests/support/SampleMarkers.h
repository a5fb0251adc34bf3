// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/MarkerRecord.h"

namespace leadline::test {

/// A marker in which all fields are set.
inline annotations::Marker someMarker(int number = 3)
{
    annotations::Marker marker{
        .id = "00000000000000a" + std::to_string(number % 10),
        .number = number,
        .name = "Net <tear> & \"knot\"\n\xF0\x9F\x90\x9F",
        .moment = {.time = log::Time(12'345'678'901),
                   .utc = std::chrono::nanoseconds(1'789'307'724'345'678'901)},
        .sonar = ping::Family::Ping360,
        .stream = "ping360-simulated",
        .simulated = true,
        .rangeM = 9.0625,
        .rangeErrorM = 0.09,
        .soundSpeed = 1487.5,
        .sample = 812,
        .samples = 1200,
        .intensity = 215,
        .relativeDeg = -29.7,
        .relativeErrorDeg = 1.1,
        .trueDeg = 42.7,
        .trueErrorDeg = 3.2,
        .northIsTrue = true,
        .headingDeg = 72.4,
        .depthM = 4.92,
        .altitudeM = 11.07,
        .position = annotations::MarkerPosition{.latitude = 63.4412345,
                                                .longitude = -10.4012345,
                                                .errorM = 5.5,
                                                .source = "GLOBAL_POSITION_INT",
                                                .ageS = 0.2},
        .alignedByHand = true,
        .settings = {{"range_m", "10"}, {"gain", "2"}}};
    for (int i = -2; i <= 2; ++i)
        marker.snippet.push_back({.after = log::Time(i * 50'000'000LL),
                                  .besideDeg = 0.9 * i,
                                  .stepDeg = 0.9,
                                  .startM = 6.5625,
                                  .lengthM = 5,
                                  .samples = std::vector<std::uint8_t>(
                                      static_cast<std::size_t>(7 + i), std::uint8_t(250 + i))});
    return marker;
}

} // namespace leadline::test

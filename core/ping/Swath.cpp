// SPDX-License-Identifier: GPL-3.0-or-later
#include "ping/cerulean/Swath.h"

#include "SwathReading.h"
#include "ping/cerulean/ChannelData.h"

#include <algorithm>
#include <cmath>

namespace leadline::ping {

std::optional<PitchRoll> pitchRoll(const UpVector& up)
{
    constexpr double shortest = 0.9;
    constexpr double longest = 1.1;
    const double length = std::hypot(up.x, up.y, up.z);
    if (!(length >= shortest && length <= longest))
        return std::nullopt;
    return PitchRoll{.pitchRad = std::asin(std::clamp<double>(up.x, -1, 1)),
                     .rollRad = std::atan2(up.y, up.z)};
}

std::optional<std::uint64_t> plausibleUtcMs(std::uint64_t utcMs)
{
    constexpr std::uint64_t year2000 = 946'684'800'000;
    constexpr std::uint64_t year2100 = 4'102'444'800'000;
    return utcMs >= year2000 && utcMs < year2100 ? std::optional(utcMs) : std::nullopt;
}

bool addEndOfPing(SwathFields& swath, const cerulean::EndPingInfo& end)
{
    if (end.pingNumber != swath.pingNumber || end.deviceNumber != swath.deviceNumber)
        return false;
    swath.rangeStartM = swath::finite(end.rangeStartM);
    swath.rangeEndM = swath::finite(end.rangeEndM);
    swath.up = swath::direction(end.upVecX, end.upVecY, end.upVecZ);
    swath.waterC = swath::measured(end.waterDegC);
    swath.waterBar = swath::measured(end.waterBar);
    swath.heaveM = swath::finite(end.heaveM);
    swath.frequencyHz = swath::finite(end.pingHzRealized);
    if (!swath.utcMs)
        swath.utcMs = plausibleUtcMs(end.utcMsec);
    return true;
}

} // namespace leadline::ping

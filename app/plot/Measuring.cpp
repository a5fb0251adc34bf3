// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/Measuring.h"

#include "echo/Ping.h"
#include "raster/SampleAxis.h"

#include <array>
#include <cmath>

namespace leadline::app {

namespace {

constexpr std::array roundSteps{1.0, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0};
/// Tolerance for a range of 9.999 m that a device reports instead of 10 m.
constexpr double slack = 1e-3;

} // namespace

log::Time timeOfSeconds(double seconds)
{
    return log::Time(static_cast<std::int64_t>(std::llround(seconds * 1e9)));
}

std::optional<int> intensityAt(const echo::Profile& profile, double rangeM, double metresPerPixel)
{
    const raster::SampleAxis axis(profile, 0, metresPerPixel);
    if (!axis.valid() || !(metresPerPixel > 0))
        return std::nullopt;
    const auto value = axis.value(profile, axis.lower(rangeM / metresPerPixel),
                                  raster::SampleAxis::Detail::Largest);
    return value ? std::optional<int>(*value) : std::nullopt;
}

double rangeErrorM(const echo::Ping& ping, double rangeM, double soundSpeedPercent)
{
    return std::hypot(echo::rangeErrorM(ping), rangeM * soundSpeedPercent / 100);
}

double relativeDegrees(double degrees)
{
    return degrees - std::floor((degrees + 180) / 360) * 360;
}

double roundRangeAbove(double rangeM)
{
    if (!(rangeM > 0) || !std::isfinite(rangeM))
        return 0;
    const double unit = std::pow(10.0, std::floor(std::log10(rangeM)));
    for (const double step : roundSteps)
        if (rangeM <= step * unit * (1 + slack))
            return step * unit;
    return 10 * unit;
}

double roundRangeBelow(double rangeM, double bottomM)
{
    if (!(rangeM >= bottomM / 4) || !(rangeM > 0) || !std::isfinite(rangeM))
        return 0;
    const double unit = std::pow(10.0, std::floor(std::log10(rangeM)));
    double below = unit;
    for (const double step : roundSteps)
        if (step * unit <= rangeM * (1 + slack))
            below = step * unit;
    return below;
}

} // namespace leadline::app

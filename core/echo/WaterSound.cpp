// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/WaterSound.h"

#include <cmath>

namespace leadline::echo {

namespace {

/// Ratio of IPTS-68 to ITS-90 temperatures, exact to 1 mK from 0 to 40 °C (P. M. Saunders, WOCE
/// Newsletter 10, 1990).
constexpr double scale68 = 1.00024;
constexpr double usualTemperatureC = 12;
constexpr double dbarPerBar = 10;

double salinityOf(WaterKind kind)
{
    switch (kind) {
    case WaterKind::Fresh:
        return 0;
    case WaterKind::Brackish:
        return 15;
    case WaterKind::Sea:
        break;
    }
    return 35;
}

} // namespace

double chenMilleroSpeed(double temperature68, double salinity, double pressureDbar)
{
    const double t = temperature68;
    const double s = salinity;
    const double p = pressureDbar / dbarPerBar;

    // Polynomials for pure water.
    const double c0 =
        ((((3.1464e-9 * t - 1.478e-6) * t + 3.342e-4) * t - 5.80852e-2) * t + 5.03711) * t +
        1402.388;
    const double c1 =
        (((-6.1185e-10 * t + 1.3621e-7) * t - 8.1788e-6) * t + 6.8982e-4) * t + 0.153563;
    const double c2 =
        (((1.0405e-12 * t - 2.5335e-10) * t + 2.5974e-8) * t - 1.7107e-6) * t + 3.126e-5;
    const double c3 = (-2.3643e-12 * t + 3.8504e-10) * t - 9.7729e-9;
    const double c = ((c3 * p + c2) * p + c1) * p + c0;

    // Polynomials for the terms with salinity, its power 3/2 and its square.
    const double a0 = (((-3.21e-8 * t + 2.006e-6) * t + 7.164e-5) * t - 1.262e-2) * t + 1.389;
    const double a1 =
        (((-2.0122e-10 * t + 1.0507e-8) * t - 6.4885e-8) * t - 1.258e-5) * t + 9.4742e-5;
    const double a2 = ((7.988e-12 * t - 1.6002e-10) * t + 9.1041e-9) * t - 3.9064e-7;
    const double a3 = (-3.389e-13 * t + 6.649e-12) * t + 1.1e-10;
    const double a = ((a3 * p + a2) * p + a1) * p + a0;
    const double b = -1.922e-2 - 4.42e-5 * t + (7.3637e-5 + 1.7945e-7 * t) * p;
    const double d = 1.727e-3 - 7.9836e-6 * p;
    return c + (a + b * std::sqrt(s) + d * s) * s;
}

double pressureDbarAt(double depthM)
{
    // The coefficient is 5.92e-3 + 5.25e-3 sin² of the latitude, here at 45 degrees.
    constexpr double c1 = 5.92e-3 + 5.25e-3 / 2;
    constexpr double c2 = 2.21e-6;
    const double linear = 1 - c1;
    return (linear - std::sqrt(linear * linear - 4 * c2 * depthM)) / (2 * c2);
}

std::optional<double> soundSpeedIn(const Water& water)
{
    // The comparisons are false for NaN, which is thus outside the range.
    const bool known = water.temperatureC >= Water::lowestTemperatureC &&
                       water.temperatureC <= Water::highestTemperatureC && water.salinity >= 0 &&
                       water.salinity <= Water::highestSalinity && water.depthM >= 0 &&
                       water.depthM <= Water::greatestDepthM;
    if (!known)
        return std::nullopt;
    return chenMilleroSpeed(scale68 * water.temperatureC, water.salinity,
                            pressureDbarAt(water.depthM));
}

double soundSpeedOf(WaterKind kind)
{
    return chenMilleroSpeed(scale68 * usualTemperatureC, salinityOf(kind), 0);
}

} // namespace leadline::echo

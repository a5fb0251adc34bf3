// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/Absorption.h"

#include <cmath>

namespace leadline::echo {

std::optional<double> absorptionDbPerKm(const Water& water, double frequencyKhz, double acidityPh)
{
    constexpr double lowestKhz = 0.2;
    constexpr double highestKhz = 1000;
    // The check of the water's limits is that of the sound speed; NaN is outside.
    const bool known = soundSpeedIn(water) && frequencyKhz >= lowestKhz &&
                       frequencyKhz <= highestKhz && std::isfinite(acidityPh);
    if (!known)
        return std::nullopt;
    const double t = water.temperatureC;
    const double s = water.salinity;
    const double d = water.depthM;
    const double kelvin = 273 + t;
    const double square = frequencyKhz * frequencyKhz;
    const double speed = 1412 + 3.21 * t + 1.19 * s + 0.0167 * d;

    // Boric acid.
    const double a1 = 8.86 / speed * std::pow(10, 0.78 * acidityPh - 5);
    const double f1 = 2.8 * std::sqrt(s / 35) * std::pow(10, 4 - 1245 / kelvin);
    const double boric = a1 * f1 * square / (f1 * f1 + square);

    // Magnesium sulphate.
    const double a2 = 21.44 * s / speed * (1 + 0.025 * t);
    const double p2 = 1 - 1.37e-4 * d + 6.2e-9 * d * d;
    const double f2 = 8.17 * std::pow(10, 8 - 1990 / kelvin) / (1 + 0.0018 * (s - 35));
    const double magnesium = a2 * p2 * f2 * square / (f2 * f2 + square);

    // Pure water.
    constexpr double warmC = 20;
    const double a3 = t <= warmC ? 4.937e-4 + (-2.59e-5 + (9.11e-7 - 1.50e-8 * t) * t) * t
                                 : 3.964e-4 + (-1.146e-5 + (1.45e-7 - 6.5e-10 * t) * t) * t;
    const double p3 = 1 - 3.83e-5 * d + 4.9e-10 * d * d;
    return boric + magnesium + a3 * p3 * square;
}

} // namespace leadline::echo

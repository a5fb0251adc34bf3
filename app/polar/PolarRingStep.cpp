// SPDX-License-Identifier: GPL-3.0-or-later
#include "polar/PolarRingStep.h"

#include <array>
#include <cmath>

namespace leadline::app {

namespace {

/// By preference. Together no gap between neighbours is wider than 3 : 2, so that four or five of
/// one of them fit into any span.
constexpr std::array factors{5.0, 2.5, 2.0, 1.0, 4.0, 3.0, 6.0, 1.5, 8.0};
/// A device's 9.99 m are 10.
constexpr double slack = 2e-3;

} // namespace

double polarRingStep(double span)
{
    if (!(span > 0) || !std::isfinite(span))
        return 0;
    const double unit = std::pow(10.0, std::floor(std::log10(span / 4 * (1 + slack))));
    for (const double factor : factors)
        for (const double power : {unit, unit / 10}) {
            const double rings = span * (1 + slack) / (factor * power);
            if (rings >= 4 && rings < 6)
                return factor * power;
        }
    return unit;
}

} // namespace leadline::app

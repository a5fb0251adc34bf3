// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/ToneCurve.h"

#include <algorithm>
#include <cmath>

namespace leadline::echo {

namespace {

/// Positions at the bright end that are left to intensities above the white point, at most.
constexpr double shoulder = 16;
/// Shifts the power curve off its origin, where a gamma below 1 would be infinitely steep and
/// would turn the last traces of noise into bright dots.
constexpr double offset = 0.03;

double within(double value, double lowest, double highest, double otherwise)
{
    return std::isnan(value) ? otherwise : std::clamp(value, lowest, highest);
}

double power(double share, double gamma)
{
    if (gamma == 1)
        return share;
    const double begin = std::pow(offset, gamma);
    return (std::pow(share + offset, gamma) - begin) / (std::pow(1 + offset, gamma) - begin);
}

} // namespace

ToneCurve ToneCurve::bounded() const
{
    ToneCurve curve;
    curve.black = within(black, 0, strongest - leastSpan, curve.black);
    curve.white = within(white, curve.black + leastSpan, strongest, curve.white);
    curve.gamma = within(gamma, leastGamma, greatestGamma, curve.gamma);
    return curve;
}

double ToneCurve::position(double intensity, double highestBlack) const
{
    const double value = std::clamp(intensity, 0.0, strongest);
    const double low = std::min(black, highestBlack);
    if (value <= black)
        return black > 0 ? value / black * low : 0;
    const double above = strongest - white;
    const double high = strongest - std::min(above, shoulder);
    if (value <= white)
        return low + power((value - black) / (white - black), gamma) * (high - low);
    return high + (value - white) / above * (strongest - high);
}

} // namespace leadline::echo

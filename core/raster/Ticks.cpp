// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/Ticks.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <utility>

namespace leadline::raster {

namespace {

/// Tolerance, so that rounding errors of a quotient do not lose a tick.
constexpr double tolerance = 1e-9;

/// A step as an integer mantissa and a power of ten, so that tick values are exactly what is
/// written.
struct Step {
    double mantissa = 0;
    int exponent = 0;

    [[nodiscard]] double value() const { return at(1); }
    /// `count` steps, rounded only once.
    [[nodiscard]] double at(double count) const
    {
        return exponent < 0 ? mantissa * count / std::pow(10.0, -exponent)
                            : mantissa * count * std::pow(10.0, exponent);
    }
};

/// Makes a step with an integer mantissa: 2.5 becomes 25 · 10⁻¹.
Step tenths(double mantissa, int exponent)
{
    return mantissa == std::floor(mantissa) ? Step{mantissa, exponent}
                                            : Step{mantissa * 10, exponent - 1};
}

template<std::size_t N>
Step roundUp(double least, const std::array<double, N>& mantissas)
{
    const int exponent = static_cast<int>(std::floor(std::log10(least)));
    for (int e = exponent - 1;; ++e) {
        for (const double mantissa : mantissas) {
            const Step step = tenths(mantissa, e);
            if (step.value() >= least * (1 - tolerance))
                return step;
        }
    }
}

Step timeStep(double least)
{
    constexpr std::array<double, 16> steps{1,   2,   5,   10,   15,   30,   60,    120,
                                           300, 600, 900, 1800, 3600, 7200, 21600, 43200};
    constexpr double day = 86400;
    if (least < 1)
        return roundUp(least, std::array<double, 3>{1, 2, 5});
    for (const double step : steps) {
        if (step >= least * (1 - tolerance))
            return {step, 0};
    }
    const Step days = roundUp(std::max(least / day, 1.0), std::array<double, 3>{1, 2, 5});
    return {days.value() * day, 0};
}

Ticks ticksOf(double min, double max, const Step& step)
{
    Ticks ticks;
    const double value = step.value();
    const double first = std::ceil(min / value - tolerance);
    const double last = std::floor(max / value + tolerance);
    if (!(value > 0) || !std::isfinite(value) || !(std::abs(first) < 1e15) ||
        !(std::abs(last) < 1e15) || last - first >= maxTicks)
        return ticks;
    ticks.step = value;
    ticks.decimals = std::max(-step.exponent, 0);
    for (double count = first; count <= last; ++count)
        // Adding 0.0 turns a negative zero into a positive one.
        ticks.values.push_back(step.at(count) + 0.0);
    return ticks;
}

bool drawable(double least)
{
    return std::isfinite(least) && least > 1e-12 && least < 1e15;
}

double minStep(double span, double length, double minSpacing)
{
    // A step is never finer than a pixel.
    return length > 0 ? span * std::max(1.0, minSpacing) / length : 0.0;
}

Ticks axis(double min, double max, double least)
{
    if (max < min)
        std::swap(min, max);
    if (!drawable(least))
        return {};
    return ticksOf(min, max, roundUp(least, std::array<double, 4>{1, 2, 2.5, 5}));
}

Ticks times(double from, double until, double least)
{
    if (until < from)
        std::swap(from, until);
    return drawable(least) ? ticksOf(from, until, timeStep(least)) : Ticks{};
}

} // namespace

Ticks axisTicks(double min, double max, int wanted)
{
    return axis(min, max, std::abs(max - min) / std::clamp(wanted, 1, maxTicks / 2));
}

Ticks axisTicks(double min, double max, double length, double minSpacing)
{
    return axis(min, max, minStep(std::abs(max - min), length, minSpacing));
}

Ticks timeTicks(double fromS, double untilS, int wanted)
{
    return times(fromS, untilS, std::abs(untilS - fromS) / std::clamp(wanted, 1, maxTicks / 2));
}

Ticks timeTicks(double fromS, double untilS, double length, double minSpacing)
{
    return times(fromS, untilS, minStep(std::abs(untilS - fromS), length, minSpacing));
}

Ticks ringRanges(double edge)
{
    if (!drawable(edge) || edge < 1e-9)
        return {};
    // Candidates from the roundest one on; neighbouring ones differ by a factor of at most 1.5, so
    // that one of them always gives 4 or 5 rings.
    constexpr std::array<double, 9> mantissas{1, 2, 5, 2.5, 3, 4, 6, 1.5, 7.5};
    const int exponent = static_cast<int>(std::floor(std::log10(edge)));
    for (const bool atEdge : {true, false}) {
        for (const double mantissa : mantissas) {
            for (int e = exponent - 1; e <= exponent; ++e) {
                const Step step = tenths(mantissa, e);
                const double rings = edge / step.value();
                const double whole = std::floor(rings + tolerance);
                if (whole >= 4 && whole <= 5 && (!atEdge || rings - whole < tolerance))
                    return ticksOf(step.value(), edge, step);
            }
        }
    }
    return {};
}

} // namespace leadline::raster

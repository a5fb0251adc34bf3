// SPDX-License-Identifier: GPL-3.0-or-later
#include "Numbers.h"

#include <numbers>

namespace leadline::sim {

namespace {

double corner(std::uint64_t seed, std::int64_t x, std::int64_t y)
{
    const auto key =
        static_cast<std::uint64_t>(x) * 0x8da6b343U + static_cast<std::uint64_t>(y) * 0xd8163841U;
    return unit(mixed(seed ^ key));
}

} // namespace

double logarithm(double x)
{
    double sum = 0;
    for (; x < 0.5; x *= 2.0)
        sum -= std::numbers::ln2;
    for (; x > 2.0; x /= 2.0)
        sum += std::numbers::ln2;
    const double y = (x - 1.0) / (x + 1.0);
    double power = y;
    for (int n = 1; n < 20; n += 2, power *= y * y)
        sum += 2.0 * power / n;
    return sum;
}

double sineOfTurns(double turns)
{
    // Within -0.5 .. 0.5 turns.
    double t = turns - std::floor(turns + 0.5);
    if (t > 0.25)
        t = 0.5 - t;
    else if (t < -0.25)
        t = -0.5 - t;
    const double x = 2.0 * std::numbers::pi * t;
    const double s = x * x;
    // Taylor series up to x^13; the angle is at most a quarter of a turn.
    double v = 1.0 - s / 156.0;
    v = 1.0 - s / 110.0 * v;
    v = 1.0 - s / 72.0 * v;
    v = 1.0 - s / 42.0 * v;
    v = 1.0 - s / 20.0 * v;
    v = 1.0 - s / 6.0 * v;
    return x * v;
}

double cosineOfTurns(double turns)
{
    return sineOfTurns(turns + 0.25);
}

double smoothNoise(std::uint64_t seed, double x, double y)
{
    const double left = std::floor(x);
    const double low = std::floor(y);
    const auto ix = static_cast<std::int64_t>(left);
    const auto iy = static_cast<std::int64_t>(low);
    const auto eased = [](double f) { return f * f * (3.0 - 2.0 * f); };
    const double fx = eased(x - left);
    const double fy = eased(y - low);
    const double a = corner(seed, ix, iy);
    const double b = corner(seed, ix + 1, iy);
    const double c = corner(seed, ix, iy + 1);
    const double d = corner(seed, ix + 1, iy + 1);
    const double ab = a + (b - a) * fx;
    const double cd = c + (d - c) * fx;
    return ab + (cd - ab) * fy;
}

const std::array<float, 1024>& speckleTable()
{
    static const std::array<float, 1024> table = [] {
        std::array<float, 1024> made{};
        // The mean of sqrt(-ln u) is sqrt(pi) / 2.
        const double scale = 2.0 / std::sqrt(std::numbers::pi);
        for (std::size_t i = 0; i < made.size(); ++i) {
            const double u = (static_cast<double>(i) + 0.5) / static_cast<double>(made.size());
            made[i] = static_cast<float>(scale * std::sqrt(-logarithm(u)));
        }
        return made;
    }();
    return table;
}

} // namespace leadline::sim

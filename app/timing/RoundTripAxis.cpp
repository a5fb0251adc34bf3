// SPDX-License-Identifier: GPL-3.0-or-later
#include "timing/RoundTripAxis.h"

#include "timing/TimingNumbers.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace leadline::app {

namespace {

constexpr std::array factors{1.0, 2.0, 5.0};
/// The resolution of log times in ms; shorter round trips cannot be measured.
constexpr double least = 0.001;
constexpr double leastRatio = 30;
/// Share of the axis that is left free above the longest round trip.
constexpr double freeShare = 0.12;
constexpr std::size_t maxTicks = 8;

/// The largest of 1, 2 and 5 times a power of ten that does not exceed the value.
double roundBelow(double value)
{
    const double power = std::pow(10, std::floor(std::log10(value)));
    double below = power;
    for (const double factor : factors)
        if (factor * power <= value * 1.000001)
            below = factor * power;
    return below;
}

} // namespace

RoundTripAxis::RoundTripAxis(const mavlink::ProbeSummary& figures)
{
    if (!figures.roundTrips)
        return;
    m_low = roundBelow(std::max(milliseconds(figures.roundTrips->least), least));
    const double taken = std::max(milliseconds(figures.roundTrips->most) / m_low, leastRatio);
    m_high = m_low * std::pow(taken, 1 / (1 - freeShare));
}

RoundTripAxis RoundTripAxis::of(const TimingPicture& picture)
{
    return picture.row() ? RoundTripAxis(picture.row()->figures) : RoundTripAxis();
}

double RoundTripAxis::shareOf(double ms) const
{
    return std::log(std::max(ms, m_low) / m_low) / std::log(m_high / m_low);
}

double RoundTripAxis::valueAt(double share) const
{
    return m_low * std::pow(m_high / m_low, share);
}

std::vector<double> RoundTripAxis::ticks() const
{
    std::vector<double> all;
    std::vector<double> decades;
    for (double power = std::pow(10, std::floor(std::log10(m_low))); power <= m_high; power *= 10)
        for (const double factor : factors) {
            const double tick = factor * power;
            if (tick < m_low * 0.999 || tick > m_high)
                continue;
            all.push_back(tick);
            if (factor == 1)
                decades.push_back(tick);
        }
    return all.size() <= maxTicks ? all : decades;
}

} // namespace leadline::app

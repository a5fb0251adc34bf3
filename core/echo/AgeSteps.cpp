// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/AgeSteps.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace leadline::echo {

namespace {

constexpr double shortestSpanS = 1e-3;
/// Approximate number of steps in the span.
constexpr double steps = 32;

} // namespace

// Steps are powers of two, so that small changes of the span leave them unchanged.
AgeSteps::AgeSteps(log::Time newest, double spanS)
{
    const double span = std::max(spanS, shortestSpanS);
    m_stepS = std::exp2(std::round(std::log2(span / steps)));
    m_newest = stepOf(newest);
    m_steps = std::max(std::round(span / m_stepS), 1.0);
}

std::int64_t AgeSteps::stepOf(log::Time time) const
{
    return static_cast<std::int64_t>(std::floor(base::secondsOf(time) / m_stepS));
}

double AgeSteps::share(log::Time time) const
{
    return std::clamp(static_cast<double>(m_newest - stepOf(time)) / m_steps, 0.0, 1.0);
}

} // namespace leadline::echo

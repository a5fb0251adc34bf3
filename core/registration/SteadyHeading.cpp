// SPDX-License-Identifier: GPL-3.0-or-later
#include "registration/SteadyHeading.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <numbers>

namespace leadline::registration {

namespace {

/// Knots that are kept: more than a dive of a day has.
constexpr std::size_t mostKnots = 60'000;
/// Distances in time at which the compass is followed.
constexpr double compassStepS = 0.5;
constexpr double coarseStepS = 2;
constexpr double mostSteps = 2000;
/// Beyond the last knot, where it is followed anew for each picture.
constexpr double mostStepsBeyond = 64;
/// What a compass that is right may add in a short time, degrees and share of the turn.
constexpr double compassNoiseDeg = 2;
constexpr double compassShare = 0.1;
/// How a vehicle changes its rate of turn: deviation after a second, degrees/s.
constexpr double steadyRateChange = 1.1;
/// Share of a sweep over which the last rate of turn is the mean.
constexpr double rateShare = 0.5;
constexpr double shortestSweepS = 0.1;

} // namespace

bool SteadyHeading::update(std::span<const TrackedSweep> sweeps,
                           const std::optional<TrackedSweep>& part, const Compass& compass)
{
    if (sweeps.empty())
        return false;
    const TrackedSweep& first = sweeps.front();
    const bool isAnew =
        m_knots.empty() || first.middleS() > m_wholeS || first.middleS() < m_knots.front().timeS;
    if (isAnew) {
        clear();
        addKnown(first, {.timeS = first.middleS()});
    } else {
        if ((part ? part->endS : sweeps.back().endS) < endS())
            return false;
        const Knot middle = knotAt(first.middleS(), compass);
        const double keptS = first.path.empty() ? first.endS : std::nextafter(first.beginS, 0);
        while (m_knots.size() > 1 && m_knots.back().timeS > keptS)
            m_knots.pop_back();
        if (!first.path.empty())
            addKnown(first, middle);
    }
    Knot middle = knotAt(first.middleS(), compass);
    const auto moved = [&](const TrackedSweep& sweep) {
        Knot to = middle;
        to.timeS = sweep.middleS();
        to.deg += sweep.motion->rotationDeg;
        to.squaredError += sweep.motion->rotationErrorDeg * sweep.motion->rotationErrorDeg;
        to.source = Source::Picture;
        return to;
    };
    for (const TrackedSweep& sweep : sweeps.subspan(1)) {
        if (sweep.motion)
            addKnown(sweep, moved(sweep));
        else
            addUnknown(sweep.endS, compass);
        middle = knotAt(sweep.middleS(), compass);
    }
    m_sweepS = sweeps.back().endS - sweeps.back().beginS;
    m_wholeS = sweeps.back().endS;
    if (endS() < m_wholeS)
        addUnknown(m_wholeS, compass);
    if (part && part->motion && isCredible(*part, moved(*part), compass))
        addKnown(*part, moved(*part));
    while (m_knots.size() > mostKnots)
        m_knots.pop_front();
    return isAnew;
}

// Few spokes may match where they do not belong, farther than the compass says that the vehicle
// turned or than it turns meanwhile. Whole sweeps are not measured by the compass.
bool SteadyHeading::isCredible(const TrackedSweep& part, const Knot& middle,
                               const Compass& compass) const
{
    constexpr double mostBounds = 1.5;
    const Knot& last = m_knots.back();
    if (last.source != Source::Picture || part.endS <= last.timeS)
        return true;
    const double turned = part.path.empty() ? 0 : part.path.back().rotationDeg;
    const Turn expected = turnTo(part.endS, compass);
    const double off = middle.deg + turned - last.deg - expected.deg;
    const double error = part.motion->rotationErrorDeg;
    const double ofLast = std::max(0.0, last.squaredError - (middle.squaredError - error * error));
    return std::abs(off) <= mostBounds * std::hypot(expected.errorDeg, std::sqrt(ofLast),
                                                    part.motion->endRotationErrorDeg);
}

void SteadyHeading::append(const Knot& knot)
{
    if (m_knots.empty() || knot.timeS > m_knots.back().timeS)
        m_knots.push_back(knot);
}

void SteadyHeading::addKnown(const TrackedSweep& sweep, const Knot& middle)
{
    Knot knot = middle;
    // The error of a motion from middle to middle comes about evenly in between.
    const double error = sweep.motion ? sweep.motion->rotationErrorDeg : 0;
    const double lengthS = std::max(sweep.endS - sweep.beginS, shortestSweepS);
    const double perSecond = error * error / lengthS;
    const double end = sweep.motion ? sweep.motion->endRotationErrorDeg : 0;
    const double perSecondBehind = std::max(perSecond, 2 * (end * end - error * error) / lengthS);
    const auto put = [&](double timeS, double turnedDeg) {
        knot.timeS = timeS;
        knot.deg = middle.deg + turnedDeg;
        const double after = timeS - sweep.middleS();
        knot.squaredError =
            std::max(0.0, middle.squaredError + (after > 0 ? perSecondBehind : perSecond) * after);
        append(knot);
    };
    if (sweep.path.empty()) {
        for (const double timeS : {sweep.beginS, sweep.middleS(), sweep.endS})
            put(timeS, 0);
        return;
    }
    for (const SweepPose& pose : sweep.path)
        put(pose.timeS, pose.rotationDeg);
}

void SteadyHeading::addUnknown(double toS, const Compass& compass)
{
    const Knot from = m_knots.back();
    auto shown = compass(from.timeS);
    if (!shown) {
        // What is shown meanwhile stays as it was shown.
        append({toS, from.deg + turnTo(toS, compass).deg, from.squaredError, from.held + 1,
                Source::Held});
        return;
    }
    const double steps = std::clamp(std::ceil((toS - from.timeS) / compassStepS), 1.0, mostSteps);
    Knot knot = from;
    if (from.source != Source::Compass)
        knot.squaredError += compassErrorDeg * compassErrorDeg;
    for (double step = 1; step <= steps; ++step) {
        knot.timeS = from.timeS + (toS - from.timeS) * step / steps;
        const auto now = compass(knot.timeS);
        if (now && shown)
            knot.deg += std::remainder(*now - *shown, 360.0);
        knot.source = now ? Source::Compass : Source::Held;
        if (!now && shown)
            ++knot.held;
        shown = now;
        append(knot);
    }
}

SteadyHeading::State SteadyHeading::stateAt(double timeS) const
{
    if (m_knots.empty())
        return {};
    auto at = std::ranges::lower_bound(m_knots, std::min(timeS, m_wholeS) - 1e-6, {}, &Knot::timeS);
    if (at == m_knots.end())
        --at;
    State state{at->source, m_knots.front().timeS};
    if (state.source == Source::Picture)
        return state;
    while (at != m_knots.begin() && std::prev(at)->source == state.source)
        --at;
    if (at != m_knots.begin())
        state.sinceS = std::prev(at)->timeS;
    return state;
}

double SteadyHeading::lastRate() const
{
    const Knot& last = m_knots.back();
    const double fromS = std::max(m_knots.front().timeS, last.timeS - rateShare * m_sweepS);
    return fromS < last.timeS ? (last.deg - knotAt(fromS, {}).deg) / (last.timeS - fromS) : 0;
}

SteadyHeading::Turn SteadyHeading::turnTo(double timeS, const Compass& compass) const
{
    const Knot& last = m_knots.back();
    const double apart = timeS - last.timeS;
    const auto from = compass ? compass(last.timeS) : std::nullopt;
    const auto to = from ? compass(timeS) : std::nullopt;
    if (from && to) {
        const double steps = std::clamp(std::ceil(apart / coarseStepS), 1.0, mostStepsBeyond);
        double deg = 0;
        double shown = *from;
        for (double step = 1; step <= steps; ++step) {
            const auto now = step < steps ? compass(last.timeS + apart * step / steps) : to;
            if (!now)
                continue;
            deg += std::remainder(*now - shown, 360.0);
            shown = *now;
        }
        return {deg, std::min(compassErrorDeg, compassNoiseDeg + compassShare * std::abs(deg))};
    }
    if (last.source != Source::Picture)
        return {0, std::numeric_limits<double>::infinity()};
    const double goesOnS = std::min(apart, m_sweepS);
    return {lastRate() * goesOnS,
            within95 * steadyRateChange * std::pow(apart, 1.5) / std::numbers::sqrt3};
}

SteadyHeading::Knot SteadyHeading::knotAt(double timeS, const Compass& compass) const
{
    const auto after = std::ranges::upper_bound(m_knots, timeS, {}, &Knot::timeS);
    if (after == m_knots.begin())
        return m_knots.front();
    Knot knot = *(after - 1);
    if (after == m_knots.end()) {
        if (timeS <= knot.timeS)
            return knot;
        const Turn turn = turnTo(timeS, compass);
        knot.timeS = timeS;
        knot.deg += turn.deg;
        knot.squaredError += turn.errorDeg * turn.errorDeg;
        return knot;
    }
    const double share = (timeS - knot.timeS) / (after->timeS - knot.timeS);
    knot.timeS = timeS;
    knot.deg += share * (after->deg - knot.deg);
    knot.squaredError += share * (after->squaredError - knot.squaredError);
    knot.held = after->held;
    knot.source = after->source;
    return knot;
}

std::optional<double> SteadyHeading::at(double timeS, const Compass& compass) const
{
    if (m_knots.empty() || timeS < m_knots.front().timeS)
        return std::nullopt;
    return knotAt(timeS, compass).deg;
}

double SteadyHeading::errorDeg(double fromS, double toS, const Compass& compass) const
{
    if (m_knots.empty())
        return 0;
    const Knot from = knotAt(fromS, compass);
    const Knot to = knotAt(toS, compass);
    if (from.held != to.held || std::isinf(from.squaredError) || std::isinf(to.squaredError))
        return std::numeric_limits<double>::infinity();
    return std::sqrt(std::abs(to.squaredError - from.squaredError));
}

} // namespace leadline::registration

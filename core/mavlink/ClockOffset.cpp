// SPDX-License-Identifier: GPL-3.0-or-later
#include "mavlink/ClockOffset.h"

#include "Envelope.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace leadline::mavlink {

namespace {

constexpr double nsPerSecond = 1e9;
constexpr double ppmPerRate = 1e-3;
/// Enough points for 10 Hz over the whole window.
constexpr std::size_t maxPoints = 1100;
/// Numbers of consecutive samples, held back or in disagreement, after which the estimate starts
/// anew.
constexpr std::size_t heldMakeStep = 3;
constexpr int disagreementsMakeStep = 4;
/// Up to so many points the estimate is computed with each new one; with more of them at this
/// interval (s).
constexpr std::size_t fewPoints = 50;
constexpr double estimateEvery = 0.45;
/// Tolerance by which samples may violate the bounds (ns).
constexpr double slack = 0.5e6;
/// Number of standard errors that a bound allows for.
constexpr double sure = 3;
/// Limit of time stamps, more than a hundred years, so that the sum of two does not overflow (ns).
constexpr std::int64_t maxStampNs = std::int64_t{1} << 62;
/// The coarsest tick of a remote clock that is detected (ns).
constexpr std::int64_t coarsestTickNs = 10'000'000;

base::Duration nanoseconds(double ns)
{
    return base::Duration(std::llround(ns));
}

std::int64_t offsetNs(std::int64_t remoteNs, base::Instant at)
{
    return remoteNs - at.sinceZero.count();
}

bool isPossible(const ClockSample& sample)
{
    const base::Duration roundTrip = sample.roundTrip();
    return sample.remoteNs > 0 && sample.remoteNs < maxStampNs &&
           sample.sent.sinceZero.count() >= 0 && sample.arrived.sinceZero.count() < maxStampNs &&
           roundTrip >= base::Duration::zero() && roundTrip <= ClockOffset::longestRoundTrip;
}

} // namespace

ClockOffset::Outcome ClockOffset::add(const ClockSample& sample)
{
    if (!isPossible(sample))
        return Outcome::Impossible;
    updateTick(sample.remoteNs);
    if (m_points.empty()) {
        beginFrom({sample});
        return Outcome::Used;
    }
    const base::Duration known = offsetAt(sample.arrived);
    const auto stepped = [&](Outcome outcome) {
        m_lastStep = offsetAt(sample.arrived) - known;
        return outcome;
    };
    if (sample.sent >= m_newest.arrived && sample.remoteNs < m_newest.remoteNs) {
        beginFrom({sample});
        return stepped(Outcome::Rebooted);
    }
    const OffsetPoint point = pointOf(sample);
    if (contradicts(point)) {
        if (!hasEnoughHeld(sample))
            return Outcome::Held;
        beginFrom(std::vector(m_held));
        return stepped(Outcome::Stepped);
    }
    m_held.clear();
    insert(point);
    m_newest = sample;
    // Old points are removed only occasionally, since they do no harm.
    if (point.arrived - m_points.front().sent > OffsetModel::window + RecentOffset::window)
        dropBefore(point.arrived - OffsetModel::window);
    // One point among hundreds hardly changes the estimate.
    if (m_points.size() > fewPoints && point.arrived - m_fit.time < estimateEvery)
        return Outcome::Used;
    estimate(point.arrived);
    m_disagreements = m_recent.disagrees(m_fit, m_points) ? m_disagreements + 1 : 0;
    if (m_disagreements < disagreementsMakeStep) {
        if (point.arrived - m_nextEarlier.time > RecentOffset::window)
            m_earlier = std::exchange(m_nextEarlier, m_fit);
        return Outcome::Used;
    }
    m_disagreements = 0;
    m_model.restart();
    dropBefore(point.arrived - RecentOffset::window);
    estimate(point.arrived);
    m_lastStep = nanoseconds(offsetAt(point.arrived) - m_earlier.at(point.arrived));
    m_earlier = m_nextEarlier = m_fit;
    return Outcome::Drifted;
}

void ClockOffset::restart()
{
    m_points.clear();
    m_held.clear();
    m_model.restart();
    m_disagreements = 0;
}

std::optional<OffsetEstimate> ClockOffset::at(base::Instant time) const
{
    if (m_points.empty())
        return std::nullopt;
    return OffsetEstimate{.offset = offsetAt(time),
                          .bound = nanoseconds(boundAt(timeOf(time))),
                          .skewPpm = m_fit.rate * ppmPerRate,
                          .skewBoundPpm = (m_fit.maxRate - m_fit.minRate) / 2 * ppmPerRate};
}

std::optional<base::Duration> ClockOffset::age(std::int64_t remoteNs, base::Instant arrived) const
{
    if (m_points.empty() || remoteNs < 0 || remoteNs >= maxStampNs)
        return std::nullopt;
    return arrived.sinceZero - (base::Duration(remoteNs) - offsetAt(arrived));
}

OffsetPoint ClockOffset::pointOf(const ClockSample& sample) const
{
    // Since its last tick the remote clock has advanced by up to one tick.
    const auto fromOrigin = [this](std::int64_t offset) {
        return static_cast<double>(offset - m_originOffsetNs);
    };
    return {.sent = timeOf(sample.sent),
            .upper =
                fromOrigin(offsetNs(sample.remoteNs, sample.sent)) + static_cast<double>(m_tickNs),
            .arrived = timeOf(sample.arrived),
            .lower = fromOrigin(offsetNs(sample.remoteNs, sample.arrived))};
}

double ClockOffset::timeOf(base::Instant at) const
{
    return static_cast<double>((at - m_origin).count()) / nsPerSecond;
}

double ClockOffset::offsetAt(double time) const
{
    return m_fit.at(time);
}

base::Duration ClockOffset::offsetAt(base::Instant at) const
{
    return base::Duration(m_originOffsetNs) + nanoseconds(offsetAt(timeOf(at)));
}

double ClockOffset::boundAt(double time) const
{
    const double path = std::max(m_fit.highest - m_fit.offset, m_fit.offset - m_fit.lowest);
    const double away = std::abs(time - m_fit.time);
    const double rate = std::max(m_fit.maxRate - m_fit.rate, m_fit.rate - m_fit.minRate);
    const double wander = std::min(usualCurvature * away / 2, usualRate) * away;
    return path + sure * m_fit.deviation + rate * away + wander;
}

void ClockOffset::beginFrom(const std::vector<ClockSample>& samples)
{
    const ClockSample& newest = samples.back();
    restart();
    m_origin = newest.arrived;
    m_originOffsetNs = offsetNs(newest.remoteNs, newest.arrived);
    m_newest = newest;
    for (const ClockSample& sample : samples)
        insert(pointOf(sample));
    estimate(timeOf(newest.arrived));
    m_earlier = m_nextEarlier = m_fit;
}

void ClockOffset::insert(const OffsetPoint& point)
{
    const auto behind =
        std::upper_bound(m_points.rbegin(), m_points.rend(), point.sent,
                         [](double sent, const OffsetPoint& other) { return sent > other.sent; });
    m_points.insert(behind.base(), point);
    if (m_points.size() > maxPoints)
        dropBefore(m_points[maxPoints / 10].sent);
}

void ClockOffset::estimate(double now)
{
    m_fit = m_model.fit(m_points, now);
}

void ClockOffset::updateTick(std::int64_t remoteNs)
{
    const std::int64_t before = m_tickNs;
    if (m_tickNs == 0)
        m_tickNs = coarsestTickNs;
    while (remoteNs % m_tickNs != 0)
        m_tickNs /= 10;
    if (m_tickNs == before)
        return;
    for (OffsetPoint& point : m_points)
        point.upper -= static_cast<double>(before - m_tickNs);
}

bool ClockOffset::contradicts(const OffsetPoint& point) const
{
    const double known = offsetAt(point.arrived);
    const double bound = boundAt(point.arrived) + slack;
    return point.upper < known - bound || point.lower > known + bound;
}

bool ClockOffset::hasEnoughHeld(const ClockSample& sample)
{
    const OffsetPoint point = pointOf(sample);
    std::erase_if(m_held, [&](const ClockSample& other) {
        const OffsetPoint before = pointOf(other);
        return before.upper + slack < point.lower || before.lower - slack > point.upper;
    });
    m_held.push_back(sample);
    return m_held.size() >= heldMakeStep;
}

void ClockOffset::dropBefore(double time)
{
    const auto kept = sentSince(m_points, time).size();
    m_points.erase(m_points.begin(), m_points.end() - static_cast<std::ptrdiff_t>(kept));
}

} // namespace leadline::mavlink

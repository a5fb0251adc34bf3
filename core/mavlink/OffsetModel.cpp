// SPDX-License-Identifier: GPL-3.0-or-later
#include "mavlink/OffsetModel.h"

#include "Envelope.h"

#include <algorithm>
#include <cmath>

namespace leadline::mavlink {

namespace {

constexpr double curvedWindow = 60;
/// Time for which the rate is assumed to wander after that was detected (s).
constexpr double wanderMemory = 60;

/// Weight of the parabola by its gain in log-likelihood: without a wandering rate the gain seldom
/// exceeds 2.
double wanderBy(double gain)
{
    return std::clamp((gain - 2) / 4, 0.0, 1.0);
}

/// Weight of a second estimate: by the ratio of the variances, reduced if the two differ by more
/// than their variances explain, which indicates a bias.
double shareOf(double distance, double variance, double itsVariance)
{
    const double both = variance + itsVariance;
    const double bias = std::max(0.0, distance * distance - 2 * both);
    return variance / (both + bias);
}

} // namespace

OffsetPoints sentSince(OffsetPoints points, double from)
{
    const auto first = std::ranges::lower_bound(points, from, {}, &OffsetPoint::sent);
    return points.subspan(static_cast<std::size_t>(first - points.begin()));
}

struct OffsetModel::Envelopes {
    Envelope parabola{Envelope::Shape::Parabola, curvedWindow};
    Envelope line{Envelope::Shape::Line, window};
    SymmetricLine symmetric;
};

OffsetModel::OffsetModel() : m_envelopes(std::make_unique<Envelopes>()) {}
OffsetModel::~OffsetModel() = default;

void OffsetModel::restart()
{
    m_envelopes->parabola.restart();
    m_envelopes->line.restart();
    m_wander = 0;
}

OffsetFit OffsetModel::fit(OffsetPoints points, double now)
{
    const Envelope::Fit parabola = m_envelopes->parabola.fit(points, now);
    const Envelope::Fit line = m_envelopes->line.fit(points, now);
    m_wander = std::max(wanderBy(parabola.gain), m_wander - (now - m_wanderTime) / wanderMemory);
    m_wanderTime = now;

    OffsetFit fit;
    fit.time = now;
    const auto mixed = [this](double ofLine, double ofParabola) {
        return ofLine + m_wander * (ofParabola - ofLine);
    };
    fit.middle = mixed(line.edges.middle(), parabola.edges.middle());
    fit.rate = mixed(line.course.rate, parabola.course.rate);
    fit.curvature = m_wander * parabola.course.curvature;
    fit.highest = mixed(line.highest, parabola.highest);
    fit.lowest = mixed(line.lowest, parabola.lowest);
    fit.minRate = mixed(line.minRate, parabola.minRate);
    fit.maxRate = mixed(line.maxRate, parabola.maxRate);
    const double variance = mixed(line.variance, parabola.variance);
    fit.deviation = std::sqrt(variance);

    fit.offset = fit.middle;
    if (const auto symmetric = m_envelopes->symmetric.fit(sentSince(points, now - window), now,
                                                          fit.middle, line.course.rate)) {
        const double distance = symmetric->offset - fit.middle;
        fit.offset += distance * (1 - m_wander) * shareOf(distance, variance, symmetric->variance);
        fit.offset = std::clamp(fit.offset, fit.lowest, fit.highest);
    }
    return fit;
}

RecentOffset::RecentOffset() : m_line(std::make_unique<Envelope>(Envelope::Shape::Line, window)) {}
RecentOffset::~RecentOffset() = default;

bool RecentOffset::disagrees(const OffsetFit& fit, OffsetPoints points)
{
    const OffsetPoints newest = sentSince(points, fit.time - window);
    constexpr std::size_t fewest = 8;
    if (newest.size() < fewest || newest.size() == points.size())
        return false;
    const Envelope::Fit line = m_line->fit(newest, fit.time);
    const double distance = std::abs(line.edges.middle() - fit.middle);
    constexpr double beyondDoubt = 5;
    if (distance < beyondDoubt * std::sqrt(line.variance + fit.deviation * fit.deviation))
        return false;
    // A change of the path shifts the middle by half of the change in round-trip time.
    const auto least = [](OffsetPoints some) {
        return std::ranges::min_element(some, {}, &OffsetPoint::roundTrip)->roundTrip();
    };
    return least(newest) - least(points) < distance;
}

} // namespace leadline::mavlink

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ClockPeers.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace leadline::bench {

using namespace std::chrono_literals;

namespace {

double middleNs(const mavlink::ClockSample& sample)
{
    const std::int64_t half = sample.roundTrip().count() / 2;
    return static_cast<double>(sample.remoteNs - sample.sent.sinceZero.count() - half);
}

double seconds(base::Duration duration)
{
    return static_cast<double>(duration.count()) / 1e9;
}

} // namespace

void Px4Filter::add(const mavlink::ClockSample& sample)
{
    constexpr int settled = 500;
    if (sample.roundTrip() > 10ms)
        return;
    const double middle = middleNs(sample);
    if (m_count >= settled) {
        constexpr double mostDeviation = 100e6;
        if (std::abs(middle - m_offset) > mostDeviation) {
            if (++m_deviating > 10)
                *this = {};
            return;
        }
        m_deviating = 0;
    }
    if (m_count++ == 0) {
        m_offset = middle;
        return;
    }
    constexpr double first = 0.05;
    constexpr double last = 0.003;
    double gain = last;
    if (m_count < settled) {
        const double progress =
            1 - std::exp(0.5 * (1 - 1 / (1 - static_cast<double>(m_count) / settled)));
        gain = progress * last + (1 - progress) * first;
    }
    const double before = m_offset;
    m_offset = gain * middle + (1 - gain) * (m_offset + m_skew);
    m_skew = gain * (m_offset - before) + (1 - gain) * m_skew;
}

void Regression::add(const mavlink::ClockSample& sample)
{
    m_samples.push_back(sample);
    while (sample.arrived - m_samples.front().arrived > 30s)
        m_samples.pop_front();
    m_time = sample.arrived;

    std::vector<double> roundTrips;
    for (const mavlink::ClockSample& each : m_samples)
        roundTrips.push_back(seconds(each.roundTrip()));
    std::ranges::sort(roundTrips);
    const double least = roundTrips.front();
    const double excess = 1e-6 + 0.3 * (roundTrips[roundTrips.size() / 2] - least);
    double sum = 0, sumT = 0, sumTt = 0, sumY = 0, sumTy = 0;
    const double reference = middleNs(m_samples.back());
    for (const mavlink::ClockSample& each : m_samples) {
        const double late = (seconds(each.roundTrip()) - least) / excess;
        const double weight = 1 / (1 + late * late);
        const double t = seconds(each.sent - m_time) + seconds(each.roundTrip()) / 2;
        const double y = middleNs(each) - reference;
        sum += weight;
        sumT += weight * t;
        sumTt += weight * t * t;
        sumY += weight * y;
        sumTy += weight * t * y;
    }
    const double determinant = sum * sumTt - sumT * sumT;
    const bool sloped = m_samples.size() > 2 && determinant > 0;
    m_offset = reference + (sloped ? (sumY * sumTt - sumTy * sumT) / determinant : sumY / sum);
    m_rate = sloped ? (sum * sumTy - sumT * sumY) / determinant : 0;
}

double Regression::offsetNs(base::Instant at) const
{
    return m_offset + m_rate * seconds(at - m_time);
}

} // namespace leadline::bench

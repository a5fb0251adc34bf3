// SPDX-License-Identifier: GPL-3.0-or-later
#include "Trace.h"

#include <algorithm>
#include <cmath>

namespace leadline::sim {

Trace::Trace(std::size_t samples, double startM, double metresPerSample)
    : m_levels(samples),
      m_startM(startM),
      m_metresPerSample(metresPerSample)
{
}

std::size_t Trace::sampleAt(double rangeM) const
{
    const double sample = std::ceil((rangeM - m_startM) / m_metresPerSample - 0.5);
    return static_cast<std::size_t>(std::clamp(sample, 0.0, static_cast<double>(m_levels.size())));
}

void Trace::addPulse(double rangeM, double level, double widthM)
{
    // The pulse is at least as wide as a sample, since a narrower one could fall between two
    // samples.
    const double reach = std::max(widthM * 0.92, m_metresPerSample);
    const std::size_t end = sampleAt(rangeM + reach);
    for (std::size_t i = sampleAt(rangeM - reach); i < end; ++i) {
        const double d = (rangeOf(i) - rangeM) / reach;
        const double s = 1.0 - d * d;
        m_levels[i] += static_cast<float>(level * s * s);
    }
}

} // namespace leadline::sim

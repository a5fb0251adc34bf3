// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/SweepsBefore.h"

#include "base/Units.h"

#include <cmath>

namespace leadline::echo {

const NewestPings& SweepsBefore::newestBefore(std::uint32_t ping)
{
    const auto [at, isNew] = m_newest.try_emplace(ping);
    if (isNew)
        at->second = m_bearings.newestOf(ping);
    return at->second;
}

std::uint32_t SweepsBefore::before(std::uint32_t ping)
{
    const int back = m_sweeps.back(ping);
    const std::uint32_t first = back < SweepCounter::mostBack ? m_sweeps.firstOf(back) : 0;
    const auto entry = m_reader.entry(ping);
    if (first == 0 || !entry || entry->angleGrad >= base::gradiansPerTurn)
        return noPing;
    const std::uint32_t found = newestBefore(first)[2 * std::size_t{entry->angleGrad}];
    if (found == noPing || m_sweeps.back(found) != back + 1)
        return noPing;
    const auto other = m_reader.entry(found);
    if (!other || other->angleGrad != entry->angleGrad)
        return noPing;
    if (!m_headingOf)
        return found;
    const auto heading = m_headingOf(ping);
    const auto otherHeading = m_headingOf(found);
    const auto neighbour = ping > 0 ? m_reader.entry(ping - 1) : std::nullopt;
    const double stepDeg =
        base::degreesFromGradians(stepOf(*entry, neighbour ? &*neighbour : nullptr, nullptr));
    const bool rested = heading && otherHeading &&
                        std::abs(std::remainder(*heading - *otherHeading, 360)) <= stepDeg;
    return rested ? found : noPing;
}

} // namespace leadline::echo

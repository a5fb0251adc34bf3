// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/GapFinder.h"

#include <algorithm>

namespace leadline::echo {

GapFinder::GapFinder() : m_usual(presumedPeriod) {}

bool GapFinder::extend(const log::Log& log, std::uint64_t most)
{
    const std::uint64_t there = log.frameCount();
    for (const std::uint64_t end = std::min(there, m_next + most); m_next < end; ++m_next)
        // Sent frames do not show whether a device was heard.
        if (const auto entry = log.entry(m_next); entry && !log.stream(entry->stream).sent())
            add(entry->time);
    return m_next < there;
}

void GapFinder::add(log::Time time)
{
    if (m_before && time > *m_before) {
        const log::Time apart = time - *m_before;
        if (apart > longestPeriod(m_usual))
            m_gaps.push_back({*m_before, time});
        else
            m_usual = (7 * m_usual + apart) / 8;
    }
    m_before = time;
}

std::vector<log::Gap> withDamage(std::vector<log::Gap> silences,
                                 const std::vector<log::Gap>& missing)
{
    using Kind = log::Gap::Kind;
    std::vector<log::Gap> partly;
    auto gap = silences.begin();
    for (const log::Gap& damage : missing) {
        while (gap != silences.end() && gap->end < damage.begin)
            ++gap;
        log::Time from = damage.begin;
        bool isIn = false;
        for (auto each = gap; each != silences.end() && each->begin <= damage.end; ++each) {
            if (from < each->begin)
                partly.push_back({from, each->begin, Kind::PartlyDamaged});
            each->kind = Kind::Damage;
            from = each->end;
            isIn = true;
        }
        if (from < damage.end || !isIn)
            partly.push_back({from, damage.end, Kind::PartlyDamaged});
    }
    silences.insert(silences.end(), partly.begin(), partly.end());
    std::ranges::stable_sort(silences, {}, &log::Gap::begin);
    return silences;
}

} // namespace leadline::echo

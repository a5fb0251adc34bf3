// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/SourceIndexes.h"

#include <algorithm>

namespace leadline::app {

SourceIndexes& SourceIndexes::of(SonarSource& source)
{
    if (auto* there = source.findChild<SourceIndexes*>(QString(), Qt::FindDirectChildrenOnly))
        return *there;
    return *new SourceIndexes(source);
}

SourceIndexes::SourceIndexes(SonarSource& source) : QObject(&source), m_source(source)
{
    rebuild();
    connect(&source, &SonarSource::reset, this, &SourceIndexes::rebuild);
}

void SourceIndexes::rebuild()
{
    m_bearings.reset();
    m_detail.reset();
    m_bearingsKnown = 0;
    if (!m_source.present())
        return;
    m_bearings = std::make_unique<echo::BearingIndex>(m_source.reader());
    m_detail = std::make_unique<echo::LevelOfDetail>(m_source.reader());
}

bool SourceIndexes::extendBearings(std::uint64_t pings, const QDeadlineTimer& deadline)
{
    constexpr std::uint64_t slice = 8192;
    while (m_bearingsKnown + slice < pings) {
        if (deadline.hasExpired())
            return false;
        m_bearingsKnown += slice;
        (void)m_bearings->newestOf(m_bearingsKnown);
    }
    return true;
}

bool SourceIndexes::extendDetail(std::uint64_t pings, const QDeadlineTimer& deadline)
{
    constexpr std::uint64_t slice = 64;
    while (m_detail->pingsTaken() < pings) {
        if (deadline.hasExpired())
            return false;
        const std::uint64_t before = m_detail->pingsTaken();
        (void)m_detail->extend(std::min(slice, pings - before));
        if (m_detail->pingsTaken() == before)
            break;
    }
    return true;
}

} // namespace leadline::app

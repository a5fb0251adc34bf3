// SPDX-License-Identifier: GPL-3.0-or-later
#include "alarms/ZoneWatch.h"

#include <algorithm>
#include <cmath>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

constexpr int enoughEchoes = 3;
constexpr double nearerTargetShare = 0.7;
/// The first reply may take so long.
constexpr auto echoTimeout = 4500ms;
/// Of a target that the user knows of nothing is known any more.
constexpr auto knownFor = 3s;
/// Until a turn is known, and never more.
constexpr auto firstTurn = 60s;
constexpr auto leastTimeout = 3s;
constexpr auto mostTimeout = 120s;
/// Pings of one bearing that are farther apart belong to two turns.
constexpr auto anotherTurn = 1s;

} // namespace

bool AlarmZone::holds(double bearingDeg) const
{
    return std::abs(std::remainder(bearingDeg - centreDeg, 360)) <= widthDeg / 2;
}

void ZoneWatch::setZone(const std::optional<AlarmZone>& zone, Time now)
{
    if (m_zone == zone)
        return;
    m_zone = zone;
    startAnew();
    if (m_since)
        begin(now);
}

void ZoneWatch::startAnew()
{
    m_cells = {};
    m_inRow = 0;
    m_clear = 0;
    m_nearer = 0;
    m_found = false;
    m_targetGone = false;
    m_targetM.reset();
    m_acknowledgedM.reset();
}

void ZoneWatch::begin(Time now)
{
    end();
    m_since = now;
    m_pingAt = now;
    m_lookAt = now;
}

void ZoneWatch::end()
{
    m_since.reset();
    m_longest = {};
    m_seen = false;
    m_blindness = Blindness::Sees;
    startAnew();
}

std::size_t ZoneWatch::cellOf(double bearingDeg)
{
    const double turn = std::fmod(std::fmod(bearingDeg, 360) + 360, 360);
    return std::min(static_cast<std::size_t>(turn / 360 * cells), cells - 1);
}

int ZoneWatch::countTurn(const ZoneLook& look)
{
    Cell& cell = m_cells[cellOf(look.bearingDeg)];
    if (!cell.lookedAt || look.time - *cell.lookedAt > anotherTurn) {
        if (!cell.hit)
            cell.turns = 0;
        cell.hit = false;
    }
    cell.lookedAt = look.time;
    if (look.targetM && !cell.hit) {
        cell.hit = true;
        ++cell.turns;
    }
    return cell.hit ? cell.turns : 0;
}

void ZoneWatch::looked(const ZoneLook& look)
{
    if (!m_since)
        return;
    // What it did not see until now, and then what it sees.
    timePassed(look.time);
    m_pingAt = std::max(m_pingAt, look.time);
    const bool into = m_zone && m_zone->holds(look.bearingDeg) && look.reachM > m_zone->nearM;
    if (!into) {
        timePassed(look.time);
        return;
    }
    if (m_seen)
        m_longest = std::max(m_longest, look.time - m_lookAt);
    m_seen = true;
    m_lookAt = std::max(m_lookAt, look.time);
    timePassed(look.time);

    const int turns = countTurn(look);
    m_inRow = look.targetM ? m_inRow + 1 : 0;
    m_clear = look.targetM ? 0 : m_clear + 1;
    const std::size_t cell = cellOf(look.bearingDeg);
    if (look.targetM) {
        const bool nearer =
            m_acknowledgedM && *look.targetM <= nearerTargetShare * *m_acknowledgedM;
        m_nearer = nearer ? m_nearer + 1 : 0;
        if (m_inRow >= enoughEchoes || turns >= enoughEchoes) {
            m_found = true;
            m_targetGone = false;
            m_targetM = look.targetM;
            m_targetCell = cell;
            m_targetAt = look.time;
            if (m_nearer >= enoughEchoes)
                m_acknowledgedM.reset();
        }
        return;
    }
    m_nearer = 0;
    // A look beside the target says nothing of it: it is looked at again a turn later, or two turns
    // have gone by with steps that leave its bearing out.
    const Time since = look.time - m_targetAt;
    if (m_found && ((cell == m_targetCell && since > anotherTurn) ||
                    since > std::max<Time>(2 * m_longest, leastTimeout)))
        m_targetGone = true;
    if (m_found && m_targetGone && m_clear >= enoughEchoes) {
        m_found = false;
        m_targetGone = false;
        m_targetM.reset();
        m_acknowledgedM.reset();
    }
}

void ZoneWatch::timePassed(Time now)
{
    if (!m_since || !m_zone) {
        m_blindness = Blindness::Sees;
        return;
    }
    const Time timeout = m_longest > Time{}
                             ? std::clamp<Time>(2 * m_longest, leastTimeout, mostTimeout)
                             : Time(firstTurn);
    if (now - m_pingAt >= echoTimeout)
        m_blindness = Blindness::NoEchoes;
    else if (now - m_lookAt >= timeout)
        m_blindness = Blindness::LooksElsewhere;
    else
        m_blindness = Blindness::Sees;
    if (m_blindness == Blindness::NoEchoes)
        m_inRow = 0;
    // That it looks elsewhere is sure once a turn is known.
    const bool lookedAway = m_blindness == Blindness::LooksElsewhere && m_longest > anotherTurn;
    if (m_acknowledgedM && (now - m_pingAt >= knownFor || lookedAway))
        startAnew();
}

void ZoneWatch::acknowledge()
{
    if (!m_found || !m_targetM)
        return;
    m_acknowledgedM = m_targetM;
    m_nearer = 0;
}

} // namespace leadline::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "alarms/ZoneWatch.h"

#include <algorithm>
#include <cmath>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

constexpr int enoughEchoes = 3;
constexpr double nearerTargetShare = 0.7;
/// Longest time that the first reply may take.
constexpr auto echoTimeout = 4500ms;
/// Without pings for this long, an acknowledged target is forgotten.
constexpr auto knownFor = 3s;
/// Timeout until the duration of a turn is known, and limits of the timeout after that.
constexpr auto firstTurn = 60s;
constexpr auto minTimeout = 3s;
constexpr auto mostTimeout = 120s;
/// Two pings of one bearing with a longer interval between them belong to different turns.
constexpr auto anotherTurn = 1s;

} // namespace

bool AlarmZone::contains(double bearingDeg) const
{
    return std::abs(std::remainder(bearingDeg - centreDeg, 360)) <= widthDeg / 2;
}

void ZoneWatch::setZone(const std::optional<AlarmZone>& zone, Time now)
{
    if (m_zone == zone)
        return;
    m_zone = zone;
    restart();
    if (m_since)
        begin(now);
}

void ZoneWatch::restart()
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
    m_lastPingInZone = now;
}

void ZoneWatch::end()
{
    m_since.reset();
    m_longest = {};
    m_seen = false;
    m_blindness = Blindness::None;
    restart();
}

std::size_t ZoneWatch::cellOf(double bearingDeg)
{
    const double turn = std::fmod(std::fmod(bearingDeg, 360) + 360, 360);
    return std::min(static_cast<std::size_t>(turn / 360 * cells), cells - 1);
}

int ZoneWatch::countRevolution(const ZonePing& ping)
{
    Cell& cell = m_cells[cellOf(ping.bearingDeg)];
    if (!cell.pingedAt || ping.time - *cell.pingedAt > anotherTurn) {
        if (!cell.hit)
            cell.turns = 0;
        cell.hit = false;
    }
    cell.pingedAt = ping.time;
    if (ping.targetM && !cell.hit) {
        cell.hit = true;
        ++cell.turns;
    }
    return cell.hit ? cell.turns : 0;
}

void ZoneWatch::addPing(const ZonePing& ping)
{
    if (!m_since)
        return;
    // Takes the time without pings into account first, and then the ping.
    timePassed(ping.time);
    m_pingAt = std::max(m_pingAt, ping.time);
    const bool into = m_zone && m_zone->contains(ping.bearingDeg) && ping.reachM > m_zone->nearM;
    if (!into) {
        timePassed(ping.time);
        return;
    }
    if (m_seen)
        m_longest = std::max(m_longest, ping.time - m_lastPingInZone);
    m_seen = true;
    m_lastPingInZone = std::max(m_lastPingInZone, ping.time);
    timePassed(ping.time);

    const int turns = countRevolution(ping);
    m_inRow = ping.targetM ? m_inRow + 1 : 0;
    m_clear = ping.targetM ? 0 : m_clear + 1;
    const std::size_t cell = cellOf(ping.bearingDeg);
    if (ping.targetM) {
        const bool nearer =
            m_acknowledgedM && *ping.targetM <= nearerTargetShare * *m_acknowledgedM;
        m_nearer = nearer ? m_nearer + 1 : 0;
        if (m_inRow >= enoughEchoes || turns >= enoughEchoes) {
            m_found = true;
            m_targetGone = false;
            m_targetM = ping.targetM;
            m_targetCell = cell;
            m_targetAt = ping.time;
            if (m_nearer >= enoughEchoes)
                m_acknowledgedM.reset();
        }
        return;
    }
    m_nearer = 0;
    // A ping beside the target does not show that it is gone. Its own bearing must be scanned again
    // a turn later, or two turns must pass, in case the steps leave its bearing out.
    const Time since = ping.time - m_targetAt;
    if (m_found && ((cell == m_targetCell && since > anotherTurn) ||
                    since > std::max<Time>(2 * m_longest, minTimeout)))
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
        m_blindness = Blindness::None;
        return;
    }
    const Time timeout = m_longest > Time{}
                             ? std::clamp<Time>(2 * m_longest, minTimeout, mostTimeout)
                             : Time(firstTurn);
    if (now - m_pingAt >= echoTimeout)
        m_blindness = Blindness::NoEchoes;
    else if (now - m_lastPingInZone >= timeout)
        m_blindness = Blindness::OutsideZone;
    else
        m_blindness = Blindness::None;
    if (m_blindness == Blindness::NoEchoes)
        m_inRow = 0;
    // Only once a turn is known is it certain that the sonar scans elsewhere.
    const bool lookedAway = m_blindness == Blindness::OutsideZone && m_longest > anotherTurn;
    if (m_acknowledgedM && (now - m_pingAt >= knownFor || lookedAway))
        restart();
}

void ZoneWatch::acknowledge()
{
    if (!m_found || !m_targetM)
        return;
    m_acknowledgedM = m_targetM;
    m_nearer = 0;
}

} // namespace leadline::app

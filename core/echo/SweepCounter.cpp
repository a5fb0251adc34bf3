// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/SweepCounter.h"

#include "base/Units.h"

#include <algorithm>
#include <cstdlib>

namespace leadline::echo {

namespace {

constexpr int turn = base::gradiansPerTurn;
constexpr int jump = turn / 8;

} // namespace

void SweepCounter::begin(std::uint32_t ping)
{
    std::shift_right(m_firsts.begin(), m_firsts.end(), 1);
    m_firsts.front() = ping;
    m_behind = false;
}

void SweepCounter::add(std::uint32_t ping, std::uint16_t angleGrad)
{
    if (angleGrad >= turn)
        return;
    const bool first = m_angle == noAngle;
    const int step = first ? 0 : (angleGrad - m_angle + turn + turn / 2) % turn - turn / 2;
    m_angle = angleGrad;
    if (first)
        m_foremostPing = ping;
    if (step == 0)
        return;
    m_at += step;
    if (std::abs(step) > jump) {
        begin(ping);
        m_direction = 0;
        m_beganAt = m_foremost = m_at;
        m_foremostPing = ping;
        return;
    }
    const int forwards = step > 0 ? 1 : -1;
    if (m_direction == 0)
        m_direction = static_cast<std::int8_t>(forwards);
    const int ahead = m_direction * (m_at - m_foremost);
    if (ahead >= 0) {
        m_behind = false;
        if (ahead > 0) {
            m_foremost = m_at;
            m_foremostPing = ping;
        }
        if (m_direction * (m_at - m_beganAt) >= turn) {
            begin(ping);
            m_beganAt += m_direction * turn;
        }
    } else if (!m_behind) {
        m_behind = true;
    } else if (forwards != m_direction) {
        begin(m_foremostPing);
        m_direction = static_cast<std::int8_t>(forwards);
        m_beganAt = m_foremost;
        m_foremost = m_at;
        m_foremostPing = ping;
    }
}

int SweepCounter::back(std::uint32_t ping) const
{
    // The newest sweep that had begun by then.
    const auto its =
        std::ranges::find_if(m_firsts, [ping](std::uint32_t first) { return first <= ping; });
    return static_cast<int>(its - m_firsts.begin());
}

} // namespace leadline::echo

// SPDX-License-Identifier: GPL-3.0-or-later
#include "alarms/AlarmLimit.h"

#include <algorithm>

namespace leadline::app {

namespace {

constexpr int enoughDistances = 3;
constexpr double clearShare = 0.05;
constexpr double leastClearM = 0.2;
constexpr double nearerLimitShare = 0.7;
constexpr double fartherLimitShare = 1.3;
/// Less than any sonar measures; ends the search for the next limit.
constexpr double leastLimitM = 0.01;

} // namespace

void AlarmLimit::set(std::optional<double> limitM)
{
    if (m_limitM == limitM)
        return;
    m_limitM = limitM;
    restart();
}

void AlarmLimit::restart()
{
    m_soundsAtM = m_limitM.value_or(0);
    m_sounding = false;
    interrupt();
}

void AlarmLimit::rearm()
{
    m_soundsAtM = m_limitM.value_or(0);
    interrupt();
}

void AlarmLimit::interrupt()
{
    m_beyond = 0;
    m_clear = 0;
}

bool AlarmLimit::isBeyond(double distanceM, double limitM) const
{
    return m_side == Side::Near ? distanceM <= limitM : distanceM >= limitM;
}

void AlarmLimit::measured(double distanceM)
{
    if (!m_limitM)
        return;
    const double margin = std::max(clearShare * *m_limitM, leastClearM);
    const bool clear =
        !isBeyond(distanceM, *m_limitM) &&
        (m_side == Side::Near ? distanceM >= *m_limitM + margin : distanceM <= *m_limitM - margin);
    m_clear = clear ? m_clear + 1 : 0;
    m_beyond = isBeyond(distanceM, m_soundsAtM) ? m_beyond + 1 : 0;
    if (m_clear >= enoughDistances) {
        m_sounding = false;
        m_soundsAtM = *m_limitM;
    }
    if (m_beyond >= enoughDistances)
        m_sounding = true;
}

void AlarmLimit::acknowledge(double distanceM)
{
    if (!m_sounding)
        return;
    m_sounding = false;
    interrupt();
    // Limits that the distance has already passed are skipped.
    do
        m_soundsAtM *= m_side == Side::Near ? nearerLimitShare : fartherLimitShare;
    while (m_soundsAtM > leastLimitM && isBeyond(distanceM, m_soundsAtM));
}

} // namespace leadline::app

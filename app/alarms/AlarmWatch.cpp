// SPDX-License-Identifier: GPL-3.0-or-later
#include "alarms/AlarmWatch.h"

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

constexpr int surePercent = 50;
constexpr auto timeout = 3s;

} // namespace

void AlarmWatch::setLimits(const Limits& limits, Time now)
{
    const bool wasArmed = isArmed();
    m_limits = limits;
    m_near.set(limits.nearM);
    m_far.set(limits.farM);
    if (!wasArmed && m_validAt)
        begin(now);
}

void AlarmWatch::begin(Time now)
{
    end();
    m_validAt = now;
}

void AlarmWatch::end()
{
    m_validAt.reset();
    m_distanceM.reset();
    m_blind = false;
    m_near.restart();
    m_far.restart();
}

void AlarmWatch::measured(const MeasuredDistance& measured)
{
    if (!m_validAt)
        return;
    timePassed(measured.time);
    if (!measured.distanceM || measured.confidencePercent < surePercent ||
        *measured.distanceM <= m_limits.blankingM) {
        m_near.interrupt();
        m_far.interrupt();
        return;
    }
    m_validAt = measured.time;
    m_distanceM = measured.distanceM;
    m_blind = false;
    m_near.measured(*m_distanceM);
    m_far.measured(*m_distanceM);
}

void AlarmWatch::timePassed(Time now)
{
    if (!m_validAt || now - *m_validAt < timeout)
        return;
    m_blind = true;
    m_near.rearm();
    m_far.rearm();
}

void AlarmWatch::acknowledge()
{
    if (!m_distanceM)
        return;
    m_near.acknowledge(*m_distanceM);
    m_far.acknowledge(*m_distanceM);
}

std::optional<AlarmLimit::Side> AlarmWatch::sounding() const
{
    if (m_near.isSounding())
        return AlarmLimit::Side::Near;
    if (m_far.isSounding())
        return AlarmLimit::Side::Far;
    return std::nullopt;
}

bool AlarmWatch::isAcknowledged() const
{
    return !sounding() && (m_near.isAcknowledged() || m_far.isAcknowledged());
}

} // namespace leadline::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "alarms/AlarmFeed.h"

namespace leadline::app {

AlarmFeed::AlarmFeed(QObject* parent) : LiveFeed(LiveSonar::Family::Ping1D, parent) {}

void AlarmFeed::setAlarms(Alarms* alarms)
{
    if (m_alarms == alarms)
        return;
    leave();
    m_alarms = alarms;
    look();
    emit changed();
}

void AlarmFeed::begin(Time now)
{
    m_distances.forget();
    m_alarms->begin(now);
}

void AlarmFeed::end()
{
    m_distances.forget();
    m_alarms->end();
}

void AlarmFeed::take(const log::Log& log, log::StreamNumber stream)
{
    for (const MeasuredDistance& measured : m_distances.take(log, stream, chosenSpeed()))
        m_alarms->measured(measured);
}

void AlarmFeed::timePassed(Time now)
{
    m_alarms->timePassed(now);
}

} // namespace leadline::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/AlarmFeed.h"

#include <chrono>
#include <cmath>
#include <utility>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

constexpr auto ticksEvery = 250ms;
} // namespace

AlarmFeed::AlarmFeed(QObject* parent) : QObject(parent)
{
    m_tick.setInterval(ticksEvery);
    connect(&m_tick, &QTimer::timeout, this, &AlarmFeed::look);
}

void AlarmFeed::setAlarms(Alarms* alarms)
{
    if (m_alarms == alarms)
        return;
    leave();
    m_alarms = alarms;
    look();
    emit changed();
}

void AlarmFeed::setDive(Dive* dive)
{
    if (m_dive == dive)
        return;
    leave();
    if (m_dive)
        m_dive->disconnect(this);
    m_dive = dive;
    if (m_dive) {
        connect(m_dive, &Dive::grown, this, &AlarmFeed::look);
        connect(m_dive, &Dive::sonarsChanged, this, &AlarmFeed::look);
    }
    look();
    emit changed();
}

void AlarmFeed::setSonar(LiveSonar* sonar)
{
    // What is looked at may have no live sonar: the one that was listened to goes on.
    if (!sonar || m_chosen == sonar)
        return;
    m_chosen = sonar;
    look();
    emit changed();
}

void AlarmFeed::leave()
{
    m_tick.stop();
    m_distances.forget();
    m_heard.clear();
    if (std::exchange(m_watching, false) && m_alarms)
        m_alarms->end();
}

void AlarmFeed::look()
{
    if (!m_alarms || !m_dive)
        return;
    const auto& sonars = m_dive->sonars();
    LiveSonar* sonar = m_chosen && sonars.contains(m_chosen)
                           ? m_chosen.data()
                           : m_dive->newest(LiveSonar::Family::Ping1D);
    // One that is gone is nobody, too.
    if (sonar != m_heard || m_watching != (sonar != nullptr)) {
        leave();
        m_heard = sonar;
        m_watching = sonar != nullptr;
        if (sonar) {
            m_alarms->begin(m_dive->now());
            m_tick.start();
        }
    }
    if (!sonar)
        return;
    const log::Log* log = m_dive->log();
    const auto speed = std::isnan(m_soundSpeed) ? std::nullopt : std::optional(m_soundSpeed);
    if (const auto stream = sonar->stream(); stream && log)
        for (const MeasuredDistance& measured : m_distances.take(*log, *stream, speed))
            m_alarms->measured(measured);
    m_alarms->timePassed(m_dive->now());
}

} // namespace leadline::app

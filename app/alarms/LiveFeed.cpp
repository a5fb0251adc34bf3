// SPDX-License-Identifier: GPL-3.0-or-later
#include "alarms/LiveFeed.h"

#include <cmath>
#include <utility>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

constexpr auto ticksEvery = 250ms;

} // namespace

LiveFeed::LiveFeed(LiveSonar::Family family, QObject* parent) : QObject(parent), m_family(family)
{
    m_tick.setInterval(ticksEvery);
    connect(&m_tick, &QTimer::timeout, this, &LiveFeed::look);
}

void LiveFeed::setDive(LiveSession* dive)
{
    if (m_dive == dive)
        return;
    leave();
    if (m_dive)
        m_dive->disconnect(this);
    m_dive = dive;
    if (m_dive) {
        connect(m_dive, &LiveSession::grown, this, &LiveFeed::look);
        connect(m_dive, &LiveSession::sonarsChanged, this, &LiveFeed::look);
    }
    look();
    emit changed();
}

void LiveFeed::setSonar(LiveSonar* sonar)
{
    // What is looked at may have no live sonar: the one that was listened to goes on.
    if (!sonar || m_chosen == sonar)
        return;
    m_chosen = sonar;
    look();
    emit changed();
}

std::optional<double> LiveFeed::chosenSpeed() const
{
    return std::isnan(m_soundSpeed) ? std::nullopt : std::optional(m_soundSpeed);
}

void LiveFeed::leave()
{
    m_tick.stop();
    m_heard.clear();
    if (std::exchange(m_watching, false) && isHeard())
        end();
}

void LiveFeed::look()
{
    if (!isHeard() || !m_dive)
        return;
    const auto& sonars = m_dive->sonars();
    LiveSonar* sonar =
        m_chosen && sonars.contains(m_chosen) ? m_chosen.data() : m_dive->newest(m_family);
    // One that is gone is nobody, too.
    if (sonar != m_heard || m_watching != (sonar != nullptr)) {
        leave();
        m_heard = sonar;
        m_watching = sonar != nullptr;
        if (sonar) {
            begin(m_dive->now());
            m_tick.start();
        }
    }
    if (!sonar)
        return;
    const log::Log* log = m_dive->log();
    if (const auto stream = sonar->stream(); stream && log)
        take(*log, *stream);
    timePassed(m_dive->now());
}

} // namespace leadline::app

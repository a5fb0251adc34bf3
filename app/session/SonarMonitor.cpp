// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/SonarMonitor.h"

namespace leadline::app {

void SonarMonitor::setDive(LiveSession* dive)
{
    if (m_dive == dive)
        return;
    if (m_dive)
        m_dive->disconnect(this);
    m_dive = dive;
    if (dive) {
        connect(dive, &LiveSession::sonarsChanged, this, &SonarMonitor::follow);
        connect(dive, &LiveSession::vehicleChosen, this, &SonarMonitor::follow);
    }
    follow();
    emit diveChanged();
}

void SonarMonitor::follow()
{
    if (m_dive)
        for (LiveSonar* sonar : m_dive->sonars())
            connect(sonar, &LiveSonar::changed, this, &SonarMonitor::look, Qt::UniqueConnection);
    if (LiveVehicle* vehicle = m_dive ? m_dive->vehicle() : nullptr)
        connect(vehicle, &LiveVehicle::changed, this, &SonarMonitor::look, Qt::UniqueConnection);
    look();
}

void SonarMonitor::look()
{
    LiveSonar* longest = nullptr;
    if (m_dive)
        for (LiveSonar* sonar : m_dive->sonars())
            if (sonar->lost() && (!longest || sonar->ageS() > longest->ageS()))
                longest = sonar;
    QObject* lost = longest;
    if (!lost && m_dive && m_dive->vehicle() && m_dive->vehicle()->lost())
        lost = m_dive->vehicle();
    if (lost == m_lost)
        return;
    m_lost = lost;
    emit lostChanged();
}

} // namespace leadline::app

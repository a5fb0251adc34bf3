// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/SonarWatch.h"

namespace leadline::app {

void SonarWatch::setDive(Dive* dive)
{
    if (m_dive == dive)
        return;
    if (m_dive)
        m_dive->disconnect(this);
    m_dive = dive;
    if (dive) {
        connect(dive, &Dive::sonarsChanged, this, &SonarWatch::follow);
        connect(dive, &Dive::vehicleChosen, this, &SonarWatch::follow);
    }
    follow();
    emit diveChanged();
}

void SonarWatch::follow()
{
    if (m_dive)
        for (LiveSonar* sonar : m_dive->sonars())
            connect(sonar, &LiveSonar::changed, this, &SonarWatch::look, Qt::UniqueConnection);
    if (LiveVehicle* vehicle = m_dive ? m_dive->vehicle() : nullptr)
        connect(vehicle, &LiveVehicle::changed, this, &SonarWatch::look, Qt::UniqueConnection);
    look();
}

void SonarWatch::look()
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/SonarWatch.h"

#include <cmath>

namespace leadline::app {

namespace {

bool isLost(const LiveSonar& sonar)
{
    const auto state = sonar.state();
    return !std::isnan(sonar.ageS()) &&
           (state == LiveSonar::State::Lost || state == LiveSonar::State::LinkDown);
}

} // namespace

void SonarWatch::setDive(Dive* dive)
{
    if (m_dive == dive)
        return;
    if (m_dive)
        m_dive->disconnect(this);
    m_dive = dive;
    if (dive)
        connect(dive, &Dive::sonarsChanged, this, &SonarWatch::follow);
    follow();
    emit diveChanged();
}

void SonarWatch::follow()
{
    if (m_dive)
        for (LiveSonar* sonar : m_dive->sonars())
            connect(sonar, &LiveSonar::changed, this, &SonarWatch::look, Qt::UniqueConnection);
    look();
}

void SonarWatch::look()
{
    LiveSonar* lost = nullptr;
    if (m_dive)
        for (LiveSonar* sonar : m_dive->sonars())
            if (isLost(*sonar) && (!lost || sonar->ageS() > lost->ageS()))
                lost = sonar;
    if (lost == m_lost)
        return;
    m_lost = lost;
    emit lostChanged();
}

} // namespace leadline::app

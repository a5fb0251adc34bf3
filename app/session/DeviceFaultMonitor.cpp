// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/DeviceFaultMonitor.h"

#include <algorithm>

namespace leadline::app {

namespace {

/// Faults of a device for a notice. Silence, and a sonar that another program drives, are left out
/// because the plot and the chip show them.
QString faultOf(const LiveSonar& sonar)
{
    switch (sonar.state()) {
    case LiveSonar::State::WrongDevice:
    case LiveSonar::State::UnknownProtocol:
        return sonar.sentence();
    default:
        break;
    }
    return sonar.foundScanning()
               ? DeviceFaultMonitor::tr("It was found scanning, and Leadline has not told it to.")
               : QString();
}

} // namespace

void DeviceFaultMonitor::setDive(LiveSession* dive)
{
    if (m_dive) {
        m_dive->disconnect(this);
        for (LiveSonar* sonar : m_dive->sonars())
            sonar->disconnect(this);
    }
    m_dive = dive;
    if (dive)
        connect(dive, &LiveSession::sonarsChanged, this, &DeviceFaultMonitor::follow);
    follow();
}

void DeviceFaultMonitor::follow()
{
    if (m_dive)
        for (LiveSonar* sonar : m_dive->sonars())
            connect(sonar, &LiveSonar::changed, this, &DeviceFaultMonitor::update,
                    Qt::UniqueConnection);
    update();
}

void DeviceFaultMonitor::update()
{
    const QList<LiveSonar*> sonars = m_dive ? m_dive->sonars() : QList<LiveSonar*>();
    std::erase_if(m_faults, [&](const auto& each) {
        return !sonars.contains(each.first) || faultOf(*each.first).isEmpty();
    });
    bool isNew = false;
    for (LiveSonar* sonar : sonars) {
        const QString sentence = faultOf(*sonar);
        if (sentence.isEmpty())
            continue;
        Fault& fault = m_faults[sonar];
        if (fault.sentence == sentence)
            continue;
        fault = {sentence, ++m_lastNumber, false};
        isNew = true;
    }
    if (isNew)
        emit arose();
    publish();
}

void DeviceFaultMonitor::dismiss()
{
    for (auto& [sonar, fault] : m_faults)
        if (fault.sentence == m_sentence && sonar->name() == m_name)
            fault.dismissed = true;
    publish();
}

void DeviceFaultMonitor::publish()
{
    QString name;
    QString sentence;
    int newest = 0;
    for (const auto& [sonar, fault] : m_faults) {
        if (fault.dismissed || fault.number <= newest)
            continue;
        newest = fault.number;
        name = sonar->name();
        sentence = fault.sentence;
    }
    if (m_name == name && m_sentence == sentence)
        return;
    m_name = name;
    m_sentence = sentence;
    emit changed();
}

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
            connect(sonar, &LiveSonar::changed, this, &SonarMonitor::update, Qt::UniqueConnection);
    if (LiveVehicle* vehicle = m_dive ? m_dive->vehicle() : nullptr)
        connect(vehicle, &LiveVehicle::changed, this, &SonarMonitor::update, Qt::UniqueConnection);
    update();
}

void SonarMonitor::update()
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

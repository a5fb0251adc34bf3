// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/DeviceFaultMonitor.h"

#include "language/SentenceTranslation.h"

#include <algorithm>
#include <utility>

namespace leadline::app {

namespace {

/// Faults of a device for a notice. Silence, and a sonar that another program drives, are left out
/// because the plot and the chip show them.
std::optional<DeviceFaultMonitor::Cause> causeAt(const LiveSonar& sonar)
{
    const SonarStatus& status = sonar.status();
    switch (sonar.state()) {
    case LiveSonar::State::WrongDevice:
    case LiveSonar::State::UnknownProtocol:
        if (!status.reason.empty())
            return DeviceFaultMonitor::Cause{status.reason};
        return std::nullopt;
    default:
        break;
    }
    if (sonar.foundScanning())
        return DeviceFaultMonitor::Cause{};
    return std::nullopt;
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
        return !sonars.contains(each.first) || !causeAt(*each.first);
    });
    bool isNew = false;
    for (LiveSonar* sonar : sonars) {
        const std::optional<Cause> cause = causeAt(*sonar);
        if (!cause)
            continue;
        const auto [known, isFirst] = m_faults.try_emplace(sonar);
        Fault& fault = known->second;
        if (!isFirst && fault.cause == *cause)
            continue;
        fault = {*cause, ++m_lastNumber, false};
        isNew = true;
    }
    if (isNew)
        emit arose();
    publish();
}

void DeviceFaultMonitor::dismiss()
{
    for (auto& [sonar, fault] : m_faults)
        if (m_cause == fault.cause && sonar->name() == m_name)
            fault.dismissed = true;
    publish();
}

void DeviceFaultMonitor::publish()
{
    QString name;
    std::optional<Cause> cause;
    int newest = 0;
    for (const auto& [sonar, fault] : m_faults) {
        if (fault.dismissed || fault.number <= newest)
            continue;
        newest = fault.number;
        name = sonar->name();
        cause = fault.cause;
    }
    if (m_name == name && m_cause == cause)
        return;
    m_name = name;
    m_cause = std::move(cause);
    emit changed();
}

QString DeviceFaultMonitor::sentence() const
{
    if (!m_cause)
        return {};
    return m_cause->reason ? translated(*m_cause->reason)
                           : tr("Found scanning; not started by Leadline.");
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

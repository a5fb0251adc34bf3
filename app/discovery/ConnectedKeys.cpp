// SPDX-License-Identifier: GPL-3.0-or-later
#include "discovery/ConnectedKeys.h"

#include "discovery/DeviceFinderText.h"
#include "engine/EndpointText.h"

#include <algorithm>
#include <string>

namespace leadline::app {

namespace {

template<class Connected>
QString keyOfLink(const Connected* connected)
{
    const auto url =
        link::LinkUrl::parse(connected ? connected->url().toStdString() : std::string());
    return url ? placeKey(*url) : QString();
}

template<class Connected>
Connected* withKey(const QList<Connected*>& all, const QString& key)
{
    if (key.isEmpty())
        return nullptr;
    const auto found = std::ranges::find(all, key, &keyOfLink<Connected>);
    return found != all.end() ? *found : nullptr;
}

} // namespace

QString keyOf(const LiveSonar* sonar)
{
    return keyOfLink(sonar);
}

QString keyOf(const LiveVehicle* vehicle)
{
    return keyOfLink(vehicle);
}

LiveSonar* sonarOf(const LinkController& connector, const QString& key)
{
    return withKey(connector.sonars(), key);
}

LiveVehicle* vehicleOf(const LinkController& connector, const QString& key)
{
    return withKey(connector.vehicles(), key);
}

QStringList connectedKeys(const LinkController& connector)
{
    QStringList keys;
    for (const LiveSonar* sonar : connector.sonars())
        keys += keyOf(sonar);
    for (const LiveVehicle* vehicle : connector.vehicles())
        keys += keyOf(vehicle);
    return keys;
}

QString faultyKey(const LinkController& connector)
{
    for (const LiveSonar* sonar : connector.sonars())
        if (moodOf(sonar->state()) == Doctor::Mood::Fault)
            return keyOf(sonar);
    for (LiveVehicle* vehicle : connector.vehicles())
        if (moodOf(*vehicle) == Doctor::Mood::Fault)
            return keyOf(vehicle);
    return {};
}

} // namespace leadline::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "discovery/SearchedEndpoints.h"

#include "engine/EndpointText.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace leadline::app {

using device::SearchEndpoint;

namespace {

QString keyOfPlace(const SearchEndpoint& place)
{
    return placeKey(place.url);
}

} // namespace

void SearchedEndpoints::take(const std::vector<SearchEndpoint>& places, const QString& checking)
{
    std::vector<SearchEndpoint> before = std::exchange(m_places, places);
    for (SearchEndpoint& place : m_places) {
        if (keyOfPlace(place) != checking || !place.inUse)
            continue;
        const auto old = std::ranges::find(before, checking, keyOfPlace);
        if (old != before.end())
            place = std::move(*old);
    }
}

const SearchEndpoint* SearchedEndpoints::find(const QString& key) const
{
    const auto found = std::ranges::find(m_places, key, keyOfPlace);
    return found != m_places.end() ? &*found : nullptr;
}

bool SearchedEndpoints::isTicked(const SearchEndpoint& place) const
{
    const auto said = m_ticks.constFind(keyOfPlace(place));
    return sectionOf(place) == FoundEndpoints::Ready &&
           (said != m_ticks.constEnd() ? *said : twinOf(place, m_places) == nullptr);
}

FoundEndpoints::Row SearchedEndpoints::row(const SearchEndpoint& place) const
{
    FoundEndpoints::Row row = rowOf(place, twinOf(place, m_places));
    row.ticked = isTicked(place);
    return row;
}

using device::SearchEndpoint;
using device::Trouble;

FoundEndpoints::Section sectionOf(const SearchEndpoint& place)
{
    const bool wellSoFar = place.diagnosis.trouble == Trouble::None;
    switch (place.state) {
    case SearchEndpoint::State::Asking:
        break;
    case SearchEndpoint::State::Answers:
        return wellSoFar ? FoundEndpoints::Ready : FoundEndpoints::Attention;
    case SearchEndpoint::State::LeftAlone:
        return wellSoFar ? FoundEndpoints::Waiting : FoundEndpoints::Attention;
    case SearchEndpoint::State::Silent:
        // An address that the user did not name needs no attention unless a device was seen there.
        if (place.mac.empty() && (place.origin == SearchEndpoint::Origin::Usual ||
                                  place.origin == SearchEndpoint::Origin::Loopback ||
                                  place.origin == SearchEndpoint::Origin::WindowSettings))
            break;
        return FoundEndpoints::Attention;
    }
    return FoundEndpoints::Others;
}

bool isShown(const SearchEndpoint& place)
{
    // It is normal that nothing answers on this computer, so that is not shown.
    return place.origin != SearchEndpoint::Origin::Loopback ||
           place.state == SearchEndpoint::State::Answers;
}

bool isVehicles(const SearchEndpoint& place)
{
    return place.url.protocol() == link::Protocol::Mavlink ||
           (place.port && place.port->kind == link::PortKind::Autopilot);
}

bool mayLookHere(const SearchEndpoint& place)
{
    return sectionOf(place) == FoundEndpoints::Waiting && !isVehicles(place);
}

QString unitOf(const SearchEndpoint& place)
{
    if (!place.mac.empty())
        return QString::fromStdString(place.mac);
    return place.port ? QString::fromStdString(place.port->serialNumber) : QString();
}

const SearchEndpoint* twinOf(const SearchEndpoint& place, const std::vector<SearchEndpoint>& places)
{
    if (!place.mac.empty() || place.url.kind != link::LinkUrl::Kind::Udp ||
        place.devices.size() != 1 || place.devices.front().identity.family != ping::Family::Ping360)
        return nullptr;
    const auto twin = std::ranges::find_if(places, [&](const SearchEndpoint& other) {
        if (other.mac.empty() || other.devices.size() != 1)
            return false;
        // The same device with other firmware is not the same answer, since a device runs one
        // firmware at a time.
        const device::Identity& its = other.devices.front().identity;
        const device::Identity& own = place.devices.front().identity;
        return its.sameDevice(own) && its.firmware == own.firmware;
    });
    return twin != places.end() ? &*twin : nullptr;
}

FoundEndpoints::Row rowOf(const SearchEndpoint& place, const SearchEndpoint* twin)
{
    FoundEndpoints::Row row;
    row.key = placeKey(place.url);
    row.section = sectionOf(place);
    row.canConnect = isVehicles(place) && row.section == FoundEndpoints::Waiting;
    row.name = row.canConnect ? QCoreApplication::translate("EndpointRows", "Vehicle")
                              : deviceNames(place);
    row.details = placeDetails(place);
    if (twin != nullptr)
        row.details += QCoreApplication::translate("EndpointRows", " · perhaps the same as %1")
                           .arg(QString::fromStdString(twin->url.place));
    row.status = placeState(place);
    row.iconName = row.canConnect ? QStringLiteral("vehicle") : placeIcon(place);
    row.canLookHere = mayLookHere(place);
    row.fault = row.section == FoundEndpoints::Attention;
    return row;
}

} // namespace leadline::app

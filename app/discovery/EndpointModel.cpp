// SPDX-License-Identifier: GPL-3.0-or-later
#include "discovery/EndpointModel.h"

#include "engine/EndpointText.h"

#include <QCoreApplication>

#include <algorithm>

namespace leadline::app {

using device::SearchPlace;
using device::Trouble;

FoundEndpoints::Section sectionOf(const SearchPlace& place)
{
    const bool wellSoFar = place.diagnosis.trouble == Trouble::None;
    switch (place.state) {
    case SearchPlace::State::Asking:
        break;
    case SearchPlace::State::Answers:
        return wellSoFar ? FoundEndpoints::Ready : FoundEndpoints::Attention;
    case SearchPlace::State::LeftAlone:
        return wellSoFar ? FoundEndpoints::Waiting : FoundEndpoints::Attention;
    case SearchPlace::State::Silent:
        // Where nobody said that there is anything.
        if (place.mac.empty() && (place.origin == SearchPlace::Origin::Usual ||
                                  place.origin == SearchPlace::Origin::Loopback ||
                                  place.origin == SearchPlace::Origin::WindowSettings))
            break;
        return FoundEndpoints::Attention;
    }
    return FoundEndpoints::Others;
}

bool isShown(const SearchPlace& place)
{
    // That nothing runs on this computer is nothing to say.
    return place.origin != SearchPlace::Origin::Loopback ||
           place.state == SearchPlace::State::Answers;
}

bool isVehicles(const SearchPlace& place)
{
    return place.url.protocol() == link::Protocol::Mavlink ||
           (place.port && place.port->kind == link::PortKind::Autopilot);
}

bool mayLookHere(const SearchPlace& place)
{
    return sectionOf(place) == FoundEndpoints::Waiting && !isVehicles(place);
}

QString unitOf(const SearchPlace& place)
{
    if (!place.mac.empty())
        return QString::fromStdString(place.mac);
    return place.port ? QString::fromStdString(place.port->serialNumber) : QString();
}

const SearchPlace* twinOf(const SearchPlace& place, const std::vector<SearchPlace>& places)
{
    if (!place.mac.empty() || place.url.kind != link::LinkUrl::Kind::Udp ||
        place.devices.size() != 1 || place.devices.front().identity.family != ping::Family::Ping360)
        return nullptr;
    const auto twin = std::ranges::find_if(places, [&](const SearchPlace& other) {
        if (other.mac.empty() || other.devices.size() != 1)
            return false;
        // One device has one firmware at a time.
        const device::Identity& its = other.devices.front().identity;
        const device::Identity& own = place.devices.front().identity;
        return its.sameDevice(own) && its.firmware == own.firmware;
    });
    return twin != places.end() ? &*twin : nullptr;
}

FoundEndpoints::Row rowOf(const SearchPlace& place, const SearchPlace* twin)
{
    FoundEndpoints::Row row;
    row.key = placeKey(place.url);
    row.section = sectionOf(place);
    row.canConnect = isVehicles(place) && row.section == FoundEndpoints::Waiting;
    row.name = row.canConnect ? QCoreApplication::translate("EndpointModel", "Vehicle")
                              : deviceNames(place);
    row.details = placeDetails(place);
    if (twin != nullptr)
        row.details += QCoreApplication::translate("EndpointModel", " · perhaps the same as %1")
                           .arg(QString::fromStdString(twin->url.place));
    row.status = placeState(place);
    row.iconName = row.canConnect ? QStringLiteral("vehicle") : placeIcon(place);
    row.canLookHere = mayLookHere(place);
    row.fault = row.section == FoundEndpoints::Attention;
    return row;
}

} // namespace leadline::app

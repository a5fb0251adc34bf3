// SPDX-License-Identifier: GPL-3.0-or-later
#include "discovery/PlaceRows.h"

#include "engine/PlaceWords.h"

#include <QCoreApplication>

#include <algorithm>

namespace leadline::app {

using device::SearchPlace;
using device::Trouble;

FoundPlaces::Section sectionOf(const SearchPlace& place)
{
    const bool wellSoFar = place.diagnosis.trouble == Trouble::None;
    switch (place.state) {
    case SearchPlace::State::Asking:
        break;
    case SearchPlace::State::Answers:
        return wellSoFar ? FoundPlaces::Ready : FoundPlaces::Attention;
    case SearchPlace::State::LeftAlone:
        return wellSoFar ? FoundPlaces::Waiting : FoundPlaces::Attention;
    case SearchPlace::State::Silent:
        // Where nobody said that there is anything.
        if (place.mac.empty() && (place.origin == SearchPlace::Origin::Usual ||
                                  place.origin == SearchPlace::Origin::Loopback ||
                                  place.origin == SearchPlace::Origin::Remembered))
            break;
        return FoundPlaces::Attention;
    }
    return FoundPlaces::Others;
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
    return sectionOf(place) == FoundPlaces::Waiting && !isVehicles(place);
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

FoundPlaces::Row rowOf(const SearchPlace& place, const SearchPlace* twin)
{
    FoundPlaces::Row row;
    row.key = placeKey(place.url);
    row.section = sectionOf(place);
    row.canConnect = isVehicles(place) && row.section == FoundPlaces::Waiting;
    row.name =
        row.canConnect ? QCoreApplication::translate("PlaceRows", "Vehicle") : deviceNames(place);
    row.details = placeDetails(place);
    if (twin != nullptr)
        row.details += QCoreApplication::translate("PlaceRows", " · perhaps the same as %1")
                           .arg(QString::fromStdString(twin->url.place));
    row.status = placeState(place);
    row.iconName = row.canConnect ? QStringLiteral("vehicle") : placeIcon(place);
    row.canLookHere = mayLookHere(place);
    row.fault = row.section == FoundPlaces::Attention;
    return row;
}

} // namespace leadline::app

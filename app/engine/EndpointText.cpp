// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/EndpointText.h"

#include "language/Utf8.h"
#include "ping/FamilyDescriptor.h"

#include "device/Identity.h"
#include "language/SentenceTranslation.h"
#include "language/Tr.h"
#include "link/Ipv4.h"
#include "link/LinkUrl.h"
#include "link/PortFacts.h"

#include <QStringList>

#include <algorithm>
#include <chrono>

namespace leadline::app {

namespace {

using device::Problem;
using device::SearchEndpoint;
using link::LinkUrl;

QString text(const std::string& words)
{
    return QString::fromStdString(words);
}

/// For example `3.29`; the third number is left out if it is 0.
QString firmware(const device::Firmware& version)
{
    QString words = text(device::toString(version));
    if (version.patch == 0)
        words.chop(2);
    return words;
}

/// The kind of connection.
QString way(const SearchEndpoint& place)
{
    switch (place.url.kind) {
    case LinkUrl::Kind::Serial:
        return place.port && place.port->usb ? tr("USB serial") : tr("Serial");
    case LinkUrl::Kind::Udp:
        if (!place.mac.empty())
            return tr("Ethernet");
        if (place.origin == SearchEndpoint::Origin::Loopback)
            return tr("This computer");
        return place.origin == SearchEndpoint::Origin::Usual ? tr("BlueOS") : tr("UDP");
    case LinkUrl::Kind::UdpIn:
        return tr("UDP, listening");
    case LinkUrl::Kind::Tcp:
        return tr("TCP");
    case LinkUrl::Kind::Sim:
        break;
    }
    return tr("Simulated");
}

QString adapter(const SearchEndpoint& place)
{
    if (!place.port)
        return {};
    QStringList words{text(place.port->manufacturer), text(place.port->description)};
    words.removeAll(QString());
    return words.join(' ');
}

QString troubleText(Problem problem)
{
    switch (problem) {
    case Problem::NotFound:
        return tr("Not there");
    case Problem::NoPermission:
        return tr("No permission");
    case Problem::PortInUse:
        return tr("In use");
    case Problem::WrongRate:
        return tr("Another rate");
    case Problem::NotIdentified:
        return tr("Not identified");
    case Problem::AnotherDevice:
        return tr("Another device");
    case Problem::NoNetwork:
        return tr("No network");
    case Problem::HostUnreachable:
        return tr("Not in the network");
    case Problem::PortClosed:
        return tr("Port closed");
    case Problem::CannotOpen:
        return tr("Cannot be opened");
    case Problem::NoAnswer:
    case Problem::None:
        break;
    }
    return tr("No answer");
}

} // namespace

QString endpointKey(const LinkUrl& url)
{
    LinkUrl bare = url;
    bare.baudRate.reset();
    if (bare.kind != LinkUrl::Kind::Sim)
        bare.device.reset();
    if (bare.kind == LinkUrl::Kind::Serial)
        bare.place = link::portPath(url);
    return text(bare.toString());
}

QString endpointText(const LinkUrl& url)
{
    return text(link::endpointName(url));
}

bool isGroundStationPort(const LinkUrl& url)
{
    return url.kind == LinkUrl::Kind::UdpIn && (url.port == 14550 || url.port == 14551);
}

QString deviceNames(const SearchEndpoint& place)
{
    QStringList names;
    for (const device::FoundDevice& found : place.devices) {
        const device::Identity& who = found.identity;
        names += who.family == ping::Family::Unknown ? tr("Device type %1").arg(who.deviceType)
                                                     : translated(device::familyName(who.family));
    }
    return names.isEmpty() ? endpointText(place.url) : names.join(tr(" and "));
}

QString endpointDetails(const SearchEndpoint& place)
{
    QStringList words{way(place)};
    const bool serial = place.url.kind == LinkUrl::Kind::Serial;
    if (!place.devices.empty()) {
        const device::Identity& who = place.devices.front().identity;
        words += endpointText(place.url);
        if (serial && place.url.baudRate)
            words += tr("%1 baud").arg(*place.url.baudRate);
        words += tr("fw %1").arg(firmware(who.firmware));
        if (place.mac.empty())
            words += tr("id %1").arg(who.deviceId);
    } else if (serial) {
        words += adapter(place);
    } else if (place.url.protocol() == link::Protocol::Mavlink) {
        words += endpointText(place.url);
        words += isGroundStationPort(place.url) ? tr("the ground station needs it") : tr("MAVLink");
    }
    words += text(place.mac);
    words.removeAll(QString());
    return words.join(QStringLiteral(" · "));
}

QString endpointState(const SearchEndpoint& place)
{
    switch (place.state) {
    case SearchEndpoint::State::Probing:
        return tr("Asking");
    case SearchEndpoint::State::Answering: {
        if (place.diagnosis.problem != Problem::None)
            return troubleText(place.diagnosis.problem);
        const auto took = std::chrono::round<std::chrono::milliseconds>(
            place.devices.empty() ? base::Duration{} : place.devices.front().answeredIn);
        return tr("Answers in %1 ms").arg(std::max<qint64>(1, took.count()));
    }
    case SearchEndpoint::State::Silent:
        break;
    case SearchEndpoint::State::Skipped:
        if (place.diagnosis.problem == Problem::None)
            return tr("Left alone");
        break;
    }
    return troubleText(place.diagnosis.problem);
}

QString familyIcon(ping::Family family)
{
    const ping::FamilyDescriptor* known = ping::descriptorOf(family);
    return !known           ? QStringLiteral("chip")
           : known->scans() ? QStringLiteral("dive")
                            : QStringLiteral("wave");
}

QString endpointIcon(const SearchEndpoint& place)
{
    if (!place.devices.empty())
        return familyIcon(place.devices.front().identity.family);
    return place.url.kind == LinkUrl::Kind::Serial ? QStringLiteral("usb") : QStringLiteral("eth");
}

QString listensTo(const LinkUrl& url)
{
    if (url.kind != LinkUrl::Kind::UdpIn)
        return {};
    const std::string_view place = url.place;
    if (const auto ip = link::Ipv4::parse(place); place == "::1" || (ip && ip->isLoopback()))
        return tr("listens to this computer only");
    if (place == "0.0.0.0" || place == "::")
        return tr("listens to every network");
    return tr("listens to the network of %1").arg(text(url.place));
}

QString addressMeaning(const LinkUrl& url)
{
    const bool isVehicles = url.protocol() == link::Protocol::Mavlink;
    const QString who = isVehicles    ? tr("Vehicle")
                        : !url.device ? tr("Sonar")
                                      : toQString(ping::titleOf(url.device->family()));
    const QString place = text(url.place);
    switch (url.kind) {
    case LinkUrl::Kind::Serial:
        return tr("%1 on the serial port %2.").arg(who, text(link::portPath(url)));
    case LinkUrl::Kind::Udp:
        return tr("%1 over UDP at %2, port %3.").arg(who, place, QString::number(url.port));
    case LinkUrl::Kind::UdpIn: {
        const QString meaning = tr("%1 that sends to UDP port %2 of this computer: %3.")
                                    .arg(who, QString::number(url.port), listensTo(url));
        return isGroundStationPort(url)
                   ? meaning +
                         tr(" The ground station needs this port. While Leadline uses it, the "
                            "ground station receives nothing. Use 192.168.2.2:14660 instead.")
                   : meaning;
    }
    case LinkUrl::Kind::Tcp:
        return tr("%1 over TCP at %2, port %3.").arg(who, place, QString::number(url.port));
    case LinkUrl::Kind::Sim:
        break;
    }
    return isVehicles ? tr("Simulated vehicle: not real data.")
                      : tr("Simulated %1: not real echoes.").arg(who);
}

LinkUrl urlToConnect(const SearchEndpoint& place)
{
    LinkUrl url = place.url;
    if (place.port && place.port->kind == link::PortKind::Autopilot)
        url.device = ping::DeviceKind::Vehicle;
    // A link with two devices is asked again who they are.
    if (url.device || place.devices.size() != 1)
        return url;
    const ping::Family family = place.devices.front().identity.family;
    if (family != ping::Family::Unknown)
        url.device = family;
    return url;
}

} // namespace leadline::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "link/LinkUrl.h"

#include "LinkText.h"
#include "ping/FamilyDescriptor.h"

#include <algorithm>
#include <array>

namespace leadline::link {

namespace {

using Kind = LinkUrl::Kind;

struct Scheme {
    std::string_view name;
    Kind kind;
};
constexpr std::array<Scheme, 5> schemes{{{"serial", Kind::Serial},
                                         {"udp", Kind::Udp},
                                         {"udpin", Kind::UdpIn},
                                         {"tcp", Kind::Tcp},
                                         {"sim", Kind::Sim}}};

constexpr std::size_t longestUrl = 4096;
/// Percent-encoding can triple the length of a path, and the result must not exceed longestUrl.
constexpr std::size_t longestPath = 1024;
constexpr std::size_t longestHost = 253;
constexpr std::uint32_t highestBaudRate = 12'000'000;

base::Error wrong(base::Message message)
{
    return base::Error{std::move(message)};
}

base::Status readHost(LinkUrl& url, std::string_view host, bool bracketed)
{
    const std::string shown = quoted(host);
    if (host.empty() && url.kind == Kind::UdpIn && !bracketed)
        host = LinkUrl::loopback;
    if (host.empty())
        return wrong(
            base::Message("A host is missing before the port, as in udp://192.168.2.2:9092."));
    if (bracketed && !isIpv6(host))
        return wrong(base::Message("%1 is not an IPv6 address.", shown));
    if (!bracketed) {
        if (host.size() > longestHost || !isHostName(host))
            return wrong(base::Message("%1 is neither the name nor the address of a host.", shown));
        const bool numeric =
            std::ranges::all_of(host, [](char c) { return isDigit(c) || c == '.'; });
        if (numeric && !isIpv4(host))
            return wrong(base::Message(
                "%1 is not an IPv4 address: it has four numbers from 0 to 255.", shown));
    }
    if (url.kind != Kind::UdpIn && isUnspecified(host))
        return wrong(base::Message("%1 means every address; name the one to connect to.", shown));
    url.place = host;
    return base::done();
}

base::Status readEndpoint(LinkUrl& url, std::string_view rest)
{
    if (rest.starts_with("//"))
        rest.remove_prefix(2);
    std::string_view host;
    std::string_view port;
    const bool bracketed = rest.starts_with('[');
    if (bracketed) {
        const auto close = rest.find(']');
        if (close == std::string_view::npos)
            return wrong(
                base::Message("The bracket of the IPv6 address %1 is not closed.", quoted(rest)));
        host = rest.substr(1, close - 1);
        port = rest.substr(close + 1);
        if (!port.empty() && !port.starts_with(':'))
            return wrong(base::Message(
                "Behind the bracket of an IPv6 address comes its port, as in [::1]:9092."));
    } else {
        const auto colon = rest.find(':');
        host = rest.substr(0, colon);
        port = colon == std::string_view::npos ? std::string_view() : rest.substr(colon);
        // The port alone is a complete address for a link that listens.
        if (port.empty() && url.kind == Kind::UdpIn && std::ranges::all_of(host, isDigit)) {
            port = rest;
            host = {};
        } else if (port.find(':', 1) != std::string_view::npos) {
            return wrong(base::Message("Put an IPv6 address in brackets, as in udp://[::1]:9092."));
        }
    }
    if (port.starts_with(':'))
        port.remove_prefix(1);
    if (port.empty())
        return wrong(base::Message("The port is missing, as in udp://192.168.2.2:9092."));
    // Port 0 lets the system choose the port of a link that listens.
    const std::uint16_t least = url.kind == Kind::UdpIn ? 0 : 1;
    const auto value = number<std::uint16_t>(port, least, 65535);
    if (!value)
        return wrong(
            base::Message("%1 is not a port: it is a number from 1 to 65535.", quoted(port)));
    url.port = *value;
    return readHost(url, host, bracketed);
}

base::Status readSerial(LinkUrl& url, std::string_view rest)
{
    auto path = percentDecoded(rest);
    if (!path || path->size() > longestPath)
        return wrong(base::Message("%1 is not the path of a port.", quoted(rest)));
    const std::size_t slashes = std::min(path->find_first_not_of('/'), path->size());
    if (slashes > 1)
        path->erase(0, slashes - 1);
    if (path->empty() || *path == "/")
        return wrong(base::Message("The port is missing, as in serial:/dev/ttyUSB0."));
    url.place = *path;
    return base::done();
}

/// False for a family that is in recordings only.
bool isOfDevices(const ping::FamilyDescriptor& family)
{
    return !family.manufacturer.empty();
}

base::Message noSuchDevice(std::string_view name)
{
    std::string all;
    for (const ping::FamilyDescriptor* family : ping::families())
        all += isOfDevices(*family) ? std::string(family->name) + ", " : std::string();
    all += deviceName(ping::DeviceKind::Vehicle);
    return base::Message("There is no device %1; the devices are %2.", quoted(name), all);
}

base::Status readSimulator(LinkUrl& url, std::string_view rest)
{
    url.device = deviceNamed(rest);
    if (!url.device)
        return wrong(noSuchDevice(rest));
    return base::done();
}

base::Status readOption(LinkUrl& url, std::string_view option)
{
    const auto equals = option.find('=');
    const std::string_view name = option.substr(0, equals);
    const std::string_view value =
        equals == std::string_view::npos ? std::string_view() : option.substr(equals + 1);
    if (name == "device" && url.kind != Kind::Sim) {
        if (url.device)
            return wrong(base::Message("The device is given twice."));
        url.device = deviceNamed(value);
        if (!url.device)
            return wrong(noSuchDevice(value));
        return base::done();
    }
    if (name == "baud" && url.kind == Kind::Serial) {
        if (url.baudRate)
            return wrong(base::Message("The baud rate is given twice."));
        url.baudRate =
            value.empty() ? std::nullopt : number<std::uint32_t>(value, 1, highestBaudRate);
        if (!url.baudRate)
            return wrong(base::Message(
                "%1 is not a baud rate, as in serial:/dev/ttyUSB0?baud=115200.", quoted(value)));
        return base::done();
    }
    return wrong(base::Message("A link of this kind has no option %1.", quoted(name)));
}

base::Status readLocation(LinkUrl& url, std::string_view rest)
{
    switch (url.kind) {
    case Kind::Serial:
        return readSerial(url, rest);
    case Kind::Sim:
        return readSimulator(url, rest);
    case Kind::Udp:
    case Kind::UdpIn:
    case Kind::Tcp:
        break;
    }
    return readEndpoint(url, rest);
}

} // namespace

std::string_view deviceName(ping::DeviceKind device)
{
    return device.isVehicle() ? "vehicle" : ping::nameOf(device.family());
}

std::optional<ping::DeviceKind> deviceNamed(std::string_view name)
{
    if (name == deviceName(ping::DeviceKind::Vehicle))
        return ping::DeviceKind::Vehicle;
    const ping::FamilyDescriptor* family = ping::descriptorOf(ping::familyNamed(name));
    return family && isOfDevices(*family) ? std::optional<ping::DeviceKind>(family->family)
                                          : std::nullopt;
}

base::Result<LinkUrl> LinkUrl::parse(std::string_view text)
{
    const auto colon = text.find(':');
    const auto* scheme = std::ranges::find(schemes, text.substr(0, colon), &Scheme::name);
    if (colon == std::string_view::npos || scheme == schemes.end() || text.size() > longestUrl)
        return wrong(base::Message("%1 is not a link: it begins with serial:, udp:, udpin:, tcp: "
                                   "or sim:, as in udp://192.168.2.2:9092.",
                                   quoted(text)));
    LinkUrl url;
    url.kind = scheme->kind;
    const auto question = text.find('?');
    if (auto read = readLocation(url, text.substr(colon + 1, question - colon - 1)); !read)
        return read.error();
    std::string_view options =
        question == std::string_view::npos ? std::string_view() : text.substr(question + 1);
    while (!options.empty()) {
        const auto end = options.find('&');
        if (auto read = readOption(url, options.substr(0, end)); !read)
            return read.error();
        options = end == std::string_view::npos ? std::string_view() : options.substr(end + 1);
    }
    return url;
}

std::string LinkUrl::toString() const
{
    const auto* scheme = std::ranges::find(schemes, kind, &Scheme::kind);
    std::string text(scheme->name);
    text += ':';
    if (kind == Kind::Sim)
        return text + std::string(deviceName(device.value_or(ping::Family::Ping1D)));
    if (kind == Kind::Serial) {
        text += percentEncoded(place);
    } else {
        const bool bracketed = place.find(':') != std::string::npos;
        text += "//" + (bracketed ? "[" + place + "]" : place) + ":" + std::to_string(port);
    }
    char separator = '?';
    if (baudRate) {
        text += separator + std::string("baud=") + std::to_string(*baudRate);
        separator = '&';
    }
    if (device)
        text += separator + std::string("device=") + std::string(deviceName(*device));
    return text;
}

Protocol LinkUrl::protocol() const
{
    if (device)
        return device->isVehicle() ? Protocol::Mavlink : Protocol::Ping;
    const bool vehiclesPort = port == 5760 || (port >= 14540 && port <= 14669);
    return isNetwork() && vehiclesPort ? Protocol::Mavlink : Protocol::Ping;
}

std::string endpointName(const LinkUrl& url)
{
    switch (url.kind) {
    case LinkUrl::Kind::Serial:
        return url.place.substr(url.place.rfind('/') + 1);
    case LinkUrl::Kind::Sim:
        return url.toString();
    case LinkUrl::Kind::Udp:
    case LinkUrl::Kind::UdpIn:
    case LinkUrl::Kind::Tcp:
        break;
    }
    return url.place + ':' + std::to_string(url.port);
}

} // namespace leadline::link

// SPDX-License-Identifier: GPL-3.0-or-later
#include "link/TypedAddress.h"

#include "LinkText.h"
#include "ping/FamilyDescriptor.h"

#include <algorithm>
#include <string>

namespace leadline::link {

namespace {

constexpr std::uint16_t simulatorsPort = 5760;

/// The scheme of a link in lower case; empty if the text has none.
std::string schemeOf(std::string_view text)
{
    std::string scheme = base::lowerCase(text.substr(0, std::min(text.find(':'), text.size())));
    const bool known = scheme == "serial" || scheme == "udp" || scheme == "udpin" ||
                       scheme == "tcp" || scheme == "sim";
    return known && text.size() > scheme.size() ? scheme : std::string();
}

/// True for names that systems give serial ports: `ttyUSB0`, `cu.usbserial-1`, `COM3`.
bool isPortName(std::string_view text)
{
    const std::string low = base::lowerCase(text);
    if (low.starts_with("/dev/"))
        return low.size() > 5;
    const std::string_view number =
        std::string_view(low).substr(std::min<std::size_t>(3, low.size()));
    if (low.starts_with("com") && !number.empty() && std::ranges::all_of(number, isDigit))
        return true;
    return (low.starts_with("ttyusb") || low.starts_with("ttyacm") || low.starts_with("ttys") ||
            low.starts_with("ttyama") || low.starts_with("cu.")) &&
           low.find(':') == std::string::npos;
}

struct Endpoint {
    std::string host;
    /// Empty if the text has no port.
    std::string port;
};

/// Parses `host`, `host:port`, `[address]:port` and a plain address; nullopt for other texts.
std::optional<Endpoint> endpointOf(std::string_view text)
{
    while (text.ends_with('/'))
        text.remove_suffix(1);
    if (isIpv6(text))
        return Endpoint{"[" + std::string(text) + "]", {}};
    const auto close = text.starts_with('[') ? text.find(']') : 0;
    if (close == std::string_view::npos)
        return std::nullopt;
    const auto colon = text.find(':', close);
    Endpoint found{std::string(text.substr(0, colon)), {}};
    if (colon != std::string_view::npos)
        found.port = text.substr(colon + 1);
    const bool ported = colon == std::string_view::npos ||
                        (!found.port.empty() && std::ranges::all_of(found.port, isDigit));
    return ported && !found.host.empty() ? std::optional(found) : std::nullopt;
}

/// False for a word without a port, domain or scheme, which may as well be the name of a file.
bool isSurelyAHost(const Endpoint& endpoint)
{
    const std::string low = base::lowerCase(endpoint.host);
    const bool numbers = low.find('.') != std::string::npos &&
                         std::ranges::all_of(low, [](char c) { return isDigit(c) || c == '.'; });
    return numbers || !endpoint.port.empty() || low == "localhost" || low.ends_with(".local") ||
           low.starts_with('[');
}

std::vector<std::uint16_t> usualPorts(std::optional<ping::DeviceKind> device)
{
    if (!device)
        return {usualPing360Port, usualPing1dPort, usualEthernetPort};
    if (device->isVehicle())
        return {usualVehiclePort};
    const ping::FamilyDescriptor* family = ping::descriptorOf(device->family());
    return {family ? family->usualPort : usualPing360Port};
}

std::optional<ping::DeviceKind> deviceIn(std::string_view options)
{
    constexpr std::string_view key = "device=";
    const auto at = options.find(key);
    if (at == std::string_view::npos)
        return std::nullopt;
    const std::string_view value = options.substr(at + key.size());
    return deviceNamed(value.substr(0, value.find('&')));
}

/// Replaces `localhost` by 127.0.0.1: it may resolve to ::1, where no simulator listens.
base::Result<LinkUrl> readLink(const std::string& text)
{
    auto url = LinkUrl::parse(text);
    if (url && url->isNetwork() && base::lowerCase(url->place) == "localhost")
        url->place = LinkUrl::loopback;
    return url;
}

base::Result<std::vector<LinkUrl>> linkOf(const std::string& text)
{
    auto url = readLink(text);
    if (!url)
        return url.error();
    return std::vector<LinkUrl>{*url};
}

/// Links to each of the usual ports of a host.
base::Result<std::vector<LinkUrl>> linksAt(const std::string& host, std::string_view options,
                                           std::optional<ping::DeviceKind> expected)
{
    const auto said = deviceIn(options);
    std::vector<LinkUrl> urls;
    for (const std::uint16_t port : usualPorts(said ? said : expected)) {
        auto url = readLink("udp://" + host + ":" + std::to_string(port) + std::string(options));
        if (!url)
            return url.error();
        urls.push_back(*url);
    }
    return urls;
}

} // namespace

base::Result<std::vector<LinkUrl>> readAddress(std::string_view typed,
                                               std::optional<ping::DeviceKind> expected)
{
    const std::string_view text = base::trimmed(typed);
    const auto question = std::min(text.find('?'), text.size());
    std::string_view place = text.substr(0, question);
    const std::string_view options = text.substr(question);
    const std::string scheme = schemeOf(text);
    if (!scheme.empty())
        place.remove_prefix(scheme.size() + 1);
    if (scheme == "udp") {
        std::string_view bare = place;
        if (bare.starts_with("//"))
            bare.remove_prefix(2);
        if (const auto endpoint = endpointOf(bare); endpoint && endpoint->port.empty())
            return linksAt(endpoint->host, options, expected);
    }
    if (!scheme.empty())
        return linkOf(scheme + ":" + std::string(place) + std::string(options));
    if (isPortName(place))
        return linkOf("serial:" + std::string(place) + std::string(options));
    const auto endpoint = endpointOf(place);
    if (!endpoint || !isSurelyAHost(*endpoint))
        // The error describes the correct form.
        return linkOf(std::string(text));
    if (endpoint->port.empty())
        return linksAt(endpoint->host, options, expected);
    const bool tcp = endpoint->port == std::to_string(simulatorsPort);
    return linkOf((tcp ? "tcp://" : "udp://") + endpoint->host + ":" + endpoint->port +
                  std::string(options));
}

} // namespace leadline::link

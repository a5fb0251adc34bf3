// SPDX-License-Identifier: GPL-3.0-or-later
#include "LinkText.h"

#include <QHostAddress>
#include <algorithm>

namespace leadline::link {

namespace {

bool isControl(char c)
{
    return static_cast<unsigned char>(c) < 0x20U || c == 0x7f;
}

} // namespace

std::string quoted(std::string_view text)
{
    constexpr std::size_t longest = 80;
    std::string shown(text.substr(0, longest));
    std::ranges::replace_if(shown, isControl, '?');
    return "\"" + shown + (text.size() > longest ? "…\"" : "\"");
}

std::optional<std::string> percentDecoded(std::string_view text)
{
    std::string decoded;
    for (std::size_t i = 0; i < text.size(); ++i) {
        char c = text[i];
        if (c == '%') {
            const std::string_view digits = text.substr(i + 1, 2);
            const auto value = base::parseNumber<unsigned>(digits, 16);
            if (digits.size() < 2 || !value)
                return std::nullopt;
            c = static_cast<char>(*value);
            i += 2;
        }
        if (isControl(c))
            return std::nullopt;
        decoded += c;
    }
    return decoded;
}

std::string percentEncoded(std::string_view text)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string encoded;
    for (const char c : text) {
        if (isAlphanumeric(c) || isOneOf(c, "/:._-~+,=@")) {
            encoded += c;
            continue;
        }
        const auto byte = static_cast<unsigned char>(c);
        encoded += '%';
        encoded += digits[byte >> 4U];
        encoded += digits[byte & 15U];
    }
    return encoded;
}

bool isIpv6(std::string_view host)
{
    const auto zone = host.find('%');
    const std::string_view address = host.substr(0, zone);
    if (!std::ranges::all_of(address,
                             [](char c) { return isOneOf(c, "0123456789abcdefABCDEF:."); }))
        return false;
    if (zone != std::string_view::npos) {
        const std::string_view name = host.substr(zone + 1);
        if (name.empty() || !std::ranges::all_of(name, [](char c) {
                return isAlphanumeric(c) || isOneOf(c, "._-~");
            }))
            return false;
    }
    const QHostAddress parsed(QString::fromLatin1(address.data(), qsizetype(address.size())));
    return parsed.protocol() == QAbstractSocket::IPv6Protocol;
}

bool isIpv4(std::string_view host)
{
    int parts = 0;
    while (true) {
        const auto dot = host.find('.');
        const std::string_view part = host.substr(0, dot);
        if (part.empty() || part.size() > 3 || !number<unsigned>(part, 0, 255))
            return false;
        ++parts;
        if (dot == std::string_view::npos)
            return parts == 4;
        host.remove_prefix(dot + 1);
    }
}

bool isHostName(std::string_view host)
{
    return std::ranges::all_of(host, [](char c) { return isAlphanumeric(c) || isOneOf(c, "-._"); });
}

bool isUnspecified(std::string_view host)
{
    const QHostAddress address(QString::fromLatin1(host.data(), qsizetype(host.size())));
    return address == QHostAddress(QHostAddress::AnyIPv4) ||
           address == QHostAddress(QHostAddress::AnyIPv6);
}

base::Message unknownHost(const LinkUrl& url)
{
    return base::Message("The name %1 is not known in this network.", url.place);
}

base::Message noRouteTo(const LinkUrl& url)
{
    return base::Message("No route to %1: check cable and network address.", url.place);
}

base::Message notLocalAddress(const LinkUrl& url)
{
    return base::Message("%1 is not an address of this computer.", url.place);
}

base::Message cannotListen(const LinkUrl& url, QAbstractSocket::SocketError error)
{
    switch (error) {
    case QAbstractSocket::AddressInUseError:
        return base::Message("UDP port %1 is in use by another program.", url.port);
    case QAbstractSocket::SocketAccessError:
        return base::Message("This user may not listen on UDP port %1.", url.port);
    case QAbstractSocket::SocketAddressNotAvailableError:
        return notLocalAddress(url);
    default:
        return base::Message("Listening on UDP port %1 of %2 is not possible.", url.port,
                             url.place);
    }
}

base::Message cannotConnect(const LinkUrl& url, QAbstractSocket::SocketError error)
{
    switch (error) {
    case QAbstractSocket::HostNotFoundError:
        return unknownHost(url);
    case QAbstractSocket::ConnectionRefusedError:
        return base::Message("%1 is there, but nothing listens on its TCP port %2.", url.place,
                             url.port);
    case QAbstractSocket::RemoteHostClosedError:
        return base::Message("%1 closed the connection.", url.place);
    case QAbstractSocket::NetworkError:
        return noRouteTo(url);
    default:
        return base::Message("%1 does not answer on TCP port %2.", url.place, url.port);
    }
}

} // namespace leadline::link

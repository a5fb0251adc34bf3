// SPDX-License-Identifier: GPL-3.0-or-later
#include "HostText.h"

#include "LinkText.h"

#include <QHostAddress>

#include <algorithm>

namespace leadline::link {

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

} // namespace leadline::link

// SPDX-License-Identifier: GPL-3.0-or-later
#include "link/Ipv4.h"

#include "base/Ascii.h"

#include <QHostAddress>
#include <QNetworkInterface>

#include <charconv>
#include <fstream>
#include <sstream>

namespace leadline::link {

std::optional<Ipv4> Ipv4::parse(std::string_view text)
{
    constexpr std::size_t maxDigits = 3;
    Ipv4 address;
    for (std::size_t i = 0; i < address.parts.size(); ++i) {
        const bool last = i + 1 == address.parts.size();
        const auto dot = text.find('.');
        const std::string_view part = text.substr(0, dot);
        const auto number = base::parseNumber<std::uint8_t>(part);
        if (!number || part.size() > maxDigits || last != (dot == std::string_view::npos))
            return std::nullopt;
        address.parts[i] = *number;
        text = last ? std::string_view() : text.substr(dot + 1);
    }
    return address;
}

std::string Ipv4::toString() const
{
    std::string text;
    for (const std::uint8_t part : parts) {
        if (!text.empty())
            text += '.';
        text += std::to_string(part);
    }
    return text;
}

std::vector<Ipv4Network> listIpv4Networks()
{
    using Interface = QNetworkInterface;
    std::vector<Ipv4Network> networks;
    for (const Interface& each : Interface::allInterfaces()) {
        const Interface::InterfaceFlags flags = each.flags();
        if (!flags.testFlag(Interface::IsUp) || !flags.testFlag(Interface::IsRunning) ||
            !flags.testFlag(Interface::CanBroadcast) || flags.testFlag(Interface::IsLoopBack))
            continue;
        for (const QNetworkAddressEntry& entry : each.addressEntries())
            if (entry.ip().protocol() == QAbstractSocket::IPv4Protocol &&
                !entry.broadcast().isNull())
                networks.push_back({.interfaceName = each.name().toStdString(),
                                    .address = Ipv4::ofBits(entry.ip().toIPv4Address()),
                                    .netmask = Ipv4::ofBits(entry.netmask().toIPv4Address()),
                                    .broadcast = Ipv4::ofBits(entry.broadcast().toIPv4Address())});
    }
    return networks;
}

std::optional<std::string> hardwareAddressOf(const Ipv4& address, const std::string& table)
{
    constexpr unsigned complete = 2;
    std::ifstream in(table);
    std::string line;
    // The first line holds the column names.
    std::getline(in, line);
    while (std::getline(in, line)) {
        std::istringstream words(line);
        std::string place;
        std::string type;
        std::string flags;
        std::string hardware;
        words >> place >> type >> flags >> hardware;
        unsigned bits = 0;
        if (flags.starts_with("0x"))
            std::from_chars(flags.data() + 2, flags.data() + flags.size(), bits, 16);
        if (words && Ipv4::parse(place) == address && (bits & complete) != 0)
            return hardware;
    }
    return std::nullopt;
}

} // namespace leadline::link

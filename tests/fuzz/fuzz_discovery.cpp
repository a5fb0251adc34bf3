// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/EthernetSonar.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <string>

/// Anybody on a network may answer a discovery: what is taken for a sonar has an address in its one
/// form, and a MAC, which only a sonar of Cerulean may leave out.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace leadline;
    const auto sonar = device::parseDiscoveryAnswer(std::as_bytes(std::span(data, size)));
    if (!sonar)
        return 0;
    const bool hasMac = device::normalMac(sonar->mac) == sonar->mac;
    const bool needsNoMac = sonar->isCerulean && sonar->mac.empty();
    if (!(hasMac || needsNoMac) || link::Ipv4::parse(sonar->address.toString()) != sonar->address ||
        (sonar->port && !sonar->isCerulean))
        std::abort();
    std::string again = sonar->isCerulean ? "S500\nCerulean Sonar\n" : "SONAR PING360\n\n";
    if (hasMac)
        again += "MAC Address:- " + sonar->mac + "\n";
    again += "IP Address:- " + sonar->address.toString() + "\n";
    if (sonar->port)
        again += "Port:- " + std::to_string(*sonar->port) + "\n";
    if (device::parseDiscoveryAnswer(std::as_bytes(std::span(again))) != sonar)
        std::abort();
    return 0;
}

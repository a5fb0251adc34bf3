// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/EthernetSonar.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <string>

/// Anybody on a network may answer a discovery: what is taken for a sonar has a MAC and an address
/// in their one form.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace leadline;
    const auto sonar = device::parseDiscoveryAnswer(std::as_bytes(std::span(data, size)));
    if (!sonar)
        return 0;
    if (device::normalMac(sonar->mac) != sonar->mac ||
        link::Ipv4::parse(sonar->address.toString()) != sonar->address)
        std::abort();
    const std::string again = "SONAR PING360\nMAC Address:- " + sonar->mac + "\nIP Address:- " +
                              sonar->address.toString();
    if (device::parseDiscoveryAnswer(std::as_bytes(std::span(again))) != sonar)
        std::abort();
    return 0;
}

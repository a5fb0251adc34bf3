// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mavlink/Fields.h"

#include <cstdint>
#include <string>

namespace leadline::mavlink {

/// What an autopilot runs on and is. It is sent when asked for.
struct AutopilotVersion {
    static constexpr std::uint16_t id = 148;

    std::uint64_t capabilities = 0;
    std::uint64_t uid = 0;
    std::uint32_t flightSwVersion = 0;
    std::uint32_t middlewareSwVersion = 0;
    std::uint32_t osSwVersion = 0;
    std::uint32_t boardVersion = 0;
    std::uint16_t vendorId = 0;
    std::uint16_t productId = 0;
    std::array<std::uint8_t, 8> flightCustomVersion{};
    std::array<std::uint8_t, 8> middlewareCustomVersion{};
    std::array<std::uint8_t, 8> osCustomVersion{};
    std::array<std::uint8_t, 18> uid2{};

    static constexpr void fields(auto&& visit)
    {
        visit(Field{"capabilities"}, &AutopilotVersion::capabilities);
        visit(Field{"uid"}, &AutopilotVersion::uid);
        visit(Field{"flight_sw_version"}, &AutopilotVersion::flightSwVersion);
        visit(Field{"middleware_sw_version"}, &AutopilotVersion::middlewareSwVersion);
        visit(Field{"os_sw_version"}, &AutopilotVersion::osSwVersion);
        visit(Field{"board_version"}, &AutopilotVersion::boardVersion);
        visit(Field{"vendor_id"}, &AutopilotVersion::vendorId);
        visit(Field{"product_id"}, &AutopilotVersion::productId);
        visit(Field{"flight_custom_version"}, &AutopilotVersion::flightCustomVersion);
        visit(Field{"middleware_custom_version"}, &AutopilotVersion::middlewareCustomVersion);
        visit(Field{"os_custom_version"}, &AutopilotVersion::osCustomVersion);
        visit(Field{"uid2", "", true}, &AutopilotVersion::uid2);
    }

    friend constexpr bool operator==(const AutopilotVersion&, const AutopilotVersion&) = default;
};

/// `4.5.3`, `4.6.0 beta`: of the firmware itself; empty where it does not say.
[[nodiscard]] std::string firmwareText(const AutopilotVersion& version);

} // namespace leadline::mavlink

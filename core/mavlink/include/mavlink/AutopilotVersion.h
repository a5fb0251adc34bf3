// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mavlink/Fields.h"

#include <cstdint>
#include <string>

namespace leadline::mavlink {

/// AUTOPILOT_VERSION: firmware and hardware of an autopilot. It is sent on request.
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

    static constexpr base::FieldList fields{
        field(&AutopilotVersion::capabilities, "capabilities"),
        field(&AutopilotVersion::uid, "uid"),
        field(&AutopilotVersion::flightSwVersion, "flight_sw_version"),
        field(&AutopilotVersion::middlewareSwVersion, "middleware_sw_version"),
        field(&AutopilotVersion::osSwVersion, "os_sw_version"),
        field(&AutopilotVersion::boardVersion, "board_version"),
        field(&AutopilotVersion::vendorId, "vendor_id"),
        field(&AutopilotVersion::productId, "product_id"),
        field(&AutopilotVersion::flightCustomVersion, "flight_custom_version"),
        field(&AutopilotVersion::middlewareCustomVersion, "middleware_custom_version"),
        field(&AutopilotVersion::osCustomVersion, "os_custom_version"),
        field(&AutopilotVersion::uid2, "uid2", "", true),
    };
};

/// Firmware version as `4.5.3` or `4.6.0 beta`; empty if the message does not contain it.
[[nodiscard]] std::string firmwareText(const AutopilotVersion& version);

} // namespace leadline::mavlink

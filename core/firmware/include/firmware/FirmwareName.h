// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ping/Family.h"

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace leadline::firmware {

/// Hardware types; firmware of another type does not run properly.
enum class FirmwareKind : std::uint8_t {
    Ping1D,
    /// A Ping1D of hardware revision 2, with different electronics.
    Ping2,
    Ping360,
};

/// `Ping1D`, `Ping2`, `Ping360`.
[[nodiscard]] std::string nameOf(FirmwareKind kind);
/// From the family and revision that a device reports in device_information. Pass no revision for
/// firmware older than that message, which is also older than Ping2. Nullopt for unknown devices.
[[nodiscard]] std::optional<FirmwareKind> kindOf(ping::Family family,
                                                 std::optional<std::uint8_t> revision);

struct FirmwareVersion {
    std::uint16_t major = 0;
    std::uint16_t minor = 0;
    std::uint16_t patch = 0;

    friend constexpr auto operator<=>(const FirmwareVersion&, const FirmwareVersion&) = default;
};
/// `3.29.0`
[[nodiscard]] std::string toString(const FirmwareVersion& version);

/// Parsed from a file name; the manufacturer uses `Ping-V3.29_auto.hex`, `Ping_V3.26_9600b.hex`,
/// `Ping2-V1.1.0_auto.hex` and `Ping360-V3.3.8_auto.hex`.
struct FirmwareName {
    FirmwareKind kind = FirmwareKind::Ping1D;
    std::optional<FirmwareVersion> version = {};
    /// Baud rate of firmware with a fixed rate, which is older than 3.28.
    std::optional<std::uint32_t> baudRate = {};

    friend bool operator==(const FirmwareName&, const FirmwareName&) = default;
};

/// Nullopt if the name indicates no kind of sonar, or two. Ping1D and Ping2 can only be told apart
/// by the name, because they have the same processor.
[[nodiscard]] std::optional<FirmwareName> readFirmwareName(std::string_view fileName);

} // namespace leadline::firmware

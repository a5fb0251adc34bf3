// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ping/Family.h"

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace leadline::firmware {

/// Each has firmware of its own; that of another does not run, or runs badly.
enum class FirmwareKind : std::uint8_t {
    Ping1D,
    /// A Ping1D of revision 2: another circuit.
    Ping2,
    Ping360,
};

/// `Ping1D`, `Ping2`, `Ping360`.
[[nodiscard]] std::string nameOf(FirmwareKind kind);
/// By what a device says of itself (device_information); nothing as its revision where it speaks
/// by documents that are older than revisions, and than Ping2. Nothing of one that nobody has told
/// us of.
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

/// What the name of a file says: the maker's are `Ping-V3.29_auto.hex`, `Ping_V3.26_9600b.hex`,
/// `Ping2-V1.1.0_auto.hex` and `Ping360-V3.3.8_auto.hex`.
struct FirmwareName {
    FirmwareKind kind = FirmwareKind::Ping1D;
    std::optional<FirmwareVersion> version = {};
    /// Of firmware that speaks at one rate only, which is older than 3.28.
    std::optional<std::uint32_t> baudRate = {};

    friend bool operator==(const FirmwareName&, const FirmwareName&) = default;
};

/// Nothing of a name that does not say for which sonar it is, or names two. Nothing else tells
/// Ping1D and Ping2 apart: they have the same processor.
[[nodiscard]] std::optional<FirmwareName> readFirmwareName(std::string_view fileName);

} // namespace leadline::firmware

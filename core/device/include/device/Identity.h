// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ping/Common.h"
#include "ping/Family.h"
#include "ping/Ping1d.h"

#include <compare>
#include <cstdint>
#include <optional>
#include <string>

namespace leadline::device {

struct Firmware {
    std::uint16_t major = 0;
    std::uint16_t minor = 0;
    /// 0 of a device that does not say it.
    std::uint16_t patch = 0;

    friend constexpr auto operator<=>(const Firmware&, const Firmware&) = default;
};

/// Who answers on a link.
struct Identity {
    ping::Family family = ping::Family::Unknown;
    /// As in device_information, or firmware_version of the older documents.
    std::uint8_t deviceType = 0;
    /// 0 of a device that does not say it; 'C' of a Ping360, 2 of a Ping2.
    std::uint8_t revision = 0;
    Firmware firmware;
    /// Its address on the link, 0-254.
    std::uint8_t deviceId = 0;
    /// Of the protocol; a device need not answer it.
    std::optional<ping::common::ProtocolVersion> protocol = {};

    /// Only major version 1 is known: others are recorded and sent no settings.
    [[nodiscard]] bool protocolIsKnown() const { return !protocol || protocol->versionMajor == 1; }
    /// Known by firmware_version, which says no revision and no patch, and has types of its own.
    bool byFirmwareVersion = false;

    /// The same device as far as this can be told without a MAC; its firmware may have been updated
    /// meanwhile.
    [[nodiscard]] bool sameDevice(const Identity& other) const
    {
        if (family != other.family || deviceId != other.deviceId)
            return false;
        return byFirmwareVersion || other.byFirmwareVersion ||
               (deviceType == other.deviceType && revision == other.revision);
    }
};

/// What a device says about itself; `deviceId` is the source of that frame.
[[nodiscard]] Identity identityOf(const ping::common::DeviceInformation& who,
                                  std::uint8_t deviceId);
/// The same by the older documents.
[[nodiscard]] Identity identityOf(const ping::ping1d::FirmwareVersion& who, std::uint8_t deviceId);

/// `Ping1D`, `Ping360`, or the number of a type that nobody has told us of.
[[nodiscard]] std::string familyName(ping::Family family);
/// `3.29.0`
[[nodiscard]] std::string toString(const Firmware& firmware);

} // namespace leadline::device

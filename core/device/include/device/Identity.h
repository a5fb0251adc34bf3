// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Message.h"
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
    /// 0 for a device that does not report a patch version.
    std::uint16_t patch = 0;

    friend constexpr auto operator<=>(const Firmware&, const Firmware&) = default;
};

/// A device on a link, as it identified itself.
struct Identity {
    /// Unknown also for a family that has no driver.
    ping::Family family = ping::Family::Unknown;
    /// Device type of device_information, or of firmware_version, whose numbers differ.
    std::uint8_t deviceType = 0;
    /// 'C' for a Ping360, 2 for a Ping2; 0 for a device that does not report a revision.
    std::uint8_t revision = 0;
    Firmware firmware;
    /// The device's address on the link, 0..254.
    std::uint8_t deviceId = 0;
    /// Version of the Ping protocol; a device need not report it.
    std::optional<ping::common::ProtocolVersion> protocol = {};

    /// Only major version 1 is known. Devices with another one are recorded, but sent no settings.
    [[nodiscard]] bool isProtocolSupported() const
    {
        return !protocol || protocol->versionMajor == 1;
    }
    /// True if the device answered only firmware_version of the older protocol, which carries
    /// neither revision nor patch version and numbers device types differently.
    bool byFirmwareVersion = false;

    /// True if both are the same device, as far as that can be decided without a serial number; the
    /// firmware may differ because it may have been updated in between.
    [[nodiscard]] bool sameDevice(const Identity& other) const
    {
        if (family != other.family || deviceId != other.deviceId)
            return false;
        return byFirmwareVersion || other.byFirmwareVersion ||
               (deviceType == other.deviceType && revision == other.revision);
    }
};

/// Identity from a device_information; `deviceId` is the source of that frame.
[[nodiscard]] Identity identityFrom(const ping::common::DeviceInformation& who,
                                    std::uint8_t deviceId);
/// Identity from a firmware_version of the older protocol; `deviceId` is the source of that frame.
[[nodiscard]] Identity identityFrom(const ping::ping1d::FirmwareVersion& who,
                                    std::uint8_t deviceId);

/// False if the identity says that the device is of another family. One of an unknown type may be
/// of a family whose device types are not published.
[[nodiscard]] bool mayBe(ping::Family family, const Identity& identity);

/// `Ping1D` or `Ping360`; `device of an unknown type` for any other.
[[nodiscard]] base::Message familyName(ping::Family family);
/// Version in the form `3.29.0`.
[[nodiscard]] std::string toString(const Firmware& firmware);

} // namespace leadline::device

// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/Identity.h"

#include "device/SonarDriver.h"
#include "ping/Codec.h"
#include "ping/FamilyDescriptor.h"

namespace leadline::device {

namespace {

namespace common = ping::common;
namespace wire = ping::ping1d;

/// True for an echosounder by the numbers of the older documents (type and model 0 for unknown, 1
/// and 1 for Ping and Ping1D).
bool isEchosounder(const wire::FirmwareVersion& version)
{
    return (version.deviceType == 0 && version.deviceModel == 0) ||
           (version.deviceType == 1 && version.deviceModel == 1);
}

} // namespace

Identity identityFrom(const common::DeviceInformation& who, std::uint8_t deviceId)
{
    const ping::Family family = ping::familyOfDeviceType(who.deviceType);
    return {
        .family = hasDriver(family) ? family : ping::Family::Unknown,
        .deviceType = who.deviceType,
        .revision = who.deviceRevision,
        .firmware = {who.firmwareVersionMajor, who.firmwareVersionMinor, who.firmwareVersionPatch},
        .deviceId = deviceId};
}

Identity identityFrom(const wire::FirmwareVersion& who, std::uint8_t deviceId)
{
    return {.family = isEchosounder(who) ? ping::Family::Ping1D : ping::Family::Unknown,
            .deviceType = who.deviceType,
            .revision = 0,
            .firmware = {who.firmwareVersionMajor, who.firmwareVersionMinor, 0},
            .deviceId = deviceId,
            .byFirmwareVersion = true};
}

/// Only of an Insight 240 the type is known and the messages are not.
bool mayBe(ping::Family family, const Identity& identity)
{
    if (identity.family == family)
        return true;
    constexpr std::uint8_t insight240 = 110;
    const ping::FamilyDescriptor* descriptor = ping::descriptorOf(family);
    return descriptor && descriptor->deviceTypes.empty() && identity.deviceType != insight240 &&
           ping::familyOfDeviceType(identity.deviceType) == ping::Family::Unknown;
}

base::Message familyName(ping::Family family)
{
    const std::string_view title = ping::titleOf(family);
    return title.empty() ? base::Message("device of an unknown type")
                         : base::Message::verbatim(std::string(title));
}

std::string toString(const Firmware& firmware)
{
    return std::to_string(firmware.major) + "." + std::to_string(firmware.minor) + "." +
           std::to_string(firmware.patch);
}

} // namespace leadline::device

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ping/Fields.h"

namespace leadline::ping::common {

using ping::operator==;

/// Carries nothing; documents no longer list it, devices still send it.
struct Undefined {
    static constexpr std::uint16_t id = 0;
    static constexpr std::string_view name = "undefined";
    static constexpr Category category = Category::General;
    static constexpr void fields(auto&&) {}
};

/// A set or control message was taken.
struct Ack {
    std::uint16_t ackedId = 0;

    static constexpr std::uint16_t id = 1;
    static constexpr std::string_view name = "ack";
    static constexpr Category category = Category::General;
    static constexpr void fields(auto&& visit) { visit(Field{"acked_id"}, &Ack::ackedId); }
};

/// A message was refused, with the device's words (may be empty).
/// Older documents: nack_message was nack_msg or err_msg.
struct Nack {
    std::uint16_t nackedId = 0;
    std::string_view nackMessage = {};

    static constexpr std::uint16_t id = 2;
    static constexpr std::string_view name = "nack";
    static constexpr Category category = Category::General;
    static constexpr void fields(auto&& visit)
    {
        visit(Field{"nacked_id"}, &Nack::nackedId);
        visit(Field{"nack_message", "", "nack_msg err_msg"}, &Nack::nackMessage);
    }
};

/// A sentence for people.
/// Older documents: ascii_message was msg.
struct AsciiText {
    std::string_view asciiMessage = {};

    static constexpr std::uint16_t id = 3;
    static constexpr std::string_view name = "ascii_text";
    static constexpr Category category = Category::General;
    static constexpr void fields(auto&& visit)
    {
        visit(Field{"ascii_message", "", "msg"}, &AsciiText::asciiMessage);
    }
};

/// The only message that identifies a device: type 1 is a Ping1D, 2 a Ping360.
struct DeviceInformation {
    std::uint8_t deviceType = 0;
    std::uint8_t deviceRevision = 0;
    std::uint8_t firmwareVersionMajor = 0;
    std::uint8_t firmwareVersionMinor = 0;
    std::uint8_t firmwareVersionPatch = 0;
    std::uint8_t reserved = 0;

    static constexpr std::uint16_t id = 4;
    static constexpr std::string_view name = "device_information";
    static constexpr Category category = Category::Get;
    static constexpr void fields(auto&& visit)
    {
        visit(Field{"device_type"}, &DeviceInformation::deviceType);
        visit(Field{"device_revision"}, &DeviceInformation::deviceRevision);
        visit(Field{"firmware_version_major"}, &DeviceInformation::firmwareVersionMajor);
        visit(Field{"firmware_version_minor"}, &DeviceInformation::firmwareVersionMinor);
        visit(Field{"firmware_version_patch"}, &DeviceInformation::firmwareVersionPatch);
        visit(Field{"reserved"}, &DeviceInformation::reserved);
    }
};

/// Of the protocol, not of the firmware. Older documents have one u32 `protocol_version` here: the
/// same bytes.
struct ProtocolVersion {
    std::uint8_t versionMajor = 0;
    std::uint8_t versionMinor = 0;
    std::uint8_t versionPatch = 0;
    std::uint8_t reserved = 0;

    static constexpr std::uint16_t id = 5;
    static constexpr std::string_view name = "protocol_version";
    static constexpr Category category = Category::Get;
    static constexpr void fields(auto&& visit)
    {
        visit(Field{"version_major"}, &ProtocolVersion::versionMajor);
        visit(Field{"version_minor"}, &ProtocolVersion::versionMinor);
        visit(Field{"version_patch"}, &ProtocolVersion::versionPatch);
        visit(Field{"reserved"}, &ProtocolVersion::reserved);
    }
};

/// Asks for the message `requestedId`; see oldRequestedId() for the older form.
struct GeneralRequest {
    std::uint16_t requestedId = 0;

    static constexpr std::uint16_t id = 6;
    static constexpr std::string_view name = "general_request";
    static constexpr Category category = Category::General;
    static constexpr void fields(auto&& visit)
    {
        visit(Field{"requested_id"}, &GeneralRequest::requestedId);
    }
};

struct SetDeviceId {
    std::uint8_t deviceId = 0;

    static constexpr std::uint16_t id = 100;
    static constexpr std::string_view name = "set_device_id";
    static constexpr Category category = Category::Set;
    static constexpr void fields(auto&& visit)
    {
        visit(Field{"device_id"}, &SetDeviceId::deviceId);
    }
};

/// Ids 0 to 999, the same in every family.
using Messages = MessageList<Undefined, Ack, Nack, AsciiText, DeviceInformation, ProtocolVersion,
                             GeneralRequest, SetDeviceId>;

} // namespace leadline::ping::common

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ping/Fields.h"
#include "ping/cerulean/Container.h"

namespace leadline::ping::common {

using ping::operator==;

/// An empty message. Current documents do not list it, but devices still send it.
struct Undefined {
    static constexpr std::uint16_t id = 0;
    static constexpr Description description{"undefined", Category::General};
    static constexpr base::FieldList fields{};
};

/// Confirms a set or control message.
struct Ack {
    std::uint16_t ackedId = 0;

    static constexpr std::uint16_t id = 1;
    static constexpr Description description{"ack", Category::General};
    static constexpr base::FieldList fields{field(&Ack::ackedId, "acked_id")};
};

/// Rejects a message, with a reason for people, which may be empty.
struct Nack {
    std::uint16_t nackedId = 0;
    std::string_view nackMessage = {};

    static constexpr std::uint16_t id = 2;
    static constexpr Description description{"nack", Category::General};
    static constexpr base::FieldList fields{
        field(&Nack::nackedId, "nacked_id"),
        field(&Nack::nackMessage, "nack_message", "", "nack_msg err_msg"),
    };
};

/// Text for people.
struct AsciiText {
    std::string_view asciiMessage = {};

    static constexpr std::uint16_t id = 3;
    static constexpr Description description{"ascii_text", Category::General};
    static constexpr base::FieldList fields{
        field(&AsciiText::asciiMessage, "ascii_message", "", "msg")};
};

/// Identifies the device: type 1 is a Ping1D, 2 a Ping360, 101 an Omniscan 450, 103 a Surveyor
/// 240-16, 112 an S500.
struct DeviceInformation {
    std::uint8_t deviceType = 0;
    std::uint8_t deviceRevision = 0;
    std::uint8_t firmwareVersionMajor = 0;
    std::uint8_t firmwareVersionMinor = 0;
    std::uint8_t firmwareVersionPatch = 0;
    std::uint8_t reserved = 0;

    static constexpr std::uint16_t id = 4;
    static constexpr Description description{"device_information", Category::Get};
    static constexpr base::FieldList fields{
        field(&DeviceInformation::deviceType, "device_type"),
        field(&DeviceInformation::deviceRevision, "device_revision"),
        field(&DeviceInformation::firmwareVersionMajor, "firmware_version_major"),
        field(&DeviceInformation::firmwareVersionMinor, "firmware_version_minor"),
        field(&DeviceInformation::firmwareVersionPatch, "firmware_version_patch"),
        field(&DeviceInformation::reserved, "reserved"),
    };
};

/// Version of the protocol, not of the firmware. Older documents have one u32 `protocol_version` in
/// these bytes.
struct ProtocolVersion {
    std::uint8_t versionMajor = 0;
    std::uint8_t versionMinor = 0;
    std::uint8_t versionPatch = 0;
    std::uint8_t reserved = 0;

    static constexpr std::uint16_t id = 5;
    static constexpr Description description{"protocol_version", Category::Get};
    static constexpr base::FieldList fields{
        field(&ProtocolVersion::versionMajor, "version_major"),
        field(&ProtocolVersion::versionMinor, "version_minor"),
        field(&ProtocolVersion::versionPatch, "version_patch"),
        field(&ProtocolVersion::reserved, "reserved"),
    };
};

/// Requests the message `requestedId`; see oldRequestedId() for the older form.
struct GeneralRequest {
    std::uint16_t requestedId = 0;

    static constexpr std::uint16_t id = 6;
    static constexpr Description description{"general_request", Category::General};
    static constexpr base::FieldList fields{field(&GeneralRequest::requestedId, "requested_id")};
};

struct SetDeviceId {
    std::uint8_t deviceId = 0;

    static constexpr std::uint16_t id = 100;
    static constexpr Description description{"set_device_id", Category::Set};
    static constexpr base::FieldList fields{field(&SetDeviceId::deviceId, "device_id")};
};

/// Messages with ids 0 to 999 that every family may have, and those between the frames of sonars.
using Messages = MessageList<Undefined, Ack, Nack, AsciiText, DeviceInformation, ProtocolVersion,
                             GeneralRequest, cerulean::JsonWrapper, cerulean::ViewSettings,
                             SetDeviceId, cerulean::NmeaSentence, cerulean::MavlinkJson>;

} // namespace leadline::ping::common

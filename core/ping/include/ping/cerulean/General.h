// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ping/Fields.h"

namespace leadline::ping::cerulean {

using ping::operator==;

/// The sonar asks for the time; the host answers with UtcResponse.
struct UtcRequest {

    static constexpr std::uint16_t id = 14;
    static constexpr Description description{"utc_request", Category::General};
    static constexpr base::FieldList fields{};
};

/// Milliseconds since 1970, and half of the round trip as their accuracy.
struct UtcResponse {
    std::uint64_t utcMsec = 0;
    std::uint32_t accuracyMsec = 0;

    static constexpr std::uint16_t id = 15;
    static constexpr Description description{"utc_response", Category::Control};
    static constexpr base::FieldList fields{
        field(&UtcResponse::utcMsec, "utc_msec"),
        field(&UtcResponse::accuracyMsec, "accuracy_msec"),
    };
};

/// IPv4 addresses with the first octet in the lowest byte.
struct SetNetInfo {
    std::uint32_t ntpIpAddress = 0;
    std::uint32_t subnetMask = 0;
    std::uint32_t gatewayIp = 0;

    static constexpr std::uint16_t id = 17;
    static constexpr Description description{"set_net_info", Category::Control};
    static constexpr base::FieldList fields{
        field(&SetNetInfo::ntpIpAddress, "ntp_ip_address"),
        field(&SetNetInfo::subnetMask, "subnet_mask"),
        field(&SetNetInfo::gatewayIp, "gateway_ip"),
    };
};

/// Celsius and bar; the pressure is -1000 without a sensor for it.
struct WaterStats {
    float temperature = 0;
    float pressure = 0;

    static constexpr std::uint16_t id = 118;
    static constexpr Description description{"water_stats", Category::Get};
    static constexpr base::FieldList fields{
        field(&WaterStats::temperature, "temperature", "deg C"),
        field(&WaterStats::pressure, "pressure", "Bar"),
    };
};

/// The channel among sonars that ping in turn, 255 if none was ever assigned. Without payload it is
/// a request.
struct SynchronizationChannel {
    std::uint8_t channelNumber = 0;
    std::uint8_t numberOfChannels = 0;

    static constexpr std::uint16_t id = 169;
    static constexpr Description description{"sync_channel", Category::Get};
    static constexpr base::FieldList fields{
        field(&SynchronizationChannel::channelNumber, "channel_number"),
        field(&SynchronizationChannel::numberOfChannels, "number_of_channels"),
    };
};

/// Assigns the channel among sonars that ping in turn; channel 0 is the master.
struct SetSynchronizationChannel {
    std::uint8_t channelNumber = 0;
    std::uint8_t numberOfChannels = 0;

    static constexpr std::uint16_t id = 170;
    static constexpr Description description{"set_sync_channel", Category::Set};
    static constexpr base::FieldList fields{
        field(&SetSynchronizationChannel::channelNumber, "channel_number"),
        field(&SetSynchronizationChannel::numberOfChannels, "number_of_channels"),
    };
};

} // namespace leadline::ping::cerulean

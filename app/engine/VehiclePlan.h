// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "link/LinkUrl.h"
#include "mavlink/Address.h"
#include "mavlink/Signature.h"

#include <cstdint>
#include <optional>

namespace leadline::app {

/// Leadline's behaviour on a vehicle's link; stored in the settings.
struct VehicleLinkSettings {
    /// ArduPilot's failsafe takes system 255 for the pilot's ground station.
    static constexpr int highestSystem = 254;

    /// Leadline's own ids on the link.
    mavlink::Address own{254, 190};
    /// TIMESYNC requests per second; 0 for none.
    int timesyncPerSecond = 1;
    bool answersTimesync = false;
    bool answersPing = true;

    friend bool operator==(const VehicleLinkSettings&, const VehicleLinkSettings&) = default;
};

/// Describes how a vehicle's link is opened.
struct VehiclePlan {
    link::LinkUrl url;
    /// A number that differs between the links of this program.
    std::uint8_t number = 0;
    /// Nullopt for the first autopilot that is received.
    std::optional<std::uint8_t> system = {};
    /// Nothing is sent; what arrives is recorded.
    bool listenOnly = false;
    VehicleLinkSettings linkSettings = {};
    /// Ignore replies to TIMESYNC without a target.
    bool strictVersion2 = false;
    /// With a key everything sent is signed, and messages without a valid signature are refused.
    std::optional<mavlink::SigningKey> key = {};
    /// Time of the last signature that was made with the key.
    mavlink::SigningTime lastSigned = 0;
};

} // namespace leadline::app

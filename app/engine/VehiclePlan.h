// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "link/LinkUrl.h"
#include "mavlink/Address.h"
#include "mavlink/Signature.h"

#include <cstdint>
#include <optional>

namespace leadline::app {

/// How Leadline behaves on a vehicle's link; kept over restarts.
struct VehicleHabits {
    /// ArduPilot's failsafe takes whoever is 255 for the pilot's ground station.
    static constexpr int highestSystem = 254;

    /// Its own ids there.
    mavlink::Address own{254, 190};
    /// Requests for the clock; 0: off.
    int timesyncPerSecond = 1;
    bool answersTimesync = false;
    bool answersPing = true;

    friend bool operator==(const VehicleHabits&, const VehicleHabits&) = default;
};

/// How a vehicle's link is to be opened.
struct VehiclePlan {
    link::LinkUrl url;
    /// Differs between the links of this program.
    std::uint8_t number = 0;
    /// Nullopt: the first autopilot that is heard.
    std::optional<std::uint8_t> system = {};
    /// Nothing is sent: whoever speaks is heard and recorded.
    bool listenOnly = false;
    VehicleHabits habits = {};
    /// Replies to TIMESYNC without a target are ignored.
    bool strictVersion2 = false;
    /// With a key all is signed, and what is not is refused.
    std::optional<mavlink::SigningKey> key = {};
    /// Of the last signature that was made with it.
    mavlink::SigningTime lastSigned = 0;
};

} // namespace leadline::app

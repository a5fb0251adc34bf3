// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/SonarDriver.h"
#include "engine/SonarStatus.h"
#include "link/LinkUrl.h"
#include "ping/Frame.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace leadline::app {

/// Describes how a sonar's link is opened.
struct ConnectionPlan {
    link::LinkUrl url;
    /// MAC or serial number of the sonar, if it is known.
    std::string unit = {};
    device::DriverStart start = {};
    /// `start` is in Standby only because a Ping360 that was left in Standby may be connected; a
    /// Ping1D is not started in Standby then.
    bool standbyFor360 = false;
    struct Known {
        /// Unknown for a device that may be of any family.
        ping::Family family = ping::Family::Unknown;
        device::DriverStart start = {};
    };
    /// The known sonars that are addressed by their ids.
    std::map<std::uint8_t, Known> known = {};
    /// Nothing is sent; what arrives is recorded.
    bool listenOnly = false;

    /// The family that is given by the address.
    [[nodiscard]] ping::Family family() const;
    /// The start of the sonar of that family with this id, or of the only one.
    [[nodiscard]] device::DriverStart startFor(ping::Family its,
                                               std::optional<std::uint8_t> address) const;
    /// Applies a command before a device is connected, which then starts with the result.
    void execute(const SonarCommand& command);
};

} // namespace leadline::app

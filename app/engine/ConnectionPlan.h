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

/// How a link is to be opened.
struct ConnectionPlan {
    link::LinkUrl url;
    /// The MAC or serial number of the sonar, where it is known.
    std::string unit = {};
    device::DriverStart start = {};
    /// `start` is in Standby only because a Ping360 that was left so may be there: a Ping1D is not.
    bool restsFor360 = false;
    struct Known {
        /// Unknown of one that may be of any.
        ping::Family family = ping::Family::Unknown;
        device::DriverStart start = {};
    };
    /// Of sonars that are spoken to by their ids, as far as anything is known of them.
    std::map<std::uint8_t, Known> known = {};
    /// Nothing is sent: whoever speaks is heard and recorded.
    bool listenOnly = false;

    /// As the address says it.
    [[nodiscard]] ping::Family family() const;
    /// Of the sonar of that family with this id, or of the only one.
    [[nodiscard]] device::DriverStart startFor(ping::Family its,
                                               std::optional<std::uint8_t> address) const;
    /// Before anybody is there: he finds what he is to be.
    void execute(const SonarCommand& command);
};

} // namespace leadline::app

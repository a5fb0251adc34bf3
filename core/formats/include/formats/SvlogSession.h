// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ping/Family.h"
#include "ping/Frame.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace leadline::formats {

/// What the JSON at the beginning of a session of a `.svlog` file says. Any of it may be missing.
struct SvlogSession {
    struct Device {
        /// Source id of its frames; nothing if the file holds frames of one device only.
        std::optional<std::uint8_t> id;
        ping::Family family = ping::Family::Unknown;
        /// Given by the user; else, of an unknown family, its product id. That of a side-scan sonar
        /// begins with its side where the header has the transducer's angle.
        std::string name;
    };

    /// Since 1970.
    std::optional<std::chrono::nanoseconds> utc;
    std::vector<Device> devices = {};
    /// Source id of the vehicle's messages; nothing without a vehicle.
    std::optional<std::uint8_t> platformId = {};
    /// The program that recorded, and its version; empty if it is not named.
    std::string program = {};

    /// Nullopt for a frame that does not begin a session.
    [[nodiscard]] static std::optional<SvlogSession> of(const ping::Frame& frame);
};

/// The JSON of a session header, without the program.
[[nodiscard]] std::string sessionJson(const SvlogSession& session);

} // namespace leadline::formats

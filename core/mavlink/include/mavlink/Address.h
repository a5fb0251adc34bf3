// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>

namespace leadline::mavlink {

/// MAVLink system and component id of a sender or target; as a target 0/0 means everybody.
struct Address {
    std::uint8_t system = 0;
    std::uint8_t component = 0;

    /// MAV_COMP_ID_AUTOPILOT1
    static constexpr std::uint8_t autopilot = 1;

    friend constexpr auto operator<=>(const Address&, const Address&) = default;
};

/// Whether `component` is addressed by `target`, in which an id of 0 matches any.
[[nodiscard]] constexpr bool isMeant(Address target, Address component)
{
    return (target.system == 0 || target.system == component.system) &&
           (target.component == 0 || target.component == component.component);
}

} // namespace leadline::mavlink

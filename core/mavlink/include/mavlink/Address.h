// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>

namespace leadline::mavlink {

/// Who sends, or who is meant: 0/0 is everybody.
struct Address {
    std::uint8_t system = 0;
    std::uint8_t component = 0;

    /// MAV_COMP_ID_AUTOPILOT1
    static constexpr std::uint8_t autopilot = 1;

    friend constexpr auto operator<=>(const Address&, const Address&) = default;
};

/// Is a component one of those that `target` names?
[[nodiscard]] constexpr bool isMeant(Address target, Address component)
{
    return (target.system == 0 || target.system == component.system) &&
           (target.component == 0 || target.component == component.component);
}

} // namespace leadline::mavlink

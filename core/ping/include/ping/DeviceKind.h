// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ping/Family.h"

#include <compare>

namespace leadline::ping {

/// What a device is: a sonar of a family, or a vehicle, which speaks MAVLink. Messages are decoded
/// by kind and id, because ids collide. Aligned to its size, so that an atomic one is a single
/// load and store with every compiler.
class alignas(2) DeviceKind {
public:
    static const DeviceKind Vehicle;

    /// A sonar of an unknown family.
    constexpr DeviceKind() = default;
    // NOLINTNEXTLINE(google-explicit-constructor): a family is a kind of device.
    constexpr DeviceKind(Family family) : m_family(family) {}

    [[nodiscard]] constexpr bool isVehicle() const { return m_isVehicle; }
    /// Unknown for a vehicle.
    [[nodiscard]] constexpr Family family() const { return m_family; }

    friend constexpr auto operator<=>(const DeviceKind&, const DeviceKind&) = default;

private:
    constexpr DeviceKind(Family family, bool isVehicle) : m_family(family), m_isVehicle(isVehicle)
    {
    }

    Family m_family = Family::Unknown;
    bool m_isVehicle = false;
};

inline constexpr DeviceKind DeviceKind::Vehicle{Family::Unknown, true};

static_assert(sizeof(DeviceKind) == alignof(DeviceKind));

} // namespace leadline::ping

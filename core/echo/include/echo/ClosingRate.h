// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/FrameEntry.h"

#include <optional>
#include <span>

namespace leadline::echo {

/// A distance measured at a moment.
struct DistanceAt {
    log::Time time{};
    double distanceM = 0;
};

/// Rate at which a distance shrinks.
struct ClosingRate {
    /// Positive if the distance shrinks, negative if it grows.
    double metresPerSecond = 0;
    /// ± m/s, 95 % confidence.
    double errorMS = 0;
};

/// Time span of the distances to pass to closingRate().
inline constexpr log::Time closingSpan = std::chrono::seconds(3);

/// The median slope over all pairs (Theil-Sen), which tolerates up to a quarter of outliers.
/// Nullopt with fewer than five distances, over less than a second, or if the error exceeds 0.25
/// m/s. Distances are in the order of time; at most the newest 60 are used.
[[nodiscard]] std::optional<ClosingRate> closingRate(std::span<const DistanceAt> distances);

} // namespace leadline::echo

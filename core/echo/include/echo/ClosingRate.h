// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/FrameEntry.h"

#include <optional>
#include <span>

namespace leadline::echo {

/// A distance that was measured at an instant.
struct DistanceAt {
    log::Time time{};
    double distanceM = 0;
};

/// How fast a distance shrinks.
struct ClosingRate {
    /// Positive while it shrinks, negative while it grows.
    double metresPerSecond = 0;
    /// ±, of 95 in 100.
    double errorMS = 0;
};

/// Looked at over so long.
inline constexpr log::Time closingSpan = std::chrono::seconds(3);

/// The median of the slopes of all pairs (Theil and Sen): up to a quarter of wild distances do not
/// move it. Nullopt while it is unsure: fewer than five distances, less than a second of them, or ±
/// more than 0.25 m/s. Distances are in the order of their time; of many the newest 60 count.
[[nodiscard]] std::optional<ClosingRate> closingRate(std::span<const DistanceAt> distances);

} // namespace leadline::echo

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/Sea.h"

#include <cstdint>

namespace leadline::sim {

/// Hard and smooth; soft, the sound goes into it; rough, its front is ragged; plants up to half a
/// metre high that stand on sand.
enum class SeabedKind : std::uint8_t { Sand, Mud, Rock, Weed };

/// A plane seabed under an echosounder that looks straight down, and what makes it hard to find.
struct Seabed {
    SeabedKind kind = SeabedKind::Sand;
    /// Along the look: what a distance is measured against.
    double distanceM = 8;
    /// Of the plane against the horizontal, degrees, 0..45.
    double slopeDeg = 0;
    /// Share of pings with fish between, 0..1.
    double fish = 0.15;
    /// Share of pings whose echo is lost in bubbles, 0..1.
    double lost = 0.03;
    /// Share of pings that another sonar disturbs with a spike, 0..1.
    double spikes = 0.03;
    /// Bubbles near the transducer, level of an echo.
    double surfaceNoise = 0.25;
};

/// One ping over it; the same seed gives the same bytes everywhere. Its own distance is found as a
/// device without a memory finds it: where the strongest echo of this ping rises to half of its
/// height, in four times finer samples than are sent, to within 0.5 % of the distance (the Ping1D's
/// data sheet: "range resolution 0.5 % of range"). An echo that is hardly above the noise has
/// little confidence.
[[nodiscard]] Profile1d seabedPing(const Seabed& seabed, const ProfileSettings& settings,
                                   std::uint64_t seed);

} // namespace leadline::sim

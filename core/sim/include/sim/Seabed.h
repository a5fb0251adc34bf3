// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/Sea.h"

#include <cstdint>

namespace leadline::sim {

/// Sand is hard and smooth; mud absorbs sound; rock is rough, with an irregular leading edge; weed
/// is up to half a metre high and grows on sand.
enum class SeabedKind : std::uint8_t { Sand, Mud, Rock, Weed };

/// A plane seabed under a downward-looking echosounder, with disturbances that make it hard to
/// detect.
struct Seabed {
    SeabedKind kind = SeabedKind::Sand;
    /// True slant range, to compare measured distances with.
    double distanceM = 8;
    /// Slope of the plane, degrees, 0..45.
    double slopeDeg = 0;
    /// Share of pings with fish above the bottom, 0..1.
    double fish = 0.15;
    /// Share of pings whose bottom echo is lost in bubbles, 0..1.
    double lost = 0.03;
    /// Share of pings with a spike from another sonar, 0..1.
    double spikes = 0.03;
    /// Level of the echo from bubbles near the transducer, 0..1.
    double surfaceNoise = 0.25;
};

/// One ping over the seabed; the same seed gives the same bytes on every machine. The distance is
/// determined as by a device without memory: where the ping's strongest echo rises to half of its
/// height, in samples four times finer than those sent, to within 0.5 % of the distance (Ping1D
/// data sheet: "range resolution 0.5 % of range"). Echoes hardly above the noise have low
/// confidence.
[[nodiscard]] Profile1d seabedPing(const Seabed& seabed, const ProfileSettings& settings,
                                   std::uint64_t seed);

} // namespace leadline::sim

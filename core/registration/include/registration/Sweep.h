// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace leadline::registration {

/// An echo that stands out of the noise, in the axes of the vehicle at the moment when it was
/// heard.
struct EchoPoint {
    /// Seconds, on the clock of its sweep.
    double timeS = 0;
    double aheadM = 0;
    double rightM = 0;
    /// From the sonar, slant.
    double rangeM = 0;
};

/// What a head saw that did not turn all round: from the bearing of the first ping to that of the
/// last, radians clockwise from the vehicle's front, without a jump at a whole turn.
struct Sector {
    double beginRad = 0;
    double endRad = 0;
};

/// The echoes of one turn of a scanning sonar, or of its head's way from one end of a sector to the
/// other. Between two sweeps the vehicle's motion is estimated.
struct Sweep {
    /// Times of the first and the last ping, seconds.
    double beginS = 0;
    double endS = 0;
    /// In the order of time.
    std::vector<EchoPoint> points;
    /// Pings in it, with or without echoes.
    int pings = 0;
    /// Range of the pings whose echoes are in it, metres.
    double rangeM = 0;
    /// Nullopt if the head turned all round.
    std::optional<Sector> sector = {};
    /// Numbers of the first and the last ping in the stream.
    std::uint64_t firstPing = 0;
    std::uint64_t lastPing = 0;

    [[nodiscard]] double middleS() const { return (beginS + endS) / 2; }
};

} // namespace leadline::registration

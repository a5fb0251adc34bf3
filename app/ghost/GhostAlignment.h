// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ghost/GhostTurn.h"

#include <optional>
#include <vector>

namespace leadline::app {

/// Where the vehicle was in the middle of the present turn, in its axes in the middle of the
/// ghost's turn.
struct GhostAlignment {
    double forwardM = 0;
    double rightM = 0;
    /// Degrees clockwise.
    double rotationDeg = 0;
    /// Not exceeded in 95 of 100 cases; 0 if aligned by hand.
    double errorM = 0;
    double errorDeg = 0;
    /// Share of the echoes that match, 0 to 1.
    double quality = 0;
    bool isByHand = false;

    struct Point {
        double aheadM = 0;
        double rightM = 0;
    };
    /// A point of the present turn in the ghost's axes, and the reverse.
    [[nodiscard]] Point inGhost(const Point& present) const;
    [[nodiscard]] Point inPresent(const Point& ghost) const;
    /// Moves the ghost over the present picture by metres ahead and to the right.
    void move(double aheadM, double rightM);
    /// Turns the ghost about the vehicle, degrees clockwise.
    void turn(double degrees);
};

/// Matches a present turn with the ghost by their echoes; nullopt unless they match clearly: most
/// of them unless `last` is the alignment of the turn before, for walls elsewhere match to some
/// degree, too. If the present `hasJumped`, `last` is that of another moment.
[[nodiscard]] std::optional<GhostAlignment> alignGhost(const GhostTurn& ghost,
                                                       const GhostTurn& present,
                                                       const std::optional<GhostAlignment>& last,
                                                       bool hasJumped = false);

/// Something that only one of the two turns shows, in the axes of the present one.
struct GhostChange {
    bool isNew = true;
    double aheadM = 0;
    double rightM = 0;
    /// Of a circle around it.
    double radiusM = 0;
    double areaM2 = 0;
};

/// The largest changes, at most five: echoes of more than `leastChangeM2` that are farther from any
/// echo of the other turn than the bounds of the alignment.
[[nodiscard]] std::vector<GhostChange>
ghostChanges(const GhostTurn& ghost, const GhostTurn& present, const GhostAlignment& alignment);
inline constexpr double leastChangeM2 = 0.4;
inline constexpr std::size_t mostChanges = 5;

} // namespace leadline::app

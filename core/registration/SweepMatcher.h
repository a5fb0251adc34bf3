// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Trajectory.h"
#include "registration/Sweep.h"

#include <Eigen/Core>

#include <vector>

namespace leadline::registration {

/// Echoes so near to the ends of a sector, radians, are not matched: what is beyond is not known.
inline constexpr double sectorRim = 3 * degree;
/// Share of the echoes of a sector that have to lie in what the other sweep saw.
inline constexpr double leastInSight = 0.5;

/// A motion between the middles of two sweeps under which their echoes coincide well.
struct SweepMatch {
    /// Radians clockwise.
    double rotation = 0;
    /// Metres ahead and to the right, in the axes of the earlier moment.
    Eigen::Vector2d displacement = {0, 0};
    /// Mean nearness of the later sweep's echoes to the earlier one's: 1 if each lies on one. Of
    /// sectors only those count that lie in both.
    double score = 0;
    /// Share of the later sweep's echoes that lie in the sector of the earlier one.
    double shareInSight = 1;
};

/// The result of a search over all rotations and displacements.
struct SweepMatches {
    /// The best ones, of rotations that differ by at least 7 degrees; best first. None if the best
    /// of all lies at the end of the search.
    std::vector<SweepMatch> best;
    /// How far the best score exceeds that of a middling rotation, as a share of what is possible:
    /// near 0 where all rotations match equally well, in noise as in a round tank.
    double contrast = 0;
    /// How far it exceeds the best score of the same echoes with their ranges in disorder,
    /// likewise: near 0 where the echoes show nothing that the earlier sweep shows, too.
    double significance = 0;
};

/// What is known of a motion before the two sweeps are matched.
struct ExpectedMotion {
    double rotation = 0;
    Eigen::Vector2d displacement = {0, 0};
};

/// The echoes of a sweep in the vehicle's axes at its middle, where the vehicle's motion during
/// the sweep is known, and how far it turned from the sweep's beginning to there, and from there to
/// the sweep's end (radians).
struct CorrectedSweep {
    std::vector<Eigen::Vector2d> points;
    double rotationFromBegin = 0;
    double rotationToEnd = 0;
};

/// Matches two sweeps over rotations up to 90 degrees and displacements of up to 9 m, or half of
/// the range if that is less. The vehicle is taken to turn at a steady rate, or at one that changes
/// steadily, from the beginning of the first to the end of the second; if `corrected` holds the
/// first, from its end. Sectors are matched over rotations at which at least half of the later
/// one's echoes lie in the earlier one.
[[nodiscard]] SweepMatches matchSweeps(const Sweep& earlier, const Sweep& later,
                                       const ExpectedMotion* expected,
                                       const CorrectedSweep* corrected);

} // namespace leadline::registration

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/Profile.h"

#include <span>
#include <vector>

namespace leadline::raster {

/// Sectors of a turn that is divided into equal ones; sector k of N covers the gradians
/// [k, k + 1) · 400 / N. Half a gradian each unless said: every spoke of a whole gradian and a
/// whole step then begins and ends on a border.
struct SectorRange {
    static constexpr int perTurn = 800;

    /// 0..N-1.
    int first = 0;
    /// 0..N; those past the last go on at 0.
    int count = 0;

    friend constexpr bool operator==(const SectorRange&, const SectorRange&) = default;
};

/// The sectors that lie within half a step of the bearing, both ends rounded to a border; at least
/// one, at most all. A step that is not above zero and figures that are not finite cover none.
[[nodiscard]] SectorRange sectorsOf(double angleGrad, double stepGrad,
                                    int sectors = SectorRange::perTurn);

/// For each sector the index of the last spoke that covers it, -1 for none.
[[nodiscard]] std::vector<int> newestBySector(std::span<const echo::Spoke> oldestFirst,
                                              int sectors = SectorRange::perTurn);

} // namespace leadline::raster

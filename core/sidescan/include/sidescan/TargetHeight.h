// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/Ping.h"
#include "sidescan/BottomTrack.h"
#include "sidescan/RowWindow.h"

#include <optional>

namespace leadline::sidescan {

/// The stretch of a row behind a target that no sound reaches, slant ranges in metres.
struct Shadow {
    double beginM = 0;
    double endM = 0;
    /// It lasts up to the end of the range, or beyond.
    bool cut = false;
};

/// The shadow that begins at `slantM` or up to a fortieth of the range behind it: levels that are
/// at least 6 dB below those of the bottom before and behind, for more than a few samples. Nullopt
/// without one.
[[nodiscard]] std::optional<Shadow> findShadow(const Row& row, double slantM, double altitudeM);
/// True if the levels between both slant ranges are those of a shadow.
[[nodiscard]] bool isShadow(const Row& row, double beginM, double endM, double altitudeM);

/// Height of a target above the flat bottom, from the length of its shadow.
struct TargetHeight {
    enum class Kind {
        Known,
        /// The shadow reaches the end of the range.
        AtLeast,
        NoShadow,
        NoBottom
    };

    Kind kind = Kind::NoShadow;
    /// Metres; of AtLeast the least.
    double metres = 0;
    /// ± metres, in 95 of 100 cases.
    double errorM = 0;
    /// Length of the shadow on the ground, ± metres.
    echo::ValueWithError shadowM = {};
};

/// The ray over the target's top goes on to the shadow's end, so that height = altitude * (end -
/// begin) / end, in slant ranges.
[[nodiscard]] TargetHeight heightOf(const Row& row, const std::optional<Shadow>& shadow,
                                    const std::optional<Altitude>& altitude);

} // namespace leadline::sidescan

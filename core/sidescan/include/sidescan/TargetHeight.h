// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/Ping.h"
#include "sidescan/BottomTrack.h"
#include "sidescan/Geometry.h"
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

/// The shadow that begins at `slantM` or up to a twentieth of the range behind it: levels that are
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

/// The ray over the target's top goes on to the shadow's end. Where the top's echo is the last one
/// before the shadow, height = altitude * (end - begin) / end in slant ranges. The foot of a steep
/// target, which lies farther away than its top, may be the last one, and then it is at most the
/// same in distances on the ground: the height is the mean of both, and its error covers them, and
/// a bottom that rises or falls by `slope` metres per metre between the target and the shadow's
/// end.
[[nodiscard]] TargetHeight heightOf(const Row& row, const std::optional<Shadow>& shadow,
                                    const std::optional<Altitude>& altitude,
                                    double slope = assumedSlope);

} // namespace leadline::sidescan

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace leadline::echo {

/// A value at a time of its own recording, seconds.
struct TimedValue {
    double timeS = 0;
    double value = 0;
};

/// What two recordings without a common clock saw of the same movement, each in the order of time.
struct MovementPair {
    /// Seen by the recording that stays where it is, and by the one that is moved.
    std::span<const TimedValue> reference;
    std::span<const TimedValue> moved;
    enum class Unit : std::uint8_t { Metres, Degrees };
    /// Degrees wrap at 360.
    Unit unit = Unit::Metres;
    /// The values of one grow as those of the other do, or fall: a vehicle that sinks comes nearer
    /// to the bottom.
    enum class Sense : std::uint8_t { Same, Opposite };
    Sense sense = Sense::Same;
    /// Seconds over which changes of the values are compared.
    double windowS = 2;
    /// `reference` holds changes over `windowS` about their times, not the values themselves.
    bool referenceIsChange = false;
};

/// The time offset at which two recordings fit, and how well.
struct TimeOffsetEstimate {
    /// Seconds to be added to the times of the moved recording to get those of the reference.
    double offsetS = 0;
    /// Bound of the offset's error, seconds; about 95 of 100 offsets are within.
    double errorS = 0;
    /// Normalized cross-correlation of the changes at that offset, 0..1.
    double correlation = 0;
    /// The same at the next best offset that is not a part of the same peak; at least 0.
    double nextCorrelation = 0;
    /// Seconds over which both recordings have values at that offset.
    double overlapS = 0;
};

/// Finds the offset by the normalized cross-correlation of the changes of both, at all offsets at
/// which at least a minute and a quarter of the shorter one overlap.
///
/// It is nullopt unless the best peak is clear, which takes three things: its correlation is at
/// least 0.5, it stands at least six standard deviations above chance (Fisher's z, with as many
/// independent samples as the autocorrelations of both leave), and it stands at least half as high
/// again above chance as the second peak. Movements that repeat themselves and recordings that have
/// nothing in common fail one of them.
[[nodiscard]] std::optional<TimeOffsetEstimate> estimateTimeOffset(const MovementPair& pair);

} // namespace leadline::echo

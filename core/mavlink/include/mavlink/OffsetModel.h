// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <span>

namespace leadline::mavlink {

/// Bounds on a clock offset from one round trip: at `sent` it was at most `upper`, at `arrived` at
/// least `lower`. Times are in seconds, offsets in ns, from any zero that keeps doubles exact.
struct OffsetPoint {
    double sent = 0;
    double upper = 0;
    double arrived = 0;
    double lower = 0;

    [[nodiscard]] double roundTrip() const { return upper - lower; }
};
/// Ordered by `sent`, ascending.
using OffsetPoints = std::span<const OffsetPoint>;
/// The points with `sent` >= `from`.
[[nodiscard]] OffsetPoints sentSince(OffsetPoints points, double from);

/// The offset at `time` (s) with its derivatives: ns, ns/s, ns/s².
struct OffsetFit {
    double time = 0;
    double offset = 0;
    double rate = 0;
    double curvature = 0;
    /// Centre of the offsets that the bounds allow along this course, and the error.
    double middle = 0;
    double deviation = 0;
    /// Limits of the offset and of its rate over all likely courses.
    double highest = 0;
    double lowest = 0;
    double minRate = 0;
    double maxRate = 0;

    /// Linear extrapolation; the curvature is ignored because it changes.
    [[nodiscard]] double at(double when) const { return offset + rate * (when - time); }
};

class Envelope;

/// Fits three models to the bounds: a parabola over the last minute (the skew varies), a line over
/// the last minute and a half (the skew is constant), and a line through the midpoints (both ways
/// take the same time). They are weighted by how well the data support each assumption.
class OffsetModel {
public:
    /// Seconds; older points are ignored.
    static constexpr double window = 90;

    OffsetModel();
    ~OffsetModel();
    OffsetModel(const OffsetModel&) = delete;
    OffsetModel& operator=(const OffsetModel&) = delete;

    /// Needs at least one point; `now` is the newest arrival (s). Takes about 60 µs for 900 points.
    [[nodiscard]] OffsetFit fit(OffsetPoints points, double now);
    void restart();

private:
    struct Envelopes;

    std::unique_ptr<Envelopes> m_envelopes;
    /// Observed variation of the skew, 0..1; decays within a minute.
    double m_wander = 0;
    double m_wanderTime = 0;
};

/// Checks a fit against the newest points alone.
class RecentOffset {
public:
    /// Seconds.
    static constexpr double window = 8;

    RecentOffset();
    ~RecentOffset();
    RecentOffset(const RecentOffset&) = delete;
    RecentOffset& operator=(const RecentOffset&) = delete;

    /// True if the fit is certainly wrong, by more than an increased path delay could explain.
    [[nodiscard]] bool disagrees(const OffsetFit& fit, OffsetPoints points);

private:
    std::unique_ptr<Envelope> m_line;
};

} // namespace leadline::mavlink

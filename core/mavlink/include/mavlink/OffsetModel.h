// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <span>

namespace leadline::mavlink {

/// What one round trip says of an offset: at `sent` it was at most `upper`, at `arrived` at least
/// `lower`. Seconds and nanoseconds from any zero that keeps doubles exact.
struct OffsetPoint {
    double sent = 0;
    double upper = 0;
    double arrived = 0;
    double lower = 0;

    [[nodiscard]] double roundTrip() const { return upper - lower; }
};
/// By `sent`, ascending.
using OffsetPoints = std::span<const OffsetPoint>;
/// Those sent from a moment on.
[[nodiscard]] OffsetPoints sentSince(OffsetPoints points, double from);

/// The offset at `time` (s) and how it goes on: ns, ns/s, ns/s².
struct OffsetFit {
    double time = 0;
    double offset = 0;
    double rate = 0;
    double curvature = 0;
    /// Where the bounds of the points leave the offset along this course, and its error.
    double middle = 0;
    double deviation = 0;
    /// The same along every likely course, and the likely rates.
    double highest = 0;
    double lowest = 0;
    double leastRate = 0;
    double mostRate = 0;

    /// Does not go far along the curvature, which changes.
    [[nodiscard]] double at(double when) const { return offset + rate * (when - time); }
};

class Envelope;

/// Lays three models through the bounds, from the one that assumes least to the one that assumes
/// most: a parabola through the last minute (the skew wanders), a line through the last minute and
/// a half (it does not), and a line through the middles (both ways are alike). How much of each is
/// taken is decided by how well the data bear its assumption.
class OffsetModel {
public:
    /// Seconds; older points say nothing.
    static constexpr double window = 90;

    OffsetModel();
    ~OffsetModel();
    OffsetModel(const OffsetModel&) = delete;
    OffsetModel& operator=(const OffsetModel&) = delete;

    /// At least one point; `now` is the newest arrival. Costs about 60 us for 900 points.
    [[nodiscard]] OffsetFit fit(OffsetPoints points, double now);
    void restart();

private:
    struct Envelopes;

    std::unique_ptr<Envelopes> m_envelopes;
    /// How much the skew was seen to wander, 0..1; forgotten in a minute.
    double m_wander = 0;
    double m_wanderTime = 0;
};

/// What the newest points say alone.
class RecentOffset {
public:
    /// Seconds.
    static constexpr double window = 8;

    RecentOffset();
    ~RecentOffset();
    RecentOffset(const RecentOffset&) = delete;
    RecentOffset& operator=(const RecentOffset&) = delete;

    /// Is the fit wrong beyond doubt, and by more than a path that became longer explains?
    [[nodiscard]] bool disagrees(const OffsetFit& fit, OffsetPoints points);

private:
    std::unique_ptr<Envelope> m_line;
};

} // namespace leadline::mavlink

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mavlink/OffsetModel.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace leadline::mavlink {

/// The skews of crystals: standard deviation, and more than any has (ns/s).
inline constexpr double usualRate = 50e3;
inline constexpr double mostRate = 250e3;
/// The same of the changes of skew while something warms up (ns/s²).
inline constexpr double usualCurvature = 500;
inline constexpr double mostCurvature = 1500;
/// How fast a curvature changes where a skew wanders (ns/s³).
inline constexpr double standardInitialSlope = 10;
/// Of edges that one point makes (ns).
inline constexpr double unknownSpacing = 1e6;

/// Where the bounds of the points leave the offset at a moment, along a given course.
struct Edges {
    double upper = 0;
    double lower = 0;
    /// Mean distance between the tightest bounds, mean of both sides: the error of an edge.
    double spacing = 0;
    /// Seconds from the oldest point to the moment.
    double span = 0;
    std::size_t count = 0;

    [[nodiscard]] double middle() const { return (upper + lower) / 2; }
};

/// A rate and its change; the offset is relative to the one at `now`. `twist` is how much the
/// change may change: what is long ago binds less.
struct Course {
    double now = 0;
    double rate = 0;
    double curvature = 0;
    double twist = 0;

    [[nodiscard]] double rise(double time) const
    {
        const double t = time - now;
        return (rate + curvature / 2 * t) * t;
    }
    /// By how much a bound of this time is loosened.
    [[nodiscard]] double slack(double time) const
    {
        const double t = now - time;
        return twist / 6 * t * t * t;
    }
};

[[nodiscard]] Edges edgesAlong(const Course& course, OffsetPoints points);
/// The error of the middle of edges with this spacing, were the course exact (ns).
[[nodiscard]] double middleDeviation(double spacing);

/// The course that leaves the bounds of a window farthest apart: the most likely one where delays
/// crowd at their least, whatever they do beyond and however unlike the two ways are.
class Envelope {
public:
    enum class Shape : std::uint8_t { Line, Parabola };

    struct Fit {
        Course course;
        Edges edges;
        /// The outermost edges along all likely rates, and those (three standard errors).
        double highest = 0;
        double lowest = 0;
        double leastRate = 0;
        double mostRate = 0;
        /// Variances of the middle at `now` and of the rate.
        double variance = 0;
        double rateVariance = 0;
        /// How much likelier (log) the parabola is than a line through the same points.
        double gain = 0;
    };

    /// `window` in seconds.
    Envelope(Shape shape, double window) : m_shape(shape), m_window(window) {}

    [[nodiscard]] Fit fit(OffsetPoints points, double now);
    void restart() { m_spacing = unknownSpacing; }

private:
    /// Bounds that can be the tightest for some course; `y` at `t` seconds from now.
    struct Vertex {
        double t;
        double y;
    };
    struct Gap {
        double upper;
        double lower;
        /// Of the width, by rate.
        double slope;

        [[nodiscard]] double width() const { return upper - lower; }
    };
    struct Best {
        double rate;
        /// Logarithm of the likelihood, up to a constant.
        double likelihood;
    };

    void takeHulls(OffsetPoints points, const Course& course);
    [[nodiscard]] Gap gap(double rate, double curvature) const;
    [[nodiscard]] Best bestRate(double curvature) const;
    [[nodiscard]] double bestCurvature() const;
    [[nodiscard]] double likelihood(const Gap& gap, double rate) const;
    void findLikelyRates(Fit& fit, double likelihood) const;
    void findVariances(Fit& fit) const;

    Shape m_shape;
    double m_window;
    double m_spacing = unknownSpacing;
    std::vector<Vertex> m_upper;
    std::vector<Vertex> m_lower;
};

/// The line through the middles of the bounds, near the shortest round trips: better than their
/// edges where the delays out and back are alike, and wrong by half of what they are not.
class SymmetricLine {
public:
    struct Fit {
        double offset = 0;
        double variance = 0;
    };

    /// Nothing for fewer than three points, which have no errors to judge by: those are taken about
    /// `offset` and `rate` at `now`.
    [[nodiscard]] std::optional<Fit> fit(OffsetPoints points, double now, double offset,
                                         double rate);

private:
    std::vector<double> m_roundTrips;
};

} // namespace leadline::mavlink

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mavlink/OffsetModel.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace leadline::mavlink {

/// Rates of crystal clocks relative to each other (ns/s): standard deviation, and a limit that none
/// exceeds.
inline constexpr double usualRate = 50e3;
inline constexpr double maxRate = 250e3;
/// Change of the rate while a device warms up (ns/s²): standard deviation and limit.
inline constexpr double usualCurvature = 500;
inline constexpr double maxCurvature = 1500;
/// Rate at which the curvature of a wandering clock changes (ns/s³).
inline constexpr double standardInitialSlope = 10;
/// Spacing that is assumed if a single point makes an edge (ns).
inline constexpr double unknownSpacing = 1e6;

/// Bounds of the points on the offset at one moment, transferred there along a given course.
struct Edges {
    double upper = 0;
    double lower = 0;
    /// Mean distance between the tightest bounds, averaged over both sides; it is the error of an
    /// edge.
    double spacing = 0;
    /// Seconds from the oldest point to the moment.
    double span = 0;
    std::size_t count = 0;

    [[nodiscard]] double middle() const { return (upper + lower) / 2; }
};

/// A clock's rate and its change; the offset is relative to that at `now`. `twist` is how fast the
/// curvature may change, which lets old points constrain the course less.
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
    /// Amount by which a bound of this time is loosened.
    [[nodiscard]] double slack(double time) const
    {
        const double t = now - time;
        return twist / 6 * t * t * t;
    }
};

[[nodiscard]] Edges edgesAlong(const Course& course, OffsetPoints points);
/// Standard error of the middle of edges with this spacing if the course is exact (ns).
[[nodiscard]] double middleDeviation(double spacing);

/// Finds the course along which the bounds of a window are farthest apart: the most likely one if
/// delays cluster at their minimum, whatever their distribution above it and however different the
/// two directions are.
class Envelope {
public:
    enum class Shape : std::uint8_t { Line, Parabola };

    struct Fit {
        Course course;
        Edges edges;
        /// Outermost edges along all likely rates, and the limits of these rates (three standard
        /// errors).
        double highest = 0;
        double lowest = 0;
        double minRate = 0;
        double maxRate = 0;
        /// Variances of the middle at `now` and of the rate.
        double variance = 0;
        double rateVariance = 0;
        /// Log-likelihood of the parabola relative to that of a line through the same points.
        double gain = 0;
    };

    /// `window` is in seconds.
    Envelope(Shape shape, double window) : m_shape(shape), m_window(window) {}

    [[nodiscard]] Fit fit(OffsetPoints points, double now);
    void restart() { m_spacing = unknownSpacing; }

private:
    /// A bound that may be the tightest one for some course; `t` is in seconds relative to now.
    struct Vertex {
        double t;
        double y;
    };
    struct Gap {
        double upper;
        double lower;
        /// Derivative of the width with respect to the rate.
        double slope;

        [[nodiscard]] double width() const { return upper - lower; }
    };
    struct Best {
        double rate;
        /// Logarithm of the likelihood, up to a constant.
        double likelihood;
    };

    void buildHulls(OffsetPoints points, const Course& course);
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

/// Fits a line through the middles of the bounds, weighted towards the shortest round trips: more
/// accurate than their edges if the delays in both directions are alike, else wrong by half of
/// their difference.
class SymmetricLine {
public:
    struct Fit {
        double offset = 0;
        double variance = 0;
    };

    /// Returns nullopt for fewer than three points, which do not allow an estimate of the error.
    /// Errors are taken relative to the line with `offset` and `rate` at `now`.
    [[nodiscard]] std::optional<Fit> fit(OffsetPoints points, double now, double offset,
                                         double rate);

private:
    std::vector<double> m_roundTrips;
};

} // namespace leadline::mavlink

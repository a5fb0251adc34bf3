// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "registration/MotionTracker.h"

#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <span>

namespace leadline::registration {

/// Direction of a vehicle's front at any time, by the echoes of its scanning sonar, for a picture
/// that keeps still while the vehicle turns. Directions are degrees clockwise from an arbitrary
/// one, and go on beyond 360.
///
/// While no sweep matches it goes on by the compass, and without one it is held. What was held is
/// never made up for: from there it goes on by the next match.
class SteadyHeading {
public:
    enum class Source : std::uint8_t { Picture, Compass, Held };
    /// Heading of the vehicle's compass in degrees at a time in seconds; nullopt if unknown.
    using Compass = std::function<std::optional<double>(double timeS)>;
    struct State {
        Source source = Source::Picture;
        /// Since when it is no longer `Picture`, seconds.
        double sinceS = 0;
    };

    /// Bound of what a compass that is right turns too much or too little, degrees.
    static constexpr double compassErrorDeg = 10;

    void clear() { *this = SteadyHeading(); }
    /// Takes what is known now of sweeps that follow each other, the motion to the first of which
    /// is final, and of the one behind them that is not whole yet. Those that were taken before are
    /// replaced, what is older stays; nothing changes if all of it is. If the first is not among
    /// those taken before, everything begins anew, with other directions; returns true then.
    bool update(std::span<const TrackedSweep> sweeps, const std::optional<TrackedSweep>& part,
                const Compass& compass);

    /// The direction; nullopt before the first sweep.
    [[nodiscard]] std::optional<double> at(double timeS, const Compass& compass) const;
    /// Bound of the turn between two times, 95 of 100, degrees; infinite if it was held between
    /// them.
    [[nodiscard]] double errorDeg(double fromS, double toS, const Compass& compass) const;
    /// End of what sweeps say, whole or not; beyond it the turn goes on by the compass, or as it
    /// was. 0 without sweeps.
    [[nodiscard]] double endS() const { return m_knots.empty() ? 0 : m_knots.back().timeS; }
    /// What the direction at a time is got from, and since when; beyond the newest whole sweep as
    /// at its end. `Picture` without sweeps.
    [[nodiscard]] State stateAt(double timeS) const;
    [[nodiscard]] bool isEmpty() const { return m_knots.empty(); }

private:
    struct Knot {
        double timeS = 0;
        double deg = 0;
        /// Sum of the squared bounds of all turns up to it, and how often it was held.
        double squaredError = 0;
        int held = 0;
        /// What it was got from, since the one before.
        Source source = Source::Picture;
    };
    struct Turn {
        double deg = 0;
        double errorDeg = 0;
    };

    /// At a time that is not before the first knot.
    [[nodiscard]] Knot knotAt(double timeS, const Compass& compass) const;
    /// A sweep whose direction in the middle is known.
    void addKnown(const TrackedSweep& sweep, const Knot& middle);
    [[nodiscard]] bool isCredible(const TrackedSweep& part, const Knot& middle,
                                  const Compass& compass) const;
    /// Goes on to a time without a match.
    void addUnknown(double toS, const Compass& compass);
    void append(const Knot& knot);
    /// Degrees per second at the end.
    [[nodiscard]] double lastRate() const;
    /// How far the vehicle turned after the last knot; where that is not known, 0 with an infinite
    /// error.
    [[nodiscard]] Turn turnTo(double timeS, const Compass& compass) const;

    std::deque<Knot> m_knots;
    /// Duration of the newest whole sweep, and its end.
    double m_sweepS = 0;
    double m_wholeS = 0;
};

} // namespace leadline::registration

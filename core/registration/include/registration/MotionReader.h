// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "registration/MotionTracker.h"
#include "registration/SweepReader.h"

#include <cstdint>
#include <deque>
#include <optional>
#include <stop_token>

namespace leadline::registration {

/// A sweep of a recording, and what its echoes and those of the sweeps around it say of the
/// vehicle's motion.
struct MeasuredSweep {
    /// Times of the first and the last ping, seconds.
    double beginS = 0;
    double endS = 0;
    /// From the middle of the sweep before to the middle of this one; nullopt for the first sweep,
    /// and if the echoes hold too little for it.
    std::optional<SweepMotion> motion = {};
    /// The mean motion until the middle of this sweep; nullopt if its own motion is unknown.
    std::optional<Drift> drift = {};

    [[nodiscard]] double middleS() const { return (beginS + endS) / 2; }
};

/// Reads a scanning sonar's pings from first to last, and estimates from their echoes how the
/// vehicle moved from sweep to sweep. Each motion is final: it is estimated with the sweeps before
/// and up to MotionEstimator::sweepsAfter behind it.
///
/// Keeps a few sweeps in memory, whatever the recording's length. Used by one thread.
class MotionReader {
public:
    /// Reads the pings from number `first` to below `end`. `heading` is another source of the
    /// vehicle's heading, which helps to match the sweeps.
    MotionReader(const echo::PingReader& reader, std::uint64_t first, std::uint64_t end,
                 MotionEstimator::Heading heading = {});

    /// The next sweep in the order of time; nullopt after the last one, or if it is stopped.
    [[nodiscard]] std::optional<MeasuredSweep> next(const std::stop_token& stop = {});
    /// Number of the ping behind the last sweep that was read.
    [[nodiscard]] std::uint64_t position() const { return m_position; }

private:
    void add(Sweep sweep);
    void accept(const std::vector<MotionEstimator::Estimate>& estimates);

    SweepReader m_sweeps;
    MotionEstimator m_estimator;
    std::uint64_t m_end;
    std::uint64_t m_position;
    bool m_finished = false;
    /// Sweeps whose motions are not final yet.
    std::deque<MeasuredSweep> m_waiting;
    std::deque<MeasuredSweep> m_ready;
    /// The final sweeps from which the next drift is the mean.
    std::deque<TrackedSweep> m_past;
};

} // namespace leadline::registration

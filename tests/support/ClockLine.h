// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mavlink/ClockOffset.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace leadline::test {

/// Random numbers of the benchmark of clock estimators: splitmix64, Exp by inversion, normal by
/// Box-Muller.
class ClockRandom {
public:
    explicit ClockRandom(std::uint64_t seed) : m_state(seed) {}

    [[nodiscard]] double uniform(double low, double high);
    [[nodiscard]] double exponential(double mean);
    [[nodiscard]] double logNormal(double median, double sigma);
    /// With the distribution's exponent and scale.
    [[nodiscard]] double lomax(double exponent, double scale);

private:
    [[nodiscard]] double unit();

    std::uint64_t m_state;
};

/// One way and the other, in milliseconds.
struct PathDelays {
    double out = 0;
    double back = 0;
};

/// A line of the benchmark: a path, a remote clock, and what an estimate may be off by.
struct ClockLine {
    std::string name;
    std::string path;
    /// At seconds from the start.
    std::function<PathDelays(ClockRandom&, double)> delays;
    double lossPercent = 0;
    /// Of the mean of the delays, which no method can see: taken out of the errors.
    double biasMs = 0;
    /// RMS of the errors from 60 s on.
    double mostErrorMs = 0;
    double seconds = 180;
    /// The skew is 30 + 20 sin(2 pi t / 120) ppm, not constant.
    bool wanders = false;
    /// The remote clock is set by this, at stepSeconds.
    double stepMs = 0;
    double samplesPerSecond = 10;
    /// The remote clock counts in these.
    std::int64_t tickNs = 1000;
};
inline constexpr double settledSeconds = 60;
inline constexpr double stepSeconds = 30;

/// T1 to T9, TD and T8 of the facts.
[[nodiscard]] std::vector<ClockLine> clockLines();
/// The two lines with a step, which have half a second to recover to 1 ms.
[[nodiscard]] std::vector<ClockLine> stepLines();

/// One run of a line: what arrives, in that order, and the truth.
class ClockRun {
public:
    ClockRun(const ClockLine& line, std::uint64_t seed);

    [[nodiscard]] std::span<const mavlink::ClockSample> samples() const { return m_samples; }
    /// Of the remote clock, at seconds from the start, in nanoseconds.
    [[nodiscard]] double offsetNs(double seconds) const;
    /// Calls `each(time)` every 0.1 s from `from` on, when `add(sample)` has had all that arrived
    /// before.
    void play(double from, const std::function<void(const mavlink::ClockSample&)>& add,
              const std::function<void(double)>& each) const;

private:
    const ClockLine& m_line;
    double m_offsetNs = 0;
    double m_skewPpm = 0;
    std::vector<mavlink::ClockSample> m_samples;
};

[[nodiscard]] base::Instant instantOf(double seconds);

/// Errors of estimates over one or many runs.
class ErrorSum {
public:
    void add(double errorNs, bool insideBound = true);
    [[nodiscard]] double rmsMs() const;
    [[nodiscard]] double insideShare() const;

private:
    double m_squares = 0;
    std::uint64_t m_count = 0;
    std::uint64_t m_inside = 0;
};

/// From the 60th second on; the estimate, and its bound, of mavlink::ClockOffset.
void addErrors(const ClockLine& line, std::uint64_t seed, ErrorSum& errors);
/// Of the estimate, half a second after the step of the line.
[[nodiscard]] double errorAfterStepMs(const ClockLine& line, std::uint64_t seed);

} // namespace leadline::test

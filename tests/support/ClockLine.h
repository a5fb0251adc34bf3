// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mavlink/ClockOffset.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace leadline::test {

/// Random numbers of the benchmark of clock estimators: splitmix64, exponential by inversion,
/// normal by Box-Muller.
class ClockRandom {
public:
    explicit ClockRandom(std::uint64_t seed) : m_state(seed) {}

    [[nodiscard]] double uniform(double low, double high);
    [[nodiscard]] double exponential(double mean);
    [[nodiscard]] double logNormal(double median, double sigma);
    /// Lomax distribution with this exponent and scale.
    [[nodiscard]] double lomax(double exponent, double scale);

private:
    [[nodiscard]] double unit();

    std::uint64_t m_state;
};

/// Delays in both directions, in milliseconds.
struct PathDelays {
    double out = 0;
    double back = 0;
};

/// A scenario of the benchmark: the delays of a path, a remote clock, and the largest error that is
/// allowed.
struct ClockLine {
    std::string name;
    std::string path;
    /// Delays at a time in seconds from the start.
    std::function<PathDelays(ClockRandom&, double)> delays;
    double lossPercent = 0;
    /// Error that is caused by the difference of the mean delays; no method can detect it, so it is
    /// subtracted.
    double biasMs = 0;
    /// Largest RMS of the errors from 60 s on.
    double mostErrorMs = 0;
    double seconds = 180;
    /// The skew is not constant, but 30 + 20 sin(2 pi t / 120) ppm.
    bool wanders = false;
    /// The remote clock is set by this much at stepSeconds.
    double stepMs = 0;
    double samplesPerSecond = 10;
    /// Resolution of the remote clock.
    std::int64_t tickNs = 1000;
};
inline constexpr double settledSeconds = 60;
inline constexpr double stepSeconds = 30;

/// The scenarios T1 to T6, T8, T9 and TD, in which the remote clock is not set.
[[nodiscard]] std::vector<ClockLine> clockLines();
/// The two scenarios in which the clock is set; the error must be below 1 ms half a second later.
[[nodiscard]] std::vector<ClockLine> stepLines();

/// One random run of a scenario: the samples in the order of arrival, and the true offset.
class ClockRun {
public:
    ClockRun(const ClockLine& line, std::uint64_t seed);

    [[nodiscard]] std::span<const mavlink::ClockSample> samples() const { return m_samples; }
    /// True offset of the remote clock in nanoseconds, at seconds from the start.
    [[nodiscard]] double offsetNs(double seconds) const;
    /// Passes the samples to `add`, and calls `each(time)` every 0.1 s from `from` on, after all
    /// samples that have arrived by then.
    void play(double from, const std::function<void(const mavlink::ClockSample&)>& add,
              const std::function<void(double)>& each) const;

private:
    const ClockLine& m_line;
    double m_offsetNs = 0;
    double m_skewPpm = 0;
    std::vector<mavlink::ClockSample> m_samples;
};

[[nodiscard]] base::Instant instantOf(double seconds);

/// Errors of the estimates of one or more runs.
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

/// Adds the errors of mavlink::ClockOffset, and whether they are within its bounds, from the 60th
/// second on.
void addErrors(const ClockLine& line, std::uint64_t seed, ErrorSum& errors);
/// Error of the estimate half a second after the clock was set.
[[nodiscard]] double errorAfterStepMs(const ClockLine& line, std::uint64_t seed);

} // namespace leadline::test

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "mavlink/OffsetModel.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace leadline::mavlink {

/// Time stamps of a request and its reply: sent and received on the local clock, and the remote
/// clock's stamp in between.
struct ClockSample {
    base::Instant sent;
    std::int64_t remoteNs = 0;
    base::Instant arrived;

    [[nodiscard]] base::Duration roundTrip() const { return arrived - sent; }
};

/// Offset of a remote clock at a moment: remote = local + offset.
struct OffsetEstimate {
    base::Duration offset{};
    /// The true offset is within ± this, for any asymmetry of the path.
    base::Duration bound{};
    /// Drift of the offset (1e-6), and half the width of its likely range.
    double skewPpm = 0;
    double skewBoundPpm = 0;
};

/// Estimates the offset of a remote clock, its skew and the maximum error, across clock steps,
/// reboots of the remote computer and suspend of this one.
class ClockOffset {
public:
    enum class Outcome : std::uint8_t {
        Used,
        /// Contradicts the estimate; three such samples are treated as a step.
        Held,
        /// A clock was set or stopped: the estimate was restarted. See lastStep().
        Stepped,
        /// The newest samples disagreed for some time, because of a step smaller than a round trip
        /// or a changed skew: the estimate was restarted from them. See lastStep().
        Drifted,
        /// The remote clock went backwards: the estimate was restarted from this sample. See
        /// lastStep().
        Rebooted,
        /// The stamp is not positive, or the reply came before its request or more than 10 s after
        /// it.
        Impossible
    };
    static constexpr base::Duration longestRoundTrip = std::chrono::seconds(10);

    /// Call in the order of arrival; replies may overtake each other.
    Outcome add(const ClockSample& sample);
    /// Drops all samples, because the remote system is known to have restarted.
    void restart();

    /// The error bound grows with the distance from the newest sample. Nullopt before the first
    /// sample.
    [[nodiscard]] std::optional<OffsetEstimate> at(base::Instant time) const;
    /// Time from a remote time stamp to the arrival of its message; nullopt without samples or for
    /// an impossible stamp.
    [[nodiscard]] std::optional<base::Duration> age(std::int64_t remoteNs,
                                                    base::Instant arrived) const;

    /// Change of the offset when the estimate was last restarted.
    [[nodiscard]] base::Duration lastStep() const { return m_lastStep; }
    /// Number of samples in the estimate.
    [[nodiscard]] std::size_t size() const { return m_points.size(); }

private:
    [[nodiscard]] OffsetPoint pointOf(const ClockSample& sample) const;
    [[nodiscard]] double timeOf(base::Instant at) const;
    /// Offset and bound in ns relative to m_originOffsetNs, at a time in seconds since m_origin.
    [[nodiscard]] double offsetAt(double time) const;
    [[nodiscard]] double boundAt(double time) const;
    [[nodiscard]] base::Duration offsetAt(base::Instant at) const;

    /// Restarts the estimate from these samples.
    void beginFrom(const std::vector<ClockSample>& samples);
    void insert(const OffsetPoint& point);
    void estimate(double now);
    void updateTick(std::int64_t remoteNs);
    /// True if the sample's bounds exclude the estimate.
    [[nodiscard]] bool contradicts(const OffsetPoint& point) const;
    /// Stores a contradicting sample; true if enough of them agree with each other.
    [[nodiscard]] bool hasEnoughHeld(const ClockSample& sample);
    void dropBefore(double time);

    /// Ordered by `sent`, ascending.
    std::vector<OffsetPoint> m_points;
    /// Consecutive samples that contradict the estimate.
    std::vector<ClockSample> m_held;
    OffsetModel m_model;
    RecentOffset m_recent;
    OffsetFit m_fit;
    /// Fits from 8 to 16 s ago and the next such fit, because a small step has already affected
    /// m_fit when it is detected.
    OffsetFit m_earlier;
    OffsetFit m_nextEarlier;
    ClockSample m_newest;
    /// Zero of the points' times and offsets.
    base::Instant m_origin;
    std::int64_t m_originOffsetNs = 0;
    /// Resolution of the remote clock, ns.
    std::int64_t m_tickNs = 0;
    int m_disagreements = 0;
    base::Duration m_lastStep{};
};

} // namespace leadline::mavlink

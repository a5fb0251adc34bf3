// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "mavlink/OffsetModel.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace leadline::mavlink {

/// A request and its reply: sent and arrived on our clock, stamped on the remote one between them.
struct ClockSample {
    base::Instant sent;
    std::int64_t remoteNs = 0;
    base::Instant arrived;

    [[nodiscard]] base::Duration roundTrip() const { return arrived - sent; }
};

/// How far a remote clock is ahead of ours at one moment: remote = ours + offset.
struct OffsetEstimate {
    base::Duration offset{};
    /// The true offset is within ± this: no asymmetry of the path can hide more.
    base::Duration bound{};
    /// How fast the offset grows (1e-6), and half of the likely range.
    double skewPpm = 0;
    double skewBoundPpm = 0;
};

/// Estimates the offset of a remote clock, its skew, and how far off it can be at most, through
/// steps and reboots of the remote computer and sleep of this one.
class ClockOffset {
public:
    enum class Outcome : std::uint8_t {
        Used,
        /// Contradicts what was known; three of them make a step.
        Held,
        /// A clock was set or stood still: estimated anew. See lastStep().
        Stepped,
        /// The newest samples alone said something else for a while, by a step smaller than a
        /// round trip or another skew: estimated anew from them. See lastStep().
        Drifted,
        /// The remote clock went back: estimated anew from this sample. See lastStep().
        Rebooted,
        /// A stamp that is not positive, a reply before its request, or after more than 10 s.
        Impossible
    };
    static constexpr base::Duration longestRoundTrip = std::chrono::seconds(10);

    /// In the order of arrival; replies may overtake each other.
    Outcome add(const ClockSample& sample);
    /// Forgets all samples: the remote system is known to have started again.
    void restart();

    /// Far from the newest sample the bound grows. Nothing before the first sample.
    [[nodiscard]] std::optional<OffsetEstimate> at(base::Instant time) const;
    /// How much later than its sender's stamp something arrived; nothing without samples, or for
    /// stamps that cannot be.
    [[nodiscard]] std::optional<base::Duration> age(std::int64_t remoteNs,
                                                    base::Instant arrived) const;

    /// By how much the offset changed when it was last estimated anew.
    [[nodiscard]] base::Duration lastStep() const { return m_lastStep; }
    /// How many samples the estimate rests on.
    [[nodiscard]] std::size_t size() const { return m_points.size(); }

private:
    [[nodiscard]] OffsetPoint pointOf(const ClockSample& sample) const;
    [[nodiscard]] double timeOf(base::Instant at) const;
    /// Offset and bound, at seconds from the origin, in nanoseconds from it.
    [[nodiscard]] double offsetAt(double time) const;
    [[nodiscard]] double boundAt(double time) const;
    [[nodiscard]] base::Duration offsetAt(base::Instant at) const;

    /// Estimates anew, from these alone.
    void beginFrom(const std::vector<ClockSample>& samples);
    void insert(const OffsetPoint& point);
    void estimate(double now);
    void learnTick(std::int64_t remoteNs);
    /// Do the sample's own bounds miss what was known?
    [[nodiscard]] bool contradicts(const OffsetPoint& point) const;
    /// Keeps a sample that contradicts; true when enough of them agree.
    [[nodiscard]] bool holdsEnough(const ClockSample& sample);
    void dropBefore(double time);

    /// By `sent`, ascending.
    std::vector<OffsetPoint> m_points;
    /// Contradict what was known, one after the other.
    std::vector<ClockSample> m_held;
    OffsetModel m_model;
    RecentOffset m_recent;
    OffsetFit m_fit;
    /// Of eight to sixteen seconds ago, and the one that will be: a small step has crept into
    /// m_fit when it is found.
    OffsetFit m_earlier;
    OffsetFit m_nextEarlier;
    ClockSample m_newest;
    /// Zero of the points' times and bounds.
    base::Instant m_origin;
    std::int64_t m_originOffsetNs = 0;
    /// The remote clock counts in steps of this.
    std::int64_t m_tickNs = 0;
    int m_disagreements = 0;
    base::Duration m_lastStep{};
};

} // namespace leadline::mavlink

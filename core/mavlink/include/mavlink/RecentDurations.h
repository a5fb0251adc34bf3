// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"

#include <cstddef>
#include <deque>
#include <optional>
#include <vector>

namespace leadline::mavlink {

struct DurationSummary {
    base::Duration least{};
    base::Duration median{};
    /// 95th and 99th percentile.
    base::Duration p95{};
    base::Duration p99{};
    base::Duration most{};
};

/// Nullopt for an empty list.
[[nodiscard]] std::optional<DurationSummary> summaryOf(std::vector<base::Duration> durations);

/// The last 1000 durations of a series.
class RecentDurations {
public:
    static constexpr std::size_t maxKept = 1000;

    void add(base::Duration duration);

    [[nodiscard]] std::size_t size() const { return m_kept.size(); }
    [[nodiscard]] base::Duration newest() const;
    /// Nullopt before the first.
    [[nodiscard]] std::optional<DurationSummary> summary() const { return summaryOf(m_kept); }

private:
    std::vector<base::Duration> m_kept;
    std::size_t m_next = 0;
};

/// Durations with their times, limited to a time interval.
class TimedDurations {
public:
    /// Maximum number of durations, even if they cover less than that interval.
    static constexpr std::size_t maxKept = 20'000;

    explicit TimedDurations(base::Duration kept) : m_kept(kept) {}

    /// Call in the order of time. Drops durations older than the interval that ends at `at`.
    void add(base::Instant at, base::Duration duration);
    /// Drops durations older than the interval that ends at `now`.
    void forgetUpTo(base::Instant now);
    void clear() { m_all.clear(); }

    [[nodiscard]] std::size_t size() const { return m_all.size(); }
    [[nodiscard]] std::optional<DurationSummary> summary() const;

private:
    struct Timed {
        base::Instant at;
        base::Duration duration{};
    };

    base::Duration m_kept;
    std::deque<Timed> m_all;
};

} // namespace leadline::mavlink

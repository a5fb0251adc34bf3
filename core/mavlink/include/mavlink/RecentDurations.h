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
    /// No more than one in twenty, and one in a hundred, is longer.
    base::Duration p95{};
    base::Duration p99{};
    base::Duration most{};
};

/// Nothing of none.
[[nodiscard]] std::optional<DurationSummary> summaryOf(std::vector<base::Duration> durations);

/// The newest durations of a stream of them, the last thousand.
class RecentDurations {
public:
    static constexpr std::size_t mostKept = 1000;

    void add(base::Duration duration);

    [[nodiscard]] std::size_t size() const { return m_kept.size(); }
    [[nodiscard]] base::Duration newest() const;
    /// Nothing before the first.
    [[nodiscard]] std::optional<DurationSummary> summary() const { return summaryOf(m_kept); }

private:
    std::vector<base::Duration> m_kept;
    std::size_t m_next = 0;
};

/// Durations with the moments they were measured at, as far back as they are kept.
class TimedDurations {
public:
    /// However short their stretch of time is: the newest so many.
    static constexpr std::size_t mostKept = 20'000;

    explicit TimedDurations(base::Duration kept) : m_kept(kept) {}

    /// In the order of their moments. Those from before the stretch that ends here are forgotten.
    void add(base::Instant at, base::Duration duration);
    /// The same without a new one.
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

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"

#include <cstddef>
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

} // namespace leadline::mavlink

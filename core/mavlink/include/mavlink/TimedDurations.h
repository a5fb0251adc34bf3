// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "mavlink/RecentDurations.h"

#include <cstddef>
#include <deque>
#include <optional>

namespace leadline::mavlink {

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

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"

#include <algorithm>
#include <array>
#include <optional>

namespace leadline::mavlink {

/// Rate of events from the times of the last 16 arrivals.
class RateMeter {
public:
    void add(base::Instant at)
    {
        m_arrivals[m_count % m_arrivals.size()] = at;
        ++m_count;
    }

    [[nodiscard]] std::uint64_t count() const { return m_count; }
    /// The newest arrival; requires at least one.
    [[nodiscard]] base::Instant last() const
    {
        return m_arrivals[(m_count - 1) % m_arrivals.size()];
    }
    /// Mean time between arrivals; nullopt before the second.
    [[nodiscard]] std::optional<base::Duration> period() const
    {
        const std::uint64_t held = std::min<std::uint64_t>(m_count, m_arrivals.size());
        if (held < 2)
            return std::nullopt;
        const base::Instant oldest = m_arrivals[(m_count - held) % m_arrivals.size()];
        return (last() - oldest) / static_cast<std::int64_t>(held - 1);
    }
    /// Arrivals per second; decreases without new ones, 0 before the second.
    [[nodiscard]] double perSecond(base::Instant now) const
    {
        const auto usual = period();
        if (!usual)
            return 0;
        const base::Duration shown = std::max(*usual, now - last());
        return shown <= base::Duration{} ? 0 : 1e9 / static_cast<double>(shown.count());
    }
    /// True if nothing arrived for 1.5 s or five periods, whichever is longer.
    [[nodiscard]] bool isSilent(base::Instant now) const
    {
        constexpr base::Duration shortest = std::chrono::milliseconds(1500);
        return m_count == 0 ||
               now - last() > std::max(shortest, 5 * period().value_or(base::Duration{}));
    }

private:
    std::array<base::Instant, 16> m_arrivals{};
    std::uint64_t m_count = 0;
};

} // namespace leadline::mavlink

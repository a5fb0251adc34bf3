// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/FrameEntry.h"

#include <chrono>
#include <optional>
#include <vector>

namespace leadline::log {

/// What the clock of the computer that recorded showed at the times of a log, also where it was
/// set meanwhile.
class WallClock {
public:
    /// From a time of the log on, it showed `zero` and the log's time, since 1970 in UTC.
    struct Stretch {
        Time from{};
        std::chrono::nanoseconds zero{};
        /// False for what a clock shows that was never set.
        bool isDate = true;
        /// The number of its first frame, which may have the time of the last one before.
        FrameNumber firstFrame = 0;
    };
    /// Damage makes more of them; what is set later is shown as the last one that is kept.
    static constexpr std::size_t mostStretches = 1000;

    WallClock() = default;
    /// One that was not set; nullopt where none was recorded.
    explicit WallClock(std::optional<std::chrono::nanoseconds> zero);

    /// In the order of time.
    void add(const Stretch& stretch);
    [[nodiscard]] const std::vector<Stretch>& stretches() const { return m_stretches; }

    /// What UTC was at the log's zero by the clock at that time; nullopt where it was never set.
    [[nodiscard]] std::optional<std::chrono::nanoseconds> utcOfZeroAt(Time time) const;
    /// What it showed when a frame came, date or not.
    [[nodiscard]] std::optional<std::chrono::nanoseconds> shownFor(FrameNumber frame,
                                                                   Time time) const;

private:
    [[nodiscard]] const Stretch* stretchAt(Time time) const;

    std::vector<Stretch> m_stretches;
};

} // namespace leadline::log

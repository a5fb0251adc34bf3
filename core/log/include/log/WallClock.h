// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/FrameEntry.h"

#include <chrono>
#include <optional>
#include <vector>

namespace leadline::log {

/// Maps times of a log to the clock of the recording computer, also if that was set during the
/// recording.
class WallClock {
public:
    /// From log time `from` on, the clock showed `zero` plus the log time, since 1970 in UTC.
    struct Segment {
        Time from{};
        std::chrono::nanoseconds zero{};
        /// False if the clock had never been set to a date.
        bool isDate = true;
        /// Number of its first frame, which may have the same time as the last frame before.
        FrameNumber firstFrame = 0;
    };
    /// Limit, which only damaged files reach; later changes are dropped.
    static constexpr std::size_t maxSegments = 1000;

    WallClock() = default;
    /// A clock that was never changed; nullopt if none was recorded.
    explicit WallClock(std::optional<std::chrono::nanoseconds> zero);

    /// Call in the order of time.
    void add(const Segment& stretch);
    [[nodiscard]] const std::vector<Segment>& segments() const { return m_segments; }

    /// UTC of the log's time zero by the clock at that time; nullopt if it showed no date.
    [[nodiscard]] std::optional<std::chrono::nanoseconds> utcOfZeroAt(Time time) const;
    /// What the clock showed when a frame arrived, even if that is no date.
    [[nodiscard]] std::optional<std::chrono::nanoseconds> shownFor(FrameNumber frame,
                                                                   Time time) const;

private:
    [[nodiscard]] const Segment* segmentAt(Time time) const;

    std::vector<Segment> m_segments;
};

} // namespace leadline::log

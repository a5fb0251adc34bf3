// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "echo/PingReader.h"
#include "mavlink/LinkTiming.h"
#include "mavlink/RecentDurations.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace leadline::app {

/// Passes the time at which an awaited frame was displayed from the render thread to its consumer.
/// The frame is awaited, and the time taken, between frames or in the render thread.
class SwapStamp {
public:
    explicit SwapStamp(const base::Clock& clock) : m_clock(clock) {}

    void await();
    void note();
    /// The time of the awaited frame, returned once; nullopt before it was displayed.
    [[nodiscard]] std::optional<base::Instant> take();

private:
    static constexpr base::Duration::rep never = -1;

    const base::Clock& m_clock;
    std::atomic<bool> m_awaited = false;
    std::atomic<base::Duration::rep> m_at = never;
};

/// Measures the latency of a sonar's pings from arrival to screen, over the last five minutes in
/// which its plot was visible and live. Costs some nanoseconds per frame, without blocking.
///
/// Lives in the window's thread; drawn() is called by the render thread while the window's is
/// blocked.
class ScreenTimes {
public:
    static constexpr base::Duration kept = mavlink::LinkTiming::shown;

    explicit ScreenTimes(const base::Clock& clock);

    /// `zero` is the time zero of the live log; nullopt stops measuring.
    void follow(std::optional<base::Instant> zero);
    /// To be called when the plot was hidden: pings drawn next arrived earlier, and are not
    /// measured.
    void interrupt();
    /// Forgets all measurements, for another sonar.
    void clear();
    [[nodiscard]] std::optional<mavlink::DurationSummary> summary();

    /// To be called when a frame with the first `count` pings is drawn.
    void drawn(const echo::PingReader& reader, std::uint64_t count);
    /// The stamp to be set when a frame is displayed.
    [[nodiscard]] const std::shared_ptr<SwapStamp>& stamp() const { return m_stamp; }

private:
    void settle();

    const base::Clock& m_clock;
    std::shared_ptr<SwapStamp> m_stamp;
    std::optional<base::Instant> m_zero;
    /// Number of pings drawn, and the time of the first frame since interrupt().
    std::optional<std::uint64_t> m_drawn;
    base::Instant m_since;
    /// Arrival times of the pings in the awaited frame.
    std::vector<base::Instant> m_pending;
    mavlink::TimedDurations m_times{kept};
};

} // namespace leadline::app

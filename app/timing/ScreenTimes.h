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

/// Tells when the frame that is awaited was on the screen. Awaited and taken while no frame is
/// drawn, or by the thread that draws; noted by the latter.
class SwapStamp {
public:
    explicit SwapStamp(const base::Clock& clock) : m_clock(clock) {}

    void await();
    void note();
    /// Nothing before it was noted; once.
    [[nodiscard]] std::optional<base::Instant> take();

private:
    static constexpr base::Duration::rep never = -1;

    const base::Clock& m_clock;
    std::atomic<bool> m_awaited = false;
    std::atomic<base::Duration::rep> m_at = never;
};

/// How long a sonar's pings take from their arrival to the screen: of the last five minutes that
/// its plot was seen live. It costs some nanoseconds a frame, and nothing waits for anything.
///
/// Lives in the window's thread; drawn() is called by the one that draws, while that waits for it.
class ScreenTimes {
public:
    static constexpr base::Duration kept = mavlink::LinkTiming::shown;

    explicit ScreenTimes(const base::Clock& clock);

    /// `zero` is that of the log whose newest pings are drawn; without it nothing is measured.
    void follow(std::optional<base::Instant> zero);
    /// What is drawn next was not awaited: the plot was not seen.
    void interrupt();
    /// Another sonar.
    void clear();
    [[nodiscard]] std::optional<mavlink::DurationSummary> summary();

    /// The frame that is being made shows the first `count` pings.
    void drawn(const echo::PingReader& reader, std::uint64_t count);
    /// To be noted when a frame is shown.
    [[nodiscard]] const std::shared_ptr<SwapStamp>& stamp() const { return m_stamp; }

private:
    void settle();

    const base::Clock& m_clock;
    std::shared_ptr<SwapStamp> m_stamp;
    std::optional<base::Instant> m_zero;
    /// How many pings were drawn, and when the first of these frames was made.
    std::optional<std::uint64_t> m_drawn;
    base::Instant m_since;
    /// Arrivals of what is in the frame that is awaited.
    std::vector<base::Instant> m_pending;
    mavlink::TimedDurations m_times{kept};
};

} // namespace leadline::app

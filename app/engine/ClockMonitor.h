// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Timer.h"
#include "log/RecorderTypes.h"

#include <chrono>
#include <functional>
#include <string>

namespace leadline::app {

/// Detects that this computer's clock was set or that the computer slept. Reception depends on
/// neither, but the events explain gaps in a recording, and times that differ from those of other
/// clocks.
class ClockMonitor {
public:
    /// The readings of three clocks at one moment.
    struct Times {
        /// The time since 1970; the clock may be set.
        base::Duration utc{};
        /// Monotonic time that advances while the computer sleeps.
        base::Duration passed{};
        /// Monotonic time that stands still while the computer sleeps.
        base::Duration awake{};
    };
    using Read = std::function<Times()>;
    using Report = std::function<void(const log::RecordedEvent&)>;

    /// Compares the clocks once a second, on `clock`, and calls `report` when one was set or the
    /// computer slept.
    ClockMonitor(base::Clock& clock, Report report, Read read = readTimes);

    /// Reads the clocks of this computer.
    [[nodiscard]] static Times readTimes();

    /// Smaller steps are made by time servers all the time.
    static constexpr base::Duration minimumStep = std::chrono::seconds(1);
    static constexpr base::Duration minimumSleep = std::chrono::seconds(2);

private:
    void update();
    void report(const std::string& name, base::Duration value, const base::Message& message);

    base::Clock& m_clock;
    Report m_report;
    Read m_read;
    Times m_before;
    base::Timer m_next;
};

/// For example `3 s`, `12 min` or `1 h 5 min`.
[[nodiscard]] std::string spanText(base::Duration span);

} // namespace leadline::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Timer.h"
#include "log/RecorderTypes.h"

#include <chrono>
#include <functional>
#include <string>

namespace leadline::app {

/// Hears that somebody sets this computer's clock, or that the computer sleeps, while it dives.
/// Nothing that is received depends on either; but somebody wonders why the times of a recording
/// are not those of his watch, and where ten minutes are.
class ClockMonitor {
public:
    /// What three clocks say at one moment.
    struct Times {
        /// Since 1970; anybody may set it.
        base::Duration utc{};
        /// Goes on while the computer sleeps.
        base::Duration passed{};
        /// Stands still while it sleeps.
        base::Duration awake{};
    };
    using Read = std::function<Times()>;
    using Tell = std::function<void(const log::RecordedEvent&)>;

    /// Looks once a second, on `clock`, and tells at its time.
    ClockMonitor(base::Clock& clock, Tell report, Read read = readTimes);

    /// Of this computer.
    [[nodiscard]] static Times readTimes();

    /// Less is what time servers do all day.
    static constexpr base::Duration leastStep = std::chrono::seconds(1);
    static constexpr base::Duration leastSleep = std::chrono::seconds(2);

private:
    void update();
    void report(const std::string& name, base::Duration value, const std::string& text);

    base::Clock& m_clock;
    Tell m_tell;
    Read m_read;
    Times m_before;
    base::Timer m_next;
};

/// `3 s`, `12 min`, `1 h 5 min`
[[nodiscard]] std::string spanText(base::Duration span);

} // namespace leadline::app

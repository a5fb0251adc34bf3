// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ClockMonitor.h"

#include <utility>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

constexpr base::Duration clockCheckInterval = 1s;

} // namespace

std::string spanText(base::Duration span)
{
    const auto seconds = std::chrono::round<std::chrono::seconds>(std::chrono::abs(span)).count();
    constexpr std::int64_t minute = 60;
    constexpr std::int64_t hour = 60 * minute;
    if (seconds < 2 * minute)
        return std::to_string(seconds) + " s";
    const std::string minutes = std::to_string(seconds % hour / minute) + " min";
    return seconds < hour ? minutes : std::to_string(seconds / hour) + " h " + minutes;
}

ClockMonitor::ClockMonitor(base::Clock& clock, Report report, Read read)
    : m_clock(clock),
      m_report(std::move(report)),
      m_read(std::move(read)),
      m_before(m_read()),
      m_next(clock)
{
    m_next.after(clockCheckInterval, [this] { update(); });
}

ClockMonitor::Times ClockMonitor::readTimes()
{
    return {.utc = std::chrono::system_clock::now().time_since_epoch(),
            .passed = base::SystemClock().now().sinceZero,
            .awake = std::chrono::steady_clock::now().time_since_epoch()};
}

void ClockMonitor::update()
{
    m_next.after(clockCheckInterval, [this] { update(); });
    const Times before = std::exchange(m_before, m_read());
    const base::Duration passed = m_before.passed - before.passed;
    const base::Duration slept = passed - (m_before.awake - before.awake);
    const base::Duration step = m_before.utc - before.utc - passed;
    if (slept >= minimumSleep)
        report("slept", slept,
               base::Message("This computer was suspended for %1: nothing was received.",
                             spanText(slept)));
    if (std::chrono::abs(step) >= minimumStep)
        report("set", step,
               (step > 0s
                    ? base::Message("This computer's clock was set forward by %1.", spanText(step))
                    : base::Message("This computer's clock was set back by %1.", spanText(step))) +
                   base::Message("Times in this dive continue unchanged."));
}

void ClockMonitor::report(const std::string& name, base::Duration value,
                          const base::Message& message)
{
    m_report({.at = m_clock.now(),
              .level = log::RecordedEvent::Level::Warning,
              .device = {},
              .kind = "clock",
              .name = name,
              .value = std::to_string(std::chrono::round<std::chrono::milliseconds>(value).count()),
              .message = message});
}

} // namespace leadline::app

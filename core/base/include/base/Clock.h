// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Mailbox.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

namespace leadline::base {

using Duration = std::chrono::nanoseconds;

[[nodiscard]] constexpr double secondsOf(Duration duration)
{
    return std::chrono::duration<double>(duration).count();
}

/// A point in time on the monotonic clock that keeps counting during suspend, since an arbitrary
/// zero.
struct Instant {
    Duration sinceZero{};

    friend constexpr auto operator<=>(const Instant&, const Instant&) = default;
    friend constexpr Instant operator+(Instant at, Duration d) { return {at.sinceZero + d}; }
    friend constexpr Instant operator-(Instant at, Duration d) { return {at.sinceZero - d}; }
    friend constexpr Duration operator-(Instant a, Instant b) { return a.sinceZero - b.sinceZero; }
};

/// Tells the time and runs timers. A clock is used by one thread.
///
/// runDue() runs callbacks in the order of their deadlines, then of their creation; a callback may
/// set or cancel timers. The owner of the event loop calls runDue() at nextDeadline().
class Clock {
public:
    using TimerId = std::uint64_t;
    /// Posts callbacks to the clock's thread, where they run as timers that are due. May be called
    /// from any thread, and after the clock's end, when it does nothing.
    using Poster = std::function<void(std::function<void()>)>;

    /// `wake` is called on a posting thread and has to make the clock's thread call runDue().
    explicit Clock(std::function<void()> wake = {});
    Clock(const Clock&) = delete;
    Clock& operator=(const Clock&) = delete;
    virtual ~Clock() { refusePosts(); }

    [[nodiscard]] virtual Instant now() const = 0;

    TimerId at(Instant deadline, std::function<void()> callback);
    TimerId after(Duration delay, std::function<void()> callback);
    void cancel(TimerId timer);
    [[nodiscard]] Poster poster() const;

    [[nodiscard]] std::optional<Instant> nextDeadline() const;
    /// Runs all timers that are due at now(); returns how many callbacks ran.
    std::size_t runDue();

protected:
    /// Called when the earliest deadline may have changed.
    virtual void deadlineChanged() {}
    /// From now on posted callbacks are dropped and `wake` is not called.
    void refusePosts() { m_posted->close(); }
    void runPosted();

private:
    using Callbacks = std::vector<std::function<void()>>;

    struct Key {
        Instant deadline;
        TimerId id = 0;
        friend constexpr auto operator<=>(const Key&, const Key&) = default;
    };
    std::map<Key, std::function<void()>> m_timers;
    std::unordered_map<TimerId, Instant> m_deadlines;
    TimerId m_lastId = 0;
    std::shared_ptr<Mailbox<Callbacks>> m_posted;
};

/// The system's monotonic clock that includes suspend (CLOCK_BOOTTIME on Linux).
class SystemClock : public Clock {
public:
    using Clock::Clock;
    [[nodiscard]] Instant now() const override;
};

/// A clock for tests that moves only by advance().
class FakeClock : public Clock {
public:
    [[nodiscard]] Instant now() const override { return m_now; }
    /// Moves the time on, running each callback at its own deadline.
    void advance(Duration by);

private:
    Instant m_now;
};

} // namespace leadline::base

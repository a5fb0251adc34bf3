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

/// A moment on the clock that goes on during suspend, counted from an arbitrary zero.
struct Instant {
    Duration sinceZero{};

    friend constexpr auto operator<=>(const Instant&, const Instant&) = default;
    friend constexpr Instant operator+(Instant at, Duration d) { return {at.sinceZero + d}; }
    friend constexpr Instant operator-(Instant at, Duration d) { return {at.sinceZero - d}; }
    friend constexpr Duration operator-(Instant a, Instant b) { return a.sinceZero - b.sinceZero; }
};

/// Gives the time and calls back at a deadline. One thread uses one Clock.
///
/// Callbacks come from runDue(), in the order of their deadlines and then of their making; a
/// callback may set or cancel timers. Whoever owns the event loop calls runDue() at nextDeadline().
class Clock {
public:
    using TimerId = std::uint64_t;
    /// Hands callbacks over to the thread of a clock, where they come as timers that are due. For
    /// any thread, and also after the end of the clock, when nothing comes any more.
    using Poster = std::function<void(std::function<void()>)>;

    /// `wake` is called by a thread that posts, and lets the clock's call runDue().
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
    /// Runs what is due at now(); returns how many callbacks ran.
    std::size_t runDue();

protected:
    /// Called when the earliest deadline may have changed.
    virtual void deadlineChanged() {}
    /// Nobody is woken any more.
    void refusePosts() { m_posted->close(); }
    void takePosted();

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

/// The computer's clock that goes on during suspend (CLOCK_BOOTTIME on Linux).
class SystemClock : public Clock {
public:
    using Clock::Clock;
    [[nodiscard]] Instant now() const override;
};

/// A clock that moves only when told to.
class FakeClock : public Clock {
public:
    [[nodiscard]] Instant now() const override { return m_now; }
    /// Moves on and runs every callback at its own deadline on the way.
    void advance(Duration by);

private:
    Instant m_now;
};

} // namespace leadline::base

// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/ComputerClock.h"

#include <atomic>
#include <ctime>

#if defined(__linux__)
#include <sys/syscall.h>
#include <unistd.h>
#endif

namespace {

std::atomic<std::int64_t> wallNs = 0;
std::atomic<std::int64_t> sleptNs = 0;

#if defined(__linux__)
int systemTime(clockid_t clock, timespec& time)
{
    return static_cast<int>(syscall(SYS_clock_gettime, clock, &time));
}
#endif

} // namespace

namespace leadline::test {

void setClockBy(std::chrono::nanoseconds step)
{
    wallNs += step.count();
}

void sleepFor(std::chrono::nanoseconds span)
{
    wallNs += span.count();
    sleptNs += span.count();
}

void forgetClock()
{
    wallNs = 0;
    sleptNs = 0;
}

base::Instant OutsideClock::now() const
{
#if defined(__linux__)
    timespec time{};
    systemTime(CLOCK_BOOTTIME, time);
    return {std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec)};
#else
    return link::EventLoopClock::now();
#endif
}

} // namespace leadline::test

#if defined(__linux__)

// Stands before libc's for the whole program and its libraries.
extern "C" int clock_gettime(clockid_t clock, timespec* time) noexcept
{
    if (const int failed = systemTime(clock, *time); failed != 0)
        return failed;
    const std::int64_t by = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE
                                ? wallNs.load()
                            : clock == CLOCK_BOOTTIME ? sleptNs.load()
                                                      : 0;
    if (by == 0)
        return 0;
    constexpr std::int64_t second = 1'000'000'000;
    std::int64_t ns = time->tv_nsec + by % second;
    time->tv_sec += by / second;
    if (ns < 0) {
        ns += second;
        --time->tv_sec;
    } else if (ns >= second) {
        ns -= second;
        ++time->tv_sec;
    }
    time->tv_nsec = ns;
    return 0;
}

#endif

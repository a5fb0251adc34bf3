// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "link/EventLoopClock.h"

#include <chrono>

/// The clock of this computer as this program sees it: whoever asks the system for the time gets it
/// moved by what is said here, the program's own code, the standard library's and Qt's alike.
namespace leadline::test {

/// Somebody sets the clock.
void setClockBy(std::chrono::nanoseconds step);
/// The computer slept so long, and is awake again.
void sleepFor(std::chrono::nanoseconds span);
/// As it is.
void forgetClock();

/// Of those at the other end of a link, who neither set their clocks nor sleep.
class OutsideClock : public link::EventLoopClock {
public:
    [[nodiscard]] base::Instant now() const override;
};

} // namespace leadline::test

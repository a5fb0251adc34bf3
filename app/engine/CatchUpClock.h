// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "link/EventLoopClock.h"

#include <atomic>
#include <limits>
#include <optional>

namespace leadline::app {

/// A clock with timers on the event loop. It may begin in the past, where it stands still until
/// catchUp(): then all timers that were due since run in order, each at its own time, as on a fake
/// clock. now() may be called from any thread.
class CatchUpClock : public link::EventLoopClock {
public:
    explicit CatchUpClock(base::Duration lag = {});

    [[nodiscard]] base::Instant now() const override;
    [[nodiscard]] bool late() const { return m_heldNs != notHeld; }
    /// Advances to the present or, with `by`, only by that much, and then stands still again.
    void catchUp(std::optional<base::Duration> by = {});

private:
    /// A value that no held time can have; times before the start of the computer are negative and
    /// may be held.
    static constexpr std::int64_t notHeld = std::numeric_limits<std::int64_t>::min();

    std::atomic<std::int64_t> m_heldNs = notHeld;
};

} // namespace leadline::app

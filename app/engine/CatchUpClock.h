// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "link/EventLoopClock.h"

#include <atomic>
#include <limits>
#include <optional>

namespace leadline::app {

/// The event loop's clock. One that begins in the past stands still there until it is brought up
/// to the present: all that would have happened meanwhile happens then, each at its own time, as
/// on a fake clock. Its time can be asked for from any thread.
class CatchUpClock : public link::EventLoopClock {
public:
    explicit CatchUpClock(base::Duration lag = {});

    [[nodiscard]] base::Instant now() const override;
    [[nodiscard]] bool late() const { return m_heldNs != notHeld; }
    /// Only so far, where that is said: it stands still there again.
    void catchUp(std::optional<base::Duration> by = {});

private:
    /// A time before the computer was started may be asked for.
    static constexpr std::int64_t notHeld = std::numeric_limits<std::int64_t>::min();

    std::atomic<std::int64_t> m_heldNs = notHeld;
};

} // namespace leadline::app

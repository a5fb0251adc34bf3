// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "mavlink/Frame.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace leadline::mavlink {

/// Follows the clock of one component by the time_boot_ms of its messages: tells a message that was
/// overtaken on the way from a component that started again. A clock that went back and goes on
/// from there is that of a restart; a late message is late.
class BootClock {
public:
    enum class Verdict : std::uint8_t {
        /// It goes on, or the message carries no such time.
        GoesOn,
        /// A newer message of that kind came before.
        Late,
        /// Late by so much that the component may have started again.
        MayHaveRestarted,
        /// It has, a while ago: what was heard since MayHaveRestarted is of after.
        Restarted,
    };

    /// `at` is the time of arrival, from any zero.
    Verdict take(const Frame& frame, base::Duration at);

private:
    struct Time {
        std::uint16_t messageId;
        std::uint32_t ms;
    };
    /// The newest time_boot_ms of each message that carries it: some are older than others.
    std::vector<Time> m_times;
    /// Times that are lower than those, as long as none goes on from those.
    struct Back {
        base::Duration since{};
        std::uint32_t ms = 0;
        int inARow = 1;
    };
    std::optional<Back> m_back;
};

} // namespace leadline::mavlink

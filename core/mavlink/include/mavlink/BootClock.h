// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "mavlink/Frame.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace leadline::mavlink {

/// Tracks a component's clock by the time_boot_ms of its messages, to distinguish a message delayed
/// in transit from a restart: after a restart the times stay lower and increase from there.
class BootClock {
public:
    enum class Verdict : std::uint8_t {
        /// The time increased, or the message carries none.
        Running,
        /// A newer message of the same id arrived before.
        Late,
        /// So far back that the component may have restarted.
        MayHaveRestarted,
        /// The component has restarted: frames since the last MayHaveRestarted are from after the
        /// restart.
        Restarted,
    };

    /// `at` is the arrival time, from any zero.
    Verdict take(const Frame& frame, base::Duration at);

private:
    struct Time {
        std::uint16_t messageId;
        std::uint32_t ms;
    };
    /// Newest time_boot_ms per message id, because messages of different ids may be delayed
    /// differently.
    std::vector<Time> m_times;
    /// Lower times seen since MayHaveRestarted, until a message continues the old ones.
    struct Back {
        base::Duration since{};
        std::uint32_t ms = 0;
        int inARow = 1;
    };
    std::optional<Back> m_back;
};

} // namespace leadline::mavlink

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "mavlink/BootClock.h"
#include "mavlink/Frame.h"

#include <array>
#include <map>
#include <optional>

namespace leadline::mavlink {

/// Counts of the frames received from one component on one link, from their sequence numbers.
struct ComponentCounts {
    std::uint64_t received = 0;
    /// Frames that were sent but not received; one that arrives late is subtracted again.
    std::uint64_t lost = 0;
    std::uint64_t duplicates = 0;
    /// Frames that arrived after one with a later sequence number.
    std::uint64_t reordered = 0;
    /// Restarts of the component, detected by BootClock.
    std::uint64_t reboots = 0;

    /// Share of the sent frames that were lost, 0..1.
    [[nodiscard]] double lossShare() const
    {
        const std::uint64_t sent = received - duplicates + lost;
        return sent == 0 ? 0 : static_cast<double>(lost) / static_cast<double>(sent);
    }
};

/// Counts the frames received on one link, by component.
class LinkStatistics {
public:
    /// What one frame revealed about its sender.
    struct Update {
        /// A restart was detected, which happened a little earlier.
        bool rebooted = false;
        /// Number of additional lost frames; negative if frames counted as lost arrived late.
        std::int64_t lost = 0;
    };

    /// `at` is the arrival time, from any zero.
    Update add(const Frame& frame, base::Duration at);

    [[nodiscard]] const std::map<Address, ComponentCounts>& components() const { return m_counts; }

private:
    enum class Outcome : std::uint8_t { Unknown, Received, Lost };
    struct Track {
        std::optional<std::uint8_t> expected;
        base::Duration last{};
        /// Outcome of the latest frames, indexed by sequence number.
        std::array<Outcome, 256> outcomes{};
        BootClock clock;
        /// The counts when the clock last seemed to go backwards.
        ComponentCounts before;
    };
    static void follow(Track& track, std::uint8_t sequence, base::Duration at,
                       ComponentCounts& counts);

    std::map<Address, ComponentCounts> m_counts;
    std::map<Address, Track> m_tracks;
};

} // namespace leadline::mavlink

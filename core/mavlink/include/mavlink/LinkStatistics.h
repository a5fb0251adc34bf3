// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "mavlink/BootClock.h"
#include "mavlink/Frame.h"

#include <array>
#include <map>
#include <optional>

namespace leadline::mavlink {

/// What came from one component over one link, by the sequence numbers of its frames.
struct ComponentCounts {
    std::uint64_t received = 0;
    /// Sent, but never came. One that comes late is taken off again.
    std::uint64_t lost = 0;
    std::uint64_t duplicates = 0;
    /// Came behind one that was sent later.
    std::uint64_t reordered = 0;
    /// Its clock went back and went on from there: a late frame is late.
    std::uint64_t reboots = 0;

    /// Share of the frames sent that never came, 0..1.
    [[nodiscard]] double lossShare() const
    {
        const std::uint64_t sent = received - duplicates + lost;
        return sent == 0 ? 0 : static_cast<double>(lost) / static_cast<double>(sent);
    }
};

/// Counts what comes over one link, by component.
class LinkStatistics {
public:
    /// What one frame told of its sender.
    struct News {
        /// Its clock went back, a while ago.
        bool rebooted = false;
        /// So many more were lost; less than 0: they were not.
        std::int64_t lost = 0;
    };

    /// `at` is the time of arrival, from any zero.
    News add(const Frame& frame, base::Duration at);

    [[nodiscard]] const std::map<Address, ComponentCounts>& components() const { return m_counts; }

private:
    enum class Outcome : std::uint8_t { Unknown, Came, Lost };
    struct Track {
        std::optional<std::uint8_t> expected;
        base::Duration last{};
        /// Of the last frames, by sequence number.
        std::array<Outcome, 256> outcomes{};
        BootClock clock;
        /// When it seemed to go back last.
        ComponentCounts before;
    };
    static void follow(Track& track, std::uint8_t sequence, base::Duration at,
                       ComponentCounts& counts);

    std::map<Address, ComponentCounts> m_counts;
    std::map<Address, Track> m_tracks;
};

} // namespace leadline::mavlink

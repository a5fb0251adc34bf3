// SPDX-License-Identifier: GPL-3.0-or-later
#include "mavlink/LinkStatistics.h"

#include <chrono>

namespace leadline::mavlink {

namespace {

/// A frame that is further ahead of the one expected is one of the past...
constexpr unsigned mostLost = 127;
/// ...unless nothing came for so long that it cannot have been on its way.
constexpr base::Duration longestDelay = std::chrono::seconds(2);
/// SiK radios put RADIO_STATUS into the stream with numbers of their own making.
constexpr Address sikRadio{51, 68};

} // namespace

LinkStatistics::News LinkStatistics::add(const Frame& frame, base::Duration at)
{
    ComponentCounts& counts = m_counts[frame.sender()];
    ++counts.received;
    if (frame.sender() == sikRadio)
        return {};
    Track& track = m_tracks[frame.sender()];
    const BootClock::Verdict clock = track.clock.take(frame, at);
    if (clock == BootClock::Verdict::MayHaveRestarted)
        track.before = counts;
    const bool rebooted = clock == BootClock::Verdict::Restarted;
    const std::uint64_t before = counts.lost;
    if (rebooted) {
        // What its numbers seemed to say since then was their new beginning.
        const ComponentCounts& then = track.before;
        counts.lost = then.lost;
        counts.duplicates = then.duplicates;
        counts.reordered = then.reordered;
        ++counts.reboots;
        track.expected.reset();
        track.outcomes.fill(Outcome::Unknown);
    }
    follow(track, frame.sequence(), at, counts);
    return {rebooted, static_cast<std::int64_t>(counts.lost - before)};
}

void LinkStatistics::follow(Track& track, std::uint8_t sequence, base::Duration at,
                            ComponentCounts& counts)
{
    const bool afterSilence = at - track.last > longestDelay;
    track.last = at;
    Outcome& outcome = track.outcomes[sequence];
    if (track.expected) {
        const unsigned ahead = (sequence - *track.expected) & 0xffU;
        if (ahead > mostLost && !afterSilence) {
            if (outcome == Outcome::Came) {
                ++counts.duplicates;
            } else {
                ++counts.reordered;
                counts.lost -= outcome == Outcome::Lost ? 1U : 0U;
                outcome = Outcome::Came;
            }
            return;
        }
        counts.lost += ahead;
        for (unsigned i = 0; i < ahead; ++i)
            track.outcomes[(*track.expected + i) & 0xffU] = Outcome::Lost;
    }
    outcome = Outcome::Came;
    track.expected = static_cast<std::uint8_t>(sequence + 1);
}

} // namespace leadline::mavlink

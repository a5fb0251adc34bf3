// SPDX-License-Identifier: GPL-3.0-or-later
#include "mavlink/LinkStatistics.h"

#include <chrono>

namespace leadline::mavlink {

namespace {

/// A sequence number further ahead of the expected one than this belongs to an old frame.
constexpr unsigned maxLost = 127;
/// After a silence of this length no old frame can still be on its way.
constexpr base::Duration longestDelay = std::chrono::seconds(2);
/// SiK radios insert RADIO_STATUS into the stream with sequence numbers of their own.
constexpr Address sikRadio{51, 68};

} // namespace

LinkStatistics::Update LinkStatistics::add(const Frame& frame, base::Duration at)
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
        // Losses and duplicates that were counted since the clock went back result from the
        // restarted sequence numbers.
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
        if (ahead > maxLost && !afterSilence) {
            if (outcome == Outcome::Received) {
                ++counts.duplicates;
            } else {
                ++counts.reordered;
                counts.lost -= outcome == Outcome::Lost ? 1U : 0U;
                outcome = Outcome::Received;
            }
            return;
        }
        counts.lost += ahead;
        for (unsigned i = 0; i < ahead; ++i)
            track.outcomes[(*track.expected + i) & 0xffU] = Outcome::Lost;
    }
    outcome = Outcome::Received;
    track.expected = static_cast<std::uint8_t>(sequence + 1);
}

} // namespace leadline::mavlink

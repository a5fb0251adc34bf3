// SPDX-License-Identifier: GPL-3.0-or-later
#include "mavlink/LinkStatistics.h"

#include "mavlink/Message.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace leadline::mavlink {

namespace {

/// A frame that is further ahead of the one expected is one of the past...
constexpr unsigned mostLost = 127;
/// ...unless nothing came for so long that it cannot have been on its way.
constexpr base::Duration longestDelay = std::chrono::seconds(2);
/// SiK radios put RADIO_STATUS into the stream with numbers of their own making.
constexpr Address sikRadio{51, 68};
/// Less than that is a frame that was overtaken on the way.
constexpr std::uint32_t rebootMs = 1000;
/// What is late comes among newer ones. Times that are lower this long, and go on, are new.
constexpr int timesThatProve = 3;
constexpr base::Duration lowerFor = std::chrono::seconds(1);
/// The milliseconds of 32 bits run over after 49.7 days.
constexpr std::uint32_t overflowMs = 60'000;

} // namespace

LinkStatistics::News LinkStatistics::add(const Frame& frame, base::Duration at)
{
    ComponentCounts& counts = m_counts[frame.sender()];
    ++counts.received;
    if (frame.sender() == sikRadio)
        return {};
    Track& track = m_tracks[frame.sender()];
    const bool rebooted = clockWentBack(track, frame, at, counts);
    const std::uint64_t before = counts.lost;
    if (rebooted) {
        // What its numbers seemed to say since then was their new beginning.
        const ComponentCounts then = std::exchange(track.back, {})->counts;
        counts.lost = then.lost;
        counts.duplicates = then.duplicates;
        counts.reordered = then.reordered;
        ++counts.reboots;
        track.expected.reset();
        track.fates.fill(Fate::Unknown);
    }
    follow(track, frame.sequence(), at, counts);
    return {rebooted, static_cast<std::int64_t>(counts.lost - before)};
}

bool LinkStatistics::clockWentBack(Track& track, const Frame& frame, base::Duration at,
                                   const ComponentCounts& counts)
{
    const auto now = timeBootMs(frame);
    if (!now)
        return false;
    const auto known = std::ranges::find(track.times, frame.messageId(), &Track::Time::messageId);
    if (known == track.times.end()) {
        if (!track.back) // else it may be of after
            track.times.push_back({frame.messageId(), *now});
        return false;
    }
    const bool ranOver =
        known->ms > std::numeric_limits<std::uint32_t>::max() - overflowMs && *now < overflowMs;
    if (ranOver || *now >= known->ms || known->ms - *now <= rebootMs) {
        known->ms = ranOver ? *now : std::max(*now, known->ms);
        track.back.reset();
        return false;
    }
    auto& back = track.back;
    const bool goesOn = back && *now + rebootMs >= back->ms;
    if (!goesOn) {
        back = Track::Back{.since = at, .ms = *now, .counts = counts};
        return false;
    }
    back->ms = std::max(*now, back->ms);
    if (++back->inARow < timesThatProve || at - back->since < lowerFor)
        return false;
    // The times of its other messages are of before, too.
    track.times = {{frame.messageId(), *now}};
    return true;
}

void LinkStatistics::follow(Track& track, std::uint8_t sequence, base::Duration at,
                            ComponentCounts& counts)
{
    const bool afterSilence = at - track.last > longestDelay;
    track.last = at;
    Fate& fate = track.fates[sequence];
    if (track.expected) {
        const unsigned ahead = (sequence - *track.expected) & 0xffU;
        if (ahead > mostLost && !afterSilence) {
            if (fate == Fate::Came) {
                ++counts.duplicates;
            } else {
                ++counts.reordered;
                counts.lost -= fate == Fate::Lost ? 1U : 0U;
                fate = Fate::Came;
            }
            return;
        }
        counts.lost += ahead;
        for (unsigned i = 0; i < ahead; ++i)
            track.fates[(*track.expected + i) & 0xffU] = Fate::Lost;
    }
    fate = Fate::Came;
    track.expected = static_cast<std::uint8_t>(sequence + 1);
}

} // namespace leadline::mavlink

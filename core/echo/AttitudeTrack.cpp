// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/AttitudeTrack.h"

#include "base/Units.h"
#include "mavlink/Codec.h"
#include "mavlink/VehicleState.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace leadline::echo {

namespace {

using namespace std::chrono_literals;
using mavlink::Attitude;

/// The turn between two ATTITUDE messages that are further apart is unknown, so it is not
/// interpolated.
constexpr log::Time longestGap = 1500ms;
/// The last message is valid for so many of its usual periods, within these limits.
constexpr int silentPeriods = 5;
constexpr log::Time silentAfter = 1500ms;
constexpr log::Time silentAtMost = 10s;
constexpr int periodsLookedAt = 3;
/// Time for which the last rate of turn is extrapolated.
constexpr log::Time extrapolates = 500ms;
/// Covers a stream of 100 messages a second whose clock is 3 s late, with a margin.
constexpr std::uint64_t maxSteps = 512;

} // namespace

AttitudeTrack::AttitudeTrack(const log::Log& log, log::StreamNumber stream, std::uint8_t system)
    : m_sender{system, mavlink::VehicleState::autopilotComponent},
      m_clock(log, stream, system),
      m_attitudes(log, stream, Attitude::id)
{
}

const AttitudeTrack::Turn& AttitudeTrack::turn(std::uint64_t index)
{
    Turn& kept = m_turns[static_cast<std::size_t>(index % attitudesKept)];
    if (kept.index == index)
        return kept;
    kept = {.index = index};
    const auto arrival = m_attitudes.timeOf(index);
    const auto frame = m_attitudes.read(index, m_scratch);
    if (!arrival || !frame || frame->sender() != m_sender)
        return kept;
    const auto attitude = mavlink::decodePayload<Attitude>(frame->payload());
    const auto stamped = m_clock.stamped(attitude.timeBootMs, *arrival);
    kept.byVehicleClock = stamped.has_value();
    kept.time = stamped.value_or(*arrival);
    kept.isOwn = std::isfinite(attitude.yaw);
    kept.deg = kept.isOwn ? mavlink::degrees(attitude.yaw) : 0;
    return kept;
}

const AttitudeTrack::Turn* AttitudeTrack::ownTurnBefore(std::uint64_t index)
{
    const std::uint64_t least = index - std::min(index, maxSkipped);
    for (std::uint64_t i = index; i > least; --i)
        if (const Turn& found = turn(i - 1); found.isOwn)
            return &found;
    return nullptr;
}

std::optional<TrackHeading> AttitudeTrack::headingAt(log::Time time, Ahead ahead)
{
    const std::uint64_t count = m_attitudes.size();
    const std::uint64_t arrived = m_attitudes.countUpTo(time);
    std::optional<Turn> before;
    std::optional<Turn> after;
    // Messages that arrived later may have been stamped earlier.
    for (std::uint64_t i = arrived; i < std::min(count, arrived + maxSteps) && !after; ++i)
        if (const Turn& next = turn(i); next.isOwn)
            (next.time <= time ? before : after) = next;
    for (std::uint64_t i = arrived; !before && i > arrived - std::min(arrived, maxSteps); --i)
        if (const Turn& last = turn(i - 1); last.isOwn)
            (last.time <= time ? before : after) = last;
    if (!before)
        return std::nullopt;

    // The shortest of the last periods is the usual one, since gaps only lengthen a period.
    log::Time period = log::Time::max();
    std::optional<Turn> earlier;
    const Turn* later = &*before;
    Turn kept;
    for (int i = 0; i < periodsLookedAt; ++i) {
        const Turn* found = ownTurnBefore(later->index);
        if (!found)
            break;
        if (const log::Time apart = later->time - found->time; apart > log::Time{})
            period = std::min(period, apart);
        if (!earlier)
            earlier = *found;
        kept = *found;
        later = &kept;
    }
    const log::Time silent =
        period == log::Time::max()
            ? silentAfter
            : std::clamp<log::Time>(silentPeriods * period, silentAfter, silentAtMost);
    const log::Time since = time - before->time;
    if (since > silent)
        return std::nullopt;

    TrackHeading heading{.deg = before->deg,
                         .source = mavlink::HeadingSource::Attitude,
                         .time = before->time,
                         .byVehicleClock = before->byVehicleClock,
                         .settled = after.has_value()};
    const auto turned = [](const Turn& from, const Turn& to) {
        return std::remainder(to.deg - from.deg, 360);
    };
    if (after && after->time - before->time <= longestGap)
        heading.deg += turned(*before, *after) * base::secondsOf(since) /
                       base::secondsOf(after->time - before->time);
    else if (!after && ahead == Ahead::Extrapolate && earlier && earlier->time < before->time &&
             before->time - earlier->time <= longestGap)
        heading.deg += turned(*earlier, *before) * base::secondsOf(std::min(since, extrapolates)) /
                       base::secondsOf(before->time - earlier->time);
    heading.deg = base::wrappedDegrees(heading.deg);
    return heading;
}

} // namespace leadline::echo

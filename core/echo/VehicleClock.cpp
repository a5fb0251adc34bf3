// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/VehicleClock.h"

#include "mavlink/Codec.h"
#include "mavlink/LinkMessages.h"
#include "mavlink/VehicleState.h"

#include <algorithm>
#include <utility>

namespace leadline::echo {

namespace {

using namespace std::chrono_literals;
using mavlink::Timesync;
using mavlink::VehicleState;

/// At most one request per interval is used; more of them would not improve a heading.
constexpr log::Time slot = 500ms;
constexpr std::size_t maxParts = 4;
/// Limits of a message's age: beyond them it was stamped by another clock, or before the vehicle
/// restarted.
constexpr base::Duration oldest = 3s;
constexpr base::Duration youngest = -50ms;

std::int64_t dividedDown(base::Duration a, base::Duration b)
{
    return a / b - (a % b < base::Duration{} ? 1 : 0);
}

} // namespace

VehicleClock::VehicleClock(const log::Log& log, log::StreamNumber stream, std::uint8_t system)
    : m_log(&log),
      m_system(system),
      m_replies(log, stream, Timesync::id)
{
}

std::optional<base::Duration> VehicleClock::offsetAt(log::Time time)
{
    if (m_replies.size() == 0)
        return std::nullopt;
    const std::int64_t second = dividedDown(time, 1s);
    const std::int64_t number = dividedDown(time, secondsOfPart * 1s);
    const auto within = static_cast<std::size_t>(second - number * secondsOfPart);
    Part& found = part(number);
    if (found.known <= within)
        extend(found, number, within + 1);
    return found.offsets[within];
}

VehicleClock::Part& VehicleClock::part(std::int64_t number)
{
    const auto [at, isNew] = m_parts.try_emplace(number);
    at->second.used = ++m_accessCount;
    if (!isNew)
        return at->second;
    // Starts with the part before, whose replies determine the offset at the beginning of this one.
    at->second.begin = (number - 1) * secondsOfPart * 1s;
    at->second.nextReply = m_replies.countUpTo(at->second.begin - 1ns);
    if (m_parts.size() > maxParts)
        m_parts.erase(std::ranges::min_element(m_parts, {},
                                               [](const auto& each) { return each.second.used; }));
    return at->second;
}

void VehicleClock::extend(Part& part, std::int64_t number, std::size_t seconds)
{
    findRequestStreams();
    for (auto& [stream, requests] : m_requests)
        if (const auto [next, isNew] = part.nextRequest.try_emplace(stream); isNew)
            next->second = requests.countUpTo(part.begin - 1ns);
    for (; part.known < seconds; ++part.known) {
        const log::Time begin =
            (number * secondsOfPart + static_cast<std::int64_t>(part.known)) * 1s;
        feed(part, begin);
        const auto& known = part.timesyncs.results();
        const auto result = known.find({m_system, VehicleState::autopilotComponent});
        if (result == known.end())
            continue;
        if (const auto estimate = result->second.clock.at({begin + slot}))
            part.offsets[part.known] = estimate->offset;
    }
}

void VehicleClock::feed(Part& part, log::Time until)
{
    const SeriesCursor* from = nullptr;
    std::uint64_t* next = nullptr;
    log::Time at{};
    const auto consider = [&](const SeriesCursor& place, std::uint64_t& index) {
        auto time = place.timeOf(index);
        while (!time && index < place.size())
            time = place.timeOf(++index);
        if (!time || *time > until || (from && at <= *time))
            return;
        from = &place;
        next = &index;
        at = *time;
    };
    for (;; from = nullptr) {
        for (const auto& [stream, requests] : m_requests)
            consider(requests, part.nextRequest.at(stream));
        consider(m_replies, part.nextReply);
        if (!from)
            return;
        const std::uint64_t index = (*next)++;
        if (from == &m_replies)
            addReply(part, index, at);
        else
            addRequest(part, *from, index, at);
    }
}

void VehicleClock::addRequest(Part& part, const SeriesCursor& requests, std::uint64_t index,
                              log::Time at)
{
    const std::int64_t its = dividedDown(at, slot);
    if (its == part.lastSlot)
        return;
    const auto frame = requests.read(index, m_scratch);
    const auto request = frame ? mavlink::decodeAs<Timesync>(*frame) : std::nullopt;
    if (!request || request->tc1 != 0)
        return;
    const mavlink::Address target{request->targetSystem, request->targetComponent};
    const bool isForIt =
        target.system == 0 ||
        (target.system == m_system &&
         (target.component == 0 || target.component == VehicleState::autopilotComponent));
    if (!isForIt)
        return;
    part.lastSlot = its;
    if (!part.timesyncs.own().contains(frame->sender())) {
        auto own = part.timesyncs.own();
        own.insert(frame->sender());
        part.timesyncs.setOwn(std::move(own));
    }
    part.timesyncs.sent(request->ts1, target, {at});
}

void VehicleClock::addReply(Part& part, std::uint64_t index, log::Time at)
{
    const auto frame = m_replies.read(index, m_scratch);
    if (!frame || frame->sender() != mavlink::Address{m_system, VehicleState::autopilotComponent})
        return;
    const auto message = mavlink::decodePayload<Timesync>(frame->payload());
    if (message.tc1 != 0)
        (void)part.timesyncs.replied(
            {message.tc1, message.ts1, {message.targetSystem, message.targetComponent}},
            frame->sender(), {at});
}

void VehicleClock::findRequestStreams()
{
    for (std::size_t i = 0; i < m_log->streamCount(); ++i) {
        const auto number = static_cast<log::StreamNumber>(i);
        const log::Stream& stream = m_log->stream(number);
        if (stream.kind() == ping::DeviceKind::Vehicle && stream.sent())
            m_requests.try_emplace(number, *m_log, number, Timesync::id);
    }
}

std::optional<log::Time> VehicleClock::stamped(std::uint32_t bootMs, log::Time arrival)
{
    const auto offset = offsetAt(arrival);
    if (!offset)
        return std::nullopt;
    // Stamps overflow after 49 days; their difference from the expected stamp does not.
    const base::Duration expected = arrival + *offset;
    const std::int64_t expectedMs = dividedDown(expected, 1ms);
    const auto late = static_cast<std::int32_t>(static_cast<std::uint32_t>(expectedMs) - bootMs);
    const base::Duration age = late * base::Duration(1ms) + (expected - expectedMs * 1ms);
    if (age < youngest || age > oldest)
        return std::nullopt;
    return arrival - age;
}

} // namespace leadline::echo

// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/VehicleClock.h"

#include "mavlink/Codec.h"
#include "mavlink/LinkMessages.h"
#include "mavlink/VehicleState.h"

#include <algorithm>

namespace leadline::echo {

namespace {

using namespace std::chrono_literals;
using mavlink::ClockOffset;
using mavlink::Timesync;

/// More replies than one in this time tell nothing that a compass would need.
constexpr log::Time slot = 500ms;
/// Requests to others and to other links may stand between a reply and its own.
constexpr std::uint64_t mostPassedOver = 256;
constexpr std::size_t mostParts = 4;
/// A message that is older, or younger than none, was stamped by another clock, or before the
/// vehicle started again.
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
    at->second.used = ++m_uses;
    if (!isNew)
        return at->second;
    // The minute before tells what holds at its beginning.
    at->second.next = m_replies.countUpTo((number - 1) * secondsOfPart * 1s - 1ns);
    if (m_parts.size() > mostParts)
        m_parts.erase(std::ranges::min_element(m_parts, {},
                                               [](const auto& each) { return each.second.used; }));
    return at->second;
}

void VehicleClock::extend(Part& part, std::int64_t number, std::size_t seconds)
{
    lookForRequests();
    for (; part.known < seconds; ++part.known) {
        const log::Time begin =
            (number * secondsOfPart + static_cast<std::int64_t>(part.known)) * 1s;
        feed(part, begin);
        if (const auto estimate = part.estimate->at({begin + slot}))
            part.offsets[part.known] = estimate->offset;
    }
}

void VehicleClock::feed(Part& part, log::Time until)
{
    for (; part.next < m_replies.size(); ++part.next) {
        const auto arrived = m_replies.timeOf(part.next);
        if (!arrived)
            continue;
        if (*arrived > until)
            return;
        const std::int64_t its = dividedDown(*arrived, slot);
        if (its == part.lastSlot)
            continue;
        if (const auto found = sample(part.next, *arrived)) {
            part.lastSlot = its;
            (void)part.estimate->add(*found);
        }
    }
}

std::optional<mavlink::ClockSample> VehicleClock::sample(std::uint64_t reply, log::Time arrived)
{
    const auto frame = m_replies.read(reply, m_scratch);
    if (!frame ||
        frame->sender() != mavlink::Address{m_system, mavlink::VehicleState::autopilotComponent})
        return std::nullopt;
    const auto message = mavlink::decodePayload<Timesync>(frame->payload());
    if (message.tc1 <= 0)
        return std::nullopt;
    const auto sent = sentAt(message.ts1, arrived);
    if (!sent)
        return std::nullopt;
    return mavlink::ClockSample{.sent = {*sent}, .remoteNs = message.tc1, .arrived = {arrived}};
}

std::optional<log::Time> VehicleClock::sentAt(std::int64_t stamp, log::Time arrived)
{
    for (auto& [stream, requests] : m_requests) {
        const std::uint64_t count = requests.countUpTo(arrived);
        const std::uint64_t least = count - std::min(count, mostPassedOver);
        for (std::uint64_t i = count; i > least; --i) {
            const auto at = requests.timeOf(i - 1);
            if (!at || arrived - *at > ClockOffset::longestRoundTrip)
                break;
            const auto frame = requests.read(i - 1, m_scratch);
            const auto request = frame ? mavlink::decodeAs<Timesync>(*frame) : std::nullopt;
            if (request && request->tc1 == 0 && request->ts1 == stamp)
                return at;
        }
    }
    return std::nullopt;
}

void VehicleClock::lookForRequests()
{
    for (std::size_t i = 0; i < m_log->streamCount(); ++i) {
        const auto number = static_cast<log::StreamNumber>(i);
        const log::Stream& stream = m_log->stream(number);
        if (stream.kind() == log::StreamKind::Mavlink && stream.sent())
            m_requests.try_emplace(number, *m_log, number, Timesync::id);
    }
}

std::optional<log::Time> VehicleClock::stamped(std::uint32_t bootMs, log::Time arrival)
{
    const auto offset = offsetAt(arrival);
    if (!offset)
        return std::nullopt;
    // Stamps begin again after 49 days: the difference to what is expected does not.
    const base::Duration expected = arrival + *offset;
    const std::int64_t expectedMs = dividedDown(expected, 1ms);
    const auto late = static_cast<std::int32_t>(static_cast<std::uint32_t>(expectedMs) - bootMs);
    const base::Duration age = late * base::Duration(1ms) + (expected - expectedMs * 1ms);
    if (age < youngest || age > oldest)
        return std::nullopt;
    return arrival - age;
}

} // namespace leadline::echo

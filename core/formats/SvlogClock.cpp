// SPDX-License-Identifier: GPL-3.0-or-later
#include "SvlogClock.h"

#include "ping/Codec.h"
#include "ping/FamilyDescriptor.h"
#include "ping/cerulean/ChannelData.h"

#include <algorithm>

namespace leadline::formats {

namespace {

constexpr log::Time stepWithoutClock = std::chrono::milliseconds(100);
/// No dive takes as long; a clock that jumps by more was set, or its bytes are damaged.
constexpr log::Time longestJump = std::chrono::days(7);
/// Times of the log end here, too.
constexpr log::Time longestFile = std::chrono::days(365);
/// A clock of 32 bits begins again after its last millisecond.
constexpr std::uint64_t wrap = std::uint64_t{1} << 32U;

SonarStamp stampOf(std::uint64_t deviceMs, std::optional<std::uint64_t> utcMs)
{
    SonarStamp stamp{.deviceMs = deviceMs % wrap};
    if (utcMs)
        stamp.utc = std::chrono::milliseconds(static_cast<std::int64_t>(*utcMs));
    return stamp;
}

} // namespace

std::optional<SonarStamp> SonarStamp::of(ping::DeviceKind kind, const ping::Frame& frame)
{
    const ping::FamilyDescriptor* family = ping::descriptorOf(kind.family());
    if (!family)
        return std::nullopt;
    if (const ping::PingMessage* message = family->measurement(frame.messageId)) {
        const auto ping =
            message->isOwn(frame.payload) ? message->read(frame.payload) : std::nullopt;
        if (!ping || !ping->stampMs)
            return std::nullopt;
        SonarStamp stamp = stampOf(*ping->stampMs, {});
        stamp.channel = ping->channel.value_or(0);
        return stamp;
    }
    if (const ping::SwathMessage* message = family->swath(frame.messageId)) {
        const auto swath = message->read(frame.payload);
        return swath ? std::optional(stampOf(swath->stampMs, swath->utcMs)) : std::nullopt;
    }
    if (!family->swaths.empty() && frame.messageId == ping::cerulean::EndPingInfo::id) {
        const auto end = ping::decodePayload<ping::cerulean::EndPingInfo>(frame.payload);
        if (end)
            return stampOf(end->pwrUpMsec, ping::plausibleUtcMs(end->utcMsec));
    }
    return std::nullopt;
}

void SvlogClock::beginSession(std::optional<std::chrono::nanoseconds> utc, log::FrameNumber frame)
{
    const Session& before = m_sessions.back();
    Session session{.begin = m_newest, .firstFrame = frame};
    if (utc && before.utcZero) {
        const log::Time since = *utc - *before.utcZero - m_newest;
        if (since > log::Time{} && since < longestJump)
            session.begin = std::min(session.begin + since, longestFile);
    }
    if (utc)
        session.utcZero = *utc - session.begin;
    m_newest = session.begin;
    m_clocks.clear();
    m_clocksFrom.reset();
    m_begun = false;
    m_hasHeader = true;
    m_sessions.push_back(session);
}

// Devices whose frames begin together began with the session; what was written later began later.
log::Time SvlogClock::beginOfClocks()
{
    if (!m_clocksFrom)
        m_clocksFrom = m_hasHeader ? m_sessions.back().begin : m_newest;
    return m_newest - *m_clocksFrom > disorder ? m_newest : *m_clocksFrom;
}

log::Time SvlogClock::timeOf(std::uint8_t source, const std::optional<SonarStamp>& stamp)
{
    if (!stamp) {
        if (m_begun && m_clocks.empty())
            m_newest += stepWithoutClock;
        m_begun = true;
        return m_newest;
    }
    m_begun = true;
    const auto [found, isNew] = m_clocks.try_emplace({source, stamp->channel});
    DeviceClock& clock = found->second;
    const log::Time since{std::chrono::milliseconds(static_cast<std::int64_t>(stamp->deviceMs))};
    const log::Time last{std::chrono::milliseconds(static_cast<std::int64_t>(clock.lastMs))};
    constexpr log::Time wholeTurn{std::chrono::milliseconds(static_cast<std::int64_t>(wrap))};
    if (isNew)
        clock.zero = beginOfClocks() - since;
    else if (since + wholeTurn - last < disorder)
        clock.zero += wholeTurn;
    else if (since < last - disorder || since - last > longestJump)
        clock.zero = m_newest - since;
    clock.lastMs = stamp->deviceMs;
    const log::Time time =
        std::min(std::max(m_sessions.back().begin, clock.zero + since), longestFile);
    if (Session& session = m_sessions.back(); stamp->utc && !session.isTimeOfSonar) {
        session.utcZero = *stamp->utc - time;
        session.isTimeOfSonar = true;
    }
    m_newest = std::max(m_newest, time);
    return time;
}

log::WallClock SvlogClock::wallClock() const
{
    log::WallClock clock;
    for (const Session& session : m_sessions)
        if (session.utcZero)
            clock.add({.from = session.begin,
                       .zero = *session.utcZero,
                       .firstFrame = session.firstFrame});
    return clock;
}

} // namespace leadline::formats

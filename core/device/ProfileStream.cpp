// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/ProfileStream.h"

#include "ping/Ping1d.h"

#include <algorithm>
#include <utility>

namespace leadline::device {

namespace {

using namespace std::chrono_literals;
namespace wire = ping::ping1d;

/// The oldest documents number the streams 0 profile, 1 full_profile, 2 raw_data.
constexpr std::uint16_t oldProfileId = 0;
constexpr base::Duration dryAtLeast = 2s;
constexpr int dryPeriods = 5;

} // namespace

ProfileStream::ProfileStream(DeviceClient& talk, base::Clock& clock, Callbacks callbacks)
    : m_talk(talk),
      m_clock(clock),
      m_callbacks(std::move(callbacks)),
      m_streamedId(wire::Profile::id),
      m_timer(clock)
{
}

base::Duration ProfileStream::dryAfter() const
{
    return std::max(dryAtLeast, m_period * dryPeriods);
}

void ProfileStream::start()
{
    order(wire::Profile::id);
}

void ProfileStream::order(std::uint16_t streamedId)
{
    m_streamedId = streamedId;
    setWay(Way::Asked);
    m_timer.after(dryAfter(), [this] { tryNext(); });
    m_talk.send(wire::ContinuousStart{streamedId},
                [this, run = ++m_run](const Outcome& outcome) {
                    if (run == m_run && m_way == Way::Asked && outcome.refused())
                        tryNext();
                },
                {.tries = 2, .first = true});
}

void ProfileStream::tryNext()
{
    if (m_streamedId != oldProfileId) {
        order(oldProfileId);
        return;
    }
    ++m_run;
    setWay(Way::OneByOne);
    askForOne();
}

void ProfileStream::stop()
{
    ++m_run;
    m_timer.stop();
    setWay(Way::Off);
}

void ProfileStream::heard()
{
    m_lastHeard = m_clock.now();
    if (m_way != Way::Asked)
        return;
    setWay(Way::Streamed);
    watch(m_lastHeard);
}

void ProfileStream::watch(base::Instant since)
{
    m_timer.at(since + dryAfter(), [this] {
        if (m_clock.now() - m_lastHeard >= dryAfter())
            start();
        else
            watch(m_lastHeard);
    });
}

void ProfileStream::askForOne()
{
    const base::Instant next = m_clock.now() + m_period;
    m_talk.get<wire::Profile>(
        [this, next, run = m_run](const Outcome& outcome) {
            if (run != m_run)
                return;
            if (!outcome.answered())
                m_callbacks.unanswered();
            m_timer.at(std::max(next, m_clock.now()), [this] { askForOne(); });
        },
        {.tries = 1});
}

void ProfileStream::setWay(Way way)
{
    if (std::exchange(m_way, way) != way)
        m_callbacks.wayChanged(way);
}

} // namespace leadline::device

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

ProfileStream::ProfileStream(DeviceClient& client, base::Clock& clock, Callbacks callbacks)
    : m_client(client),
      m_clock(clock),
      m_callbacks(std::move(callbacks)),
      m_streamedId(wire::Profile::id),
      m_timer(clock)
{
}

base::Duration ProfileStream::silenceTimeout() const
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
    setMethod(Method::Requested);
    m_timer.after(silenceTimeout(), [this] { tryNext(); });
    m_client.send(wire::ContinuousStart{streamedId},
                  [this, run = ++m_run](const Outcome& outcome) {
                      if (run == m_run && m_method == Method::Requested && outcome.refused())
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
    setMethod(Method::Polled);
    requestProfile();
}

void ProfileStream::stop()
{
    ++m_run;
    m_timer.stop();
    setMethod(Method::Off);
}

void ProfileStream::heard()
{
    m_lastReceived = m_clock.now();
    if (m_method != Method::Requested)
        return;
    setMethod(Method::Streamed);
    watch(m_lastReceived);
}

void ProfileStream::watch(base::Instant since)
{
    m_timer.at(since + silenceTimeout(), [this] {
        if (m_clock.now() - m_lastReceived >= silenceTimeout())
            start();
        else
            watch(m_lastReceived);
    });
}

void ProfileStream::requestProfile()
{
    const base::Instant next = m_clock.now() + m_period;
    m_client.get<wire::Profile>(
        [this, next, run = m_run](const Outcome& outcome) {
            if (run != m_run)
                return;
            if (!outcome.answered())
                m_callbacks.unanswered();
            m_timer.at(std::max(next, m_clock.now()), [this] { requestProfile(); });
        },
        {.tries = 1});
}

void ProfileStream::setMethod(Method method)
{
    if (std::exchange(m_method, method) != method)
        m_callbacks.methodChanged(method);
}

} // namespace leadline::device

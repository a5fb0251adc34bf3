// SPDX-License-Identifier: GPL-3.0-or-later
#include "link/Link.h"

#include <chrono>
#include <utility>

namespace leadline::link {

namespace {

/// Together with the time for opening, well below the promised two seconds until a link is
/// restored.
constexpr auto retryDelay = std::chrono::milliseconds(500);
/// Longer than address resolution on the network takes, and than the interval of repeated requests.
constexpr base::Duration refusalLasts = std::chrono::seconds(5);

} // namespace

Link::Link(LinkUrl url, base::Clock& clock, QObject* parent)
    : QObject(parent),
      m_url(std::move(url)),
      m_clock(clock),
      m_retry(clock),
      m_measuring(clock)
{
}

Link::~Link() = default;

Link::Refusal Link::refusal() const
{
    return m_clock.now() - m_refusedAt < refusalLasts ? m_refusal : Refusal::None;
}

void Link::open()
{
    if (m_state != State::Closed)
        return;
    setState(State::Opening);
    startOpening();
}

void Link::close()
{
    if (m_state == State::Closed)
        return;
    m_retry.stop();
    m_measuring.stop();
    shutDown();
    setState(State::Closed);
}

bool Link::send(base::ByteSpan bytes)
{
    if (m_state == State::Open && write(bytes)) {
        m_counters.bytesOut += bytes.size();
        return true;
    }
    ++m_counters.unsent;
    return false;
}

void Link::measureRate(std::function<void()> ready)
{
    if (m_state == State::Open)
        startMeasuringRate(std::move(ready));
}

void Link::setBaudRate(std::uint32_t) {}

void Link::startMeasuringRate(std::function<void()> ready)
{
    if (send({}))
        m_measuring.after(bridgeMeasuringTime, std::move(ready));
}

void Link::opened()
{
    if (m_state == State::Waiting)
        ++m_counters.reopened;
    setState(State::Open);
}

void Link::failed(base::Message reason, Cause cause)
{
    if (m_state == State::Closed)
        return;
    m_cause = cause;
    m_measuring.stop();
    shutDown();
    m_retry.after(retryDelay, [this] { startOpening(); });
    setState(State::Waiting, std::move(reason));
}

void Link::arrived(base::ByteSpan bytes, base::Instant at)
{
    m_counters.bytesIn += bytes.size();
    m_refusal = Refusal::None;
    emit received(bytes, at);
}

void Link::refused(Refusal refusal)
{
    m_refusal = refusal;
    m_refusedAt = m_clock.now();
}

void Link::setState(State state, base::Message reason)
{
    if (m_state == state && m_reason == reason)
        return;
    m_state = state;
    m_reason = std::move(reason);
    emit stateChanged();
}

} // namespace leadline::link

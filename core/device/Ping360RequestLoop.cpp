// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/Ping360RequestLoop.h"

#include "base/Units.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <utility>

namespace leadline::device {

namespace {

using namespace std::chrono_literals;

constexpr base::Duration firstTimeout = 4200ms;
/// Timeout for the first answer of a head that has answered before; firstTimeout is used once that
/// time has passed without an answer.
constexpr base::Duration retryTimeout = 500ms;
constexpr base::Duration normalTimeout = 200ms;
constexpr base::Duration lateFor = 5s;
constexpr std::size_t maxMissed = 16;

int distance(int one, int other)
{
    const int clockwise = std::abs(one - other);
    return std::min(clockwise, base::gradiansPerTurn - clockwise);
}

} // namespace

Ping360RequestLoop::Ping360RequestLoop(DeviceClient& client, base::Clock& clock,
                                       Callbacks callbacks)
    : m_client(client),
      m_clock(clock),
      m_callbacks(std::move(callbacks))
{
}

void Ping360RequestLoop::set(const Ping360Request& order, std::optional<std::uint16_t> stareAngle)
{
    const bool sameWay = order.sector == m_request.sector && order.step == m_request.step &&
                         stareAngle == m_stareAngle;
    m_request = order;
    m_stareAngle = stareAngle;
    if (!sameWay)
        m_sweep.begin(order.sector, order.step, m_headAngle);
}

void Ping360RequestLoop::start()
{
    if (std::exchange(m_running, true))
        return;
    m_started = m_clock.now();
    m_first = true;
    m_sweep.begin(m_request.sector, m_request.step, m_headAngle);
    requestNext();
}

void Ping360RequestLoop::stop()
{
    m_running = false;
    m_missed.clear();
}

base::Duration Ping360RequestLoop::timeout(std::uint16_t angle) const
{
    const auto sound = std::chrono::duration_cast<base::Duration>(
        std::chrono::duration<double>(m_request.soundSeconds()));
    if (!m_first)
        return sound + normalTimeout + perGradian * distance(angle, m_headAngle);
    const bool soon = m_headAngleKnown && m_clock.now() - m_started < firstTimeout;
    return sound + (soon ? retryTimeout : firstTimeout);
}

void Ping360RequestLoop::requestNext()
{
    const auto angle = m_stareAngle.value_or(static_cast<std::uint16_t>(m_sweep.next()));
    m_client.ask(
        {.frame = m_client.frameOf(m_request.transducer(angle)),
         .about = ping::ping360::DeviceData::id,
         .isAnswer =
             [its = m_acceptedRequest, angle, order = m_request](const ping::Frame& frame) {
                 const auto data = ping::decodePayload<ping::ping360::DeviceData>(frame.payload);
                 if (frame.messageId != ping::ping360::DeviceData::id || !data ||
                     data->angle != angle)
                     return false;
                 // If the head has reported exactly the requested settings, a message with
                 // other settings is the answer to another program.
                 const bool isExact = *its && (*its)->asked == order && (*its)->reported == order;
                 return !isExact || Ping360Request::of(*data, order) == order;
             },
         .timeout = timeout(angle),
         .tries = 1,
         .done =
             [this, angle, order = m_request](const Outcome& outcome) {
                 if (!m_running)
                     return;
                 if (outcome.refused()) {
                     m_callbacks.refused(order, outcome.words);
                 } else if (outcome.answered()) {
                     m_first = false;
                     m_headAngleKnown = true;
                     m_headAngle = angle;
                     storeAcceptedRequest(order, *outcome.frame);
                     m_callbacks.answered(order, outcome.took);
                 } else {
                     if (m_missed.size() == maxMissed)
                         m_missed.pop_front();
                     m_missed.push_back({angle, m_clock.now() + lateFor});
                     m_callbacks.unanswered();
                 }
                 if (m_running)
                     requestNext();
             },
         .answersDiffer = true},
        false);
}

void Ping360RequestLoop::storeAcceptedRequest(const Ping360Request& asked, const ping::Frame& frame)
{
    const auto data = ping::decodePayload<ping::ping360::DeviceData>(frame.payload);
    const Ping360Request reported = Ping360Request::of(*data, asked);
    if (!*m_acceptedRequest || (*m_acceptedRequest)->asked != asked || reported == asked)
        *m_acceptedRequest = {asked, reported};
}

void Ping360RequestLoop::forget()
{
    m_headAngleKnown = false;
    m_acceptedRequest->reset();
}

bool Ping360RequestLoop::acceptLate(std::uint16_t angle)
{
    std::erase_if(m_missed, [this](const Missed& missed) { return missed.until < m_clock.now(); });
    const auto found = std::ranges::find(m_missed, angle, &Missed::angle);
    if (found == m_missed.end())
        return false;
    m_missed.erase(found);
    return true;
}

} // namespace leadline::device

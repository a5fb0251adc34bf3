// SPDX-License-Identifier: GPL-3.0-or-later
// How Ping360Driver makes the head scan, and what it makes of the pings.
#include "device/Ping360Driver.h"

#include <algorithm>
#include <chrono>
#include <utility>
#include <variant>

namespace leadline::device {

namespace {

using namespace std::chrono_literals;
namespace wire = ping::ping360;

/// The head may have to turn.
constexpr base::Duration firstData = 4500ms;
constexpr base::Duration askAgain = 1500ms;
constexpr base::Duration pastLasts = 10s;
constexpr std::size_t mostPast = 16;

} // namespace

base::Duration Ping360Driver::lostAfter() const
{
    const base::Duration usual = SonarDriver::lostAfter();
    if (!m_awaitsData && !m_loop.awaitsFirst())
        return usual;
    return std::max(usual, m_orderedAt + firstData - lastHeard());
}

/// Pings of it may still come for a while.
void Ping360Driver::leaveOrder()
{
    for (auto* const order : {&m_sent, &m_toldAs}) {
        if (*order)
            m_past.push_back({**order, clock().now() + pastLasts});
        order->reset();
    }
}

void Ping360Driver::scan()
{
    if (!mayAct() || isStandby())
        return;
    m_start.stop();
    m_retry.stop();
    if (!loops()) {
        m_loop.stop();
        sendAuto();
    } else if (m_sent) {
        // A stream that runs is ended first.
        stopMotor();
        talk().get<ping::common::DeviceInformation>([this](const Outcome&) { startLoop(); });
    } else {
        startLoop();
    }
}

void Ping360Driver::startLoop()
{
    if (!loops() || !mayAct() || isStandby())
        return;
    m_loop.set(m_order, stareAngle());
    m_orderedAt = clock().now();
    m_loop.start();
    watchSilence();
}

void Ping360Driver::sendAuto()
{
    leaveOrder();
    m_sent = m_order;
    m_orderedAt = clock().now();
    m_ordering = true;
    m_awaitsData = true;
    m_otherwise = 0;
    talk().ask({.frame = talk().frameOf(m_order.autoTransmit()),
                .about = wire::AutoTransmit::id,
                .isAnswer =
                    [sent = m_order](const ping::Frame& frame) {
                        const auto data = ping::decodePayload<wire::AutoDeviceData>(frame.payload);
                        return DeviceTalk::isAckOf(frame, wire::AutoTransmit::id) ||
                               (frame.messageId == wire::AutoDeviceData::id && data &&
                                Ping360Order::of(*data) == sent);
                    },
                .patience = askAgain,
                .tries = 3,
                .done = [this](const Outcome& outcome) { autoAnswered(outcome); }},
               true);
    watchSilence();
}

void Ping360Driver::autoAnswered(const Outcome& outcome)
{
    m_ordering = false;
    if (m_order != m_sent) { // the user has gone on
        scan();
        return;
    }
    if (!outcome.refused())
        return;
    m_awaitsData = false;
    if (m_everStreamed && m_proven) {
        refused(m_order, outcome.words);
        m_sent = m_order; // goes on as it was
        return;
    }
    leaveOrder();
    fallBack("auto_transmit refused: " + outcome.words +
             " The Ping360 is asked for each ping instead.");
    scan();
}

void Ping360Driver::fallBack(const std::string& why)
{
    m_way = Way::RequestLoop;
    m_failures = 0;
    say(DriverEvent::Kind::FellBack, why);
    emit changed();
}

void Ping360Driver::hear(const ping::Message& message, base::Instant at)
{
    if (const auto* data = std::get_if<wire::DeviceData>(&message))
        hearLoopData(*data, at);
    else if (const auto* scanned = std::get_if<wire::AutoDeviceData>(&message))
        hearAutoData(*scanned, at);
}

void Ping360Driver::hearLoopData(const wire::DeviceData& data, base::Instant at)
{
    const auto answered = std::exchange(m_answered, {});
    if (data.data.empty())
        return; // somebody asked what is set
    if (m_seen)
        ++*m_seen;
    ++counting().pings;
    if (answered && *answered == m_order)
        worked(Ping360Order::of(data, m_order));
    else if (!answered && m_loop.takeLate(data.angle) && counting().lost > 0)
        --counting().lost;
    else if (isListening())
        hearForeign(Ping360Order::of(data, m_order));
    pinged(at);
    emit changed();
}

void Ping360Driver::hearAutoData(const wire::AutoDeviceData& data, base::Instant at)
{
    const Ping360Order told = Ping360Order::of(data);
    if (m_seen)
        ++*m_seen;
    ++counting().pings;
    // A head may do what it was told in its own way: the first pings of our sector are ours.
    const bool ours = told == m_sent || told == m_toldAs;
    const bool inItsWay = !ours && m_awaitsData && !isOfUs(told) && m_sent &&
                          told.sector == m_sent->sector && told.step == m_sent->step;
    if (ours || inItsWay)
        hearOwnAutoData(told, at);
    else if (!isOfUs(told))
        hearForeign(told);
    else if (isStandby() && mayAct() && talk().queue().isIdle())
        stopMotor(); // it was not heard
    pinged(at);
    emit changed();
}

void Ping360Driver::hearOwnAutoData(const Ping360Order& told, base::Instant at)
{
    if (!m_awaitsData && lastPing() && at - *lastPing() > SonarDriver::lostAfter())
        counting().silent += at - *lastPing();
    const bool asWished = m_order == m_sent;
    m_awaitsData = false;
    m_everStreamed = true;
    m_heardOwn = true;
    m_failures = 0;
    m_toldAs = told;
    if (asWished)
        worked(told);
    watchSilence();
}

void Ping360Driver::hearForeign(const Ping360Order& told)
{
    if (isListening()) {
        const bool isChanged = m_settings.report(valuesOf(told));
        if (!foundScanning()) {
            if (isChanged)
                say(DriverEvent::Kind::ChangedElsewhere, "Another program changed the settings.");
        } else if (!m_foundAs) {
            m_foundAs = told;
        } else if (*m_foundAs != told) {
            noteForeign(); // a scan that only goes on changes nothing
        }
    } else if (!m_seen && !foundScanning() && state() == DriverState::Live) {
        noteForeign();
    }
}

bool Ping360Driver::isOfUs(const Ping360Order& order)
{
    std::erase_if(m_past, [this](const Sent& sent) { return sent.until < clock().now(); });
    while (m_past.size() > mostPast)
        m_past.pop_front();
    const auto found = std::ranges::find(m_past, order, &Sent::order);
    if (found == m_past.end())
        return false;
    found->until = clock().now() + pastLasts; // it goes on
    return true;
}

} // namespace leadline::device

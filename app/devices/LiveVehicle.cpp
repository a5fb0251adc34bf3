// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/LiveVehicle.h"

#include "devices/SigningKeys.h"
#include "engine/OwnAddress.h"
#include "engine/SonarStatus.h"
#include "engine/VehiclePlan.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace leadline::app {

namespace {

using Contact = mavlink::VehicleState::Contact;
using Milliseconds = std::chrono::duration<double, std::milli>;

QString words(mavlink::Address address)
{
    return QStringLiteral("%1/%2").arg(address.system).arg(address.component);
}

mavlink::Address autopilotOf(int system)
{
    return {static_cast<std::uint8_t>(system), mavlink::VehicleState::autopilotComponent};
}

} // namespace

LiveVehicle::LiveVehicle(base::Clock& clock, SendVehicleCommand send,
                         std::function<void()> disconnectLink, QObject* parent)
    : QObject(parent),
      m_clock(clock),
      m_send(std::move(send)),
      m_disconnectLink(std::move(disconnectLink))
{
}

QString LiveVehicle::name() const
{
    return m_number > 1 ? tr("Vehicle %1").arg(m_number) : tr("Vehicle");
}

LiveVehicle::State LiveVehicle::state() const
{
    if (m_status.link == link::Link::State::Waiting)
        return State::LinkDown;
    if (m_status.link != link::Link::State::Open)
        return State::Opening;
    switch (m_status.contact) {
    case Contact::None:
        return State::Silent;
    case Contact::Lost:
        return State::Lost;
    case Contact::Established:
        break;
    }
    return m_status.lossy ? State::Slow : State::Live;
}

bool LiveVehicle::lost() const
{
    return m_status.contact == mavlink::VehicleState::Contact::Lost ||
           (state() == State::LinkDown && m_status.lastHeartbeat.has_value());
}

QList<int> LiveVehicle::systems() const
{
    QList<int> systems;
    for (const auto& [system, autopilot] : m_status.autopilots)
        systems += system;
    if (m_status.system && !systems.contains(*m_status.system))
        systems += *m_status.system;
    std::ranges::sort(systems);
    return systems;
}

QStringList LiveVehicle::systemNames() const
{
    QStringList names;
    for (const int system : systems()) {
        const auto known = m_status.autopilots.find(static_cast<std::uint8_t>(system));
        const QString kind = known != m_status.autopilots.end()
                                 ? QString::fromStdString(known->second)
                                 : tr("Not received:");
        names += kind + QLatin1Char(' ') + words(autopilotOf(system));
    }
    return names;
}

double LiveVehicle::rttMs() const
{
    return m_status.roundTrip ? Milliseconds(*m_status.roundTrip).count() : unknown;
}

double LiveVehicle::lossPercent() const
{
    return m_status.lossPercent.value_or(unknown);
}

double LiveVehicle::ageS() const
{
    return m_status.lastHeartbeat
               ? std::chrono::duration<double>(m_clock.now() - *m_status.lastHeartbeat).count()
               : unknown;
}

QString LiveVehicle::ownAddress() const
{
    return words(m_status.own);
}

QString LiveVehicle::freeAddress() const
{
    return m_status.freeAddress ? words(*m_status.freeAddress) : QString();
}

QString LiveVehicle::pingResult() const
{
    if (m_status.pinging)
        return tr("Waiting for a reply");
    if (!m_status.pingReplies)
        return {};
    if (m_status.pingReplies->empty())
        return tr("No reply within 3 s");
    QStringList all;
    for (const auto& each : *m_status.pingReplies)
        all += tr("%1 in %2 ms")
                   .arg(words(each.from))
                   .arg(Milliseconds(each.roundTrip).count(), 0, 'f', 1);
    return all.join(QStringLiteral(", "));
}

void LiveVehicle::chooseSystem(int system)
{
    constexpr int highest = 255;
    m_send(ChooseSystem{system >= 0 && system <= highest
                            ? std::optional(static_cast<std::uint8_t>(system))
                            : std::nullopt});
}

void LiveVehicle::chooseNextSystem()
{
    const QList<int> all = systems();
    if (all.size() > 1)
        chooseSystem(all[(all.indexOf(system()) + 1) % all.size()]);
}

void LiveVehicle::requestMessages()
{
    m_send(RequestMessages{});
}

void LiveVehicle::useFreeAddress()
{
    m_send(UseFreeAddress{});
}

bool LiveVehicle::setOwnAddress(const QString& address)
{
    const auto own = ownAddressOf(address);
    if (own)
        m_send(SetOwnAddress{*own});
    return own.has_value();
}

bool LiveVehicle::setSigningKey(const QString& typed)
{
    const auto key = signingKeyOf(typed);
    if (key)
        m_send(SetSigningKey{key, 0});
    return key.has_value();
}

void LiveVehicle::forgetSigningKey()
{
    m_send(SetSigningKey{});
}

void LiveVehicle::setStrictVersion2(bool on)
{
    m_send(SetStrictVersion2{on});
}

void LiveVehicle::setTimesyncRate(int perSecond)
{
    m_send(SetTimesyncRate{perSecond});
}

void LiveVehicle::pingOnce()
{
    m_send(PingOnce{});
}

void LiveVehicle::setPingStream(bool on)
{
    m_send(SetPingStream{on});
}

void LiveVehicle::setAnswersTimesync(bool on)
{
    m_send(SetAnswersTimesync{on});
}

void LiveVehicle::setAnswersPing(bool on)
{
    m_send(SetAnswersPing{on});
}

void LiveVehicle::disconnectLink()
{
    m_disconnectLink();
}

void LiveVehicle::setNumber(int number)
{
    if (std::exchange(m_number, number) != number)
        emit changed();
}

void LiveVehicle::apply(const VehicleStatus& status)
{
    const bool streamIsNew = status.stream && status.stream != m_status.stream;
    // Changes of figures are notified by tick(), which is as fast as they can be read.
    const State before = state();
    const auto rest = [](const VehicleStatus& its) {
        return std::tie(its.url, its.reason, its.portHolder, its.system, its.isChosen,
                        its.autopilots, its.unreadable, its.onlyHeartbeats, its.own,
                        its.freeAddress, its.requestedIntervals, its.intervalAnswers,
                        its.timesyncPerSecond, its.pingStream, its.answersTimesync, its.answersPing,
                        its.pinging, its.signatures.hasKey);
    };
    const bool figuresOnly = rest(m_status) == rest(status);
    const QStringList systemsBefore = systemNames();
    m_status = status;
    if (systemsBefore != systemNames())
        emit systemsChanged();
    if (!figuresOnly || before != state())
        emit changed();
    if (streamIsNew)
        emit streamChanged();
}

} // namespace leadline::app

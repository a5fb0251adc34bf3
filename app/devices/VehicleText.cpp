// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/VehicleText.h"

#include "engine/EndpointText.h"
#include "engine/RejectedPeers.h"
#include "language/SentenceTranslation.h"

#include <QStringList>

#include <cmath>

namespace leadline::app {

namespace {

QString seconds(double s)
{
    return QString::number(s, 'f', 1);
}

std::optional<link::LinkUrl> urlOf(const LiveVehicle& vehicle)
{
    const auto url = link::LinkUrl::parse(vehicle.url().toStdString());
    return url ? std::optional(*url) : std::nullopt;
}

QString numbers(const std::vector<std::uint8_t>& systems)
{
    QStringList all;
    for (const std::uint8_t system : systems)
        all += QString::number(system);
    return all.join(QStringLiteral(", "));
}

QString refusedText(const VehicleStatus::Signatures& signatures)
{
    QStringList all;
    const auto add = [&](std::uint64_t count, const QString& one, const QString& several) {
        if (count > 0)
            all += count == 1 ? one : several.arg(count);
    };
    add(signatures.wrong, VehicleText::tr("1 frame with a bad signature"),
        VehicleText::tr("%1 frames with a bad signature"));
    add(signatures.missing, VehicleText::tr("1 frame without a signature"),
        VehicleText::tr("%1 frames without a signature"));
    add(signatures.repeated, VehicleText::tr("1 frame that is too old"),
        VehicleText::tr("%1 frames that are too old"));
    return all.join(QStringLiteral(", "));
}

} // namespace

void VehicleText::setVehicle(LiveVehicle* vehicle)
{
    if (m_vehicle)
        m_vehicle->disconnect(this);
    m_vehicle = vehicle;
    if (vehicle != nullptr)
        connect(vehicle, &LiveVehicle::changed, this, &VehicleText::changed);
    emit changed();
}

QString VehicleText::address() const
{
    return QStringLiteral("%1/%2")
        .arg(m_vehicle->system())
        .arg(mavlink::VehicleState::autopilotComponent);
}

QString VehicleText::systemName() const
{
    if (!m_vehicle || m_vehicle->system() < 0)
        return tr("MAVLink");
    return tr("MAVLink %1").arg(address());
}

QString VehicleText::details() const
{
    if (!m_vehicle)
        return {};
    QStringList words;
    const auto& autopilots = m_vehicle->status().autopilots;
    const auto known = m_vehicle->status().system ? autopilots.find(*m_vehicle->status().system)
                                                  : autopilots.end();
    if (known != autopilots.end())
        words += QString::fromStdString(known->second) + QLatin1Char(' ') + address();
    if (const auto url = urlOf(*m_vehicle); url) {
        words += endpointText(*url);
        words += listensTo(*url);
    }
    if (m_vehicle->rateHz() > 0)
        words += tr("%1/s").arg(std::round(m_vehicle->rateHz()));
    if (!m_vehicle->status().otherSystems.empty())
        words += tr("also system %1").arg(numbers(m_vehicle->status().otherSystems));
    if (const auto rejectedDatagrams = m_vehicle->status().rejectedDatagrams; rejectedDatagrams > 0)
        words += tr("%1 from other senders dropped").arg(rejectedDatagrams);
    const VehicleStatus::Signatures& signatures = m_vehicle->status().signatures;
    if (m_vehicle->status().unverified > 0)
        words += tr("signed, unverified");
    else if (signatures.refused() > 0)
        words += refusedText(signatures);
    else if (signatures.verified > 0)
        words += tr("signed");
    words.removeAll(QString());
    return words.join(QStringLiteral(" · "));
}

QString VehicleText::signing() const
{
    if (!m_vehicle)
        return {};
    const VehicleStatus::Signatures& signatures = m_vehicle->status().signatures;
    if (!signatures.hasKey)
        return m_vehicle->status().unverified > 0 ? tr("Its messages are signed; without the key "
                                                       "that cannot be verified.")
                                                  : tr("Not signed.");
    QString words = signatures.verified > 0
                        ? tr("Signed and verified.")
                        : tr("What Leadline sends is signed; nothing came with this key yet.");
    if (signatures.refused() > 0)
        words += tr(" Refused: %1.").arg(refusedText(signatures));
    return words;
}

QString VehicleText::linkDownText() const
{
    const VehicleStatus& status = m_vehicle->status();
    if (!status.portTaken)
        return m_vehicle->sentence();
    const auto url = urlOf(*m_vehicle);
    const QString systemName = status.portHolder.empty()
                                   ? tr("Another program")
                                   : QString::fromStdString(status.portHolder);
    return tr("Port %1 is in use. %2 has it.").arg(url ? url->port : 0).arg(systemName);
}

QString VehicleText::silenceText() const
{
    const VehicleStatus& status = m_vehicle->status();
    if (status.unreadable)
        return tr("Bytes, but no MAVLink");
    if (status.signatures.refused() > 0 && status.signatures.verified == 0)
        return tr("Signatures do not match");
    if (status.system && !status.autopilots.empty())
        return tr("System %1 is not heard").arg(*status.system);
    return tr("No heartbeat yet");
}

QString VehicleText::trouble() const
{
    if (!m_vehicle)
        return {};
    switch (m_vehicle->state()) {
    case LiveVehicle::State::LinkDown:
        return m_vehicle->status().unplugged && m_vehicle->status().lastHeartbeat
                   ? tr("Unplugged. Reconnects by itself.")
                   : linkDownText();
    case LiveVehicle::State::Silent:
        return silenceText();
    case LiveVehicle::State::Lost:
        return tr("No heartbeat %1 s").arg(seconds(m_vehicle->ageS()));
    case LiveVehicle::State::Slow:
        return tr("Loss %1 %").arg(m_vehicle->lossPercent(), 0, 'f', 1);
    case LiveVehicle::State::Live:
        return m_vehicle->onlyHeartbeats() ? tr("Heartbeats only") : QString();
    case LiveVehicle::State::Opening:
        break;
    }
    return tr("Connecting");
}

QString VehicleText::status() const
{
    const QString wrong = trouble();
    return !wrong.isEmpty() || !m_vehicle ? wrong : tr("Heartbeat 1/s");
}

QString VehicleText::advice() const
{
    if (!m_vehicle)
        return {};
    const VehicleStatus& status = m_vehicle->status();
    const auto url = urlOf(*m_vehicle);
    QStringList all;
    if (m_vehicle->state() == LiveVehicle::State::LinkDown)
        all += status.portTaken && url && isGroundStationPort(*url)
                   ? tr("%1 Connect to 192.168.2.2:14660 instead, which BlueOS offers for this.")
                         .arg(linkDownText())
                   : tr("%1 Retrying automatically.").arg(linkDownText());
    if (m_vehicle->state() == LiveVehicle::State::Silent && status.unreadable)
        all += url && url->kind == link::LinkUrl::Kind::Serial
                   ? tr("Bytes received, but no MAVLink. Check the baud rate in the address.")
                   : tr("Bytes received, but no MAVLink. Check the address.");
    else if (m_vehicle->state() == LiveVehicle::State::Silent && status.signatures.refused() > 0)
        all += tr("All messages are rejected: the vehicle uses another key or does not sign. Check "
                  "the key in the link settings.");
    else if (m_vehicle->state() == LiveVehicle::State::Silent && status.system &&
             !status.autopilots.empty())
        all += tr("System %1 is not received, but others are. Choose one in the status bar.")
                   .arg(*status.system);
    else if (m_vehicle->state() == LiveVehicle::State::Silent)
        all += tr("No autopilot received. Leadline sends a heartbeat every second, which tells "
                  "many endpoints where to reply.");
    if (m_vehicle->onlyHeartbeats())
        all += tr("Heartbeats only: heading and depth must be requested.");
    if (url && isGroundStationPort(*url) && m_vehicle->state() != LiveVehicle::State::LinkDown)
        all += tr("The ground station needs port %1. While Leadline uses it, the ground station "
                  "receives nothing.")
                   .arg(url->port);
    if (status.freeAddress)
        all += tr("Another program also uses %1: %2 is free.")
                   .arg(m_vehicle->ownAddress(), m_vehicle->freeAddress());
    if (status.unverified > 0)
        all += tr("Its messages are signed, and cannot be verified without the key.");
    else if (status.signatures.refused() > 0)
        all += tr("Refused: %1.").arg(refusedText(status.signatures));
    if (url)
        all += translated(rejectedPeersText(status.rejectedDatagrams, *url));
    all.removeAll(QString());
    return all.join(QLatin1Char(' '));
}

VehicleText::Condition VehicleText::condition() const
{
    if (!m_vehicle)
        return Condition::Idle;
    switch (m_vehicle->state()) {
    case LiveVehicle::State::Live:
        return m_vehicle->onlyHeartbeats() ? Condition::Slow : Condition::Good;
    case LiveVehicle::State::Slow:
        return Condition::Slow;
    case LiveVehicle::State::Opening:
        return Condition::Idle;
    case LiveVehicle::State::Silent:
        return m_vehicle->status().unreadable ? Condition::Fault : Condition::Idle;
    case LiveVehicle::State::LinkDown:
    case LiveVehicle::State::Lost:
        break;
    }
    return Condition::Fault;
}

} // namespace leadline::app

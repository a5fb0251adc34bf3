// SPDX-License-Identifier: GPL-3.0-or-later
#include "discovery/SonarIpForm.h"

#include "language/SentenceTranslation.h"

#include <optional>
#include <utility>

namespace leadline::app {

void SonarIpForm::setDhcp(bool dhcp)
{
    m_dhcp = dhcp;
    setState(State::Editing);
}

void SonarIpForm::setText(const QString& text)
{
    m_text = text.trimmed();
    setState(State::Editing);
}

QString SonarIpForm::refusal() const
{
    if (m_dhcp || m_text.isEmpty())
        return {};
    const auto address = link::Ipv4::parse(m_text.toStdString());
    if (!address)
        return tr("An address is four numbers from 0 to 255, as in 192.168.2.9.");
    if (QString::fromStdString(address->toString()) == m_present)
        return tr("The sonar has this address already.");
    const base::Status allowed = device::checkAssignable(*address, m_networks);
    return allowed ? QString() : translated(allowed.error().message);
}

bool SonarIpForm::ready() const
{
    return !m_mac.isEmpty() && m_state != State::UnderWay && (m_dhcp || !m_text.isEmpty()) &&
           refusal().isEmpty();
}

QString SonarIpForm::question() const
{
    return m_dhcp ? tr("Let the Ping360 %1 get its address by DHCP, instead of %2?")
                        .arg(m_mac, m_present)
                  : tr("Give the Ping360 %1 the address %2, instead of %3?")
                        .arg(m_mac, m_text, m_present);
}

void SonarIpForm::askToConfirm()
{
    if (ready())
        setState(State::Confirming);
}

void SonarIpForm::confirm()
{
    if (m_state != State::Confirming)
        return;
    device::AddressChange::Request request{.mac = m_mac.toStdString()};
    if (!m_dhcp)
        request.address = link::Ipv4::parse(m_text.toStdString());
    setState(State::UnderWay);
    emit requested(request);
}

void SonarIpForm::cancel()
{
    if (m_state != State::UnderWay)
        setState(State::Editing);
}

void SonarIpForm::choose(const QString& mac, const QString& present)
{
    if (m_state == State::UnderWay || (mac == m_mac && present == m_present))
        return;
    if (mac != m_mac) {
        m_text.clear();
        m_dhcp = false;
        m_state = State::Editing;
        m_outcome.clear();
    }
    m_mac = mac;
    m_present = present;
    emit changed();
}

void SonarIpForm::setNetworks(std::vector<link::Ipv4Network> networks)
{
    m_networks = std::move(networks);
    emit changed();
}

void SonarIpForm::finish(const base::Result<device::EthernetSonar>& result)
{
    if (m_state != State::UnderWay)
        return;
    if (result) {
        m_present = QString::fromStdString(result->address.toString());
        m_outcome = tr("Ping360 %1 found at %2.").arg(m_mac, m_present);
        m_text.clear();
    } else {
        m_outcome = translated(result.error().message);
    }
    setState(result ? State::Done : State::Failed);
}

void SonarIpForm::setState(State state)
{
    m_state = state;
    if (state == State::Editing)
        m_outcome.clear();
    emit changed();
}

} // namespace leadline::app

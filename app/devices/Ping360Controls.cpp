// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/Ping360Controls.h"

#include "devices/SettingModel.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace leadline::app {

namespace {

constexpr int mostTurnDeg = 180;

} // namespace

Ping360Controls::Ping360Controls(base::Clock& clock, const SendCommand& send, QObject* parent)
    : QObject(parent),
      m_send(send),
      m_rangeM(clock, requestsOf(send, SonarSetting::Range)),
      m_gain(clock, requestsOf(send, SonarSetting::Gain)),
      m_frequencyKhz(clock, requestsOf(send, SonarSetting::FrequencyKhz)),
      m_transmitUs(clock, requestsOfTransmit()),
      m_sectorCentreDeg(clock,
                        requestsOf(send, SonarSetting::Sector, [this] { return sendSector(); })),
      m_sectorWidthDeg(clock,
                       requestsOf(send, SonarSetting::Sector, [this] { return sendSector(); })),
      m_stepGrad(clock, requestsOf(send, SonarSetting::StepGrad))
{
    connect(&m_transmitUs, &SettingModel::changed, this, [this] {
        if (std::exchange(m_choosesTransmit, isChoosingTransmit()) != m_choosesTransmit)
            emit changed();
    });
}

SettingModel::Requests Ping360Controls::requestsOfTransmit()
{
    SettingModel::Requests requests = requestsOf(m_send, SonarSetting::TransmitUs);
    requests.set = [this](double us) { return sendTransmit(us); };
    return requests;
}

std::uint64_t Ping360Controls::sendTransmit(double us)
{
    m_transmitAuto = std::isnan(us);
    m_command = m_send(SetSetting{SonarSetting::TransmitUs, us});
    return m_command;
}

bool Ping360Controls::isChoosingTransmit() const
{
    return m_transmitUs.state() == SettingModel::State::Waiting;
}

std::uint64_t Ping360Controls::sendSector()
{
    const std::uint64_t command = m_send(
        SetSetting{SonarSetting::Sector, m_sectorCentreDeg.value(), m_sectorWidthDeg.value()});
    for (SettingModel* each : {&m_sectorCentreDeg, &m_sectorWidthDeg})
        if (each->state() == SettingModel::State::Waiting)
            each->sentAs(command);
    return command;
}

void Ping360Controls::requestSector(double centreDeg, double widthDeg)
{
    m_sectorCentreDeg.request(centreDeg);
    m_sectorWidthDeg.request(widthDeg);
}

void Ping360Controls::setTransmitAuto(bool automatic)
{
    m_transmitUs.withdraw();
    sendTransmit(automatic ? unknown : m_transmitUs.reported());
    emit changed();
}

void Ping360Controls::stareAt(double degrees)
{
    stare(degrees);
}

void Ping360Controls::endStare()
{
    stare({});
}

void Ping360Controls::stare(std::optional<double> degrees)
{
    m_stareDeg = degrees;
    m_command = m_send(SetSetting{SonarSetting::Stare, degrees.value_or(unknown)});
    emit changed();
}

void Ping360Controls::mountAs(const device::Mount& mount, bool confirmed)
{
    if (mount == m_mount && m_mountConfirmed == confirmed)
        return;
    m_mount = {mount.upsideDown, std::clamp(mount.turnDeg, -mostTurnDeg, mostTurnDeg)};
    m_mountConfirmed = confirmed;
    m_command = m_send(SetMount{m_mount, confirmed});
    emit changed();
}

void Ping360Controls::apply(const Ping360News& news, std::uint64_t heardCommand)
{
    m_rangeM.apply(news.rangeM, heardCommand);
    m_gain.apply(news.gain, heardCommand);
    m_frequencyKhz.apply(news.frequencyKhz, heardCommand);
    m_transmitUs.apply(news.transmitUs, heardCommand);
    m_sectorCentreDeg.apply(news.sectorCentreDeg, heardCommand);
    m_sectorWidthDeg.apply(news.sectorWidthDeg, heardCommand);
    m_stepGrad.apply(news.stepGrad, heardCommand);
    if (heardCommand >= m_command) {
        m_transmitAuto = news.transmitAuto;
        m_stareDeg = news.stareDeg;
        m_mount = news.mount;
    }
    emit changed();
}

} // namespace leadline::app

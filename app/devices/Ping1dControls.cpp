// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/Ping1dControls.h"

#include "devices/SettingModel.h"

namespace leadline::app {

Ping1dControls::Ping1dControls(base::Clock& clock, const SendCommand& send, QObject* parent)
    : QObject(parent),
      m_send(send),
      m_mode(clock, requestsOf(send, SonarSetting::Mode)),
      m_rangeStartM(clock, requestsOf(send, SonarSetting::Range, [this] { return sendRange(); })),
      m_rangeLengthM(clock, requestsOf(send, SonarSetting::Range, [this] { return sendRange(); })),
      m_gain(clock, requestsOf(send, SonarSetting::Gain)),
      m_intervalMs(clock, requestsOf(send, SonarSetting::IntervalMs)),
      m_soundSpeed(clock, requestsOf(send, SonarSetting::SoundSpeed))
{
    connect(&m_mode, &SettingModel::changed, this, &Ping1dControls::noteMode);
}

std::uint64_t Ping1dControls::sendRange()
{
    const std::uint64_t command =
        m_send(SetSetting{SonarSetting::Range, m_rangeStartM.value(), m_rangeLengthM.value()});
    for (SettingModel* each : {&m_rangeStartM, &m_rangeLengthM})
        if (each->state() == SettingModel::State::Waiting)
            each->sentAs(command);
    return command;
}

/// Range and gain are the user's as soon as he says Manual.
void Ping1dControls::noteMode()
{
    const bool isAuto = m_mode.value() == 1;
    for (SettingModel* each : {&m_rangeStartM, &m_rangeLengthM, &m_gain})
        each->setReadOnly(isAuto);
}

void Ping1dControls::apply(const Ping1dNews& news, std::uint64_t heardCommand)
{
    m_mode.apply(news.mode, heardCommand);
    m_rangeStartM.apply(news.rangeStartM, heardCommand);
    m_rangeLengthM.apply(news.rangeLengthM, heardCommand);
    m_gain.apply(news.gain, heardCommand);
    m_intervalMs.apply(news.intervalMs, heardCommand);
    m_soundSpeed.apply(news.soundSpeed, heardCommand);
}

} // namespace leadline::app

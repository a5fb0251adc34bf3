// SPDX-License-Identifier: GPL-3.0-or-later
#include "alarms/AlarmVoice.h"

#include <utility>

namespace leadline::app {

AlarmVoice::AlarmVoice(QObject* parent) : QObject(parent) {}

void AlarmVoice::say(std::optional<AlarmLimit::Side> sounding, AlarmVolume volume, bool blind)
{
    const bool wasSounding = std::exchange(m_wasSounding, sounding.has_value());
    const bool wasBlind = std::exchange(m_wasBlind, blind);
    if (sounding)
        m_sound.repeat(*sounding, volume);
    else if (wasSounding)
        m_sound.stop();
    if (sounding && !wasSounding)
        emit began();
    if (blind && !wasBlind)
        emit wentBlind();
}

} // namespace leadline::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "alarms/AlarmSound.h"

#include <QObject>

#include <optional>

namespace leadline::app {

/// What is heard of an alarm, and when there is something to say of it: once for each time that it
/// begins to sound, or goes blind.
class AlarmVoice : public QObject {
    Q_OBJECT

public:
    explicit AlarmVoice(QObject* parent = nullptr);

    [[nodiscard]] AlarmSound& sound() { return m_sound; }
    [[nodiscard]] const AlarmSound& sound() const { return m_sound; }

    /// Which limit sounds now, if any, how loud, and whether the alarm cannot see.
    void say(std::optional<AlarmLimit::Side> sounding, AlarmVolume volume, bool blind);

signals:
    void began();
    void wentBlind();

private:
    AlarmSound m_sound;
    bool m_wasSounding = false;
    bool m_wasBlind = false;
};

} // namespace leadline::app

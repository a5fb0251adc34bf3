// SPDX-License-Identifier: GPL-3.0-or-later
#include "alarms/Alarms.h"

#include "preferences/SettingKeys.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace leadline::app {

Alarms::Alarms(QObject* parent) : QObject(parent)
{
    connect(&m_voice.sound(), &AlarmSound::availableChanged, this, &Alarms::soundChanged);
    connect(&m_voice, &AlarmVoice::began, this, [this] { emit sounded(title()); });
    connect(&m_voice, &AlarmVoice::wentBlind, this, [this] { emit warned(sentence()); });
    restore();
    arm();
}

void Alarms::restore()
{
    const Preferences preferences;
    m_kept = {.nearOn = preferences.value(setting::nearAlarmOn),
              .nearM = preferences.value(setting::nearAlarmM),
              .farOn = preferences.value(setting::farAlarmOn),
              .farM = preferences.value(setting::farAlarmM),
              .blankingM = preferences.value(setting::alarmBlankingM),
              .look = preferences.value<Look>(setting::alarmLook),
              .volume = preferences.value<Volume>(setting::alarmVolume)};
}

void Alarms::keep() const
{
    Preferences preferences;
    preferences.setValue(setting::nearAlarmOn, m_kept.nearOn);
    preferences.setValue(setting::nearAlarmM, m_kept.nearM);
    preferences.setValue(setting::farAlarmOn, m_kept.farOn);
    preferences.setValue(setting::farAlarmM, m_kept.farM);
    preferences.setValue(setting::alarmBlankingM, m_kept.blankingM);
    preferences.setValue(setting::alarmLook, m_kept.look);
    preferences.setValue(setting::alarmVolume, m_kept.volume);
}

template<class T>
void Alarms::set(T& member, const T& value)
{
    if (member == value)
        return;
    member = value;
    keep();
    arm();
    emit settingsChanged();
}

void Alarms::setNearOn(bool on)
{
    set(m_kept.nearOn, on);
}

void Alarms::setNearM(double metres)
{
    if (std::isfinite(metres))
        set(m_kept.nearM, setting::nearAlarmM.bounded(metres));
}

void Alarms::setFarOn(bool on)
{
    set(m_kept.farOn, on);
}

void Alarms::setFarM(double metres)
{
    if (std::isfinite(metres))
        set(m_kept.farM, setting::farAlarmM.bounded(metres));
}

void Alarms::setBlankingM(double metres)
{
    if (std::isfinite(metres))
        set(m_kept.blankingM, setting::alarmBlankingM.bounded(metres));
}

void Alarms::setLook(Look look)
{
    set(m_kept.look, look);
}

void Alarms::setVolume(Volume volume)
{
    set(m_kept.volume, volume);
}

QString Alarms::title() const
{
    const auto side = m_watch.sounding();
    if (!side)
        return {};
    const bool near = side == AlarmLimit::Side::Near;
    if (m_kept.look == Look::Down)
        return near ? tr("BOTTOM NEAR") : tr("BOTTOM FAR");
    return near ? tr("TARGET NEAR") : tr("TARGET FAR");
}

QString Alarms::sentence() const
{
    if (!isBlind())
        return {};
    return m_kept.look == Look::Down ? tr("Alarm blind: no bottom") : tr("Alarm blind: no target");
}

void Alarms::acknowledge()
{
    m_watch.acknowledge();
    publish();
}

void Alarms::testSound()
{
    if (!isSounding())
        m_voice.sound().playOnce(AlarmLimit::Side::Near,
                                 m_kept.volume == Volume::Off
                                     ? AlarmVolume::Soft
                                     : static_cast<AlarmVolume>(m_kept.volume));
}

void Alarms::begin(AlarmWatch::Time now)
{
    m_now = now;
    m_watch.begin(now);
    publish();
}

void Alarms::end()
{
    m_watch.end();
    publish();
}

void Alarms::measured(const MeasuredDistance& measured)
{
    m_now = std::max(m_now, measured.time);
    m_watch.measured(measured);
    publish();
}

void Alarms::timePassed(AlarmWatch::Time now)
{
    m_now = std::max(m_now, now);
    m_watch.timePassed(now);
    publish();
}

void Alarms::arm()
{
    m_watch.setLimits({.nearM = m_kept.nearOn ? std::optional(m_kept.nearM) : std::nullopt,
                       .farM = m_kept.farOn ? std::optional(m_kept.farM) : std::nullopt,
                       .blankingM = m_kept.blankingM},
                      m_now);
    publish();
}

void Alarms::publish()
{
    m_voice.say(m_watch.sounding(), static_cast<AlarmVolume>(m_kept.volume), isBlind());
    if (std::exchange(m_reportedM, m_watch.distanceM()) != m_watch.distanceM())
        emit distanceChanged();
    const Reported now{.limits = m_watch.limits(),
                       .look = m_kept.look,
                       .watching = isWatching(),
                       .sounding = m_watch.sounding(),
                       .blind = isBlind(),
                       .acknowledged = isAcknowledged()};
    if (std::exchange(m_reported, now) != now)
        emit changed();
}

} // namespace leadline::app

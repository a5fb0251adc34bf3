// SPDX-License-Identifier: GPL-3.0-or-later
#include "alarms/Alarms.h"

#include "devices/SettingSteps.h"
#include "preferences/SettingKeys.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace leadline::app {

namespace {

// The limits in metres before the user sets any, where lengths are shown in feet.
constexpr double nearInFeetM = 6 * SettingSteps::metresPerFoot;
constexpr double farInFeetM = 60 * SettingSteps::metresPerFoot;
constexpr double blankingInFeetM = 1 * SettingSteps::metresPerFoot;

} // namespace

Alarms::Alarms(QObject* parent) : QObject(parent)
{
    connect(&m_notifier.sound(), &AlarmSound::availableChanged, this, &Alarms::soundChanged);
    connect(&m_notifier, &AlarmNotifier::began, this, [this] { emit sounded(title()); });
    connect(&m_notifier, &AlarmNotifier::wentBlind, this, [this] { emit warned(sentence()); });
    restore();
    arm();
}

void Alarms::restore()
{
    const Preferences preferences;
    const auto lengthOf = [&](const SettingKey<double>& key, double inFeetM) {
        return m_imperial && !preferences.contains(key) ? inFeetM : preferences.value(key);
    };
    m_stored = {.nearOn = preferences.value(setting::nearAlarmOn),
                .nearM = lengthOf(setting::nearAlarmM, nearInFeetM),
                .farOn = preferences.value(setting::farAlarmOn),
                .farM = lengthOf(setting::farAlarmM, farInFeetM),
                .blankingM = lengthOf(setting::alarmBlankingM, blankingInFeetM),
                .facing = preferences.value<Facing>(setting::alarmFacing),
                .volume = preferences.value<Volume>(setting::alarmVolume)};
}

void Alarms::save() const
{
    Preferences preferences;
    preferences.setValue(setting::nearAlarmOn, m_stored.nearOn);
    preferences.setValue(setting::nearAlarmM, m_stored.nearM);
    preferences.setValue(setting::farAlarmOn, m_stored.farOn);
    preferences.setValue(setting::farAlarmM, m_stored.farM);
    preferences.setValue(setting::alarmBlankingM, m_stored.blankingM);
    preferences.setValue(setting::alarmFacing, m_stored.facing);
    preferences.setValue(setting::alarmVolume, m_stored.volume);
}

template<class T>
void Alarms::set(T& member, const T& value)
{
    if (member == value)
        return;
    member = value;
    save();
    arm();
    emit settingsChanged();
}

void Alarms::setImperial(bool imperial)
{
    if (m_imperial == imperial)
        return;
    m_imperial = imperial;
    restore();
    arm();
    emit settingsChanged();
}

void Alarms::setNearOn(bool on)
{
    set(m_stored.nearOn, on);
}

void Alarms::setNearM(double metres)
{
    if (std::isfinite(metres))
        set(m_stored.nearM, setting::nearAlarmM.bounded(metres));
}

void Alarms::setFarOn(bool on)
{
    set(m_stored.farOn, on);
}

void Alarms::setFarM(double metres)
{
    if (std::isfinite(metres))
        set(m_stored.farM, setting::farAlarmM.bounded(metres));
}

void Alarms::setBlankingM(double metres)
{
    if (std::isfinite(metres))
        set(m_stored.blankingM, setting::alarmBlankingM.bounded(metres));
}

void Alarms::setFacing(Facing facing)
{
    set(m_stored.facing, facing);
}

void Alarms::setVolume(Volume volume)
{
    set(m_stored.volume, volume);
}

QString Alarms::title() const
{
    const auto side = m_watch.sounding();
    if (!side)
        return {};
    const bool near = side == AlarmLimit::Side::Near;
    if (m_stored.facing == Facing::Down)
        return near ? tr("BOTTOM TOO CLOSE") : tr("BOTTOM TOO FAR");
    return near ? tr("TARGET TOO CLOSE") : tr("TARGET TOO FAR");
}

QString Alarms::sentence() const
{
    if (!isBlind())
        return {};
    return m_stored.facing == Facing::Down ? tr("Alarm inactive: no bottom lock")
                                           : tr("Alarm inactive: no target lock");
}

void Alarms::acknowledge()
{
    m_watch.acknowledge();
    publish();
}

void Alarms::testSound()
{
    if (!isSounding())
        m_notifier.sound().playOnce(AlarmLimit::Side::Near,
                                    m_stored.volume == Volume::Off
                                        ? AlarmVolume::Soft
                                        : static_cast<AlarmVolume>(m_stored.volume));
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
    m_watch.setLimits({.nearM = m_stored.nearOn ? std::optional(m_stored.nearM) : std::nullopt,
                       .farM = m_stored.farOn ? std::optional(m_stored.farM) : std::nullopt,
                       .blankingM = m_stored.blankingM},
                      m_now);
    publish();
}

void Alarms::publish()
{
    m_notifier.update(m_watch.sounding(), static_cast<AlarmVolume>(m_stored.volume), isBlind());
    if (std::exchange(m_reportedM, m_watch.distanceM()) != m_watch.distanceM())
        emit distanceChanged();
    const Reported now{.limits = m_watch.limits(),
                       .facing = m_stored.facing,
                       .watching = isWatching(),
                       .sounding = m_watch.sounding(),
                       .blind = isBlind(),
                       .acknowledged = isAcknowledged()};
    if (std::exchange(m_reported, now) != now)
        emit changed();
}

} // namespace leadline::app

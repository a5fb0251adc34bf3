// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/SoundSettings.h"

#include "preferences/SettingKeys.h"
#include "session/SelectedVehicle.h"

#include <algorithm>
#include <cmath>

namespace leadline::app {

SoundSettings::SoundSettings(QObject* parent) : QObject(parent)
{
    restore();
    work();
}

void SoundSettings::restore()
{
    const Preferences preferences;
    m_kept = {
        .way = preferences.value<Way>(setting::soundWay),
        .typedSpeed = preferences.value(setting::typedSpeed),
        .kind = preferences.value<Kind>(setting::waterKind),
        .water = {.temperatureC = preferences.value(setting::temperatureC),
                  .salinity = preferences.value(setting::salinity),
                  .depthM = preferences.value(setting::depthM)},
    };
}

void SoundSettings::work()
{
    const echo::WaterSound before = m_sound;
    m_sound = {};
    switch (m_kept.way) {
    case Way::Recorded:
        break;
    case Way::Typed:
        m_sound.speed = m_kept.typedSpeed;
        break;
    case Way::OfKind:
        m_sound = {.speed = echo::soundSpeedOf(static_cast<echo::WaterKind>(m_kept.kind)),
                   .basis = echo::SpeedBasis::WaterKind};
        break;
    case Way::Computed:
        m_sound = {.speed = echo::soundSpeedIn(m_kept.water), .basis = echo::SpeedBasis::Measured};
        break;
    }
    emit changed();
    if (m_sound != before)
        emit soundChanged();
}

template<class T, class Key>
void SoundSettings::set(T& member, const T& value, const Key& key)
{
    if (member == value)
        return;
    member = value;
    Preferences().setValue(key, value);
    work();
}

/// Values are rounded to tenths, as they are displayed and typed.
void SoundSettings::setNumber(double& member, double value, const SettingKey<double>& key)
{
    if (std::isfinite(value))
        set(member, key.bounded(std::round(value * 10) / 10), key);
}

void SoundSettings::setWay(Way way)
{
    set(m_kept.way, way, setting::soundWay);
}

void SoundSettings::setTypedSpeed(double metresPerSecond)
{
    setNumber(m_kept.typedSpeed, metresPerSecond, setting::typedSpeed);
}

void SoundSettings::setKind(Kind kind)
{
    set(m_kept.kind, kind, setting::waterKind);
}

void SoundSettings::setTemperatureC(double celsius)
{
    setNumber(m_kept.water.temperatureC, celsius, setting::temperatureC);
}

void SoundSettings::setSalinity(double salinity)
{
    setNumber(m_kept.water.salinity, salinity, setting::salinity);
}

void SoundSettings::setDepthM(double metres)
{
    setNumber(m_kept.water.depthM, metres, setting::depthM);
}

bool SoundSettings::takeFrom(SelectedVehicle* vehicle)
{
    if (!vehicle || std::isnan(vehicle->waterTemperatureC()))
        return false;
    setTemperatureC(vehicle->waterTemperatureC());
    if (vehicle->depthFresh())
        setDepthM(vehicle->depthM());
    return true;
}

} // namespace leadline::app

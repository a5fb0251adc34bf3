// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/SoundSettings.h"

#include "preferences/SettingKeys.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace leadline::app {

SoundSettings::SoundSettings(QString device, QObject* parent)
    : QObject(parent),
      m_device(std::move(device))
{
    restore();
    compute();
}

void SoundSettings::restore()
{
    const Preferences its = preferences();
    m_stored = {
        .source = its.value<Source>(setting::soundSource),
        .typedSpeed = its.value(setting::typedSpeed),
        .kind = its.value<Kind>(setting::waterKind),
        .water = {.temperatureC = its.value(setting::temperatureC),
                  .salinity = its.value(setting::salinity),
                  .depthM = its.value(setting::depthM)},
    };
}

void SoundSettings::compute()
{
    const echo::WaterSound before = m_sound;
    m_sound = {};
    switch (m_stored.source) {
    case Source::Recorded:
        break;
    case Source::Typed:
        m_sound.speed = m_stored.typedSpeed;
        break;
    case Source::OfKind:
        m_sound = {.speed = echo::soundSpeedOf(static_cast<echo::WaterKind>(m_stored.kind)),
                   .basis = echo::SpeedBasis::WaterKind};
        break;
    case Source::Computed:
        m_sound = {.speed = echo::soundSpeedIn(m_stored.water),
                   .basis = echo::SpeedBasis::Measured};
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
    preferences().setValue(key, value);
    compute();
}

/// Values are rounded to tenths, as they are displayed and typed.
void SoundSettings::setNumber(double& member, double value, const SettingKey<double>& key)
{
    if (std::isfinite(value))
        set(member, key.bounded(std::round(value * 10) / 10), key);
}

void SoundSettings::setSource(Source source)
{
    set(m_stored.source, source, setting::soundSource);
}

void SoundSettings::setTypedSpeed(double metresPerSecond)
{
    setNumber(m_stored.typedSpeed, metresPerSecond, setting::typedSpeed);
}

void SoundSettings::setKind(Kind kind)
{
    set(m_stored.kind, kind, setting::waterKind);
}

void SoundSettings::setTemperatureC(double celsius)
{
    setNumber(m_stored.water.temperatureC, celsius, setting::temperatureC);
}

void SoundSettings::setSalinity(double salinity)
{
    setNumber(m_stored.water.salinity, salinity, setting::salinity);
}

void SoundSettings::setDepthM(double metres)
{
    setNumber(m_stored.water.depthM, metres, setting::depthM);
}

echo::Water SoundSettings::water() const
{
    constexpr double brackish = 15;
    constexpr double sea = 35;
    echo::Water water = m_stored.water;
    if (m_stored.source == Source::OfKind)
        water.salinity = m_stored.kind == Kind::Fresh      ? 0
                         : m_stored.kind == Kind::Brackish ? brackish
                                                           : sea;
    return water;
}

bool SoundSettings::take(double temperatureC, double depthM)
{
    if (std::isnan(temperatureC))
        return false;
    setTemperatureC(temperatureC);
    setDepthM(depthM);
    return true;
}

} // namespace leadline::app

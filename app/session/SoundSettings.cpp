// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/SoundSettings.h"

#include "base/Units.h"
#include "devices/StoredNumbers.h"
#include "session/SelectedVehicle.h"

#include <algorithm>
#include <cmath>

namespace leadline::app {

namespace {

QString key(const char* name)
{
    return QStringLiteral("sound/") + QLatin1String(name);
}

double kept(const QSettings& settings, const char* name, double otherwise, double low, double high)
{
    return std::clamp(keptNumber(settings, key(name), otherwise), low, high);
}

/// As fine as it can be typed and read again.
double rounded(double value, double perUnit)
{
    return std::round(value * perUnit) / perUnit;
}

} // namespace

SoundSettings::SoundSettings(QObject* parent) : QObject(parent)
{
    restore();
    work();
}

void SoundSettings::restore()
{
    using echo::Water;
    const QSettings settings;
    const Kept first;
    m_kept = {
        .way = keptChoice(settings, key("way"), first.way, Way::Computed),
        .typedSpeed = kept(settings, "typedSpeed", first.typedSpeed, base::lowestSoundSpeed,
                           base::highestSoundSpeed),
        .kind = keptChoice(settings, key("kind"), first.kind, Kind::Sea),
        .water = {.temperatureC = kept(settings, "temperatureC", first.water.temperatureC,
                                       Water::lowestTemperatureC, Water::highestTemperatureC),
                  .salinity =
                      kept(settings, "salinity", first.water.salinity, 0, Water::highestSalinity),
                  .depthM = kept(settings, "depthM", first.water.depthM, 0, Water::greatestDepthM)},
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

template<class T>
bool SoundSettings::put(T& member, const T& value, const char* name)
{
    if (member == value)
        return false;
    member = value;
    if constexpr (std::is_enum_v<T>)
        QSettings().setValue(key(name), static_cast<int>(value));
    else
        QSettings().setValue(key(name), value);
    return true;
}

void SoundSettings::setWay(Way way)
{
    if (put(m_kept.way, way, "way"))
        work();
}

void SoundSettings::setTypedSpeed(double metresPerSecond)
{
    if (std::isfinite(metresPerSecond) &&
        put(m_kept.typedSpeed,
            std::clamp(rounded(metresPerSecond, 10), base::lowestSoundSpeed,
                       base::highestSoundSpeed),
            "typedSpeed"))
        work();
}

void SoundSettings::setKind(Kind kind)
{
    if (put(m_kept.kind, kind, "kind"))
        work();
}

void SoundSettings::setTemperatureC(double celsius)
{
    if (std::isfinite(celsius) &&
        put(m_kept.water.temperatureC,
            std::clamp(rounded(celsius, 10), echo::Water::lowestTemperatureC,
                       echo::Water::highestTemperatureC),
            "temperatureC"))
        work();
}

void SoundSettings::setSalinity(double salinity)
{
    if (std::isfinite(salinity) &&
        put(m_kept.water.salinity,
            std::clamp(rounded(salinity, 10), 0.0, echo::Water::highestSalinity), "salinity"))
        work();
}

void SoundSettings::setDepthM(double metres)
{
    if (std::isfinite(metres) &&
        put(m_kept.water.depthM, std::clamp(rounded(metres, 10), 0.0, echo::Water::greatestDepthM),
            "depthM"))
        work();
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "alarms/ZoneAlarm.h"

#include "devices/SettingSteps.h"
#include "preferences/SettingKeys.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace leadline::app {

namespace {

constexpr double leastDepthM = 0.5;
constexpr double placedWidthDeg = 30;
constexpr double placedShare = 0.25;
// The zone in metres before the user sets one, where lengths are shown in feet.
constexpr double zoneNearInFeetM = 3 * SettingSteps::metresPerFoot;
constexpr double zoneFarInFeetM = 15 * SettingSteps::metresPerFoot;

/// Limits the values, which may have been edited by hand in the settings.
AlarmZone bounded(AlarmZone zone)
{
    zone.centreDeg = std::remainder(std::round(zone.centreDeg), 360);
    if (zone.centreDeg >= 180)
        zone.centreDeg -= 360;
    zone.widthDeg = setting::zoneWidthDeg.bounded(std::round(zone.widthDeg));
    zone.nearM = setting::zoneNearM.bounded(zone.nearM);
    zone.farM = std::clamp(zone.farM, zone.nearM + leastDepthM, setting::zoneFarM.highest);
    zone.strength = static_cast<int>(setting::zoneStrength.bounded(zone.strength));
    return zone;
}

} // namespace

ZoneAlarm::ZoneAlarm(QObject* parent) : QObject(parent)
{
    connect(&m_notifier, &AlarmNotifier::began, this, [this] { emit sounded(warning()); });
    connect(&m_notifier, &AlarmNotifier::wentBlind, this, [this] { emit warned(sentence()); });
    restore();
    arm();
}

void ZoneAlarm::restore()
{
    const Preferences preferences;
    const auto lengthOf = [&](const SettingKey<double>& key, double inFeetM) {
        return m_imperial && !preferences.contains(key) ? inFeetM : preferences.value(key);
    };
    m_on = preferences.value(setting::zoneOn);
    m_shown = preferences.value(setting::zoneShown, m_on);
    m_zone = bounded({.centreDeg = preferences.value(setting::zoneCentreDeg),
                      .widthDeg = preferences.value(setting::zoneWidthDeg),
                      .nearM = lengthOf(setting::zoneNearM, zoneNearInFeetM),
                      .farM = lengthOf(setting::zoneFarM, zoneFarInFeetM),
                      .strength = static_cast<int>(preferences.value(setting::zoneStrength))});
}

void ZoneAlarm::save()
{
    Preferences preferences;
    preferences.setValue(setting::zoneOn, m_on);
    preferences.setValue(setting::zoneShown, m_shown);
    preferences.setValue(setting::zoneCentreDeg, m_zone.centreDeg);
    preferences.setValue(setting::zoneWidthDeg, m_zone.widthDeg);
    preferences.setValue(setting::zoneNearM, m_zone.nearM);
    preferences.setValue(setting::zoneFarM, m_zone.farM);
    preferences.setValue(setting::zoneStrength, m_zone.strength);
    arm();
    emit settingsChanged();
}

void ZoneAlarm::setImperial(bool imperial)
{
    if (m_imperial == imperial)
        return;
    m_imperial = imperial;
    restore();
    arm();
    emit settingsChanged();
}

void ZoneAlarm::setOn(bool on)
{
    if (m_on == on)
        return;
    m_on = on;
    m_shown = m_shown || on;
    save();
}

void ZoneAlarm::setShown(bool shown)
{
    if (m_shown == shown)
        return;
    m_shown = shown;
    save();
}

template<class T>
void ZoneAlarm::change(T AlarmZone::*member, T value)
{
    if (!std::isfinite(static_cast<double>(value)))
        return;
    AlarmZone zone = m_zone;
    zone.*member = value;
    zone = bounded(zone);
    if (zone == m_zone)
        return;
    m_zone = zone;
    save();
}

void ZoneAlarm::setCentreDeg(double degrees)
{
    change(&AlarmZone::centreDeg, degrees);
}

void ZoneAlarm::setWidthDeg(double degrees)
{
    change(&AlarmZone::widthDeg, degrees);
}

void ZoneAlarm::setNearM(double metres)
{
    change(&AlarmZone::nearM, metres);
}

void ZoneAlarm::setFarM(double metres)
{
    change(&AlarmZone::farM, metres);
}

void ZoneAlarm::setStrength(int intensity)
{
    change(&AlarmZone::strength, intensity);
}

void ZoneAlarm::placeAround(double bearingDeg, double rangeM)
{
    if (!std::isfinite(bearingDeg) || !std::isfinite(rangeM))
        return;
    m_on = m_on || isWatching();
    m_shown = true;
    const double perMetre = m_imperial ? 2 / SettingSteps::metresPerFoot : 10;
    m_zone = bounded({.centreDeg = bearingDeg,
                      .widthDeg = placedWidthDeg,
                      .nearM = std::round(rangeM * (1 - placedShare) * perMetre) / perMetre,
                      .farM = std::round(rangeM * (1 + placedShare) * perMetre) / perMetre,
                      .strength = m_zone.strength});
    save();
}

bool ZoneAlarm::isBlind() const
{
    return m_watch.blindness() != ZoneWatch::Blindness::None;
}

QString ZoneAlarm::title() const
{
    return isSounding() ? tr("TARGET IN ZONE") : QString();
}

QString ZoneAlarm::warning() const
{
    return tr("TARGET IN ZONE at %1 m (zone %2 to %3 m, %4° wide about %5°)")
        .arg(targetM(), 0, 'f', 1)
        .arg(m_zone.nearM, 0, 'f', 1)
        .arg(m_zone.farM, 0, 'f', 1)
        .arg(m_zone.widthDeg, 0, 'f', 0)
        .arg(m_zone.centreDeg < 0 ? m_zone.centreDeg + 360 : m_zone.centreDeg, 0, 'f', 0);
}

QString ZoneAlarm::sentence() const
{
    switch (m_watch.blindness()) {
    case ZoneWatch::Blindness::NoEchoes:
        return tr("Zone alarm inactive: no data from the Ping360");
    case ZoneWatch::Blindness::OutsideZone:
        return tr("Zone alarm inactive: zone is outside the Ping360 sector");
    case ZoneWatch::Blindness::None:
        break;
    }
    return {};
}

void ZoneAlarm::acknowledge()
{
    m_watch.acknowledge();
    publish();
}

void ZoneAlarm::begin(ZoneWatch::Time now)
{
    m_now = now;
    m_watch.begin(now);
    publish();
}

void ZoneAlarm::end()
{
    m_watch.end();
    publish();
}

void ZoneAlarm::addPing(const ZonePing& ping)
{
    m_now = std::max(m_now, ping.time);
    m_watch.addPing(ping);
}

void ZoneAlarm::timePassed(ZoneWatch::Time now)
{
    m_now = std::max(m_now, now);
    m_watch.timePassed(m_now);
    publish();
}

void ZoneAlarm::arm()
{
    m_watch.setZone(m_on ? std::optional(m_zone) : std::nullopt, m_now);
    publish();
}

void ZoneAlarm::publish()
{
    const auto volume = m_alarms ? static_cast<AlarmVolume>(m_alarms->volume()) : AlarmVolume::Loud;
    m_notifier.update(isSounding() ? std::optional(AlarmLimit::Side::Near) : std::nullopt, volume,
                      isBlind());
    if (std::exchange(m_reportedM, m_watch.targetM()) != m_watch.targetM())
        emit targetChanged();
    const Reported now{.watching = isWatching(),
                       .drawn = isDrawn(),
                       .sounding = isSounding(),
                       .acknowledged = isAcknowledged(),
                       .blindness = m_watch.blindness()};
    if (std::exchange(m_reported, now) != now)
        emit changed();
}

} // namespace leadline::app

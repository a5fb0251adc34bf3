// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/LinkSettingsStore.h"

#include "engine/OwnAddress.h"

#include <QSettings>
#include <QUrl>

#include <algorithm>

namespace leadline::app {

namespace {

constexpr int highestId = 255;

} // namespace

LinkSettingsStore::LinkSettingsStore(const QString& url)
    // A slash would be a group of its own.
    : m_group(QStringLiteral("links/") + QString::fromLatin1(QUrl::toPercentEncoding(url)) +
              QLatin1Char('/'))
{
}

QVariant LinkSettingsStore::value(const char* name, const QVariant& otherwise) const
{
    return QSettings().value(key(name), otherwise);
}

QString LinkSettingsStore::key(const char* name) const
{
    return m_group + QLatin1String(name);
}

bool LinkSettingsStore::standby() const
{
    return value("standby", false).toBool();
}

void LinkSettingsStore::setStandby(bool standby) const
{
    QSettings().setValue(key("standby"), standby);
}

std::optional<std::uint8_t> LinkSettingsStore::system() const
{
    const int system = value("system", 0).toInt();
    return system > 0 && system <= highestId ? std::optional(static_cast<std::uint8_t>(system))
                                             : std::nullopt;
}

void LinkSettingsStore::setSystem(std::optional<std::uint8_t> system) const
{
    QSettings().setValue(key("system"), system.value_or(0));
}

VehicleHabits LinkSettingsStore::habits() const
{
    VehicleHabits habits;
    const mavlink::Address usual = usualOwn();
    habits.own = ownAddressOf(QStringLiteral("%1/%2")
                                  .arg(value("ownSystem", usual.system).toInt())
                                  .arg(value("ownComponent", usual.component).toInt()))
                     .value_or(usual);
    habits.timesyncPerSecond =
        std::clamp(value("timesyncRate", habits.timesyncPerSecond).toInt(), 0, 10);
    habits.answersTimesync = value("answersTimesync", habits.answersTimesync).toBool();
    habits.answersPing = value("answersPing", habits.answersPing).toBool();
    return habits;
}

void LinkSettingsStore::setHabits(const VehicleHabits& habits) const
{
    QSettings settings;
    // Who did not choose ids for this link has the usual ones, whatever these will be.
    if (habits.own != usualOwn() || settings.contains(key("ownSystem"))) {
        settings.setValue(key("ownSystem"), habits.own.system);
        settings.setValue(key("ownComponent"), habits.own.component);
    }
    settings.setValue(key("timesyncRate"), habits.timesyncPerSecond);
    settings.setValue(key("answersTimesync"), habits.answersTimesync);
    settings.setValue(key("answersPing"), habits.answersPing);
}

} // namespace leadline::app

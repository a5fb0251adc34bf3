// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/StoredDevice.h"

#include "engine/EndpointText.h"

#include <QSettings>

#include <algorithm>

namespace leadline::app {

namespace {

constexpr int keptHalfTurn = 180;
constexpr int highestKeptId = 254;
constexpr int ping360Number = 2;

} // namespace

QVariant StoredDevice::value(const QString& name) const
{
    return isKnown() ? QSettings().value(m_group + name) : QVariant();
}

void StoredDevice::setValue(const QString& name, const QVariant& value) const
{
    if (isKnown())
        QSettings().setValue(m_group + name, value);
}

void StoredDevice::setValues(const QVariantMap& values) const
{
    if (!isKnown())
        return;
    QSettings settings;
    for (auto each = values.begin(); each != values.end(); ++each)
        settings.setValue(m_group + each.key(), each.value());
}

ping::Family StoredDevice::family() const
{
    switch (std::clamp(value(devicekey::family).toInt(), 0, ping360Number)) {
    case 1:
        return ping::Family::Ping1D;
    case ping360Number:
        return ping::Family::Ping360;
    default:
        return ping::Family::Unknown;
    }
}

QString StoredDevice::unit() const
{
    return value(devicekey::unit).toString();
}

std::optional<std::uint8_t> StoredDevice::deviceId() const
{
    bool is = false;
    const int id = value(devicekey::id).toInt(&is);
    return is && id >= 0 && id <= highestKeptId ? std::optional(static_cast<std::uint8_t>(id))
                                                : std::nullopt;
}

QStringList StoredDevice::addresses() const
{
    return value(devicekey::addresses).toStringList();
}

bool StoredDevice::isSimulated() const
{
    return std::ranges::any_of(
        addresses(), [](const QString& each) { return each.startsWith(QLatin1String("sim:")); });
}

bool StoredDevice::wasAt(const link::LinkUrl& url) const
{
    return std::ranges::any_of(addresses(), [&](const QString& each) {
        const auto its = link::LinkUrl::parse(each.toStdString());
        return its && placeKey(*its) == placeKey(url);
    });
}

qulonglong StoredDevice::met() const
{
    return value(devicekey::met).toULongLong();
}

device::Mount StoredDevice::mount() const
{
    return {.upsideDown = value(devicekey::upsideDown).toBool(),
            .turnDeg = std::clamp(value(devicekey::turnDeg).toInt(), -keptHalfTurn, keptHalfTurn)};
}

bool StoredDevice::isMountConfirmed() const
{
    return value(devicekey::mountConfirmed).toBool();
}

void StoredDevice::confirmMount(const device::Mount& mount) const
{
    setValues({{devicekey::upsideDown, mount.upsideDown},
               {devicekey::turnDeg, mount.turnDeg},
               {devicekey::mountConfirmed, true}});
}

bool StoredDevice::standby() const
{
    return value(devicekey::standby).toBool();
}

void StoredDevice::setStandby(bool standby) const
{
    setValue(devicekey::standby, standby);
}

} // namespace leadline::app

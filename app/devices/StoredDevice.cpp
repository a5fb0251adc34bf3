// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/StoredDevice.h"

#include "engine/EndpointText.h"
#include "ping/FamilyDescriptor.h"

#include <algorithm>

namespace leadline::app {

namespace {

constexpr int highestKeptId = 254;

} // namespace

ping::Family StoredDevice::family() const
{
    const auto family = static_cast<ping::Family>(value(setting::sonar::family));
    return ping::descriptorOf(family) ? family : ping::Family::Unknown;
}

QString StoredDevice::unit() const
{
    return value(setting::sonar::unit);
}

std::optional<std::uint8_t> StoredDevice::deviceId() const
{
    const int id = value(setting::sonar::id);
    return id >= 0 && id <= highestKeptId ? std::optional(static_cast<std::uint8_t>(id))
                                          : std::nullopt;
}

QStringList StoredDevice::addresses() const
{
    return value(setting::sonar::addresses);
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
        return its && endpointKey(*its) == endpointKey(url);
    });
}

qulonglong StoredDevice::met() const
{
    return value(setting::sonar::met);
}

device::Mount StoredDevice::mount() const
{
    return {.upsideDown = value(setting::sonar::upsideDown),
            .turnDeg = value(setting::sonar::turnDeg)};
}

bool StoredDevice::isMountConfirmed() const
{
    return value(setting::sonar::mountConfirmed);
}

void StoredDevice::confirmMount(const device::Mount& mount) const
{
    if (!isKnown())
        return;
    Preferences preferences(m_group);
    preferences.setValue(setting::sonar::upsideDown, mount.upsideDown);
    preferences.setValue(setting::sonar::turnDeg, mount.turnDeg);
    preferences.setValue(setting::sonar::mountConfirmed, true);
}

bool StoredDevice::standby() const
{
    return value(setting::sonar::standby);
}

void StoredDevice::setStandby(bool standby) const
{
    setValue(setting::sonar::standby, standby);
}

} // namespace leadline::app

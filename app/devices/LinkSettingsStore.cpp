// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/LinkSettingsStore.h"

#include "engine/OwnAddress.h"
#include "preferences/SettingKeys.h"

namespace leadline::app {

namespace {

constexpr int highestId = 255;

} // namespace

LinkSettingsStore::LinkSettingsStore(const QString& url) : m_group(setting::linkGroup(url)) {}

bool LinkSettingsStore::standby() const
{
    return Preferences(m_group).value(setting::link::standby);
}

void LinkSettingsStore::setStandby(bool standby) const
{
    Preferences(m_group).setValue(setting::link::standby, standby);
}

std::optional<std::uint8_t> LinkSettingsStore::system() const
{
    const int system = Preferences(m_group).value(setting::link::system);
    return system > 0 && system <= highestId ? std::optional(static_cast<std::uint8_t>(system))
                                             : std::nullopt;
}

void LinkSettingsStore::setSystem(std::optional<std::uint8_t> system) const
{
    Preferences(m_group).setValue(setting::link::system, system.value_or(0));
}

VehicleLinkSettings LinkSettingsStore::linkSettings() const
{
    const Preferences preferences(m_group);
    VehicleLinkSettings linkSettings;
    const mavlink::Address usual = defaultOwnAddress();
    linkSettings.own =
        ownAddressOf(QStringLiteral("%1/%2")
                         .arg(preferences.value(setting::link::ownSystem, usual.system))
                         .arg(preferences.value(setting::link::ownComponent, usual.component)))
            .value_or(usual);
    linkSettings.timesyncPerSecond = preferences.value(setting::link::timesyncPerSecond);
    linkSettings.answersTimesync = preferences.value(setting::link::answersTimesync);
    linkSettings.answersPing = preferences.value(setting::link::answersPing);
    return linkSettings;
}

void LinkSettingsStore::setLinkSettings(const VehicleLinkSettings& linkSettings) const
{
    Preferences preferences(m_group);
    // Links without ids of their own use the default ones, even when these change.
    if (linkSettings.own != defaultOwnAddress() || preferences.contains(setting::link::ownSystem)) {
        preferences.setValue(setting::link::ownSystem, linkSettings.own.system);
        preferences.setValue(setting::link::ownComponent, linkSettings.own.component);
    }
    preferences.setValue(setting::link::timesyncPerSecond, linkSettings.timesyncPerSecond);
    preferences.setValue(setting::link::answersTimesync, linkSettings.answersTimesync);
    preferences.setValue(setting::link::answersPing, linkSettings.answersPing);
}

} // namespace leadline::app

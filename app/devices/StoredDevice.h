// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/Sector.h"
#include "link/LinkUrl.h"
#include "ping/Family.h"
#include "preferences/SettingKeys.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace leadline::app {

/// The stored data of one device, independent of its connection and firmware: its mounting, whether
/// it was left in Standby, and the settings that the user chose.
class StoredDevice {
public:
    /// Creates an unknown device, for which nothing is stored.
    StoredDevice() = default;
    explicit StoredDevice(QString group) : m_group(std::move(group)) {}

    [[nodiscard]] bool isKnown() const { return !m_group.isEmpty(); }
    /// Group in the settings, with a slash at its end.
    [[nodiscard]] const QString& group() const { return m_group; }

    /// Unknown for a device that is known by its link only.
    [[nodiscard]] ping::Family family() const;
    /// MAC of the device or serial number of its adapter; empty if neither is known.
    [[nodiscard]] QString unit() const;
    [[nodiscard]] std::optional<std::uint8_t> deviceId() const;
    [[nodiscard]] bool isSimulated() const;
    /// The device was connected at this address before.
    [[nodiscard]] bool wasAt(const link::LinkUrl& url) const;
    /// The newest address is first.
    [[nodiscard]] QStringList addresses() const;
    /// A number that increases with each connection of any device.
    [[nodiscard]] qulonglong met() const;

    [[nodiscard]] device::Mount mount() const;
    /// The user has confirmed the mounting.
    [[nodiscard]] bool isMountConfirmed() const;
    void confirmMount(const device::Mount& mount) const;
    [[nodiscard]] bool standby() const;
    void setStandby(bool standby) const;

    template<class T>
    [[nodiscard]] T value(const SettingKey<T>& key) const
    {
        return isKnown() ? Preferences(m_group).value(key) : T(key.fallback);
    }
    template<class T>
    void setValue(const SettingKey<T>& key, const std::type_identity_t<T>& value) const
    {
        if (isKnown())
            Preferences(m_group).setValue(key, value);
    }

    friend bool operator==(const StoredDevice&, const StoredDevice&) = default;

private:
    QString m_group;
};

} // namespace leadline::app

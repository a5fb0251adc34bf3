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

/// What is kept of one device in the settings, over restarts, wherever it is connected and whatever
/// its firmware: how it hangs, whether it was left in Standby, what the user set on it.
class StoredDevice {
public:
    /// Nobody: nothing is kept of it.
    StoredDevice() = default;
    explicit StoredDevice(QString group) : m_group(std::move(group)) {}

    [[nodiscard]] bool isKnown() const { return !m_group.isEmpty(); }
    /// Of the settings, with a slash behind it.
    [[nodiscard]] const QString& group() const { return m_group; }

    /// Unknown of one that is known by its link only.
    [[nodiscard]] ping::Family family() const;
    /// Its MAC, or the serial number of its adapter; empty where neither is known.
    [[nodiscard]] QString unit() const;
    [[nodiscard]] std::optional<std::uint8_t> deviceId() const;
    [[nodiscard]] bool isSimulated() const;
    /// It was met at this place before.
    [[nodiscard]] bool wasAt(const link::LinkUrl& url) const;
    /// The newest first.
    [[nodiscard]] QStringList addresses() const;
    /// Grows with each contact.
    [[nodiscard]] qulonglong met() const;

    [[nodiscard]] device::Mount mount() const;
    /// Somebody who knows has said it.
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

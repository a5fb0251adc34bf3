// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/Sector.h"
#include "link/LinkUrl.h"
#include "ping/Family.h"

#include <QString>
#include <QStringList>
#include <QVariant>

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

    [[nodiscard]] QVariant value(const QString& name) const;
    void setValue(const QString& name, const QVariant& value) const;
    /// Written at once.
    void setValues(const QVariantMap& values) const;

    friend bool operator==(const StoredDevice&, const StoredDevice&) = default;

private:
    QString m_group;
};

/// The names of what is kept.
namespace devicekey {
inline const QString family = QStringLiteral("family");
inline const QString unit = QStringLiteral("unit");
inline const QString id = QStringLiteral("id");
inline const QString addresses = QStringLiteral("addresses");
inline const QString met = QStringLiteral("met");
inline const QString upsideDown = QStringLiteral("upsideDown");
inline const QString turnDeg = QStringLiteral("turnDeg");
inline const QString mountConfirmed = QStringLiteral("mountConfirmed");
inline const QString standby = QStringLiteral("standby");
} // namespace devicekey

} // namespace leadline::app

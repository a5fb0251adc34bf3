// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "devices/LiveVehicle.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// Texts about a vehicle's link for the status bar and the Devices page.
class VehicleText : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::LiveVehicle* vehicle READ vehicle WRITE setVehicle NOTIFY changed)
    /// For example `MAVLink 1/1`.
    Q_PROPERTY(QString systemName READ systemName NOTIFY changed)
    /// For example `ArduSub 1/1 · udp 192.168.2.2:14660 · 93/s`.
    Q_PROPERTY(QString details READ details NOTIFY changed)
    /// For example `Heartbeat 1/s` or `No heartbeat 4.2 s`.
    Q_PROPERTY(QString status READ status NOTIFY changed)
    /// A short reason why the link is not live; otherwise empty.
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)
    /// Whole sentences with advice; empty without a problem.
    Q_PROPERTY(QString advice READ advice NOTIFY changed)
    /// The result of verifying signatures, with the number of refused frames, such as `Signed and
    /// verified` or `12 frames with a bad signature`.
    Q_PROPERTY(QString signing READ signing NOTIFY changed)
    Q_PROPERTY(Condition condition READ condition NOTIFY changed)

public:
    enum class Condition { Good, Idle, Slow, Fault };
    Q_ENUM(Condition)

    using QObject::QObject;

    [[nodiscard]] LiveVehicle* vehicle() const { return m_vehicle; }
    void setVehicle(LiveVehicle* vehicle);
    [[nodiscard]] QString systemName() const;
    [[nodiscard]] QString details() const;
    [[nodiscard]] QString status() const;
    [[nodiscard]] QString trouble() const;
    [[nodiscard]] QString advice() const;
    [[nodiscard]] QString signing() const;
    [[nodiscard]] Condition condition() const;

signals:
    void changed();

private:
    [[nodiscard]] QString address() const;
    [[nodiscard]] QString linkDownText() const;
    [[nodiscard]] QString silenceText() const;

    QPointer<LiveVehicle> m_vehicle;
};

} // namespace leadline::app

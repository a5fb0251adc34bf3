// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "devices/LiveVehicle.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// What is said of a vehicle's link, in the status bar and on the Devices page.
class VehicleText : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::LiveVehicle* vehicle READ vehicle WRITE setVehicle NOTIFY changed)
    /// `MAVLink 1/1`
    Q_PROPERTY(QString who READ who NOTIFY changed)
    /// `ArduSub 1/1 · udp 192.168.2.2:14660 · 93/s`
    Q_PROPERTY(QString details READ details NOTIFY changed)
    /// `Heartbeat 1/s`, `No heartbeat 4.2 s`
    Q_PROPERTY(QString status READ status NOTIFY changed)
    /// What keeps it from being live, shortly; else empty.
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)
    /// Whole sentences with what can be done; empty where all is well.
    Q_PROPERTY(QString advice READ advice NOTIFY changed)
    /// `Signed and verified`, `12 frames with a bad signature`: of the link's key; what is refused
    /// is counted.
    Q_PROPERTY(QString signing READ signing NOTIFY changed)
    Q_PROPERTY(Mood mood READ mood NOTIFY changed)

public:
    enum class Mood { Well, Calm, Slow, Fault };
    Q_ENUM(Mood)

    using QObject::QObject;

    [[nodiscard]] LiveVehicle* vehicle() const { return m_vehicle; }
    void setVehicle(LiveVehicle* vehicle);
    [[nodiscard]] QString who() const;
    [[nodiscard]] QString details() const;
    [[nodiscard]] QString status() const;
    [[nodiscard]] QString trouble() const;
    [[nodiscard]] QString advice() const;
    [[nodiscard]] QString signing() const;
    [[nodiscard]] Mood mood() const;

signals:
    void changed();

private:
    [[nodiscard]] QString address() const;
    [[nodiscard]] QString whyDown() const;
    [[nodiscard]] QString whySilent() const;

    QPointer<LiveVehicle> m_vehicle;
};

} // namespace leadline::app

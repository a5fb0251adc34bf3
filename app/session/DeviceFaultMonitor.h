// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Message.h"
#include "devices/LiveSession.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <map>
#include <optional>

namespace leadline::app {

/// Reports which of a dive's sonars has stopped pinging, or, if all ping, that the connection to
/// the vehicle is lost.
class SonarMonitor : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::LiveSession* dive READ dive WRITE setDive NOTIFY diveChanged)
    /// The LiveSonar that has been silent longest, else the LiveVehicle that is lost; null if none.
    Q_PROPERTY(QObject* lost READ lost NOTIFY lostChanged)

public:
    using QObject::QObject;

    [[nodiscard]] LiveSession* dive() const { return m_dive; }
    void setDive(LiveSession* dive);
    [[nodiscard]] QObject* lost() const { return m_lost; }

signals:
    void diveChanged();
    void lostChanged();

private:
    void follow();
    void update();

    QPointer<LiveSession> m_dive;
    QPointer<QObject> m_lost;
};

/// Faults of a dive's sonars that do not pass by themselves. Each is reported until it is over or
/// the user dismisses it.
class DeviceFaultMonitor : public QObject {
    Q_OBJECT

public:
    struct Cause {
        /// What the device or its driver says; nullopt if the sonar was found scanning.
        std::optional<base::Message> reason = {};

        friend bool operator==(const Cause&, const Cause&) = default;
    };

    using QObject::QObject;

    void setDive(LiveSession* dive);
    /// Name of the sonar with the newest fault; empty without a fault.
    [[nodiscard]] QString name() const { return m_name; }
    /// What the newest fault is, in the window's language; empty without a fault.
    [[nodiscard]] QString sentence() const;
    /// Marks the current faults as known to the user.
    void dismiss();

signals:
    void changed();
    /// Emitted when a new fault occurs.
    void arose();

private:
    struct Fault {
        Cause cause;
        int number = 0;
        bool dismissed = false;
    };

    void follow();
    void update();
    void publish();

    QPointer<LiveSession> m_dive;
    std::map<LiveSonar*, Fault> m_faults;
    int m_lastNumber = 0;
    QString m_name;
    std::optional<Cause> m_cause;
};

} // namespace leadline::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "devices/LiveSession.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <map>

namespace leadline::app {

/// Sees which of a dive's sonars, once live, does not ping any more, or else that its vehicle is
/// not heard any more.
class SonarMonitor : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::LiveSession* dive READ dive WRITE setDive NOTIFY diveChanged)
    /// Null while all that pinged do; the one that is silent longest. A LiveVehicle where they do,
    /// and it is lost.
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

/// What is wrong with a dive's sonars and does not pass by itself: said until it is over or the
/// user knows it.
class DeviceFaultMonitor : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    void setDive(LiveSession* dive);
    /// The newest fault's; empty without one.
    [[nodiscard]] QString name() const { return m_name; }
    [[nodiscard]] QString sentence() const { return m_sentence; }
    /// The user knows what is said now.
    void dismiss();

signals:
    void changed();
    /// Something is wrong that was not before.
    void arose();

private:
    struct Fault {
        QString sentence;
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
    QString m_sentence;
};

} // namespace leadline::app

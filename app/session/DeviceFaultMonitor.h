// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "devices/LiveSession.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <map>

namespace leadline::app {

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
    void look();
    void tell();

    QPointer<LiveSession> m_dive;
    std::map<LiveSonar*, Fault> m_faults;
    int m_lastNumber = 0;
    QString m_name;
    QString m_sentence;
};

} // namespace leadline::app

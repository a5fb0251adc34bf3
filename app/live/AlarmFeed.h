// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "live/Alarms.h"
#include "live/Dive.h"
#include "live/LiveDistances.h"

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// Hands every distance of a dive's Ping1D to the alarms as it arrives, whatever the window shows.
class AlarmFeed : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::Alarms* alarms READ alarms WRITE setAlarms NOTIFY changed)
    Q_PROPERTY(leadline::app::Dive* dive READ dive WRITE setDive NOTIFY changed)
    /// The Ping1D of several that is listened to; null for the one that was connected last.
    Q_PROPERTY(leadline::app::LiveSonar* sonar READ sonar WRITE setSonar NOTIFY changed)
    /// m/s in which limits are given, as ranges are shown; NaN for the device's own.
    Q_PROPERTY(double soundSpeed MEMBER m_soundSpeed NOTIFY changed)

public:
    explicit AlarmFeed(QObject* parent = nullptr);

    [[nodiscard]] Alarms* alarms() const { return m_alarms; }
    void setAlarms(Alarms* alarms);
    [[nodiscard]] Dive* dive() const { return m_dive; }
    void setDive(Dive* dive);
    [[nodiscard]] LiveSonar* sonar() const { return m_chosen; }
    void setSonar(LiveSonar* sonar);

signals:
    void changed();

private:
    void look();
    void leave();

    QPointer<Alarms> m_alarms;
    QPointer<Dive> m_dive;
    QPointer<LiveSonar> m_chosen;
    QPointer<LiveSonar> m_heard;
    bool m_watching = false;
    LiveDistances m_distances;
    double m_soundSpeed = qQNaN();
    /// Time passes without pings, too.
    QTimer m_tick;
};

} // namespace leadline::app

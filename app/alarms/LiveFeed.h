// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "alarms/Alarms.h"
#include "alarms/LiveDistances.h"
#include "alarms/ZoneAlarm.h"
#include "device/Sector.h"
#include "devices/LiveSession.h"
#include "echo/Ping.h"

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <chrono>
#include <cstdint>
#include <optional>

namespace leadline::app {

/// Hands what comes from one live sonar of a dive to somebody who watches it, whatever the window
/// shows: the sonar that was chosen, else the one of its kind that was connected last.
class LiveFeed : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(leadline::app::LiveSession* dive READ dive WRITE setDive NOTIFY changed)
    /// Of several; null until one was chosen: then it is the one that was connected last. A choice
    /// stays, also where null is set because what is looked at has no live sonar.
    Q_PROPERTY(leadline::app::LiveSonar* sonar READ sonar WRITE setSonar NOTIFY changed)
    /// m/s in which ranges are given, as they are shown; NaN for the recording's own.
    Q_PROPERTY(double soundSpeed MEMBER m_soundSpeed NOTIFY changed)

public:
    explicit LiveFeed(LiveSonar::Family family, QObject* parent = nullptr);

    [[nodiscard]] LiveSession* dive() const { return m_dive; }
    void setDive(LiveSession* dive);
    [[nodiscard]] LiveSonar* sonar() const { return m_chosen; }
    void setSonar(LiveSonar* sonar);

signals:
    void changed();

protected:
    using Time = std::chrono::nanoseconds;

    /// Somebody watches; else nothing below is called.
    [[nodiscard]] virtual bool isHeard() const = 0;
    /// A live sonar is there from now on, and is there no more.
    virtual void begin(Time now) = 0;
    virtual void end() = 0;
    /// What came to its stream since the last time; what was there at the first is the past.
    virtual void take(const log::Log& log, log::StreamNumber stream) = 0;
    /// Time passes without pings, too.
    virtual void timePassed(Time now) = 0;

    void update();
    /// The one that is listened to; null without.
    [[nodiscard]] LiveSonar* heard() const { return m_heard; }
    /// To be called before another one watches.
    void leave();
    [[nodiscard]] std::optional<double> chosenSpeed() const;

private:
    LiveSonar::Family m_family;
    QPointer<LiveSession> m_dive;
    QPointer<LiveSonar> m_chosen;
    QPointer<LiveSonar> m_heard;
    double m_soundSpeed = qQNaN();
    bool m_watching = false;
    QTimer m_tick;
};

/// Hands every distance of a dive's Ping1D to the alarms as it arrives, whatever the window shows.
class AlarmFeed : public leadline::app::LiveFeed {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::Alarms* alarms READ alarms WRITE setAlarms NOTIFY changed)

public:
    explicit AlarmFeed(QObject* parent = nullptr);

    [[nodiscard]] Alarms* alarms() const { return m_alarms; }
    void setAlarms(Alarms* alarms);

protected:
    [[nodiscard]] bool isHeard() const override { return !m_alarms.isNull(); }
    void begin(Time now) override;
    void end() override;
    void take(const log::Log& log, log::StreamNumber stream) override;
    void timePassed(Time now) override;

private:
    QPointer<Alarms> m_alarms;
    LiveDistances m_distances;
};

/// Hands every ping of a dive's Ping360 to the zone's alarm as it arrives, whatever the window
/// shows.
class ZoneFeed : public leadline::app::LiveFeed {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::ZoneAlarm* alarm READ alarm WRITE setAlarm NOTIFY changed)

public:
    explicit ZoneFeed(QObject* parent = nullptr);

    [[nodiscard]] ZoneAlarm* alarm() const { return m_alarm; }
    void setAlarm(ZoneAlarm* alarm);
    /// How the head hangs that is listened to, whatever else is shown: that of a file is another.
    [[nodiscard]] device::Mount mount() const;

protected:
    [[nodiscard]] bool isHeard() const override { return !m_alarm.isNull(); }
    void begin(Time now) override;
    void end() override;
    void take(const log::Log& log, log::StreamNumber stream) override;
    void timePassed(Time now) override;

private:
    QPointer<ZoneAlarm> m_alarm;
    /// Pings that were handed on; none before the first look.
    std::optional<std::uint64_t> m_taken;
};

/// What a ping of a head that hangs so says of a zone; nullopt for one without a bearing.
[[nodiscard]] std::optional<ZoneLook> zoneLook(const echo::Ping& ping, const AlarmZone& zone,
                                               const device::Mount& mount);

} // namespace leadline::app

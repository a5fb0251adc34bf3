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

/// Passes the data of one live sonar of a dive to an alarm, whatever the window shows: of the
/// chosen sonar, else of the one of its kind that was connected last.
class LiveFeed : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(leadline::app::LiveSession* dive READ dive WRITE setDive NOTIFY changed)
    /// The chosen sonar; null for the one connected last. Setting null keeps an earlier choice,
    /// since the selected sonar may just not be a live one.
    Q_PROPERTY(leadline::app::LiveSonar* sonar READ sonar WRITE setSonar NOTIFY changed)

public:
    explicit LiveFeed(ping::View view, QObject* parent = nullptr);

    [[nodiscard]] LiveSession* dive() const { return m_dive; }
    void setDive(LiveSession* dive);
    [[nodiscard]] LiveSonar* sonar() const { return m_chosen; }
    void setSonar(LiveSonar* sonar);

signals:
    void changed();

protected:
    using Time = std::chrono::nanoseconds;

    /// An alarm is attached; otherwise none of the functions below is called.
    [[nodiscard]] virtual bool hasAlarm() const = 0;
    /// A live sonar is available from now on; end(): it no longer is.
    virtual void begin(Time now) = 0;
    virtual void end() = 0;
    /// Handles what the stream received since the last call. The first call only marks what is
    /// present as past.
    virtual void process(const log::Log& log, log::StreamNumber stream) = 0;
    /// Called at intervals, so that time also advances without pings.
    virtual void timePassed(Time now) = 0;

    void update();
    /// The sonar whose data is passed on; null without one.
    [[nodiscard]] LiveSonar* sonarInUse() const { return m_sonarInUse; }
    /// Detaches from the sonar; call it before another alarm is attached.
    void release();
    /// Sound speed in m/s in which its ranges are shown; nullopt for its own.
    [[nodiscard]] std::optional<double> chosenSpeed() const;

private:
    ping::View m_view;
    QPointer<LiveSession> m_dive;
    QPointer<LiveSonar> m_chosen;
    QPointer<LiveSonar> m_sonarInUse;
    bool m_watching = false;
    QTimer m_tick;
};

/// Passes every distance of a dive's Ping1D to the depth alarms, whatever the window shows.
class AlarmFeed : public leadline::app::LiveFeed {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::Alarms* alarms READ alarms WRITE setAlarms NOTIFY changed)

public:
    explicit AlarmFeed(QObject* parent = nullptr);

    [[nodiscard]] Alarms* alarms() const { return m_alarms; }
    void setAlarms(Alarms* alarms);

protected:
    [[nodiscard]] bool hasAlarm() const override { return !m_alarms.isNull(); }
    void begin(Time now) override;
    void end() override;
    void process(const log::Log& log, log::StreamNumber stream) override;
    void timePassed(Time now) override;

private:
    QPointer<Alarms> m_alarms;
    LiveDistances m_distances;
};

/// Passes every ping of a dive's Ping360 to the zone alarm, whatever the window shows.
class ZoneFeed : public leadline::app::LiveFeed {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::ZoneAlarm* alarm READ alarm WRITE setAlarm NOTIFY changed)

public:
    explicit ZoneFeed(QObject* parent = nullptr);

    [[nodiscard]] ZoneAlarm* alarm() const { return m_alarm; }
    void setAlarm(ZoneAlarm* alarm);
    /// Mounting of the live Ping360, which may differ from that of the recording shown.
    [[nodiscard]] device::Mount mount() const;

protected:
    [[nodiscard]] bool hasAlarm() const override { return !m_alarm.isNull(); }
    void begin(Time now) override;
    void end() override;
    void process(const log::Log& log, log::StreamNumber stream) override;
    void timePassed(Time now) override;

private:
    QPointer<ZoneAlarm> m_alarm;
    /// Number of pings passed on; nullopt before the first call of take().
    std::optional<std::uint64_t> m_taken;
};

/// What a ping shows of `zone` for a sonar mounted as `mount` says; nullopt if it has no bearing.
[[nodiscard]] std::optional<ZonePing> zonePing(const echo::Ping& ping, const AlarmZone& zone,
                                               const device::Mount& mount);

} // namespace leadline::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/Ping.h"
#include "live/Dive.h"
#include "live/ZoneAlarm.h"

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <optional>

namespace leadline::app {

/// Hands every ping of a dive's Ping360 to the zone's alarm as it arrives, whatever the window
/// shows.
class ZoneFeed : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::ZoneAlarm* alarm READ alarm WRITE setAlarm NOTIFY changed)
    Q_PROPERTY(leadline::app::Dive* dive READ dive WRITE setDive NOTIFY changed)
    /// How the head hangs: upside down mirrors its bearings, and a turn (clockwise) is added.
    Q_PROPERTY(bool upsideDown MEMBER m_upsideDown NOTIFY changed)
    Q_PROPERTY(int turnDeg MEMBER m_turnDeg NOTIFY changed)
    /// m/s in which ranges are given; NaN for that of the recording.
    Q_PROPERTY(double soundSpeed MEMBER m_soundSpeed NOTIFY changed)
    /// The Ping360 of several that is listened to; null for the one that was connected last.
    Q_PROPERTY(leadline::app::LiveSonar* sonar READ sonar WRITE setSonar NOTIFY changed)

public:
    explicit ZoneFeed(QObject* parent = nullptr);

    [[nodiscard]] ZoneAlarm* alarm() const { return m_alarm; }
    void setAlarm(ZoneAlarm* alarm);
    [[nodiscard]] Dive* dive() const { return m_dive; }
    void setDive(Dive* dive);
    [[nodiscard]] LiveSonar* sonar() const { return m_chosen; }
    void setSonar(LiveSonar* sonar);

signals:
    void changed();

private:
    void look();
    void leave();
    void take(const log::Log& log, log::StreamNumber stream);

    QPointer<ZoneAlarm> m_alarm;
    QPointer<Dive> m_dive;
    bool m_upsideDown = false;
    int m_turnDeg = 0;
    double m_soundSpeed = qQNaN();
    QPointer<LiveSonar> m_chosen;
    QPointer<LiveSonar> m_heard;
    bool m_watching = false;
    /// Pings that were handed on; none before the first look, for what is there is the past.
    std::optional<std::uint64_t> m_taken;
    /// Time passes without pings, too.
    QTimer m_tick;
};

/// What a ping says of a zone; nullopt for one without a bearing. `upsideDown` mirrors and
/// `turnDeg` turns it (clockwise).
[[nodiscard]] std::optional<ZoneLook> zoneLook(const echo::Ping& ping, const AlarmZone& zone,
                                               bool upsideDown, int turnDeg);

} // namespace leadline::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/Ping.h"
#include "live/Dive.h"
#include "live/ZoneAlarm.h"
#include "session/DisplaySettings.h"

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <optional>

namespace leadline::app {

/// Hands every ping of a dive's Ping360 to the zone's alarm as it arrives, whatever the window
/// shows. Bearings are as the display has its mounting, ranges as it has the sound speed.
class ZoneFeed : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::ZoneAlarm* alarm READ alarm WRITE setAlarm NOTIFY changed)
    Q_PROPERTY(leadline::app::Dive* dive READ dive WRITE setDive NOTIFY changed)
    Q_PROPERTY(leadline::app::DisplaySettings* display MEMBER m_display NOTIFY changed)
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
    DisplaySettings* m_display = nullptr;
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

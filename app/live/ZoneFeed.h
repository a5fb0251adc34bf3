// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/Ping.h"
#include "live/LiveFeed.h"
#include "live/ZoneAlarm.h"

#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <optional>

namespace leadline::app {

/// Hands every ping of a dive's Ping360 to the zone's alarm as it arrives, whatever the window
/// shows.
class ZoneFeed : public leadline::app::LiveFeed {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::ZoneAlarm* alarm READ alarm WRITE setAlarm NOTIFY changed)
    /// How the head hangs: upside down mirrors its bearings, and a turn (clockwise) is added.
    Q_PROPERTY(bool upsideDown MEMBER m_upsideDown NOTIFY changed)
    Q_PROPERTY(int turnDeg MEMBER m_turnDeg NOTIFY changed)

public:
    explicit ZoneFeed(QObject* parent = nullptr);

    [[nodiscard]] ZoneAlarm* alarm() const { return m_alarm; }
    void setAlarm(ZoneAlarm* alarm);

protected:
    [[nodiscard]] bool isHeard() const override { return !m_alarm.isNull(); }
    void begin(Time now) override;
    void end() override;
    void take(const log::Log& log, log::StreamNumber stream) override;
    void timePassed(Time now) override;

private:
    QPointer<ZoneAlarm> m_alarm;
    bool m_upsideDown = false;
    int m_turnDeg = 0;
    /// Pings that were handed on; none before the first look.
    std::optional<std::uint64_t> m_taken;
};

/// What a ping says of a zone; nullopt for one without a bearing. `upsideDown` mirrors and
/// `turnDeg` turns it (clockwise).
[[nodiscard]] std::optional<ZoneLook> zoneLook(const echo::Ping& ping, const AlarmZone& zone,
                                               bool upsideDown, int turnDeg);

} // namespace leadline::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "alarms/LiveFeed.h"
#include "alarms/ZoneAlarm.h"
#include "device/Sector.h"
#include "echo/Ping.h"

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

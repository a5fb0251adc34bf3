// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "alarms/Alarms.h"
#include "alarms/ZoneWatch.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace leadline::app {

/// The alarm for targets in a zone around the live Ping360: off by default, saved in the settings
/// file, and active whatever the window shows. Has the volume of the depth alarms. ZoneFeed passes
/// in the pings.
class ZoneAlarm : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool on READ isOn WRITE setOn NOTIFY settingsChanged)
    /// The zone is displayed without an alarm, as in a recording. Independent of `on`, so that it
    /// does not arm or disarm a dive; arming also shows the zone.
    Q_PROPERTY(bool shown READ isShown WRITE setShown NOTIFY settingsChanged)
    /// Centre of the zone in degrees clockwise from the vehicle's front, -180..179, and its width,
    /// 10..360.
    Q_PROPERTY(double centreDeg READ centreDeg WRITE setCentreDeg NOTIFY settingsChanged)
    Q_PROPERTY(double widthDeg READ widthDeg WRITE setWidthDeg NOTIFY settingsChanged)
    /// Slant ranges at which the zone begins and ends: at least 0.75 m, and 0.5 m apart.
    /// Lengths are shown in feet: a zone that the user has not set yet is round there, and so is
    /// one that is placed around a target.
    Q_PROPERTY(bool imperial READ imperial WRITE setImperial NOTIFY settingsChanged)
    Q_PROPERTY(double nearM READ nearM WRITE setNearM NOTIFY settingsChanged)
    Q_PROPERTY(double farM READ farM WRITE setFarM NOTIFY settingsChanged)
    /// Detection threshold, 1..255: weaker echoes are not targets.
    Q_PROPERTY(int strength READ strength WRITE setStrength NOTIFY settingsChanged)
    /// The depth alarms, whose volume is used; null for loud.
    Q_PROPERTY(leadline::app::Alarms* alarms MEMBER m_alarms NOTIFY settingsChanged)
    /// A live Ping360 is connected.
    Q_PROPERTY(bool watching READ isWatching NOTIFY changed)
    /// The zone is drawn on the polar view.
    Q_PROPERTY(bool drawn READ isDrawn NOTIFY changed)
    Q_PROPERTY(bool sounding READ isSounding NOTIFY changed)
    Q_PROPERTY(bool acknowledged READ isAcknowledged NOTIFY changed)
    Q_PROPERTY(bool blind READ isBlind NOTIFY changed)
    /// Title of the sounding alarm: "TARGET IN ZONE"; else empty.
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// Why the alarm is blind; else empty.
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)
    /// Slant range of the target in metres; NaN without one.
    Q_PROPERTY(double targetM READ targetM NOTIFY targetChanged)

public:
    explicit ZoneAlarm(QObject* parent = nullptr);

    [[nodiscard]] bool isOn() const { return m_on; }
    void setOn(bool on);
    [[nodiscard]] bool isShown() const { return m_shown; }
    void setShown(bool shown);
    [[nodiscard]] double centreDeg() const { return m_zone.centreDeg; }
    void setCentreDeg(double degrees);
    [[nodiscard]] double widthDeg() const { return m_zone.widthDeg; }
    void setWidthDeg(double degrees);
    [[nodiscard]] bool imperial() const { return m_imperial; }
    void setImperial(bool imperial);
    [[nodiscard]] double nearM() const { return m_zone.nearM; }
    void setNearM(double metres);
    [[nodiscard]] double farM() const { return m_zone.farM; }
    void setFarM(double metres);
    [[nodiscard]] int strength() const { return m_zone.strength; }
    void setStrength(int intensity);
    [[nodiscard]] const AlarmZone& zone() const { return m_zone; }

    [[nodiscard]] bool isWatching() const { return m_watch.isWatching(); }
    [[nodiscard]] bool isDrawn() const { return isWatching() ? m_on : m_shown; }
    [[nodiscard]] bool isSounding() const { return m_watch.isSounding(); }
    [[nodiscard]] bool isAcknowledged() const { return m_watch.isAcknowledged(); }
    [[nodiscard]] bool isBlind() const;
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] double targetM() const { return m_watch.targetM().value_or(qQNaN()); }

    /// Places the zone around a point of the polar view and arms the alarm; without a live Ping360
    /// it only shows the zone.
    Q_INVOKABLE void placeAround(double bearingDeg, double rangeM);
    Q_INVOKABLE void acknowledge();

    /// A live Ping360 is connected from now on, until end().
    void begin(ZoneWatch::Time now);
    void end();
    void addPing(const ZonePing& ping);
    void timePassed(ZoneWatch::Time now);

signals:
    void settingsChanged();
    /// Emitted when one of its properties changed, not with each ping.
    void changed();
    void targetChanged();
    /// Emitted once when the alarm begins to sound, with the target's position, to be recorded as
    /// an event.
    void sounded(const QString& sentence);
    /// Emitted once when the alarm becomes blind.
    void warned(const QString& sentence);

private:
    /// The property values at the last changed().
    struct Reported {
        bool watching = false;
        bool drawn = false;
        bool sounding = false;
        bool acknowledged = false;
        ZoneWatch::Blindness blindness = ZoneWatch::Blindness::None;

        friend bool operator==(const Reported&, const Reported&) = default;
    };

    template<class T>
    void change(T AlarmZone::*member, T value);
    void restore();
    void save();
    void arm();
    void publish();
    [[nodiscard]] QString warning() const;

    bool m_on = false;
    bool m_shown = false;
    AlarmZone m_zone;
    bool m_imperial = false;
    Alarms* m_alarms = nullptr;
    ZoneWatch m_watch;
    AlarmNotifier m_notifier;
    ZoneWatch::Time m_now{};
    Reported m_reported;
    std::optional<double> m_reportedM;
};

} // namespace leadline::app

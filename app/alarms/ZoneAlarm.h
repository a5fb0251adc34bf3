// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "alarms/Alarms.h"
#include "alarms/ZoneWatch.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace leadline::app {

/// The alarm for targets in a zone of the live Ping360: off at first, kept over a restart, on the
/// live edge whatever is looked at. As loud as the other alarms. ZoneFeed feeds it.
class ZoneAlarm : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool on READ isOn WRITE setOn NOTIFY settingsChanged)
    /// Where nobody is to be warned, as in a recording, it is only looked at: kept apart from `on`,
    /// so that neither arms or disarms the dive; whoever arms it shows it, too.
    Q_PROPERTY(bool shown READ isShown WRITE setShown NOTIFY settingsChanged)
    /// Relative to the front, clockwise, -180..179, and how wide, 10..360.
    Q_PROPERTY(double centreDeg READ centreDeg WRITE setCentreDeg NOTIFY settingsChanged)
    Q_PROPERTY(double widthDeg READ widthDeg WRITE setWidthDeg NOTIFY settingsChanged)
    /// From 0.75 m on, and at least 0.5 m apart.
    Q_PROPERTY(double nearM READ nearM WRITE setNearM NOTIFY settingsChanged)
    Q_PROPERTY(double farM READ farM WRITE setFarM NOTIFY settingsChanged)
    /// 1..255: weaker echoes are no targets.
    Q_PROPERTY(int strength READ strength WRITE setStrength NOTIFY settingsChanged)
    /// Whose volume it has; null for loud.
    Q_PROPERTY(leadline::app::Alarms* alarms MEMBER m_alarms NOTIFY settingsChanged)
    /// A live Ping360 is there.
    Q_PROPERTY(bool watching READ isWatching NOTIFY changed)
    /// It lies on the disc.
    Q_PROPERTY(bool drawn READ isDrawn NOTIFY changed)
    Q_PROPERTY(bool sounding READ isSounding NOTIFY changed)
    Q_PROPERTY(bool acknowledged READ isAcknowledged NOTIFY changed)
    Q_PROPERTY(bool blind READ isBlind NOTIFY changed)
    /// "TARGET IN ZONE" while it sounds, else empty.
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// Why it cannot see, else empty.
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)
    /// The target's slant range; NaN without one.
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

    /// Lays it about a place of the disc, and arms it; without a live Ping360 it is only shown.
    Q_INVOKABLE void placeAround(double bearingDeg, double rangeM);
    Q_INVOKABLE void acknowledge();

    /// A live Ping360 is there, until end().
    void begin(ZoneWatch::Time now);
    void end();
    void looked(const ZoneLook& look);
    void timePassed(ZoneWatch::Time now);

signals:
    void settingsChanged();
    /// Not with each look: when one of its properties is another.
    void changed();
    void targetChanged();
    /// It began to sound: once, with where it lay, for the recording. On the screen it stands until
    /// OK.
    void sounded(const QString& sentence);
    /// It went blind: said once.
    void warned(const QString& sentence);

private:
    /// What changed() tells of.
    struct Reported {
        bool watching = false;
        bool drawn = false;
        bool sounding = false;
        bool acknowledged = false;
        ZoneWatch::Blindness blindness = ZoneWatch::Blindness::Sees;

        friend bool operator==(const Reported&, const Reported&) = default;
    };

    template<class T>
    void change(T AlarmZone::*member, T value);
    void restore();
    void keep();
    void arm();
    void publish();
    [[nodiscard]] QString warning() const;

    bool m_on = false;
    bool m_shown = false;
    AlarmZone m_zone;
    Alarms* m_alarms = nullptr;
    ZoneWatch m_watch;
    AlarmVoice m_voice;
    ZoneWatch::Time m_now{};
    Reported m_reported;
    std::optional<double> m_reportedM;
};

} // namespace leadline::app

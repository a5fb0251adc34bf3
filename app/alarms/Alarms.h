// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "alarms/AlarmSound.h"
#include "alarms/AlarmWatch.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace leadline::app {

/// Depth alarms of the live Ping1D: off by default, saved in the settings file, and active whatever
/// the window shows. AlarmFeed passes in the measurements.
class Alarms : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool nearOn READ nearOn WRITE setNearOn NOTIFY settingsChanged)
    Q_PROPERTY(double nearM READ nearM WRITE setNearM NOTIFY settingsChanged)
    Q_PROPERTY(bool farOn READ farOn WRITE setFarOn NOTIFY settingsChanged)
    Q_PROPERTY(double farM READ farM WRITE setFarM NOTIFY settingsChanged)
    /// Blanking distance, 0..2 m: closer distances are ignored.
    Q_PROPERTY(double blankingM READ blankingM WRITE setBlankingM NOTIFY settingsChanged)
    /// Lengths are shown in feet: limits that the user has not set yet are round there.
    Q_PROPERTY(bool imperial READ imperial WRITE setImperial NOTIFY settingsChanged)
    /// Direction in which the Ping1D faces.
    Q_PROPERTY(Facing facing READ facing WRITE setFacing NOTIFY settingsChanged)
    Q_PROPERTY(Volume volume READ volume WRITE setVolume NOTIFY settingsChanged)
    /// At least one limit is set.
    Q_PROPERTY(bool armed READ isArmed NOTIFY changed)
    /// A live Ping1D is connected.
    Q_PROPERTY(bool watching READ isWatching NOTIFY changed)
    Q_PROPERTY(bool sounding READ isSounding NOTIFY changed)
    Q_PROPERTY(bool blind READ isBlind NOTIFY changed)
    /// The user acknowledged the alarm, and the limit is still passed.
    Q_PROPERTY(bool acknowledged READ isAcknowledged NOTIFY changed)
    /// Title of the sounding alarm: "BOTTOM TOO CLOSE"; else empty.
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// Why the alarm cannot work: "Alarm inactive: no bottom lock"; else empty.
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)
    /// The last valid live distance in metres; NaN without one.
    Q_PROPERTY(double distanceM READ distanceM NOTIFY distanceChanged)
    /// A program that can play the sound is installed.
    Q_PROPERTY(bool soundAvailable READ soundAvailable NOTIFY soundChanged)

public:
    enum class Facing { Down, Forward, Up, Other };
    Q_ENUM(Facing)
    enum class Volume { Off, Soft, Loud };
    Q_ENUM(Volume)

    explicit Alarms(QObject* parent = nullptr);

    [[nodiscard]] bool nearOn() const { return m_stored.nearOn; }
    void setNearOn(bool on);
    [[nodiscard]] double nearM() const { return m_stored.nearM; }
    void setNearM(double metres);
    [[nodiscard]] bool farOn() const { return m_stored.farOn; }
    void setFarOn(bool on);
    [[nodiscard]] double farM() const { return m_stored.farM; }
    void setFarM(double metres);
    [[nodiscard]] double blankingM() const { return m_stored.blankingM; }
    void setBlankingM(double metres);
    [[nodiscard]] bool imperial() const { return m_imperial; }
    void setImperial(bool imperial);
    [[nodiscard]] Facing facing() const { return m_stored.facing; }
    void setFacing(Facing facing);
    [[nodiscard]] Volume volume() const { return m_stored.volume; }
    void setVolume(Volume volume);

    [[nodiscard]] bool isArmed() const { return m_watch.isArmed(); }
    [[nodiscard]] bool isWatching() const { return m_watch.isWatching(); }
    [[nodiscard]] bool isSounding() const { return m_watch.sounding().has_value(); }
    [[nodiscard]] bool isBlind() const { return m_watch.isBlind(); }
    [[nodiscard]] bool isAcknowledged() const { return m_watch.isAcknowledged(); }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] double distanceM() const { return m_watch.distanceM().value_or(qQNaN()); }
    [[nodiscard]] bool soundAvailable() const { return m_notifier.sound().isAvailable(); }
    [[nodiscard]] bool isPlaying() const { return m_notifier.sound().isPlaying(); }

    Q_INVOKABLE void acknowledge();
    /// Plays the alarm's sound once at the set volume.
    Q_INVOKABLE void testSound();

    /// A live Ping1D is connected from now on, until end().
    void begin(AlarmWatch::Time now);
    void end();
    void measured(const MeasuredDistance& measured);
    void timePassed(AlarmWatch::Time now);

signals:
    void settingsChanged();
    /// Emitted when one of its properties changed, not with each ping.
    void changed();
    void distanceChanged();
    void soundChanged();
    /// Emitted once when the alarm begins to sound, to be recorded as an event.
    void sounded(const QString& sentence);
    /// Emitted once when the alarm becomes blind.
    void warned(const QString& sentence);

private:
    struct Stored {
        bool nearOn = false;
        double nearM = 0;
        bool farOn = false;
        double farM = 0;
        double blankingM = 0;
        Facing facing = Facing::Down;
        Volume volume = Volume::Loud;
    };

    /// The property values at the last changed().
    struct Reported {
        AlarmWatch::Limits limits;
        Facing facing = Facing::Down;
        bool watching = false;
        std::optional<AlarmLimit::Side> sounding;
        bool blind = false;
        bool acknowledged = false;

        friend bool operator==(const Reported&, const Reported&) = default;
    };

    template<class T>
    void set(T& member, const T& value);
    void restore();
    void save() const;
    void arm();
    void publish();

    bool m_imperial = false;
    Stored m_stored;
    AlarmWatch m_watch;
    AlarmNotifier m_notifier;
    /// The newest time that was passed in.
    AlarmWatch::Time m_now{};
    Reported m_reported;
    std::optional<double> m_reportedM;
};

} // namespace leadline::app

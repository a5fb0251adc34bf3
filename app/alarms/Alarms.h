// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "alarms/AlarmSound.h"
#include "alarms/AlarmWatch.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace leadline::app {

/// The alarms of the live Ping1D: off at first, kept over a restart, on the live
/// edge whatever is looked at. Whoever knows the live edge feeds it; without one nothing sounds.
class Alarms : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool nearOn READ nearOn WRITE setNearOn NOTIFY settingsChanged)
    Q_PROPERTY(double nearM READ nearM WRITE setNearM NOTIFY settingsChanged)
    Q_PROPERTY(bool farOn READ farOn WRITE setFarOn NOTIFY settingsChanged)
    Q_PROPERTY(double farM READ farM WRITE setFarM NOTIFY settingsChanged)
    /// 0..2 m: what is nearer does not count.
    Q_PROPERTY(double blankingM READ blankingM WRITE setBlankingM NOTIFY settingsChanged)
    /// Where the Ping1D looks.
    Q_PROPERTY(Look look READ look WRITE setLook NOTIFY settingsChanged)
    Q_PROPERTY(Volume volume READ volume WRITE setVolume NOTIFY settingsChanged)
    /// A limit is set.
    Q_PROPERTY(bool armed READ isArmed NOTIFY changed)
    /// A live Ping1D is there.
    Q_PROPERTY(bool watching READ isWatching NOTIFY changed)
    Q_PROPERTY(bool sounding READ isSounding NOTIFY changed)
    Q_PROPERTY(bool blind READ isBlind NOTIFY changed)
    /// The user said OK and the limit is still passed.
    Q_PROPERTY(bool acknowledged READ isAcknowledged NOTIFY changed)
    /// "BOTTOM NEAR" while it sounds, else empty.
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// What is wrong with being warned: "Alarm blind: no bottom", else empty.
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)
    /// Of the live edge, the last that counted; NaN without one.
    Q_PROPERTY(double distanceM READ distanceM NOTIFY distanceChanged)
    /// There is a player for the sound.
    Q_PROPERTY(bool soundAvailable READ soundAvailable NOTIFY soundChanged)

public:
    enum class Look { Down, Forward, Up, Other };
    Q_ENUM(Look)
    enum class Volume { Off, Soft, Loud };
    Q_ENUM(Volume)

    explicit Alarms(QObject* parent = nullptr);

    [[nodiscard]] bool nearOn() const { return m_kept.nearOn; }
    void setNearOn(bool on);
    [[nodiscard]] double nearM() const { return m_kept.nearM; }
    void setNearM(double metres);
    [[nodiscard]] bool farOn() const { return m_kept.farOn; }
    void setFarOn(bool on);
    [[nodiscard]] double farM() const { return m_kept.farM; }
    void setFarM(double metres);
    [[nodiscard]] double blankingM() const { return m_kept.blankingM; }
    void setBlankingM(double metres);
    [[nodiscard]] Look look() const { return m_kept.look; }
    void setLook(Look look);
    [[nodiscard]] Volume volume() const { return m_kept.volume; }
    void setVolume(Volume volume);

    [[nodiscard]] bool isArmed() const { return m_watch.isArmed(); }
    [[nodiscard]] bool isWatching() const { return m_watch.isWatching(); }
    [[nodiscard]] bool isSounding() const { return m_watch.sounding().has_value(); }
    [[nodiscard]] bool isBlind() const { return m_watch.isBlind(); }
    [[nodiscard]] bool isAcknowledged() const { return m_watch.isAcknowledged(); }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] double distanceM() const { return m_watch.distanceM().value_or(qQNaN()); }
    [[nodiscard]] bool soundAvailable() const { return m_voice.sound().isAvailable(); }
    [[nodiscard]] bool isPlaying() const { return m_voice.sound().isPlaying(); }

    Q_INVOKABLE void acknowledge();
    /// Sounds once, as loud as it is set.
    Q_INVOKABLE void testSound();

    /// A live Ping1D is there, until end().
    void begin(AlarmWatch::Time now);
    void end();
    void measured(const MeasuredDistance& measured);
    void timePassed(AlarmWatch::Time now);

signals:
    void settingsChanged();
    /// Not with each ping: when one of its properties is another.
    void changed();
    void distanceChanged();
    void soundChanged();
    /// It began to sound: once, for the recording. On the screen it stands until OK.
    void sounded(const QString& sentence);
    /// It went blind: said once.
    void warned(const QString& sentence);

private:
    struct Kept {
        bool nearOn = false;
        double nearM = 0;
        bool farOn = false;
        double farM = 0;
        double blankingM = 0;
        Look look = Look::Down;
        Volume volume = Volume::Loud;
    };

    /// What changed() tells of.
    struct Reported {
        AlarmWatch::Limits limits;
        Look look = Look::Down;
        bool watching = false;
        std::optional<AlarmLimit::Side> sounding;
        bool blind = false;
        bool acknowledged = false;

        friend bool operator==(const Reported&, const Reported&) = default;
    };

    template<class T>
    void set(T& member, const T& value);
    void restore();
    void keep() const;
    void arm();
    void publish();

    Kept m_kept;
    AlarmWatch m_watch;
    AlarmVoice m_voice;
    /// The newest time that was handed in.
    AlarmWatch::Time m_now{};
    Reported m_reported;
    std::optional<double> m_reportedM;
};

} // namespace leadline::app

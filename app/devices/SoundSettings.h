// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/WaterSound.h"
#include "preferences/Preferences.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <limits>

namespace leadline::app {

/// The sound speed used for the displayed ranges of a sonar: as recorded, typed in, typical for a
/// kind of water, or computed from temperature, salinity and depth. Applies to recorded and live
/// pings; nothing is sent to the sonar. Saved in the settings file, for the device.
class SoundSettings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a sonar")
    Q_PROPERTY(Source source READ source WRITE setSource NOTIFY changed)
    /// Sound speed for Source::Typed, m/s, 1300..1700.
    Q_PROPERTY(double typedSpeed READ typedSpeed WRITE setTypedSpeed NOTIFY changed)
    /// Kind of water for Source::OfKind.
    Q_PROPERTY(Kind kind READ kind WRITE setKind NOTIFY changed)
    /// Water for Source::Computed: 0..40 °C, practical salinity 0..40, depth 0..9000 m.
    Q_PROPERTY(double temperatureC READ temperatureC WRITE setTemperatureC NOTIFY changed)
    Q_PROPERTY(double salinity READ salinity WRITE setSalinity NOTIFY changed)
    Q_PROPERTY(double depthM READ depthM WRITE setDepthM NOTIFY changed)
    /// The sound speed in use, m/s; NaN for Source::Recorded.
    Q_PROPERTY(double speed READ speed NOTIFY changed)
    /// Uncertainty (±) of the sound speed, and thus of every range, in percent: 5, 2 or 0.5.
    Q_PROPERTY(double errorPercent READ errorPercent NOTIFY changed)

public:
    enum class Source { Recorded, Typed, OfKind, Computed };
    Q_ENUM(Source)
    enum class Kind { Fresh, Brackish, Sea };
    Q_ENUM(Kind)

    /// `device` is the group of a device's settings, see StoredDevice::group(); empty for sonars
    /// that are not known.
    explicit SoundSettings(QString device = {}, QObject* parent = nullptr);

    [[nodiscard]] Source source() const { return m_stored.source; }
    void setSource(Source source);
    [[nodiscard]] double typedSpeed() const { return m_stored.typedSpeed; }
    void setTypedSpeed(double metresPerSecond);
    [[nodiscard]] Kind kind() const { return m_stored.kind; }
    void setKind(Kind kind);
    [[nodiscard]] double temperatureC() const { return m_stored.water.temperatureC; }
    void setTemperatureC(double celsius);
    [[nodiscard]] double salinity() const { return m_stored.water.salinity; }
    void setSalinity(double salinity);
    [[nodiscard]] double depthM() const { return m_stored.water.depthM; }
    void setDepthM(double metres);

    /// The sound speed in use with its uncertainty.
    [[nodiscard]] const echo::WaterSound& sound() const { return m_sound; }
    [[nodiscard]] double speed() const
    {
        return m_sound.speed.value_or(std::numeric_limits<double>::quiet_NaN());
    }
    [[nodiscard]] double errorPercent() const { return m_sound.uncertaintyPercent(); }

    /// The water of which most is known: computed with, or of its kind; else as it was computed
    /// with last, which at first is the sea at 12 °C.
    [[nodiscard]] echo::Water water() const;

    /// Takes the water temperature and the depth that a vehicle reports, each NaN if it does not;
    /// false without a temperature.
    Q_INVOKABLE bool take(double temperatureC, double depthM);

signals:
    void changed();
    /// The sound speed has changed, and with it all displayed ranges.
    void soundChanged();

private:
    struct Stored {
        Source source = Source::Recorded;
        double typedSpeed = 0;
        Kind kind = Kind::Sea;
        echo::Water water;
    };

    template<class T, class Key>
    void set(T& member, const T& value, const Key& key);
    void setNumber(double& member, double value, const SettingKey<double>& key);
    void restore();
    void compute();

    [[nodiscard]] Preferences preferences() const { return Preferences(m_device); }

    QString m_device;
    Stored m_stored;
    echo::WaterSound m_sound;
};

} // namespace leadline::app

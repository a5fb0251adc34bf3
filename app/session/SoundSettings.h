// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/WaterSound.h"
#include "preferences/Preferences.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <limits>

namespace leadline::app {

class SelectedVehicle;

/// The sound speed in which ranges are shown, of old pings as of new ones: as it was recorded, a
/// number, that of a kind of water, or computed from what was measured. Sends nothing to a sonar.
/// Kept in the settings.
class SoundSettings : public QObject {
    Q_OBJECT
    Q_MOC_INCLUDE("session/SelectedVehicle.h")
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a session")
    Q_PROPERTY(Way way READ way WRITE setWay NOTIFY changed)
    /// m/s, 1300..1700; for Typed.
    Q_PROPERTY(double typedSpeed READ typedSpeed WRITE setTypedSpeed NOTIFY changed)
    /// For OfKind.
    Q_PROPERTY(Kind kind READ kind WRITE setKind NOTIFY changed)
    /// °C 0..40, practical salinity 0..40, metres 0..9000; for Computed.
    Q_PROPERTY(double temperatureC READ temperatureC WRITE setTemperatureC NOTIFY changed)
    Q_PROPERTY(double salinity READ salinity WRITE setSalinity NOTIFY changed)
    Q_PROPERTY(double depthM READ depthM WRITE setDepthM NOTIFY changed)
    /// m/s; NaN as it was recorded.
    Q_PROPERTY(double speed READ speed NOTIFY changed)
    /// ± of it and of every range: 5, 2 or 0.5 percent.
    Q_PROPERTY(double errorPercent READ errorPercent NOTIFY changed)

public:
    enum class Way { Recorded, Typed, OfKind, Computed };
    Q_ENUM(Way)
    enum class Kind { Fresh, Brackish, Sea };
    Q_ENUM(Kind)

    explicit SoundSettings(QObject* parent = nullptr);

    [[nodiscard]] Way way() const { return m_kept.way; }
    void setWay(Way way);
    [[nodiscard]] double typedSpeed() const { return m_kept.typedSpeed; }
    void setTypedSpeed(double metresPerSecond);
    [[nodiscard]] Kind kind() const { return m_kept.kind; }
    void setKind(Kind kind);
    [[nodiscard]] double temperatureC() const { return m_kept.water.temperatureC; }
    void setTemperatureC(double celsius);
    [[nodiscard]] double salinity() const { return m_kept.water.salinity; }
    void setSalinity(double salinity);
    [[nodiscard]] double depthM() const { return m_kept.water.depthM; }
    void setDepthM(double metres);

    /// What ranges are shown in, and how well it is known.
    [[nodiscard]] const echo::WaterSound& sound() const { return m_sound; }
    [[nodiscard]] double speed() const
    {
        return m_sound.speed.value_or(std::numeric_limits<double>::quiet_NaN());
    }
    [[nodiscard]] double errorPercent() const { return m_sound.uncertaintyPercent(); }

    /// The water's temperature at the vehicle, and its depth, at the playhead; false when it tells
    /// no temperature.
    Q_INVOKABLE bool takeFrom(leadline::app::SelectedVehicle* vehicle);

signals:
    void changed();
    /// Ranges are others than before.
    void soundChanged();

private:
    struct Kept {
        Way way = Way::Recorded;
        double typedSpeed = 0;
        Kind kind = Kind::Sea;
        echo::Water water;
    };

    template<class T, class Key>
    void set(T& member, const T& value, const Key& key);
    void setNumber(double& member, double value, const SettingKey<double>& key);
    void restore();
    void work();

    Kept m_kept;
    echo::WaterSound m_sound;
};

} // namespace leadline::app

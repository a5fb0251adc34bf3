// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "preferences/Preferences.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace leadline::app {

/// The user's corrections of the vehicle's heading and depth, and the orientation of the polar
/// view. Applied when drawing, to recorded and live data. Saved in the settings file.
class VehicleSettings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a session")
    /// Orientation of the polar view: head up, north up, course up, or steady by the picture. The
    /// last two are not saved.
    Q_PROPERTY(Up up READ up WRITE setUp NOTIFY changed)
    /// Mounting offset of the compass in the vehicle, degrees, -180..180.
    Q_PROPERTY(int headingOffset READ headingOffset WRITE setHeadingOffset NOTIFY changed)
    /// The magnetic variation is set, so that headings are true headings.
    Q_PROPERTY(bool variationKnown READ variationKnown WRITE setVariationKnown NOTIFY changed)
    /// Magnetic variation in tenths of a degree, positive east, -900..900.
    Q_PROPERTY(int variationTenths READ variationTenths WRITE setVariationTenths NOTIFY changed)
    /// Depth in metres that is displayed as 0.
    Q_PROPERTY(double depthZeroM READ depthZeroM WRITE setDepthZeroM NOTIFY changed)
    /// Vertical distance of the Ping1D below the depth sensor, cm, -1000..1000.
    Q_PROPERTY(
        int transducerBelowCm READ transducerBelowCm WRITE setTransducerBelowCm NOTIFY changed)

public:
    enum class Up { Head, North, Course, Steady };
    Q_ENUM(Up)

    explicit VehicleSettings(QObject* parent = nullptr);

    [[nodiscard]] Up up() const { return m_up; }
    void setUp(Up up);
    [[nodiscard]] int headingOffset() const { return m_headingOffset; }
    void setHeadingOffset(int degrees);
    [[nodiscard]] bool variationKnown() const { return m_variationKnown; }
    void setVariationKnown(bool known);
    [[nodiscard]] int variationTenths() const { return m_variationTenths; }
    void setVariationTenths(int tenths);
    [[nodiscard]] double depthZeroM() const { return m_depthZeroM; }
    void setDepthZeroM(double metres);
    [[nodiscard]] int transducerBelowCm() const { return m_transducerBelowCm; }
    void setTransducerBelowCm(int centimetres);

    /// Correction in degrees that is added to the vehicle's heading.
    [[nodiscard]] double headingCorrection() const;
    /// The locked course in degrees for Up::Course: the value of `nowDeg` in the first call since
    /// Course was chosen.
    [[nodiscard]] double courseDeg(double nowDeg);
    /// Discards the locked course, for example when another vehicle is selected.
    void forgetCourse() { m_courseDeg.reset(); }

    /// Without a heading only head up and steady.
    Q_INVOKABLE void nextUp(bool headed = true);

signals:
    void changed();

private:
    template<class T>
    void set(T& member, T value, const SettingKey<T>& key);

    Up m_up = Up::Head;
    std::optional<double> m_courseDeg;
    int m_headingOffset = 0;
    bool m_variationKnown = false;
    int m_variationTenths = 0;
    double m_depthZeroM = 0;
    int m_transducerBelowCm = 0;
};

} // namespace leadline::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "preferences/Preferences.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace leadline::app {

/// What the user knows of the vehicle better than it does itself: applied when drawing, to what was
/// recorded as to what comes. Kept in the settings.
class VehicleSettings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a session")
    /// What is up in the polar picture. The frozen course is not kept for the next time.
    Q_PROPERTY(Up up READ up WRITE setUp NOTIFY changed)
    /// How the compass sits in the vehicle, degrees, -180..180.
    Q_PROPERTY(int headingOffset READ headingOffset WRITE setHeadingOffset NOTIFY changed)
    /// The variation is given: headings are true ones.
    Q_PROPERTY(bool variationKnown READ variationKnown WRITE setVariationKnown NOTIFY changed)
    /// Magnetic north lies so far east of true north, tenths of degrees, -900..900.
    Q_PROPERTY(int variationTenths READ variationTenths WRITE setVariationTenths NOTIFY changed)
    /// What is shown as depth 0 (m).
    Q_PROPERTY(double depthZeroM READ depthZeroM WRITE setDepthZeroM NOTIFY changed)
    /// How far the Ping1D lies below the depth sensor, cm, -1000..1000.
    Q_PROPERTY(
        int transducerBelowCm READ transducerBelowCm WRITE setTransducerBelowCm NOTIFY changed)

public:
    enum class Up { Head, North, Course };
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

    /// What a heading of the vehicle's is to be turned by, degrees.
    [[nodiscard]] double headingCorrection() const;
    /// What is up while Course is chosen: the first heading that was asked with since, degrees.
    [[nodiscard]] double courseDeg(double nowDeg);
    /// Another vehicle.
    void forgetCourse() { m_courseDeg.reset(); }

    Q_INVOKABLE void nextUp();

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

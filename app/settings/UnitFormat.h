// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// Display units of lengths, speeds and temperatures. Only displayed values are imperial; what is
/// saved, recorded and exported is metric.
class UnitFormat : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// The international foot in metres.
    static constexpr double metresPerFoot = 0.3048;

    /// Display units per metre, and for speeds per metre per second.
    Q_INVOKABLE [[nodiscard]] static double perMetre(bool imperial)
    {
        return imperial ? 1 / metresPerFoot : 1;
    }
    Q_INVOKABLE [[nodiscard]] static double length(double metres, bool imperial)
    {
        return metres * perMetre(imperial);
    }
    Q_INVOKABLE [[nodiscard]] static double metres(double shown, bool imperial)
    {
        return shown / perMetre(imperial);
    }
    /// A temperature is `degreesAtZero() + celsius * degreesPerCelsius()`.
    Q_INVOKABLE [[nodiscard]] static double degreesPerCelsius(bool imperial)
    {
        return imperial ? 1.8 : 1;
    }
    Q_INVOKABLE [[nodiscard]] static double degreesAtZero(bool imperial)
    {
        return imperial ? 32 : 0;
    }
    Q_INVOKABLE [[nodiscard]] static double temperature(double celsius, bool imperial)
    {
        return degreesAtZero(imperial) + celsius * degreesPerCelsius(imperial);
    }
};

} // namespace leadline::app

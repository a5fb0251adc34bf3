// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// The values to which a step up (by > 0) or down leads, and the parsing of typed values.
class SettingSteps : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// The international foot in metres.
    static constexpr double metresPerFoot = 0.3048;

    /// The next of 1, 2, 5, 10, 15, 20, 30, 40, 50, 60, 80, 100, 150 and 200 m, up to `longestM`. A
    /// device's 9.99 m count as 10 m. Without a next range the value stays. In feet, the next of 5,
    /// 10, 15, 20, 30, 40, 50, 75, 100, 150, 200, 250, 300, 400, 500 and 600 ft, in metres.
    [[nodiscard]] Q_INVOKABLE static double range(double metres, int by, double longestM,
                                                  bool imperial = false);
    /// The longest of 1, 2 and 5 · 10ⁿ that is no longer than `step`: the step in another unit of a
    /// control that has this one in its own.
    [[nodiscard]] Q_INVOKABLE static double roundStep(double step);
    /// The next of 60, 90, 120, 180 and 360 degrees; the first one follows the last.
    [[nodiscard]] Q_INVOKABLE static double sector(double widthDeg, int by);
    /// The next multiple of `step`.
    [[nodiscard]] Q_INVOKABLE static double evenly(double value, int by, double step);
    /// Parses a number with decimal point or comma, in digits of any script, with or without a
    /// unit; NaN for anything else.
    [[nodiscard]] Q_INVOKABLE static double number(const QString& text);
    /// Tells what is wrong with a typed value for a setting from `least` to `most`; empty if it is
    /// valid.
    [[nodiscard]] Q_INVOKABLE static QString objection(const QString& text, double least,
                                                       double most, const QString& unit);
};

} // namespace leadline::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// Where a step up (by > 0) or down leads from a setting's value, and how a typed one is read.
class SettingSteps : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// The next of 1 2 5 10 15 20 30 40 50 60 and, for sonars that see so far, 80 100 150 200 m;
    /// what a device calls 9.99 m is its 10 m. Stays where there is none up to `longestM`.
    [[nodiscard]] Q_INVOKABLE static double range(double metres, int by, double longestM);
    /// The next of 60, 90, 120, 180 and 360 degrees, round and round.
    [[nodiscard]] Q_INVOKABLE static double sector(double widthDeg, int by);
    /// The next multiple of `step`.
    [[nodiscard]] Q_INVOKABLE static double evenly(double value, int by, double step);
    /// Of decimal point or comma and any script's digits, with or without a unit behind it; NaN for
    /// what is no number.
    [[nodiscard]] Q_INVOKABLE static double number(const QString& text);
    /// What to say of a typed one that cannot be taken as it is, for a setting from `least` to
    /// `most`; empty of one that can.
    [[nodiscard]] Q_INVOKABLE static QString objection(const QString& text, double least,
                                                       double most, const QString& unit);
};

} // namespace leadline::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// Words in a chart, and where in its plot they belong; none when they are empty.
class ChartMark {
    Q_GADGET
    QML_VALUE_TYPE(chartMark)
    Q_PROPERTY(QString text MEMBER text)
    /// Shares of the plot, from its left and from its upper edge.
    Q_PROPERTY(double x MEMBER x)
    Q_PROPERTY(double y MEMBER y)

public:
    QString text;
    double x = 0;
    double y = 0;

    friend bool operator==(const ChartMark&, const ChartMark&) = default;
};

} // namespace leadline::app

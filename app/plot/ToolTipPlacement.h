// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointF>
#include <QQuickItem>
#include <QSizeF>
#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// Where a tip stands beside what it is about: on the side on which it hides the least of other
/// controls and words of the window.
class ToolTipPlacement : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// The top left corner of a tip of that size, in the coordinates of `about`, so that all of it
    /// is within the window. Above it where it hides nothing there.
    [[nodiscard]] Q_INVOKABLE static QPointF beside(QQuickItem* about, QSizeF tip);
};

} // namespace leadline::app

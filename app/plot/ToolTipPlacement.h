// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointF>
#include <QQuickItem>
#include <QSizeF>
#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// Position of a tooltip beside its item: on the side where it covers the least of other controls
/// and texts.
class ToolTipPlacement : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// Top left corner, in the coordinates of `about`, of a tooltip of size `tip` that is entirely
    /// within the window. Above the item if it covers nothing there.
    [[nodiscard]] Q_INVOKABLE static QPointF beside(QQuickItem* about, QSizeF tip);
};

} // namespace leadline::app

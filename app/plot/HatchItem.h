// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// Hatching that marks data as out of date.
class HatchItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor color MEMBER m_color NOTIFY colorChanged)

public:
    explicit HatchItem(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;

signals:
    void colorChanged();

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;

private:
    QColor m_color = Qt::gray;
};

} // namespace leadline::app

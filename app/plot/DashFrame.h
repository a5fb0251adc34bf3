// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QQuickPaintedItem>

namespace leadline::app {

/// The edge of a control whose setting is not confirmed yet: a broken line around the item.
class DashFrame : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor color MEMBER m_color NOTIFY lookChanged)
    Q_PROPERTY(double radius MEMBER m_radius NOTIFY lookChanged)
    Q_PROPERTY(double stroke MEMBER m_stroke NOTIFY lookChanged)

public:
    explicit DashFrame(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;

signals:
    void lookChanged();

private:
    QColor m_color = Qt::white;
    double m_radius = 8;
    double m_stroke = 1;
};

} // namespace leadline::app

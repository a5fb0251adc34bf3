// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QQuickPaintedItem>

namespace leadline::app {

/// Dashed frame of a control whose setting is not confirmed yet.
class DashFrame : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor color MEMBER m_color NOTIFY styleChanged)
    Q_PROPERTY(double radius MEMBER m_radius NOTIFY styleChanged)
    Q_PROPERTY(double stroke MEMBER m_stroke NOTIFY styleChanged)

public:
    explicit DashFrame(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;

signals:
    void styleChanged();

private:
    QColor m_color = Qt::white;
    double m_radius = 8;
    double m_stroke = 1;
};

/// Dashed line along the longer side of the item; its width is the shorter side less the halo.
class DashLine : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor color MEMBER m_color NOTIFY styleChanged)
    /// Colour of the halo around each dash; transparent for none.
    Q_PROPERTY(QColor halo MEMBER m_halo NOTIFY styleChanged)
    Q_PROPERTY(double haloWidth MEMBER m_haloWidth NOTIFY styleChanged)
    /// Length of a dash, and distance between the begins of two dashes, pixels.
    Q_PROPERTY(double dash MEMBER m_dash NOTIFY styleChanged)
    Q_PROPERTY(double period MEMBER m_period NOTIFY styleChanged)

public:
    explicit DashLine(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;

signals:
    void styleChanged();

private:
    QColor m_color = Qt::white;
    QColor m_halo = Qt::transparent;
    double m_haloWidth = 0;
    double m_dash = 3;
    double m_period = 6;
};

} // namespace leadline::app

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

/// A broken line along the longer side of the item, as thick as the shorter one without its halo.
class DashLine : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor color READ color WRITE setColor NOTIFY lookChanged)
    /// Around each dash; transparent for none.
    Q_PROPERTY(QColor halo READ halo WRITE setHalo NOTIFY lookChanged)
    Q_PROPERTY(double haloWidth READ haloWidth WRITE setHaloWidth NOTIFY lookChanged)
    /// Length of a dash, and from its begin to that of the next.
    Q_PROPERTY(double dash READ dash WRITE setDash NOTIFY lookChanged)
    Q_PROPERTY(double period READ period WRITE setPeriod NOTIFY lookChanged)

public:
    explicit DashLine(QQuickItem* parent = nullptr);

    [[nodiscard]] QColor color() const { return m_color; }
    void setColor(const QColor& colour) { set(m_color, colour); }
    [[nodiscard]] QColor halo() const { return m_halo; }
    void setHalo(const QColor& colour) { set(m_halo, colour); }
    [[nodiscard]] double haloWidth() const { return m_haloWidth; }
    void setHaloWidth(double width) { set(m_haloWidth, width); }
    [[nodiscard]] double dash() const { return m_dash; }
    void setDash(double length) { set(m_dash, length); }
    [[nodiscard]] double period() const { return m_period; }
    void setPeriod(double length) { set(m_period, length); }

    void paint(QPainter* painter) override;

signals:
    void lookChanged();

private:
    template<class T>
    void set(T& member, const T& value)
    {
        if (member == value)
            return;
        member = value;
        update();
        emit lookChanged();
    }

    QColor m_color = Qt::white;
    QColor m_halo = Qt::transparent;
    double m_haloWidth = 0;
    double m_dash = 3;
    double m_period = 6;
};

} // namespace leadline::app

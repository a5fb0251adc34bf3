// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPointer>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace leadline::app {

/// A rounded frame around another item, by default its parent. Takes no resources until it is first
/// shown, as most focus rings never are.
class RingItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool shown READ isShown WRITE setShown NOTIFY shownChanged)
    Q_PROPERTY(QColor color MEMBER m_color NOTIFY styleChanged)
    /// Width of the line, pixels.
    Q_PROPERTY(double stroke MEMBER m_stroke NOTIFY styleChanged)
    /// Corner radius of the outer edge, pixels.
    Q_PROPERTY(double radius MEMBER m_radius NOTIFY styleChanged)
    /// Distance from the item's edge inwards to the ring's outer edge, pixels. Negative is outside;
    /// the default is twice the stroke outside.
    Q_PROPERTY(double margins READ margins WRITE setMargins NOTIFY styleChanged)
    /// The surrounded item, the parent or a sibling; null for the parent.
    Q_PROPERTY(QQuickItem* target READ target WRITE setTarget NOTIFY targetChanged)

public:
    explicit RingItem(QQuickItem* parent = nullptr);

    [[nodiscard]] bool isShown() const { return m_shown; }
    void setShown(bool shown);
    [[nodiscard]] double margins() const { return m_margins.value_or(-2 * m_stroke); }
    void setMargins(double margins);
    [[nodiscard]] QQuickItem* target() const { return m_target; }
    void setTarget(QQuickItem* target);

    void paint(QPainter* painter) override;

signals:
    void shownChanged();
    void styleChanged();
    void targetChanged();

private:
    void follow();
    void surround();

    QColor m_color = Qt::gray;
    double m_stroke = 2;
    double m_radius = 0;
    std::optional<double> m_margins;
    QPointer<QQuickItem> m_target;
    QPointer<QQuickItem> m_followed;
    bool m_shown = false;
};

} // namespace leadline::app

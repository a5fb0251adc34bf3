// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "timing/VehicleTiming.h"

#include <QColor>
#include <QFont>
#include <QPointer>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// A chart of the last minutes of the chosen component, painted anew with each picture. Its left
/// and lower edges carry the words of the axes.
class TimingChart : public QQuickPaintedItem {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(
        leadline::app::VehicleTiming* timing READ timing WRITE setTiming NOTIFY timingChanged)
    Q_PROPERTY(QColor ink MEMBER m_ink NOTIFY lookChanged)
    Q_PROPERTY(QColor quiet MEMBER m_quiet NOTIFY lookChanged)
    Q_PROPERTY(QColor accent MEMBER m_accent NOTIFY lookChanged)
    Q_PROPERTY(QColor grid MEMBER m_grid NOTIFY lookChanged)
    Q_PROPERTY(QColor lost MEMBER m_lost NOTIFY lookChanged)
    Q_PROPERTY(QColor warn MEMBER m_warn NOTIFY lookChanged)
    /// Behind words that stand in the chart.
    Q_PROPERTY(QColor backing MEMBER m_backing NOTIFY lookChanged)
    Q_PROPERTY(QFont face MEMBER m_face NOTIFY lookChanged)

public:
    explicit TimingChart(QQuickItem* parent = nullptr);

    [[nodiscard]] VehicleTiming* timing() const { return m_timing; }
    void setTiming(VehicleTiming* timing);

    void paint(QPainter* painter) final;

signals:
    void timingChanged();
    void lookChanged();

protected:
    static constexpr double seconds = 300;
    /// Of words, in the middle of their height.
    static constexpr int atLeft =
        static_cast<int>(Qt::AlignLeft) | static_cast<int>(Qt::AlignVCenter);
    static constexpr int atRight =
        static_cast<int>(Qt::AlignRight) | static_cast<int>(Qt::AlignVCenter);
    static constexpr int atMiddle =
        static_cast<int>(Qt::AlignHCenter) | static_cast<int>(Qt::AlignVCenter);

    /// Between the axes.
    [[nodiscard]] virtual QRectF plot() const;
    virtual void draw(QPainter& painter, const TimingPicture& picture) = 0;

    /// Where a moment lies across the plot.
    [[nodiscard]] double xOf(base::Instant at, const TimingPicture& picture) const;
    void drawTimeAxis(QPainter& painter) const;
    void drawValue(QPainter& painter, double y, const QString& words) const;
    /// One dot for each pixel.
    void drawDots(QPainter& painter, const std::vector<QPointF>& dots) const;

    [[nodiscard]] QColor ink() const { return m_ink; }
    [[nodiscard]] QColor quiet() const { return m_quiet; }
    [[nodiscard]] QColor accent() const { return m_accent; }
    [[nodiscard]] QColor grid() const { return m_grid; }
    [[nodiscard]] QColor lostColor() const { return m_lost; }
    [[nodiscard]] QColor warnColor() const { return m_warn; }
    [[nodiscard]] QColor backing() const { return m_backing; }

private:
    void repaint() { update(); }

    QPointer<VehicleTiming> m_timing;
    QColor m_ink = Qt::white;
    QColor m_quiet = Qt::gray;
    QColor m_accent = Qt::cyan;
    QColor m_grid = Qt::darkGray;
    QColor m_lost = Qt::red;
    QColor m_warn = Qt::yellow;
    QColor m_backing = Qt::black;
    QFont m_face;
};

} // namespace leadline::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "timing/VehicleTiming.h"

#include <QColor>
#include <QObject>
#include <QPointer>
#include <QSizeF>
#include <QString>
#include <QTimer>
#include <QVariantList>
#include <QXYSeries>
#include <QtQml/qqmlregistration.h>

#include <chrono>
#include <cstdint>
#include <unordered_set>

namespace leadline::app {

/// Tracks which pixels of a plot have a dot, since a second one would be invisible but as
/// expensive.
class DotCells {
public:
    /// `plot` is the size of the plot in pixels.
    explicit DotCells(QSizeF plot) : m_plot(plot) {}

    /// Position as fractions of the plot; false outside of it, and if there is a dot already.
    [[nodiscard]] bool take(double x, double y)
    {
        if (!(x >= 0 && x <= 1 && y >= 0 && y <= 1))
            return false;
        const auto across = static_cast<std::uint64_t>(x * m_plot.width());
        const auto down = static_cast<std::uint64_t>(y * m_plot.height());
        return m_taken.insert(down << 32U | across).second;
    }

private:
    QSizeF m_plot;
    std::unordered_set<std::uint64_t> m_taken;
};

/// A label in a chart and its position in the plot; empty for no label.
class ChartMark {
    Q_GADGET
    QML_VALUE_TYPE(chartMark)
    Q_PROPERTY(QString text MEMBER text)
    /// Position as fractions of the plot, from its left and its upper edge.
    Q_PROPERTY(double x MEMBER x)
    Q_PROPERTY(double y MEMBER y)

public:
    QString text;
    double x = 0;
    double y = 0;

    friend bool operator==(const ChartMark&, const ChartMark&) = default;
};

/// Fills the series and axes of a Qt Charts chart with the last minutes of the selected component,
/// and provides its labels. Since a chart redraws completely at any change, updates come no faster
/// than `quickest`.
class ChartFeed : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(
        leadline::app::VehicleTiming* timing READ timing WRITE setTiming NOTIFY timingChanged)
    /// Size of the plot area between the axes, pixels.
    Q_PROPERTY(QSizeF plot READ plot WRITE setPlot NOTIFY plotChanged)
    /// Colour of single replies.
    Q_PROPERTY(QColor dot MEMBER m_dot NOTIFY chartChanged)
    /// Time span of the plot in seconds; the playhead is at 0.
    Q_PROPERTY(double span MEMBER span CONSTANT)
    /// Labels of the value axis, a list of ChartMark.
    Q_PROPERTY(QVariantList ticks READ ticks NOTIFY ticksChanged)

public:
    static constexpr std::chrono::milliseconds quickest{250};
    static constexpr double span = 300;

    explicit ChartFeed(QObject* parent = nullptr);

    [[nodiscard]] VehicleTiming* timing() const { return m_timing; }
    void setTiming(VehicleTiming* timing);
    [[nodiscard]] QSizeF plot() const { return m_plot; }
    void setPlot(QSizeF plot);
    [[nodiscard]] QVariantList ticks() const { return m_ticks; }

    /// Shows a picture at once; not needed if `timing` is bound.
    virtual void show(const TimingPicture& picture) = 0;

signals:
    void timingChanged();
    void plotChanged();
    void ticksChanged();
    /// Emitted when a series, axis or colour was set.
    void chartChanged();
    /// The series have been updated.
    void shown();

protected:
    /// Seconds from the playhead, and the horizontal position as a fraction of the plot.
    [[nodiscard]] static double secondsTo(base::Instant at, const TimingPicture& picture);
    [[nodiscard]] static double shareLeftOf(double seconds) { return 1 + seconds / span; }
    void setTicks(const QVariantList& ticks);
    /// Draws the points of a line as dots: Qt Charts has an item for each point of a scatter, and
    /// goes through all of them for each that comes or goes.
    void showDots(QXYSeries& line, const QList<QPointF>& points) const;

private:
    void ask();
    void showPending();

    QPointer<VehicleTiming> m_timing;
    QSizeF m_plot;
    QVariantList m_ticks;
    QColor m_dot = Qt::gray;
    QTimer m_pause;
    bool m_due = false;
};

} // namespace leadline::app

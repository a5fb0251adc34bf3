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

/// Which pixels of a plot have a dot: a second one there would not be seen, and costs as much.
class DotCells {
public:
    /// Its size in pixels.
    explicit DotCells(QSizeF plot) : m_plot(plot) {}

    /// At shares of the plot; false beside it, and where there is a dot.
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

/// Gives the series and axes of a chart of Qt Charts the last minutes of the chosen component, and
/// tells the words that stand in it. A chart draws all of itself anew for any change of it: so it
/// gets them no faster than `quickest`.
class ChartFeed : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(
        leadline::app::VehicleTiming* timing READ timing WRITE setTiming NOTIFY timingChanged)
    /// What the chart has between its axes, pixels.
    Q_PROPERTY(QSizeF plot READ plot WRITE setPlot NOTIFY plotChanged)
    /// Of single replies.
    Q_PROPERTY(QColor dot MEMBER m_dot NOTIFY chartChanged)
    /// How much of the time the plot shows, seconds; the playhead is at 0.
    Q_PROPERTY(double span MEMBER span CONSTANT)
    /// ChartMarks of the values.
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

    /// At once. Whoever binds `timing` need not call it.
    virtual void show(const TimingPicture& picture) = 0;

signals:
    void timingChanged();
    void plotChanged();
    void ticksChanged();
    /// A series or axis was named.
    void chartChanged();
    /// The series have what there is to show.
    void shown();

protected:
    /// Seconds from the playhead, and the share of the plot left of a moment.
    [[nodiscard]] static double secondsTo(base::Instant at, const TimingPicture& picture);
    [[nodiscard]] static double shareLeftOf(double seconds) { return 1 + seconds / span; }
    void setTicks(const QVariantList& ticks);
    /// Draws the points of a line as dots: Qt Charts has an item for each point of a scatter, and
    /// goes through all of them for each that comes or goes.
    void showDots(QXYSeries& line, const QList<QPointF>& points) const;

private:
    void ask();
    void showWhatIsDue();

    QPointer<VehicleTiming> m_timing;
    QSizeF m_plot;
    QVariantList m_ticks;
    QColor m_dot = Qt::gray;
    QTimer m_pause;
    bool m_due = false;
};

} // namespace leadline::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/ClockOffsetFeed.h"
#include "charts/RoundTripFeed.h"
#include "charts/RoundTripHistogramFeed.h"
#include "support/TestMain.h"
#include "timing/RoundTripAxis.h"

#include <QChart>
#include <QLineSeries>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace leadline;
using namespace std::chrono_literals;
using app::ChartMark;
using app::TimingPicture;

namespace {

constexpr base::Duration now = 400s;
constexpr QSizeF plotSize(600, 120);

TimingPicture::Row& addRow(TimingPicture& picture)
{
    picture.at = {now};
    picture.rows.resize(1);
    return picture.rows.front();
}

/// Replies that took as long, a second apart; the last one came now.
TimingPicture pictureOf(const std::vector<base::Duration>& roundTrips)
{
    TimingPicture picture;
    TimingPicture::Row& row = addRow(picture);
    base::Duration at = now - 1s * static_cast<int>(roundTrips.size());
    for (const base::Duration roundTrip : roundTrips)
        row.history.add({.arrived = {at += 1s}, .roundTrip = roundTrip});
    row.figures = row.history.figures();
    return picture;
}

QStringList textsOf(const QVariantList& ticks)
{
    QStringList all;
    for (const QVariant& tick : ticks)
        all += tick.value<ChartMark>().text;
    return all;
}

bool near(double a, double b)
{
    return std::abs(a - b) < 1e-6;
}

struct RoundTripChart {
    QLineSeries replies;
    QLineSeries lost;
    QLineSeries median;
    QLineSeries p95;
    QLogValueAxis axis;
    app::RoundTripFeed feed;

    RoundTripChart()
    {
        feed.setPlot(plotSize);
        feed.setProperty("replies", QVariant::fromValue<QXYSeries*>(&replies));
        feed.setProperty("lost", QVariant::fromValue<QXYSeries*>(&lost));
        feed.setProperty("axis", QVariant::fromValue(&axis));
        feed.setMedian(&median);
        feed.setP95(&p95);
    }
};

struct HistogramChart {
    QBarSet bars{{}};
    QLineSeries p95Line;
    QLineSeries p99Line;
    QValueAxis counts;
    QValueAxis rows;
    QLogValueAxis axis;
    app::RoundTripHistogramFeed feed;

    HistogramChart()
    {
        feed.setPlot(plotSize);
        feed.setProperty("bars", QVariant::fromValue(&bars));
        feed.setProperty("p95Line", QVariant::fromValue<QXYSeries*>(&p95Line));
        feed.setProperty("p99Line", QVariant::fromValue<QXYSeries*>(&p99Line));
        feed.setProperty("counts", QVariant::fromValue(&counts));
        feed.setProperty("rows", QVariant::fromValue(&rows));
        feed.setProperty("axis", QVariant::fromValue(&axis));
    }
};

struct OffsetChart {
    QLineSeries replies;
    QLineSeries upper;
    QLineSeries middle;
    QLineSeries lower;
    QLineSeries events;
    QValueAxis axis;
    app::ClockOffsetFeed feed;

    OffsetChart()
    {
        feed.setPlot(plotSize);
        feed.setProperty("replies", QVariant::fromValue<QXYSeries*>(&replies));
        feed.setProperty("upper", QVariant::fromValue<QXYSeries*>(&upper));
        feed.setProperty("middle", QVariant::fromValue<QXYSeries*>(&middle));
        feed.setProperty("lower", QVariant::fromValue<QXYSeries*>(&lower));
        feed.setProperty("events", QVariant::fromValue<QXYSeries*>(&events));
        feed.setProperty("axis", QVariant::fromValue(&axis));
    }
};

/// The clock is ahead by 5 s and by as much more, a second apart, within 0.5 ms.
TimingPicture offsetsOf(const std::vector<base::Duration>& more)
{
    TimingPicture picture;
    TimingPicture::Row& row = addRow(picture);
    base::Duration at = now - 1s * static_cast<int>(more.size());
    for (const base::Duration each : more) {
        row.offsets.push_back({.at = {at += 1s}, .offset = 5s + each, .bound = 500us});
        row.history.add({.arrived = {at}, .roundTrip = 2ms, .middle = 5s + each + 100us});
    }
    row.figures = row.history.figures();
    row.offset = mavlink::OffsetEstimate{};
    return picture;
}

} // namespace

class TimingChartsTest : public QObject {
    Q_OBJECT

private slots:
    void repliesAreDotsOfSecondsAndMilliseconds()
    {
        RoundTripChart chart;
        chart.feed.show(pictureOf({3ms, 4500us, 12ms}));
        const QList<QPointF> expected{{-2, 3}, {-1, 4.5}, {0, 12}};
        QCOMPARE(chart.replies.points(), expected);
    }

    void aPixelHasOneDotAndThePlotFiveMinutes()
    {
        RoundTripChart chart;
        TimingPicture picture = pictureOf({3ms, 30ms});
        TimingPicture::Row& row = picture.rows.front();
        row.history.add({.arrived = {now}, .roundTrip = 30ms + 1us});
        chart.feed.show(picture);
        QCOMPARE(chart.replies.count(), 2);
        chart.feed.setPlot({600, 120'000});
        chart.feed.show(picture);
        QCOMPARE(chart.replies.count(), 3);
        picture.at = {now + 299500ms};
        chart.feed.show(picture);
        QCOMPARE(chart.replies.count(), 2);
        picture.at = {now + 301s};
        chart.feed.show(picture);
        QCOMPARE(chart.replies.count(), 0);
    }

    void theAxisIsLogarithmicAndLeavesRoomForWhatIsLost()
    {
        RoundTripChart chart;
        chart.feed.show(pictureOf({1200us, 53500us}));
        QCOMPARE(chart.axis.min(), 1.0);
        const double share = std::log(53.5) / std::log(chart.axis.max());
        QVERIFY(near(share, 0.88));
        QCOMPARE(textsOf(chart.feed.ticks()), QStringList({"1", "2", "5", "10", "20", "50"}));
        const auto ten = chart.feed.ticks().at(3).value<ChartMark>();
        QVERIFY(near(ten.y, 1 - std::log(10) / std::log(chart.axis.max())));
    }

    void theLongestOneIsNamedWhereItIs()
    {
        RoundTripChart chart;
        chart.feed.show(pictureOf({1200us, 53500us, 2ms}));
        QCOMPARE(chart.feed.longest().text, QStringLiteral("53.5"));
        QVERIFY(near(chart.feed.longest().x, 1 - 1.0 / 300));
        QVERIFY(near(chart.feed.longest().y, 0.12));
    }

    void whatWasLostIsMarkedAtTheUpperEdge()
    {
        RoundTripChart chart;
        TimingPicture picture = pictureOf({2ms, 3ms});
        picture.rows.front().history.addLost({now - 60s});
        picture.rows.front().history.addLost({now - 7500ms});
        chart.feed.show(picture);
        const app::RoundTripAxis axis = app::RoundTripAxis::of(picture);
        std::vector<double> feet;
        for (const QPointF& point : chart.lost.points())
            if (axis.shareOf(point.y()) < 1) {
                QVERIFY(near((1 - axis.shareOf(point.y())) * plotSize.height(), 7));
                feet.push_back(point.x());
            } else {
                // The way from one to the next is not seen.
                QVERIFY(axis.shareOf(point.y()) > 1.5);
            }
        QCOMPARE(feet, (std::vector<double>{-60, -7.5}));
    }

    void aLineIsInterruptedWhereNothingCame()
    {
        RoundTripChart chart;
        QChart view;
        view.addSeries(&chart.median);
        view.addAxis(&chart.axis, Qt::AlignLeft);
        chart.median.attachAxis(&chart.axis);
        TimingPicture picture = pictureOf({2ms, 3ms});
        picture.smoothed = {{{now - 4s}, 2ms, 9ms},
                            {{now - 3s}, 3ms, 8ms},
                            {{now - 2s}, {}, 8ms},
                            {{now - 1s}, 4ms, 8ms},
                            {{now}, 5ms, 7ms}};
        chart.feed.show(picture);
        QCOMPARE(chart.median.points(), (QList<QPointF>{{-4, 2}, {-3, 3}}));
        QCOMPARE(chart.p95.points(), (QList<QPointF>{{-4, 9}, {-3, 8}, {-2, 8}, {-1, 8}, {0, 7}}));
        QCOMPARE(view.series().size(), 2);
        auto* further = qobject_cast<QXYSeries*>(view.series().last());
        QCOMPARE(further->points(), (QList<QPointF>{{-1, 4}, {0, 5}}));
        QCOMPARE(further->attachedAxes(), chart.median.attachedAxes());
        chart.median.setColor(Qt::red);
        QCOMPARE(further->pen(), chart.median.pen());
        picture.smoothed.pop_back();
        picture.smoothed.pop_back();
        chart.feed.show(picture);
        QCOMPARE(further->count(), 0);
        view.removeSeries(&chart.median);
        view.removeAxis(&chart.axis);
    }

    void barsCountWhatCameOnTheSameAxis()
    {
        HistogramChart chart;
        TimingPicture picture = pictureOf({2ms, 2ms, 2ms, 40ms, 3ms});
        chart.feed.show(picture);
        const app::RoundTripAxis axis = app::RoundTripAxis::of(picture);
        QCOMPARE(chart.bars.count(), 30); // of 120 pixels
        QCOMPARE(chart.bars.sum(), 5.0);
        QCOMPARE(chart.bars.at(static_cast<int>(axis.shareOf(40) * 30)), 1.0);
        QCOMPARE(chart.bars.at(static_cast<int>(axis.shareOf(2) * 30)), 3.0);
        QCOMPARE(chart.counts.max(), 3.0);
        QCOMPARE(chart.rows.min(), -0.5);
        QCOMPARE(chart.rows.max(), 29.5);
        QVERIFY(near(chart.axis.min(), axis.low()) && near(chart.axis.max(), axis.high()));
        chart.feed.show(picture);
        QCOMPARE(chart.bars.sum(), 5.0);
    }

    void figuresStandAtTheirValues()
    {
        HistogramChart chart;
        std::vector<base::Duration> roundTrips(100);
        std::generate(roundTrips.begin(), roundTrips.end(),
                      [ms = 0]() mutable { return 1ms * ++ms; });
        TimingPicture picture = pictureOf(roundTrips);
        chart.feed.show(picture);
        const auto& figures = *picture.rows.front().figures.roundTrips;
        const app::RoundTripAxis axis = app::RoundTripAxis::of(picture);
        const double p95 = std::chrono::duration<double, std::milli>(figures.p95).count();
        QCOMPARE(chart.p95Line.points(), (QList<QPointF>{{0, p95}, {chart.counts.max(), p95}}));
        QVERIFY(near(chart.feed.p95().y, 1 - axis.shareOf(p95)));
        QVERIFY(chart.feed.p99().y < chart.feed.p95().y);
        QVERIFY(chart.feed.p95().y < chart.feed.median().y);
        QCOMPARE(chart.feed.p95().text, QString::number(p95, 'f', 1));
    }

    void theOffsetIsAChangeWithinItsBound()
    {
        OffsetChart chart;
        chart.feed.show(offsetsOf({0ms, 1ms, 3ms}));
        QCOMPARE(chart.middle.points(), (QList<QPointF>{{-2, 0}, {-1, 1}, {0, 3}}));
        QCOMPARE(chart.upper.points(), (QList<QPointF>{{-2, 0.5}, {-1, 1.5}, {0, 3.5}}));
        QCOMPARE(chart.lower.points(), (QList<QPointF>{{-2, -0.5}, {-1, 0.5}, {0, 2.5}}));
        QCOMPARE(chart.replies.count(), 3);
        QVERIFY(near(chart.replies.at(2).y(), 3.1));
        QCOMPARE(chart.axis.min(), -1.0);
        QCOMPARE(chart.axis.max(), 4.0);
        QCOMPARE(textsOf(chart.feed.ticks()), QStringList({"−1", "0", "+1", "+2", "+3", "+4"}));
        QVERIFY(near(chart.feed.ticks().at(1).value<ChartMark>().y, 0.8));
        QCOMPARE(chart.feed.note(), ChartMark());
    }

    void aClockThatIsFarAheadHasTicksOfALargerUnit()
    {
        OffsetChart chart;
        chart.feed.show(offsetsOf({0ms, 40min}));
        QCOMPARE(chart.feed.unit(), QStringLiteral("s"));
        for (const QString& tick : textsOf(chart.feed.ticks()))
            QVERIFY2(tick.size() <= 5, qPrintable(tick));
        chart.feed.show(offsetsOf({0ms, 1ms}));
        QCOMPARE(chart.feed.unit(), QStringLiteral("ms"));
    }

    void theSkewIsTakenOut()
    {
        OffsetChart chart;
        TimingPicture picture = offsetsOf({0us, 20us, 40us});
        picture.rows.front().offset->skewPpm = 20;
        chart.feed.show(picture);
        for (const QPointF& point : chart.middle.points())
            QVERIFY(near(point.y(), 0));
    }

    void whereAClockWasSetStandsALineAndTheNewestIsSaid()
    {
        OffsetChart chart;
        TimingPicture picture = offsetsOf({0ms, 1ms, 3ms});
        auto& events = picture.rows.front().events;
        events.push_back({.at = {now - 350s}, .step = 9ms});
        events.push_back({.at = {now - 200s}, .step = 1ms});
        events.push_back({.at = {now - 150s}, .step = 1600us});
        chart.feed.show(picture);
        // Up, and down again.
        const QList<QPointF> lines = chart.events.points();
        QCOMPARE(lines.size(), 4);
        QCOMPARE(lines[0].x(), -200.0);
        QCOMPARE(lines[1].x(), -200.0);
        QCOMPARE(lines[2].x(), -150.0);
        QCOMPARE(lines[3].x(), -150.0);
        QVERIFY(lines[0].y() < chart.axis.min() && lines[1].y() > chart.axis.max());
        QCOMPARE(lines[2].y(), lines[1].y());
        QCOMPARE(lines[3].y(), lines[0].y());
        QVERIFY(near(chart.feed.note().x, 0.5));
        QVERIFY(chart.feed.note().text.contains(QStringLiteral("+1.60 ms")));
    }

    void afterARestartTheChangeBeginsAnew()
    {
        OffsetChart chart;
        TimingPicture picture = offsetsOf({0ms, 9000ms, 9001ms});
        picture.rows.front().events.push_back({.at = {now - 1s}, .isReboot = true, .step = {}});
        chart.feed.show(picture);
        QCOMPARE(chart.middle.points(), (QList<QPointF>{{-1, 0}, {0, 1}}));
        QCOMPARE(chart.replies.count(), 2);
    }

    void withoutAComponentNothingStays()
    {
        RoundTripChart roundTrips;
        HistogramChart histogram;
        OffsetChart offset;
        const std::vector<app::ChartFeed*> feeds{&roundTrips.feed, &histogram.feed, &offset.feed};
        const TimingPicture picture = offsetsOf({0ms, 1ms});
        for (app::ChartFeed* feed : feeds)
            feed->show(picture);
        QVERIFY(roundTrips.replies.count() > 0 && histogram.bars.sum() > 0 &&
                offset.middle.count() > 0);
        for (app::ChartFeed* feed : feeds)
            feed->show({});
        for (const QXYSeries* series : std::initializer_list<const QXYSeries*>{
                 &roundTrips.replies, &roundTrips.lost, &roundTrips.median, &histogram.p95Line,
                 &offset.replies, &offset.upper, &offset.middle, &offset.lower, &offset.events})
            QCOMPARE(series->count(), 0);
        QCOMPARE(histogram.bars.sum(), 0.0);
        QCOMPARE(roundTrips.feed.longest(), ChartMark());
        QCOMPARE(histogram.feed.p99(), ChartMark());
        QVERIFY(offset.feed.ticks().isEmpty());
    }

    void manyChangesAreShownTogether()
    {
        RoundTripChart chart;
        QSignalSpy shown(&chart.feed, &app::ChartFeed::shown);
        app::VehicleTiming timing;
        chart.feed.setTiming(&timing);
        for (int i = 0; i < 10; ++i)
            emit timing.changed();
        QTRY_COMPARE(shown.count(), 1);
        for (int i = 0; i < 10; ++i) {
            emit timing.changed();
            QCoreApplication::processEvents();
        }
        QCOMPARE(shown.count(), 1);
        QTRY_COMPARE(shown.count(), 2);
    }
};

LEADLINE_GUI_TEST(TimingChartsTest)
#include "tst_timingcharts.moc"

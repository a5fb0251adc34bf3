// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/TimeColumns.h"
#include "support/TestMain.h"

#include <QTest>

#include <limits>
#include <vector>

using namespace leadline::raster;

class TimeColumnsTest : public QObject {
    Q_OBJECT

private slots:
    void aPingIsAsWideAsItsPeriod()
    {
        const auto columns = [](double begin, double end) {
            return TimeColumns::columnsOf({begin, end}, 10, 20, 100);
        };
        QVERIFY(columns(10, 11) == (ColumnRange{0, 10}));
        QVERIFY(columns(10.05, 10.06) == (ColumnRange{0, 1}));
        QVERIFY(columns(10.05, 10.11) == (ColumnRange{0, 2}));
        QVERIFY(columns(10.3, 10.3) == (ColumnRange{3, 4}));
        QVERIFY(columns(10.3, 10.1) == (ColumnRange{3, 4}));
        QVERIFY(columns(5, 30) == (ColumnRange{0, 100}));
        QVERIFY(columns(19.95, 30) == (ColumnRange{99, 100}));
        QVERIFY(columns(5, 10).empty());
        QVERIFY(columns(5, 6).empty());
        QVERIFY(columns(20, 21).empty());
        QVERIFY(columns(10.0, 10.0) == (ColumnRange{0, 1}));
    }

    void neighboursThatMeetShareNoColumn()
    {
        for (int i = 0; i < 1000; ++i) {
            const auto range = TimeColumns::columnsOf({i * 0.1, (i + 1) * 0.1}, 0, 100, 1000);
            QVERIFY(range == (ColumnRange{i, i + 1}));
        }
    }

    void pingsOfAColumnComeInOrder()
    {
        const std::vector<PingPeriod> pings{{2, 4}, {0, 0.5}, {0.5, 1}, {3.5, 9}};
        const TimeColumns when(pings, 0, 5, 5);
        const auto in = [&](int x) {
            const auto span = when.pingsIn(x);
            return std::vector<std::size_t>(span.begin(), span.end());
        };
        QCOMPARE(in(0), (std::vector<std::size_t>{1, 2}));
        QCOMPARE(in(1), (std::vector<std::size_t>{}));
        QCOMPARE(in(2), (std::vector<std::size_t>{0}));
        QCOMPARE(in(3), (std::vector<std::size_t>{0, 3}));
        QCOMPARE(in(4), (std::vector<std::size_t>{3}));
        QVERIFY(when.pingsIn(-1).empty() && when.pingsIn(5).empty());
    }

    void nonsenseIsEmpty()
    {
        const double nan = std::numeric_limits<double>::quiet_NaN();
        const double inf = std::numeric_limits<double>::infinity();
        QVERIFY(TimeColumns::columnsOf({0, 1}, 0, 0, 10).empty());
        QVERIFY(TimeColumns::columnsOf({0, 1}, 1, 0, 10).empty());
        QVERIFY(TimeColumns::columnsOf({0, 1}, 0, 1, 0).empty());
        for (const double bad : {nan, inf}) {
            QVERIFY(TimeColumns::columnsOf({bad, 1}, 0, 1, 10).empty());
            QVERIFY(TimeColumns::columnsOf({0, 1}, bad, 1, 10).empty());
            QVERIFY(TimeColumns::columnsOf({0, 1}, 0, bad, 10).empty());
        }
        // The newest ping may have no end yet.
        QVERIFY(TimeColumns::columnsOf({0.5, inf}, 0, 1, 10) == (ColumnRange{5, 10}));
        QCOMPARE(TimeColumns({}, 0, 1, -4).columns(), 0);
    }
};

LEADLINE_APPLESS_TEST(TimeColumnsTest)
#include "tst_timecolumns.moc"

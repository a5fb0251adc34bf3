// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/LinkErrorRate.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using app::LinkErrorRate;
using app::UnframedBytes;

namespace {

/// Brings 1000 bytes each quarter of a second.
struct Line {
    base::Instant now;
    UnframedBytes::Counts counts;
    LinkErrorRate damage;
    LinkErrorRate::Figures figures;

    void bring(base::Duration time, std::uint64_t strayEachTime, std::uint64_t placesEachTime)
    {
        for (const base::Instant end = now + time; now < end; now = now + 250ms) {
            counts.bytes += 1000;
            counts.stray += strayEachTime;
            counts.places += placesEachTime;
            figures = damage.update(now, counts);
        }
    }
};

} // namespace

class LinkErrorRateTest : public QObject {
    Q_OBJECT

private slots:
    void aGoodLineHasNone()
    {
        Line line;
        line.bring(30s, 0, 0);
        QCOMPARE(line.figures.percent, 0.0);
        QCOMPARE(line.figures.perSecond, 0.0);
        QVERIFY(!line.figures.lasts);
    }

    void damageIsCountedOfTheLastTenSeconds()
    {
        Line line;
        line.bring(60s, 0, 0);
        line.bring(20s, 100, 2);
        QCOMPARE(line.figures.percent, 10.0);
        QCOMPARE(line.figures.perSecond, 8.0);
        QVERIFY(line.figures.lasts);
        line.bring(20s, 0, 0);
        QCOMPARE(line.figures.percent, 0.0);
        QVERIFY(!line.figures.lasts);
    }

    void itIsSaidWhenItLasts()
    {
        Line line;
        line.bring(10s, 0, 0);
        line.bring(4s, 100, 1);
        QVERIFY(!line.figures.lasts);
        line.bring(4s, 100, 1);
        QVERIFY(line.figures.lasts);
    }

    void theHalfMessageOfTheBeginningIsNone()
    {
        Line line;
        line.bring(250ms, 900, 1);
        line.bring(15s, 0, 0);
        QVERIFY(!line.figures.lasts);
        // Now and then a spark, of which nobody need hear.
        for (int i = 0; i < 10; ++i) {
            line.bring(250ms, 100, 1);
            line.bring(8s, 0, 0);
            QVERIFY(!line.figures.lasts);
        }
    }

    void anotherLinkBeginsAnew()
    {
        Line line;
        line.bring(20s, 100, 1);
        QVERIFY(line.figures.lasts);
        line.counts = {};
        line.bring(250ms, 0, 0);
        QVERIFY(!line.figures.lasts);
        QCOMPARE(line.figures.percent, 0.0);
    }
};

LEADLINE_GUILESS_TEST(LinkErrorRateTest)
#include "tst_linkerrorrate.moc"

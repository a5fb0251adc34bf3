// SPDX-License-Identifier: GPL-3.0-or-later
#include "Sea.h"
#include "plot/StripItem.h"
#include "support/TestMain.h"

using namespace leadline;
using namespace std::chrono_literals;

class StripItemTest : public QObject {
    Q_OBJECT

private slots:
    void itShowsTheWholeStretchAndItsSilences()
    {
        test::EchoLog log(ping::Family::Ping1D);
        test::fillWithProfiles(log, 6000);
        app::SonarSource source;
        source.setReader(echo::PingReader(log.log(), 0));
        app::StripItem item;
        item.setSource(&source);
        item.setEndS(604);
        test::Shown shown(item, {604, 30});
        QTRY_VERIFY((void(shown.grab()), item.complete()));
        QCOMPARE(item.bottomM(), 15.0);
        for (const int x : {1, 18, 26, 300, 602})
            QCOMPARE(qAlpha(item.image().pixel(x, 10)), 255);
        for (const int x : {21, 22})
            QCOMPARE(qAlpha(item.image().pixel(x, 10)), 0);

        // Another stretch is shown at once, and then drawn anew.
        item.setBeginS(15);
        item.setEndS(30);
        (void)shown.grab();
        QCOMPARE(qAlpha(item.image().pixel(604 * 7 / 15, 10)), 0);
        QCOMPARE(qAlpha(item.image().pixel(604 * 3 / 15, 10)), 255);
        QTRY_VERIFY((void(shown.grab()), item.complete()));
        QCOMPARE(qAlpha(item.image().pixel(604 * 7 / 15, 10)), 0);
    }

    void aSinglePingIsAllThereIsToDraw()
    {
        test::EchoLog log(ping::Family::Ping1D);
        log.add(test::Echo1d{.samples = test::someSamples(100, 1)}.profile());
        app::SonarSource source;
        source.setReader(echo::PingReader(log.log(), 0));
        app::StripItem item;
        item.setSource(&source);
        test::Shown shown(item, {604, 30});
        (void)shown.grab();
        QVERIFY(item.isDrawn());
    }

    void whatComesIsAddedAndNoFrameWaits()
    {
        test::EchoLog log(ping::Family::Ping1D);
        app::SonarSource source;
        source.setReader(echo::PingReader(log.log(), 0));
        app::StripItem item;
        item.setSource(&source);
        item.setEndS(100);
        test::Shown shown(item, {200, 30});
        for (unsigned i = 0; i < 500; ++i) {
            log.add(test::Echo1d{.samples = test::someSamples(100, i)}.profile());
            if (i % 50 == 0) {
                source.setPlayhead(1s);
                (void)shown.grab();
            }
        }
        source.setPlayhead(1s);
        QTRY_VERIFY((void(shown.grab()), item.complete()));
        QCOMPARE(qAlpha(item.image().pixel(98, 20)), 255);
        QCOMPARE(qAlpha(item.image().pixel(104, 20)), 0);
    }

    void aLogThatGrewLooksAsDrawnFromScratch_data()
    {
        QTest::addColumn<int>("before");
        QTest::addColumn<int>("after");
        QTest::newRow("a few") << 300 << 303;
        QTest::newRow("many") << 100 << 800;
        QTest::newRow("to the end") << 900 << 1000;
        // The upper half of the waterfall is empty until then.
        QTest::newRow("over a silence") << 150 << 300;
    }

    void aLogThatGrewLooksAsDrawnFromScratch()
    {
        QFETCH(int, before);
        QFETCH(int, after);
        test::EchoLog log(ping::Family::Ping1D);
        const auto fill = [&log](int from, int to) {
            for (int i = from; i < to; ++i)
                log.add(test::Echo1d{.samples = test::someSamples(100, static_cast<unsigned>(i))}
                            .profile(),
                        100ms * i + (i >= 200 ? 5s : 0s));
        };
        fill(0, before);
        app::SonarSource source;
        source.setReader(echo::PingReader(log.log(), 0));
        source.setPlayhead(1s);
        const auto show = [&source](app::StripItem& item) {
            item.setSource(&source);
            item.setEndS(100);
        };
        app::StripItem grown;
        show(grown);
        test::Shown shown(grown, {1270, 30});
        QTRY_VERIFY((void(shown.grab()), grown.complete()));
        fill(before, after);
        source.setPlayhead(2s);
        QTRY_VERIFY((void(shown.grab()), grown.complete()));

        app::StripItem fresh;
        show(fresh);
        test::Shown beside(fresh, {1270, 30});
        QTRY_VERIFY((void(beside.grab()), fresh.complete()));
        QCOMPARE(grown.image(), fresh.image());
    }
};

LEADLINE_GUI_TEST(StripItemTest)
#include "tst_stripitem.moc"

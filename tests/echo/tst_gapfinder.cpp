// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/GapFinder.h"

#include "mavlink/FramePeek.h"
#include "mavlink/Message.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using echo::GapFinder;

class GapFinderTest : public QObject {
    Q_OBJECT

private slots:
    void findsSilencesWhileTheLogGrows()
    {
        log::Log log;
        (void)log.addStream(2, ping::Family::Ping360);
        GapFinder finder;
        QVERIFY(!finder.extend(log, 100));
        fill(log, 0s, 50);
        QVERIFY(!finder.extend(log, 100));
        QVERIFY(finder.gaps().empty());
        fill(log, 10s, 50);
        QVERIFY(!finder.extend(log, 100));
        QCOMPARE(finder.gaps().size(), std::size_t{1});
        QCOMPARE(finder.gaps()[0].begin, log::Time(4900ms));
        QCOMPARE(finder.gaps()[0].end, log::Time(10s));
        fill(log, 30s, 50);
        QVERIFY(!finder.extend(log, 100));
        QCOMPARE(finder.gaps().size(), std::size_t{2});
    }

    void looksAtNoMoreThanItIsTold()
    {
        log::Log log;
        (void)log.addStream(2, ping::Family::Ping360);
        fill(log, 0s, 10);
        fill(log, 20s, 10);
        GapFinder finder;
        QVERIFY(finder.extend(log, 10));
        QVERIFY(finder.gaps().empty());
        QVERIFY(!finder.extend(log, 10));
        QCOMPARE(finder.gaps().size(), std::size_t{1});
    }

    void whatIsMissingIsDamageInASilenceAndBetweenFrames()
    {
        using Kind = log::Gap::Kind;
        const std::vector<log::Gap> silences{{10s, 20s}, {40s, 50s}, {60s, 70s}};
        const auto all = echo::withDamage(silences, {{11s, 19s, Kind::Damage},
                                                     {30s, 31s, Kind::Damage},
                                                     {35s, 42s, Kind::Damage},
                                                     {90s, 90s, Kind::Damage}});
        const std::vector<log::Gap> wanted{
            {10s, 20s, Kind::Damage},        {30s, 31s, Kind::PartlyDamaged},
            {35s, 40s, Kind::PartlyDamaged}, {40s, 50s, Kind::Damage},
            {60s, 70s, Kind::DataGap},       {90s, 90s, Kind::PartlyDamaged}};
        QCOMPARE(all.size(), wanted.size());
        for (std::size_t i = 0; i < all.size(); ++i) {
            QCOMPARE(all[i].begin, wanted[i].begin);
            QCOMPARE(all[i].end, wanted[i].end);
            QVERIFY(all[i].kind == wanted[i].kind);
        }
    }

    void whatWasSentBreaksNoSilence()
    {
        log::Log log;
        (void)log.addStream(2, ping::Family::Ping360);
        const auto sent = *log.addStream(0, ping::DeviceKind::Vehicle);
        log.streamForWriting(sent).setSent();
        fill(log, 0s, 20);
        for (int i = 0; i < 100; ++i) {
            const auto beat = mavlink::encodeFrame({}, mavlink::Heartbeat{});
            QVERIFY(log.append(sent, *mavlink::readFrame(beat), 2s + 100ms * i));
        }
        fill(log, 12s, 20);
        GapFinder finder;
        QVERIFY(!finder.extend(log, 1000));
        QCOMPARE(finder.gaps().size(), std::size_t{1});
        QCOMPARE(finder.gaps()[0].end, log::Time(12s));
    }

private:
    /// So many frames, one each 100 ms.
    static void fill(log::Log& log, log::Time from, int frames)
    {
        for (int i = 0; i < frames; ++i) {
            const auto frame = test::Spoke360{.angleGrad = 7}.frame();
            QVERIFY(log.append(0, ping::viewFrame(frame), from + 100ms * i));
        }
    }
};

LEADLINE_GUILESS_TEST(GapFinderTest)
#include "tst_gapfinder.moc"

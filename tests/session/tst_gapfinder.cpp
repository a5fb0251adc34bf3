// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/GapFinder.h"

#include "mavlink/Codec.h"
#include "mavlink/FrameLook.h"
#include "mavlink/Message.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using app::GapFinder;

class GapFinderTest : public QObject {
    Q_OBJECT

private slots:
    void findsSilencesWhileTheLogGrows()
    {
        log::Log log;
        (void)log.addStream(2, log::StreamKind::Ping360);
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
        (void)log.addStream(2, log::StreamKind::Ping360);
        fill(log, 0s, 10);
        fill(log, 20s, 10);
        GapFinder finder;
        QVERIFY(finder.extend(log, 10));
        QVERIFY(finder.gaps().empty());
        QVERIFY(!finder.extend(log, 10));
        QCOMPARE(finder.gaps().size(), std::size_t{1});
    }

    void whatIsSentToAVehicleIsNoSign()
    {
        log::Log log;
        (void)log.addStream(2, log::StreamKind::Ping360);
        const auto sent = *log.addStream(0, log::StreamKind::Mavlink);
        log.streamForWriting(sent).setSent();
        fill(log, 0s, 10);
        const auto beat =
            mavlink::encodeFrame({{254, 190}, 0}, mavlink::Heartbeat{0, 6, 8, 0, 4, 3});
        for (int s = 1; s < 20; ++s)
            QVERIFY(log.append(sent, *mavlink::readFrame(beat), std::chrono::seconds(s)));
        fill(log, 20s, 10);
        GapFinder finder;
        QVERIFY(!finder.extend(log, 100));
        QCOMPARE(finder.gaps().size(), std::size_t{1});
        QCOMPARE(finder.gaps()[0].end, log::Time(20s));
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "EchoLog.h"
#include "echo/PolarWindow.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;

namespace {

/// 750 · 25 ns · 400 samples at 1500 m/s are 5.625 m.
test::Spoke360 spoke(int grad, std::uint8_t steps, std::uint16_t samplePeriod, std::uint8_t value)
{
    return {.angleGrad = std::uint16_t(grad),
            .samplePeriod = samplePeriod,
            .samples = test::Samples(400, value),
            .steps = steps};
}

} // namespace

class PolarWindowTest : public QObject {
    Q_OBJECT

private slots:
    void theEdgeIsTheLargestRangeAmongThoseShown()
    {
        test::EchoLog log(ping::Family::Ping360);
        log.add(spoke(100, 4, 750, 1).frame());  // 5.625 m
        log.add(spoke(200, 1, 375, 2).frame());  //
        log.add(spoke(100, 10, 150, 3).frame()); // hides the first
        const echo::PingReader reader(log.log(), 0);
        echo::BearingIndex index(reader);
        echo::PolarWindow window;
        window.load(reader, index.newestOf(2));
        QVERIFY(qAbs(window.edgeM() - 5.625) < 1e-9);
        window.load(reader, index.newestOf(3));
        QVERIFY(qAbs(window.edgeM() - 5.625 / 2) < 1e-9);
        window.load(reader, index.newestOf(0));
        QCOMPARE(window.edgeM(), 0.0);
        QVERIFY(window.spokes().empty());
    }

    void aSectorShowsTheNewestPingThatCoversIt()
    {
        test::EchoLog log(ping::Family::Ping360);
        log.add(spoke(0, 10, 750, 11).frame());
        log.add(spoke(1, 2, 750, 22).frame());
        const echo::PingReader reader(log.log(), 0);
        echo::BearingIndex index(reader);
        echo::PolarWindow window;
        window.load(reader, index.newestOf(2));
        const auto valueOf = [&](std::size_t sector) {
            const int spokeNumber = window.spokeOfSector()[sector];
            return spokeNumber < 0
                       ? -1
                       : int(window.spokes()[std::size_t(spokeNumber)].profile.samples[0]);
        };
        for (std::size_t sector = 0; sector < 800; ++sector) {
            const bool second = sector < 4; // gradians 0 to 2
            const bool first = sector < 10 || sector >= 790;
            QCOMPARE(valueOf(sector), second ? 22 : first ? 11 : -1);
        }
        QCOMPARE(window.spokes().size(), std::size_t{2});
        QVERIFY(window.ping(4)->time < window.ping(0)->time);
        QCOMPARE(window.newest(), window.ping(0));
        // The wider one is shown on 8 gradians only.
        const auto widthAt = [&](std::size_t sector) {
            return window.spokes()[std::size_t(window.spokeOfSector()[sector])].stepGrad;
        };
        QCOMPARE(widthAt(4), 8.0);
        QCOMPARE(widthAt(0), 2.0);
    }

    void everyLoadOwnsItsSamples()
    {
        test::EchoLog log(ping::Family::Ping360);
        for (int i = 0; i < 900; ++i)
            log.add(spoke(i % 400, 1, 750, std::uint8_t(i / 4)).frame());
        const echo::PingReader reader(log.log(), 0);
        echo::BearingIndex index(reader);
        echo::PolarWindow window;
        for (const std::uint64_t count : {900U, 20U, 500U}) {
            window.load(reader, index.newestOf(count));
            QCOMPARE(window.spokes().size(), std::size_t(std::min<std::uint64_t>(count, 400)));
            for (const echo::Spoke& shown : window.spokes()) {
                const int grad = int(shown.angleGrad);
                const int newest = grad + 400 * ((int(count) - 1 - grad) / 400);
                QCOMPARE(int(shown.profile.samples[399]), newest / 4);
            }
        }
    }
};

LEADLINE_APPLESS_TEST(PolarWindowTest)
#include "tst_polarwindow.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "EchoLog.h"
#include "echo/PolarWindow.h"
#include "support/TestMain.h"

#include <QTest>

#include <chrono>
#include <vector>

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

/// Spokes as they are drawn interpolated.
class Between {
public:
    void add(const test::Spoke360& its)
    {
        m_log.add(its.frame(), m_next);
        m_next += std::chrono::milliseconds(100);
    }
    void wait(log::Time time) { m_next += time; }
    /// The value in each sector of [first, last); -1 for none.
    [[nodiscard]] std::vector<int> values(std::size_t first, std::size_t last)
    {
        const echo::PingReader reader(m_log.log(), 0);
        echo::BearingIndex index(reader);
        const std::uint64_t count = reader.count();
        m_window.load(reader, index.newestOf(count), {.interpolated = true},
                      echo::EarlierSweeps{index.sweepsOf(count)});
        std::vector<int> all;
        std::vector<std::uint8_t> storage;
        for (std::size_t sector = first; sector < last; ++sector) {
            const auto profile = m_window.interpolated(sector, storage);
            all.push_back(profile.samples.empty() ? -1 : int(profile.samples[200]));
        }
        return all;
    }

private:
    test::EchoLog m_log{ping::Family::Ping360};
    log::Time m_next{};
    echo::PolarWindow m_window;
};

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

    /// Two spokes of four sectors each: 100 and 200.
    void whatLiesBetweenSpokesIsInterpolated()
    {
        Between between;
        between.add(spoke(100, 2, 750, 100));
        between.add(spoke(102, 2, 750, 200));
        // Sectors are 1/4 of a step wide, their middles 1/8 of it from the borders.
        QCOMPARE(between.values(198, 206),
                 (std::vector<int>{100, 100, 113, 138, 163, 188, 200, 200}));
    }

    void nothingIsInterpolatedOverAGapOrWithOtherSettings()
    {
        const std::vector<int> asMeasured{100, 100, 100, 100, 200, 200, 200, 200};
        {
            Between between; // another range
            between.add(spoke(100, 2, 750, 100));
            between.add(spoke(102, 2, 760, 200));
            QCOMPARE(between.values(198, 206), asMeasured);
        }
        {
            Between between; // a pause
            between.add(spoke(100, 2, 750, 100));
            between.wait(std::chrono::seconds(3));
            between.add(spoke(102, 2, 750, 200));
            QCOMPARE(between.values(198, 206), asMeasured);
        }
        {
            Between between; // a bearing that was not measured
            between.add(spoke(100, 2, 750, 100));
            between.add(spoke(104, 2, 750, 200));
            QCOMPARE(between.values(198, 210),
                     (std::vector<int>{100, 100, 100, 100, -1, -1, -1, -1, 200, 200, 200, 200}));
        }
        {
            Between between; // the end of this sweep
            for (const int grad : {100, 102, 104, 106})
                between.add(spoke(grad, 2, 750, 100));
            for (const int grad : {104, 102})
                between.add(spoke(grad, 2, 750, 200));
            QCOMPARE(between.values(198, 206), asMeasured);
        }
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "EchoLog.h"
#include "echo/WaterfallWindow.h"
#include "support/TestMain.h"

#include <QTest>

#include <algorithm>

using namespace leadline;
using namespace std::chrono_literals;

namespace {

test::Bytes profile(unsigned value, std::uint32_t lengthMm = 10'000)
{
    return test::Echo1d{.startMm = 1000, .lengthMm = lengthMm, .samples = {std::uint8_t(value)}}
        .profile();
}

int loudest(const echo::WaterfallWindow& window)
{
    int value = 0;
    for (const echo::Profile& shown : window.profiles())
        for (const unsigned sample : shown.samples)
            value = std::max(value, int(sample));
    return value;
}

} // namespace

class WaterfallWindowTest : public QObject {
    Q_OBJECT

private slots:
    void fewPingsAreShownOneByOne()
    {
        test::EchoLog log(ping::Family::Ping1D);
        for (unsigned i = 0; i < 400; ++i)
            log.add(profile(i / 2, 10'000 + i));
        const echo::PingReader reader(log.log(), 0);
        echo::LevelOfDetail detail(reader);
        echo::WaterfallWindow window;
        window.load(reader, detail, 0s, 40s, 100);
        QCOMPARE(window.profiles().size(), std::size_t{400});
        QCOMPARE(window.periods().size(), std::size_t{400});
        for (std::size_t i = 0; i < 400; ++i) {
            QCOMPARE(window.profiles()[i].samples.size(), std::size_t{1});
            QCOMPARE(std::size_t(window.profiles()[i].samples[0]), i / 2);
            QCOMPARE(window.periods()[i].first, log::Time(i * 100ms));
            QCOMPARE(window.periods()[i].second, log::Time((i + 1) * 100ms));
        }
        QCOMPARE(window.topM(), 1.0);
        QVERIFY(qAbs(window.bottomM() - 11.399) < 1e-9);
        QCOMPARE(detail.pingsProcessed(), 0U);
    }

    void aStretchBeginsWithThePingThatReachesIntoIt()
    {
        test::EchoLog log(ping::Family::Ping1D);
        for (unsigned i = 0; i < 100; ++i)
            log.add(profile(i));
        const echo::PingReader reader(log.log(), 0);
        echo::LevelOfDetail detail(reader);
        echo::WaterfallWindow window;
        window.load(reader, detail, 2050ms, 2950ms, 100);
        QCOMPARE(int(window.profiles().front().samples[0]), 20);
        QCOMPARE(int(window.profiles().back().samples[0]), 29);
        window.load(reader, detail, 100s, 200s, 100);
        QVERIFY(window.profiles().size() <= 1); // at most the last ping, which has ended
        window.load(reader, detail, -5s, -1s, 100);
        QVERIFY(window.profiles().empty());
        QCOMPARE(window.bottomM(), 0.0);
    }

    void manyPingsCostWhatTheirColumnsCost()
    {
        test::EchoLog log(ping::Family::Ping1D);
        for (unsigned i = 0; i < 5003; ++i)
            log.add(profile(i == 5002 ? 250 : i == 1234 ? 200 : 3));
        const echo::PingReader reader(log.log(), 0);
        echo::LevelOfDetail detail(reader);
        echo::WaterfallWindow window;
        for (const std::size_t columns : {1U, 10U, 100U, 300U}) {
            window.load(reader, detail, 0s, 501s, columns);
            QVERIFY2(window.profiles().size() <= 4 * columns + 50,
                     QByteArray::number(int(window.profiles().size())));
            QVERIFY(window.profiles().size() < 5003);
            // No echo is lost, neither among the many nor at the end, and no time is.
            QCOMPARE(loudest(window), 250);
            QCOMPARE(std::count_if(window.profiles().begin(), window.profiles().end(),
                                   [](const echo::Profile& shown) {
                                       return std::count(shown.samples.begin(), shown.samples.end(),
                                                         200) > 0;
                                   }),
                     1);
            QCOMPARE(window.periods().front().first, log::Time(0s));
            QCOMPARE(window.periods().back().second, log::Time(500'300ms));
            for (std::size_t i = 1; i < window.periods().size(); ++i)
                QCOMPARE(window.periods()[i].first, window.periods()[i - 1].second);
        }
    }

    void aLongSilenceIsAGap()
    {
        const auto endOfPing = [](log::Time usual, log::Time silence) {
            test::EchoLog log(ping::Family::Ping1D);
            log::Time time{};
            for (int i = 0; i < 10; ++i, time += usual)
                log.add(profile(1), time);
            time += silence - usual;
            for (int i = 0; i < 10; ++i, time += usual)
                log.add(profile(2), time);
            const echo::PingReader reader(log.log(), 0);
            echo::LevelOfDetail detail(reader);
            echo::WaterfallWindow window;
            window.load(reader, detail, 0s, time, 100);
            return window.periods()[9].second - window.periods()[9].first;
        };
        // Longer than 1.5 s and than five periods.
        QCOMPARE(endOfPing(100ms, 1500ms), log::Time(1500ms));
        QCOMPARE(endOfPing(100ms, 1501ms), log::Time(100ms));
        QCOMPARE(endOfPing(1s, 5s), log::Time(5s));
        QCOMPARE(endOfPing(1s, 5001ms), log::Time(1s));
    }

    void pingsOneByOneAreShapedAndManyOnlyAmplified()
    {
        test::EchoLog log(ping::Family::Ping1D);
        for (unsigned i = 0; i < 999; ++i)
            log.add(test::Echo1d{
                .startMm = 0, .lengthMm = 4000, .samples = {std::uint8_t(i % 2 == 0 ? 20 : 40), 10}}
                        .profile());
        const echo::PingReader reader(log.log(), 0);
        echo::LevelOfDetail detail(reader);
        echo::WaterfallWindow window;
        const echo::EchoShaping shaping{.rangeGain = 5, .smoothing = 2};
        // Middles at a quarter and three quarters of the range: times 2 and 4.
        window.load(reader, detail, 50s, 60s, 100, shaping);
        for (const echo::Profile& shown : window.profiles()) {
            QCOMPARE(int(shown.samples[0]), 60);
            QCOMPARE(int(shown.samples[1]), 40);
        }
        // As if nothing had been loaded before it.
        window.load(reader, detail, 0s, 60s, 1000, shaping);
        QCOMPARE(int(window.profiles()[0].samples[0]), 40);
        QCOMPARE(int(window.profiles()[1].samples[0]), 60);
        // The larger of many, amplified; those at the end that are shown one by one not averaged.
        window.load(reader, detail, 0s, 100s, 10, shaping);
        QVERIFY(window.profiles().size() < 200);
        for (const echo::Profile& shown : window.profiles()) {
            const int quarter = shown.samples[shown.samples.size() / 4];
            QVERIFY2(quarter == 80 || (shown.samples.size() == 2 && quarter == 40),
                     QByteArray::number(quarter));
        }
        // The shaping before is forgotten.
        window.load(reader, detail, 0s, 100s, 10);
        QCOMPARE(loudest(window), 40);
    }

    void timesThatGoBackMakeNoNegativePeriods()
    {
        test::EchoLog log(ping::Family::Ping1D);
        for (const auto time : {10s, 11s, 12s, 5s, 6s})
            log.add(profile(1), time);
        const echo::PingReader reader(log.log(), 0);
        echo::LevelOfDetail detail(reader);
        echo::WaterfallWindow window;
        window.load(reader, detail, 0s, 20s, 100);
        QCOMPARE(window.periods().size(), std::size_t{5});
        for (const auto& [begin, end] : window.periods())
            QVERIFY(end > begin);
    }

    void holdsThePingsAndTheRangeThatHoldsThem()
    {
        test::EchoLog log(ping::Family::Ping1D);
        log.add(test::Echo1d{.distanceMm = 1000, .startMm = 0, .lengthMm = 90'000, .samples = {}}
                    .profile());
        log.add(test::Echo1d{.distanceMm = 2000, .startMm = 500, .lengthMm = 4000, .samples = {7}}
                    .profile());
        log.add(test::distanceSimple(1, 1)); // no ping
        log.add(test::Echo1d{.distanceMm = 3000, .startMm = 800, .lengthMm = 9000, .samples = {8}}
                    .profile());
        const echo::PingReader reader(log.log(), 0);
        echo::WaterfallWindow window;
        window.load(reader, 0, 99);
        QCOMPARE(window.profiles().size(), std::size_t{3});
        QVERIFY(window.profiles()[0].samples.empty());
        QCOMPARE(window.profiles()[1].samples[0], std::uint8_t{7});
        QCOMPARE(window.profiles()[2].samples[0], std::uint8_t{8});
        QCOMPARE(window.topM(), 0.5); // a ping without samples has no range to show
        QCOMPARE(window.bottomM(), 9.8);
        QCOMPARE(window.periods()[2].first, log::Time(300ms));
        QCOMPARE(*window.distances()[2], 3.0);

        window.load(reader, 1, 2);
        QCOMPARE(window.profiles().size(), std::size_t{1});
        QCOMPARE(window.topM(), 0.5);
        QCOMPARE(window.bottomM(), 4.5);
        window.load(reader, 5, 2);
        QVERIFY(window.profiles().empty());
        QCOMPARE(window.bottomM(), 0.0);
    }

    void aPingThatCannotBeReadKeepsItsColumn()
    {
        test::EchoLog log(ping::Family::Ping1D);
        log.add(test::Echo1d{.samples = {7}}.profile());
        log.add(test::pingFrame(1300, test::Bytes(5, std::byte{1})));
        log.add(test::Echo1d{.samples = {8}}.profile());
        const echo::PingReader reader(log.log(), 0);
        echo::WaterfallWindow window;
        window.load(reader, 0, 3);
        QCOMPARE(window.profiles().size(), std::size_t{3});
        QVERIFY(window.profiles()[1].samples.empty());
        QCOMPARE(window.periods()[1].first, log::Time(100ms));
        QVERIFY(!window.distances()[1]);
        QCOMPARE(window.profiles()[2].samples[0], std::uint8_t{8});
    }
};

LEADLINE_APPLESS_TEST(WaterfallWindowTest)
#include "tst_waterfallwindow.moc"

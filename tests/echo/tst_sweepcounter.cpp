// SPDX-License-Identifier: GPL-3.0-or-later
#include "EchoLog.h"
#include "echo/BearingIndex.h"
#include "echo/SweepCounter.h"
#include "support/TestMain.h"

#include <QTest>

#include <vector>

using namespace leadline;
using echo::SweepCounter;

namespace {

std::vector<int> backs(const SweepCounter& sweeps, std::uint32_t pings)
{
    std::vector<int> all;
    for (std::uint32_t ping = 0; ping < pings; ++ping)
        all.push_back(sweeps.back(ping));
    return all;
}

SweepCounter counted(const std::vector<int>& bearings)
{
    SweepCounter sweeps;
    std::uint32_t ping = 0;
    for (const int bearing : bearings)
        sweeps.add(ping++, std::uint16_t(bearing));
    return sweeps;
}

/// From `from` on by `step`, `count` bearings.
void scan(std::vector<int>& bearings, int from, int step, int count)
{
    for (int i = 0; i < count; ++i)
        bearings.push_back(((from + i * step) % 400 + 400) % 400);
}

} // namespace

class SweepCounterTest : public QObject {
    Q_OBJECT

private slots:
    void aHeadThatGoesRoundSweepsOnceATurn_data()
    {
        QTest::addColumn<int>("step");
        for (const int step : {1, -1, 3, 8, 10})
            QTest::addRow("%d", step) << step;
    }
    void aHeadThatGoesRoundSweepsOnceATurn()
    {
        QFETCH(const int, step);
        SweepCounter sweeps;
        int turned = 0;
        for (std::uint32_t ping = 0; turned < 4000; ++ping, turned += std::abs(step)) {
            sweeps.add(ping, std::uint16_t(((150 + int(ping) * step) % 400 + 400) % 400));
            QCOMPARE(sweeps.back(0), turned / 400);
            QCOMPARE(sweeps.back(ping), 0);
        }
    }

    void aSectorIsSweptToAndFro()
    {
        std::vector<int> bearings;
        scan(bearings, 180, 10, 5);  // 180 … 220
        scan(bearings, 210, -10, 4); // 210 … 180
        scan(bearings, 190, 10, 4);
        // The bearing at which it turned belongs to the sweep that begins there.
        QCOMPARE(backs(counted(bearings), 13),
                 (std::vector<int>{2, 2, 2, 2, 1, 1, 1, 1, 0, 0, 0, 0, 0}));
        // It has turned once two pings lie behind.
        bearings.resize(6);
        QCOMPARE(counted(bearings).back(0), 0);
    }

    void aBearingThatIsTakenTwiceAtTheEndIsNoSweep()
    {
        const auto sweeps = counted({10, 20, 30, 30, 20, 10, 10, 20, 30});
        QCOMPARE(backs(sweeps, 9), (std::vector<int>{2, 2, 1, 1, 1, 0, 0, 0, 0}));
    }

    void oneLatePingIsNoReversal()
    {
        QCOMPARE(counted({10, 11, 13, 12, 14, 15, 17, 16, 18}).back(0), 0);
    }

    void aJumpBeginsASweep()
    {
        std::vector<int> bearings;
        scan(bearings, 50, 10, 31); // round a sector of 300 gradians
        scan(bearings, 50, 10, 31);
        const auto sweeps = counted(bearings);
        QCOMPARE(sweeps.back(30), 1);
        QCOMPARE(sweeps.back(31), 0);
        // Some lost bearings are none.
        QCOMPARE(counted({10, 11, 12, 40, 41, 42}).back(0), 0);
    }

    void aHeadThatStaysSweepsNotAndNorDoesNonsense()
    {
        QCOMPARE(counted(std::vector<int>(1000, 200)).back(0), 0);
        QCOMPARE(counted({10, 20, 400, 65535, 30, 40}).back(0), 0);
        QCOMPARE(SweepCounter().back(0), 0);
    }

    void noMoreThanTwelveAreToldApart()
    {
        std::vector<int> bearings;
        for (int turn = 0; turn < 30; ++turn)
            scan(bearings, 0, 10, 40);
        const auto sweeps = counted(bearings);
        QCOMPARE(sweeps.back(0), SweepCounter::mostBack);
        QCOMPARE(sweeps.back(29 * 40 - 1), 1);
        QCOMPARE(sweeps.firstOf(0), 29U * 40);
        QCOMPARE(sweeps.firstOf(11), 18U * 40);
    }

    /// Forwards, backwards and by leaps it is the same.
    void theIndexGivesThatOfAllPingsBefore()
    {
        test::EchoLog log(ping::Family::Ping360);
        std::vector<int> bearings;
        for (int i = 0; bearings.size() < 3000; ++i) {
            scan(bearings, 150, 2, 50);
            scan(bearings, 250, -2, 50);
            if (i % 7 == 3)
                scan(bearings, 0, 4, 130);
        }
        for (const int bearing : bearings)
            log.add(test::Spoke360{.angleGrad = std::uint16_t(bearing),
                                   .samplePeriod = 750,
                                   .samples = test::Samples(8, 1)}
                        .frame());
        const echo::PingReader reader(log.log(), 0);
        echo::BearingIndex index(reader);
        for (const std::size_t count :
             {2999U, 10U, 511U, 512U, 513U, 1024U, 0U, 1800U, 1799U, 3000U}) {
            const auto found = index.sweepsOf(count);
            const auto expected = counted({bearings.begin(), bearings.begin() + int(count)});
            for (int back = 0; back < SweepCounter::mostBack; ++back)
                QCOMPARE(found.firstOf(back), expected.firstOf(back));
        }
    }
};

LEADLINE_APPLESS_TEST(SweepCounterTest)
#include "tst_sweepcounter.moc"

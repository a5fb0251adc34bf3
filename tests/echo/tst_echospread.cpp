// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/EchoSpread.h"

#include "EchoLog.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using test::Samples;

class EchoSpreadTest : public QObject {
    Q_OBJECT

private slots:
    void theLeastTheMeanAndTheMostOfEachRange()
    {
        const Samples own{10, 20, 30, 40};
        const Samples other{20, 10, 0, 40};
        const Samples third{0, 60, 31, 40};
        const auto spread =
            echo::spreadOf({0, 4, own}, std::vector<echo::Profile>{{0, 4, other}, {0, 4, third}});
        QCOMPARE(spread.least, (Samples{0, 10, 0, 40}));
        QCOMPARE(spread.mean, (Samples{10, 30, 20, 40}));
        QCOMPARE(spread.most, (Samples{20, 60, 31, 40}));
        QCOMPARE(spread.pings, std::size_t{3});
    }

    void differentDepthsAreNeverMixed()
    {
        const Samples own{10, 20, 30, 40};
        const Samples nearer{90, 90}; // 0..2 m
        const auto spread = echo::spreadOf({0, 4, own}, std::vector<echo::Profile>{{0, 2, nearer}});
        QCOMPARE(spread.most, (Samples{90, 90, 30, 40}));
        QCOMPARE(spread.mean, (Samples{50, 55, 30, 40}));
        const auto none = echo::spreadOf({0, 4, own}, std::vector<echo::Profile>{{5, 2, nearer}});
        QCOMPARE(none.most, own);
    }

    void whatHasNoRangeIsItself()
    {
        const Samples own{10, 20};
        QCOMPARE(echo::spreadOf({0, 0, own}, {}).mean, own);
        QVERIFY(echo::spreadOf({}, {}).mean.empty());
    }

    void itEndsAtAGapInTime()
    {
        test::EchoLog log(ping::Family::Ping1D);
        for (unsigned i = 0; i < 10; ++i)
            log.add(test::Echo1d{.pingNumber = i, .samples = Samples(8, std::uint8_t(10 * i))}
                        .profile(),
                    100ms * i + (i < 5 ? 0s : 20s));
        const echo::PingReader reader(log.log(), 0);
        const auto spread = echo::spreadUpTo(reader, 8, 20);
        QCOMPARE(spread.pings, std::size_t{4});
        QCOMPARE(spread.least[0], std::uint8_t(50));
        QCOMPARE(spread.most[0], std::uint8_t(80));
        QCOMPARE(echo::spreadUpTo(reader, 8, 2).least[0], std::uint8_t(70));
        QCOMPARE(echo::spreadUpTo(reader, 99, 20).pings, std::size_t{0});
    }
};

LEADLINE_APPLESS_TEST(EchoSpreadTest)

#include "tst_echospread.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/HeadingCompensation.h"
#include "support/TestMain.h"

#include <QTest>

#include <map>

using namespace leadline;

class SectorCoverTest : public QObject {
    Q_OBJECT

private slots:
    void theNewestOfThoseThatAreThereIsOnTop()
    {
        echo::SectorCover cover;
        std::map<std::uint32_t, echo::SectorRun> there;
        std::uint32_t random = 3;
        const auto chance = [&random](std::uint32_t of) {
            random = random * 1664525U + 1013904223U;
            return (random >> 8U) % of;
        };
        for (int i = 0; i < 2000; ++i) {
            const std::uint32_t ping = chance(60);
            if (const auto found = there.find(ping); found != there.end()) {
                cover.remove(ping, found->second);
                there.erase(found);
            } else {
                const echo::SectorRun run{int(chance(2400)) - 800,
                                          int(chance(5) == 0 ? chance(801) : chance(9))};
                cover.add(ping, run);
                there[ping] = run;
            }
            echo::NewestPings expected;
            expected.fill(echo::noPing);
            for (const auto& [number, run] : there)
                for (int s = 0; s < run.count; ++s)
                    expected[echo::sectorOf(run.first + s)] = number;
            QVERIFY(cover.newest() == expected);
            for (std::size_t s = 0; s < expected.size(); ++s)
                QCOMPARE(cover.covered()[s], expected[s] != echo::noPing);
        }
    }

    void sectorsAreTurnedToBothSides()
    {
        echo::Sectors sectors;
        for (const int each : {0, 1, 700})
            sectors.set(echo::sectorOf(each));
        for (const int by : {0, 1, 100, 799, 800, -1, -750, 1700}) {
            echo::Sectors expected;
            for (const int each : {0, 1, 700})
                expected.set(echo::sectorOf(each + by));
            QVERIFY(echo::turned(sectors, by) == expected);
        }
    }
};

LEADLINE_APPLESS_TEST(SectorCoverTest)
#include "tst_sectorcover.moc"

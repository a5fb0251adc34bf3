// SPDX-License-Identifier: GPL-3.0-or-later
#include "sidescan/GainOverRange.h"
#include "support/SideScanSea.h"
#include "support/TestMain.h"

#include <QTest>

#include <numeric>

using namespace leadline;
using namespace leadline::sidescan;

class GainOverRangeTest : public QObject {
    Q_OBJECT

private slots:
    void theMeanMakesTheBottomLevelOverItsRange()
    {
        std::mt19937 random(1);
        std::vector<Row> rows;
        for (int i = 0; i < 450; ++i)
            rows.push_back(test::SideScanSea{}.row(random));
        const GainOverRange gain = GainOverRange::byMean(rows);
        std::vector<double> means(600);
        std::vector<std::uint8_t> levels(600);
        for (const Row& row : rows) {
            gain.apply(row, levels);
            for (std::size_t i = 0; i < levels.size(); ++i)
                means[i] += levels[i] / 450.0;
        }
        const auto near = std::accumulate(means.begin() + 120, means.begin() + 150, 0.0) / 30;
        const auto far = std::accumulate(means.begin() + 550, means.begin() + 580, 0.0) / 30;
        QVERIFY2(std::abs(near - far) < 2, qPrintable(QString::number(near - far)));
    }

    void onlyTheNewestLinesCount()
    {
        std::mt19937 random(2);
        std::vector<Row> rows(1, test::SideScanSea{.bottomDb = 20}.row(random));
        rows.resize(GainOverRange::lines + 1, test::SideScanSea{}.row(random));
        QVERIFY(GainOverRange::byMean(rows) ==
                GainOverRange::byMean(std::span(rows).last(GainOverRange::lines)));
    }

    void physicsRaisesWhatIsFar()
    {
        const GainOverRange gain = GainOverRange::byPhysics(50, 100);
        // 30 dB a decade and 0.2 dB a metre, in half decibels.
        QVERIFY(std::abs(gain.at(12.5)) <= 1);
        const double db = 30 * std::log10(45 / 12.5) + 0.2 * 32.5;
        QVERIFY(std::abs(gain.at(45) - 2 * db) <= 1.5);
        QVERIFY(gain.at(2) < 0);
    }

    void nothingIsNoGain()
    {
        QVERIFY(GainOverRange::byMean({}).isOff());
        QCOMPARE(GainOverRange().at(10), 0);
        std::mt19937 random(3);
        const Row row = test::SideScanSea{}.row(random);
        std::vector<std::uint8_t> levels(row.levels.size());
        GainOverRange().apply(row, levels);
        QVERIFY(levels == row.levels);
    }
};

LEADLINE_APPLESS_TEST(GainOverRangeTest)
#include "tst_gainoverrange.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "polar/PolarOverlay.h"
#include "support/TestMain.h"

#include <QTest>

#include <cmath>

using namespace leadline;

namespace {

using Pings = std::vector<log::PingEntry>;

/// Requested pings at these gradians.
Pings pingsAt(std::initializer_list<int> grads, std::uint8_t steps = 0)
{
    Pings pings;
    for (const int grad : grads) {
        log::PingEntry entry;
        entry.angleGrad = static_cast<std::uint16_t>((grad + 400) % 400);
        entry.steps = steps;
        entry.hasSamples = 1;
        pings.push_back(entry);
    }
    return pings;
}

echo::NewestPings nothingShown()
{
    echo::NewestPings shown{};
    shown.fill(echo::noPing);
    return shown;
}

QString lost(const Pings& pings, const echo::NewestPings& shown = nothingShown(),
             std::uint64_t first = 0)
{
    const auto sectors = app::lostSectors(pings, first, shown);
    QStringList found;
    for (std::size_t i = 0; i < sectors.size(); ++i)
        if (sectors[i])
            found << QString::number(i);
    return found.join(QLatin1Char(' '));
}

} // namespace

class PolarLostTest : public QObject {
    Q_OBJECT

private slots:
    void aStepWithoutAReplyIsLost()
    {
        QCOMPARE(lost(pingsAt({10, 11, 12, 14, 15, 16})), "25 26");
        QCOMPARE(lost(pingsAt({16, 15, 14, 12, 11, 10})), "25 26");
        QCOMPARE(lost(pingsAt({10, 12, 14, 18, 20})), "30 31 32 33");
        QCOMPARE(lost(pingsAt({10, 20, 40, 50})),
                 "50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 "
                 "67 68 69");
    }
    void oneAtTheTurnOfTheCircleToo() { QCOMPARE(lost(pingsAt({398, 399, 401, 402})), "0 799"); }
    void twoLossesNearEachOtherAreBothSeen()
    {
        QCOMPARE(lost(pingsAt({10, 11, 13, 15, 16})), "23 24 27 28");
    }
    void aWideGapIsNotScanned()
    {
        QCOMPARE(lost(pingsAt({10, 11, 12, 40, 41, 42})), "");
        QCOMPARE(lost(pingsAt({10, 11, 22, 23})), "");
    }
    void anotherStepIsNoLoss()
    {
        QCOMPARE(lost(pingsAt({10, 11, 12, 14, 16, 18})), "");
        QCOMPARE(lost(pingsAt({10, 15, 20, 21, 22, 23})), "");
    }
    void theNewestPingMayBeTheFirstOfAnotherStep()
    {
        QCOMPARE(lost(pingsAt({10, 11, 12, 14})), "");
    }
    void aTurnBackIsNoLoss() { QCOMPARE(lost(pingsAt({10, 11, 12, 11, 10, 9})), ""); }
    void whatTheDeviceSkipsByItselfIsNotLost()
    {
        QCOMPARE(lost(pingsAt({10, 11, 12, 14, 15, 16}, 1)), "");
    }
    void aLaterPassFillsIt()
    {
        auto shown = nothingShown();
        shown[25] = 108;
        shown[26] = 103; // the ping behind the gap, which reaches into it
        QCOMPARE(lost(pingsAt({10, 11, 12, 14, 15, 16}), shown, 100), "26");
    }
    void fourOrFiveRingsFitIntoAnyRange()
    {
        for (double span = 0.5; span < 400; span *= 1.003) {
            const double step = app::polarRingStep(span);
            const int rings = static_cast<int>(span * 1.002 / step);
            QVERIFY2(rings == 4 || rings == 5, qPrintable(QString::number(span)));
            const double power = std::pow(10.0, std::floor(std::log10(step * 1.000001)));
            const double tenths = step / power * 10;
            QVERIFY2(std::abs(tenths - std::round(tenths)) < 1e-6,
                     qPrintable(QString::number(step)));
        }
        QCOMPARE(app::polarRingStep(9.99), 2.5);
        QCOMPARE(app::polarRingStep(20), 5.0);
        QCOMPARE(app::polarRingStep(50), 10.0);
        QCOMPARE(app::polarRingStep(0), 0.0);
    }
};

LEADLINE_GUILESS_TEST(PolarLostTest)
#include "tst_polarlost.moc"

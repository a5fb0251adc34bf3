// SPDX-License-Identifier: GPL-3.0-or-later
#include "mavlink/RateMeter.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using mavlink::RateMeter;

namespace {

base::Instant at(base::Duration time)
{
    return {time};
}

RateMeter regular(base::Duration period, int count)
{
    RateMeter meter;
    for (int i = 0; i < count; ++i)
        meter.add(at(i * period));
    return meter;
}

} // namespace

class RateMeterTest : public QObject {
    Q_OBJECT

private slots:
    void aSteadyStreamHasItsRate()
    {
        const RateMeter meter = regular(100ms, 50);
        QCOMPARE(meter.count(), std::uint64_t{50});
        QVERIFY(meter.period() == base::Duration(100ms));
        QCOMPARE(meter.perSecond(meter.last() + 20ms), 10.0);
    }

    void oneArrivalIsNoRate()
    {
        RateMeter meter;
        QCOMPARE(meter.perSecond(at(0s)), 0.0);
        meter.add(at(5s));
        QVERIFY(!meter.period());
        QCOMPARE(meter.perSecond(at(5s)), 0.0);
    }

    void theRateFollowsAChange()
    {
        RateMeter meter = regular(1s, 5);
        for (int i = 1; i <= 16; ++i)
            meter.add(at(4s + i * 10ms));
        QCOMPARE(meter.perSecond(meter.last()), 100.0);
    }

    void theRateGoesDownInSilence()
    {
        const RateMeter meter = regular(100ms, 50);
        QCOMPARE(meter.perSecond(meter.last() + 2s), 0.5);
    }

    void manyAtOnceAreNoEndlessRate()
    {
        const RateMeter meter = regular(0s, 4);
        QCOMPARE(meter.perSecond(at(0s)), 0.0);
    }

    void silenceIsLongerThanTheRhythmExplains()
    {
        QVERIFY(RateMeter().isSilent(at(0s)));
        const RateMeter quick = regular(50ms, 20);
        QVERIFY(!quick.isSilent(quick.last() + 1500ms));
        QVERIFY(quick.isSilent(quick.last() + 1501ms));
        const RateMeter slow = regular(2s, 20);
        QVERIFY(!slow.isSilent(slow.last() + 10s));
        QVERIFY(slow.isSilent(slow.last() + 10s + 1ms));
    }
};

LEADLINE_APPLESS_TEST(RateMeterTest)
#include "tst_ratemeter.moc"

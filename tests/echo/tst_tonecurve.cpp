// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/ToneCurve.h"

#include "support/TestMain.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace leadline;
using echo::ToneCurve;

class ToneCurveTest : public QObject {
    Q_OBJECT

private slots:
    void theRawCurveChangesNothing()
    {
        QVERIFY(ToneCurve{}.isRaw());
        for (int value = 0; value <= 255; ++value)
            QCOMPARE(ToneCurve{}.position(value), static_cast<double>(value));
    }

    void everyCurveRisesStrictlyFromEndToEnd()
    {
        for (int black = 0; black <= 240; black += 12)
            for (int white = black + 8; white <= 255; white += 7)
                for (const double gamma : {0.3, 0.45, 0.7, 1.0, 2.0}) {
                    const ToneCurve curve{static_cast<double>(black), static_cast<double>(white),
                                          gamma};
                    double before = -1;
                    for (int value = 0; value <= 255; ++value) {
                        const double position = curve.position(value);
                        QVERIFY(position > before && position <= 255);
                        before = position;
                    }
                    QCOMPARE(curve.position(0), 0.0);
                    QVERIFY(std::abs(curve.position(255) - 255) < 1e-9);
                }
    }

    void noiseIsNeverBrighterThanRecorded()
    {
        for (int black = 1; black <= 240; ++black) {
            const ToneCurve curve{static_cast<double>(black), 255, 0.45};
            for (int value = 0; value <= black; ++value)
                QVERIFY(curve.position(value) <=
                        std::min<double>(value, ToneCurve::darkest) + 1e-9);
        }
    }

    void theWhitePointReachesTheBrightEnd()
    {
        QCOMPARE(ToneCurve({10, 255, 0.5}).position(255), 255.0);
        QCOMPARE(ToneCurve({10, 100, 0.5}).position(100), 239.0);
    }

    void boundsHoldForAnything()
    {
        const double nan = std::numeric_limits<double>::quiet_NaN();
        QVERIFY(ToneCurve({nan, nan, nan}).bounded().isRaw());
        const ToneCurve crossed = ToneCurve{200, 100, 9}.bounded();
        QCOMPARE(crossed.black, 200.0);
        QCOMPARE(crossed.white, 208.0);
        QCOMPARE(crossed.gamma, 2.0);
        QCOMPARE((ToneCurve{400, 500, 0}.bounded()), (ToneCurve{247, 255, 0.3}));
    }
};

LEADLINE_APPLESS_TEST(ToneCurveTest)

#include "tst_tonecurve.moc"

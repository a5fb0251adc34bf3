// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/Profile.h"

#include "support/SonarFrames.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using test::Samples;

class ClippingTest : public QObject {
    Q_OBJECT

private slots:
    void samplesAtFullScaleAreCounted()
    {
        Samples samples(100, 254);
        for (std::size_t i = 50; i < 73; ++i)
            samples[i] = 255;
        const auto clipping = echo::clippingOf({.startM = 1, .lengthM = 10, .samples = samples});
        QCOMPARE(clipping.clipped, 23U);
        QCOMPARE(clipping.samples, 100U);
        QCOMPARE(clipping.percent(), 23.0);
    }

    void theRingingDoesNotCount()
    {
        Samples samples(100, 0);
        for (std::size_t i = 0; i < 5; ++i)
            samples[i] = 255; // 0 to 0.5 m
        QCOMPARE(echo::clippingOf({.startM = 0, .lengthM = 10, .samples = samples}).clipped, 0U);
        QCOMPARE(echo::clippingOf({.startM = 0, .lengthM = 20, .samples = samples}).clipped, 3U);
    }

    void whatHasNoSamplesHasNoneClipped()
    {
        QCOMPARE(echo::clippingOf({}).percent(), 0.0);
        const Samples samples(10, 255);
        QCOMPARE(echo::clippingOf({.startM = 0, .lengthM = 0, .samples = samples}).samples, 0U);
        QCOMPARE(echo::clippingOf({.startM = 0, .lengthM = 0.2, .samples = samples}).samples, 0U);
    }
};

LEADLINE_APPLESS_TEST(ClippingTest)

#include "tst_clipping.moc"

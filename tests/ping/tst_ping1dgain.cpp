// SPDX-License-Identifier: GPL-3.0-or-later
#include "ping/Ping1d.h"
#include "support/TestMain.h"

#include <QTest>

#include <cmath>

using namespace leadline::ping;

class Ping1dGainTest : public QObject {
    Q_OBJECT

private slots:
    void factorsAndDecibelsAreThoseOfTheFacts()
    {
        constexpr double factors[] = {0.6, 1.8, 5.5, 12.9, 30.2, 66.1, 144};
        constexpr double decibels[] = {-4.4, 5.1, 14.8, 22.2, 29.6, 36.4, 43.2};
        for (std::uint32_t i = 0; i < 7; ++i) {
            QCOMPARE(ping1d::gainFactor(i).value(), factors[i]);
            QVERIFY(std::abs(ping1d::gainDecibels(i).value() - decibels[i]) <= 0.05);
        }
    }

    void aSettingOutsideTheTableHasNoFactor()
    {
        QVERIFY(!ping1d::gainFactor(7));
        QVERIFY(!ping1d::gainDecibels(7));
        QVERIFY(!ping1d::gainFactor(0xffffffffU));
    }
};

LEADLINE_APPLESS_TEST(Ping1dGainTest)
#include "tst_ping1dgain.moc"

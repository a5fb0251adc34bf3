// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/ShownUnits.h"

#include "support/TestMain.h"

#include <QTest>

#include <cmath>

using leadline::app::ShownUnits;

/// The international foot is 0.3048 m exactly, and water freezes at 32 °F.
class ShownUnitsTest : public QObject {
    Q_OBJECT

private slots:
    void metricIsWhatIsKept()
    {
        for (const double value : {-2.0, 0.0, 0.3048, 100.0}) {
            QCOMPARE(ShownUnits::length(value, false), value);
            QCOMPARE(ShownUnits::metres(value, false), value);
            QCOMPARE(ShownUnits::temperature(value, false), value);
        }
        QCOMPARE(ShownUnits::perMetre(false), 1.0);
    }

    void imperialLengths_data()
    {
        QTest::addColumn<double>("metres");
        QTest::addColumn<double>("feet");
        QTest::newRow("none") << 0.0 << 0.0;
        QTest::newRow("a foot") << 0.3048 << 1.0;
        QTest::newRow("a fathom") << 1.8288 << 6.0;
        QTest::newRow("up") << -3.048 << -10.0;
        QTest::newRow("a nautical mile") << 1852.0 << 1852.0 / 0.3048;
        QTest::newRow("sound in water") << 1500.0 << 4921.259842519685;
    }
    void imperialLengths()
    {
        QFETCH(const double, metres);
        QFETCH(const double, feet);
        QVERIFY(std::abs(ShownUnits::length(metres, true) - feet) < 1e-9);
        QVERIFY(std::abs(ShownUnits::metres(feet, true) - metres) < 1e-9);
        QVERIFY(std::abs(metres * ShownUnits::perMetre(true) - feet) < 1e-9);
    }

    void imperialTemperatures_data()
    {
        QTest::addColumn<double>("celsius");
        QTest::addColumn<double>("fahrenheit");
        QTest::newRow("ice") << 0.0 << 32.0;
        QTest::newRow("steam") << 100.0 << 212.0;
        QTest::newRow("the same") << -40.0 << -40.0;
        QTest::newRow("sea") << 15.5 << 59.9;
    }
    void imperialTemperatures()
    {
        QFETCH(const double, celsius);
        QFETCH(const double, fahrenheit);
        QVERIFY(std::abs(ShownUnits::temperature(celsius, true) - fahrenheit) < 1e-9);
        const double back =
            (fahrenheit - ShownUnits::degreesAtZero(true)) / ShownUnits::degreesPerCelsius(true);
        QVERIFY(std::abs(back - celsius) < 1e-9);
    }

    void unknownStaysUnknown()
    {
        QVERIFY(std::isnan(ShownUnits::length(qQNaN(), true)));
        QVERIFY(std::isnan(ShownUnits::temperature(qQNaN(), true)));
    }
};

LEADLINE_APPLESS_TEST(ShownUnitsTest)
#include "tst_shownunits.moc"

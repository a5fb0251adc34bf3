// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/UnitFormat.h"

#include "support/TestMain.h"

#include <QTest>

#include <cmath>

using leadline::app::UnitFormat;

/// Expected values follow from the definitions: the international foot is exactly 0.3048 m, and
/// water freezes at 32 °F.
class UnitFormatTest : public QObject {
    Q_OBJECT

private slots:
    void metricIsWhatIsKept()
    {
        for (const double value : {-2.0, 0.0, 0.3048, 100.0}) {
            QCOMPARE(UnitFormat::length(value, false), value);
            QCOMPARE(UnitFormat::metres(value, false), value);
            QCOMPARE(UnitFormat::temperature(value, false), value);
        }
        QCOMPARE(UnitFormat::perMetre(false), 1.0);
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
        QVERIFY(std::abs(UnitFormat::length(metres, true) - feet) < 1e-9);
        QVERIFY(std::abs(UnitFormat::metres(feet, true) - metres) < 1e-9);
        QVERIFY(std::abs(metres * UnitFormat::perMetre(true) - feet) < 1e-9);
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
        QVERIFY(std::abs(UnitFormat::temperature(celsius, true) - fahrenheit) < 1e-9);
        const double back =
            (fahrenheit - UnitFormat::degreesAtZero(true)) / UnitFormat::degreesPerCelsius(true);
        QVERIFY(std::abs(back - celsius) < 1e-9);
    }

    void unknownStaysUnknown()
    {
        QVERIFY(std::isnan(UnitFormat::length(qQNaN(), true)));
        QVERIFY(std::isnan(UnitFormat::temperature(qQNaN(), true)));
    }
};

LEADLINE_APPLESS_TEST(UnitFormatTest)
#include "tst_unitformat.moc"

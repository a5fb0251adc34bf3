// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/SettingSteps.h"
#include "support/TestMain.h"

#include <QTest>

#include <cmath>

using leadline::app::SettingSteps;

class SettingStepsTest : public QObject {
    Q_OBJECT

private slots:
    void rangesGoByTheRoundOnes()
    {
        double range = 1;
        for (const double next : {2.0, 5.0, 10.0, 15.0, 20.0, 30.0, 40.0, 50.0, 60.0, 60.0}) {
            range = SettingSteps::range(range, 1, 60);
            QCOMPARE(range, next);
        }
        QCOMPARE(SettingSteps::range(60, 1, 200), 80.0);
        QCOMPARE(SettingSteps::range(1, -1, 60), 1.0);
        QCOMPARE(SettingSteps::range(100, -1, 60), 80.0);
        QCOMPARE(SettingSteps::range(12.5, 1, 60), 15.0);
        QCOMPARE(SettingSteps::range(12.5, -1, 60), 10.0);
    }

    /// The device gets them in millimetres.
    void inFeetRangesAndStepsAreRoundFeet()
    {
        constexpr double foot = SettingSteps::metresPerFoot;
        double range = 0.5;
        for (const double feet :
             {5.0, 10.0, 15.0, 20.0, 30.0, 40.0, 50.0, 75.0, 100.0, 150.0, 200.0, 200.0}) {
            range = std::round(SettingSteps::range(range, 1, 60, true) * 1000) / 1000;
            QVERIFY(std::abs(range - feet * foot) < 1e-3);
        }
        QVERIFY(std::abs(SettingSteps::range(20, 1, 200, true) - 75 * foot) < 1e-9);
        QVERIFY(std::abs(SettingSteps::range(20, -1, 200, true) - 50 * foot) < 1e-9);
        QVERIFY(std::abs(SettingSteps::range(200, 1, 200, true) - 200) < 1e-9);
        QVERIFY(std::abs(SettingSteps::range(1, -1, 200, true) - 1) < 1e-9);
        QCOMPARE(SettingSteps::roundStep(0.1 / foot), 0.2);
        QCOMPARE(SettingSteps::roundStep(0.5 / foot), 1.0);
        QCOMPARE(SettingSteps::roundStep(1 / foot), 2.0);
        QCOMPARE(SettingSteps::roundStep(5 / foot), 10.0);
        QCOMPARE(SettingSteps::roundStep(0), 0.0);
        // 3 ft, of which the device makes 914 mm.
        QCOMPARE(SettingSteps::evenly(0.914 / foot, 1, 1), 4.0);
        QCOMPARE(SettingSteps::evenly(0.914 / foot, -1, 1), 2.0);
        QCOMPARE(SettingSteps::evenly(0.305 / foot, -1, 1), 0.0);
    }

    void whatTheDeviceMadeOfARoundRangeIsThatRange()
    {
        QCOMPARE(SettingSteps::range(9.99, 1, 60), 15.0);
        QCOMPARE(SettingSteps::range(10.01, -1, 60), 5.0);
    }

    void sectorsGoRound()
    {
        QCOMPARE(SettingSteps::sector(60, 1), 90.0);
        QCOMPARE(SettingSteps::sector(360, 1), 60.0);
        QCOMPARE(SettingSteps::sector(60, -1), 360.0);
        QCOMPARE(SettingSteps::sector(73, 1), 90.0);
        QCOMPARE(SettingSteps::sector(73, -1), 60.0);
    }

    void evenStepsFindTheirGrid()
    {
        QCOMPARE(SettingSteps::evenly(750, 1, 10), 760.0);
        QCOMPARE(SettingSteps::evenly(749.9999, 1, 10), 760.0);
        QCOMPARE(SettingSteps::evenly(743, 1, 10), 750.0);
        QCOMPARE(SettingSteps::evenly(743, -1, 10), 740.0);
        QCOMPARE(SettingSteps::evenly(0, -1, 5), -5.0);
        QVERIFY(std::abs(SettingSteps::evenly(0.3, 1, 0.1) - 0.4) < 1e-9);
    }

    void numbersAreReadAsPeopleTypeThem_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<double>("number");
        QTest::newRow("point") << "12.5" << 12.5;
        QTest::newRow("comma") << "12,5" << 12.5;
        QTest::newRow("unit") << " 12.5 m " << 12.5;
        QTest::newRow("minus") << "-45" << -45.0;
        QTest::newRow("real minus") << QStringLiteral("−45°") << -45.0;
        QTest::newRow("no first digit") << ".5" << 0.5;
        QTest::newRow("Arabic digits") << QStringLiteral("١٢٫٥") << 12.5;
        QTest::newRow("Persian digits") << QStringLiteral("۱۲.۵") << 12.5;
        QTest::newRow("two marks") << "1,500.5" << qQNaN();
        QTest::newRow("Enter system/component") << "12 13" << qQNaN();
        QTest::newRow("words") << "deep" << qQNaN();
        QTest::newRow("nothing") << "" << qQNaN();
    }
    void numbersAreReadAsPeopleTypeThem()
    {
        QFETCH(const QString, typed);
        QFETCH(const double, number);
        const double read = SettingSteps::number(typed);
        QVERIFY(std::isnan(number) ? std::isnan(read) : read == number);
    }

    void whatCannotBeTakenAsItIsGetsASentence()
    {
        const auto said = [](const char* typed) {
            return SettingSteps::objection(QString::fromUtf8(typed), 0.3, 300, QStringLiteral("m"));
        };
        QCOMPARE(said("12,5"), QString());
        QCOMPARE(said("300.005"), QString());
        QCOMPARE(said("301"), QStringLiteral("The maximum is 300 m."));
        QCOMPARE(said("0,1"), QStringLiteral("The minimum is 0.3 m."));
        QCOMPARE(said("12..5"),
                 QStringLiteral("12..5 is not a number. Type one such as 12.5 or 12,5."));
        QCOMPARE(SettingSteps::objection(QStringLiteral("7"), 8, 9, {}),
                 QStringLiteral("The minimum is 8."));
    }
};

LEADLINE_APPLESS_TEST(SettingStepsTest)
#include "tst_settingsteps.moc"

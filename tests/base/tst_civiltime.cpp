// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/CivilTime.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;

class CivilTimeTest : public QObject {
    Q_OBJECT

private slots:
    void theNameOfAFileGivesItsStart()
    {
        const auto start = base::startFromFileName("20261121-004130831.bin");
        QVERIFY(start);
        QCOMPARE(start->iso(), std::string("2026-11-21T00:41:30.831"));
    }

    void theFirstMomentThereIsHasADate()
    {
        QCOMPARE(base::utcIso(std::chrono::nanoseconds::min()),
                 std::string("1677-09-21T00:12:43.145Z"));
        QCOMPARE(base::utcIso(std::chrono::nanoseconds(-1)),
                 std::string("1969-12-31T23:59:59.999Z"));
    }

    void playTimeCountsHoursAndStopsAtZero()
    {
        QCOMPARE(base::durationText(std::chrono::milliseconds(1'899'999)), std::string("00:31:39"));
        QCOMPARE(base::durationText(std::chrono::hours(101)), std::string("101:00:00"));
        QCOMPARE(base::durationText(std::chrono::seconds(-5)), std::string("00:00:00"));
    }

    void digitsMayBeOfAnyScript()
    {
        const QByteArray name =
            QStringLiteral(u"\u0968\u0966\u0968\u0967\u0966\u096e\u0968\u096f-"
                           u"\U0001d7ce\U0001d7ce\U0001d7ce\U0001d7ce5789\U0001d7d35.bin")
                .toUtf8();
        QVERIFY(!base::startFromFileName(name.toStdString()));
        const QByteArray good = QStringLiteral(u"\u0968\u0966\u0968\u0967\u0966\u096e\u0968\u096f-"
                                               u"\U0001d7ce\U0001d7ce\U0001d7ce05789\U0001d7d3.bin")
                                    .toUtf8();
        QCOMPARE(base::startFromFileName(good.toStdString())->iso(),
                 std::string("2021-08-29T00:00:57.895"));
    }

    void otherNamesGiveNone_data()
    {
        QTest::addColumn<QByteArray>("name");
        for (const char* name :
             {"full-circle.bin", "sector-20210829.bin", "20261321-004130831.bin",
              "20260229-004130831.bin", "20261121-244130831.bin", "20261121-006030831.bin",
              "20261121-0041308311.bin", "20261121004130831.bin", "x20261121-004130831.bin", "",
              "20261121-00413083"})
            QTest::newRow(name) << QByteArray(name);
    }

    void otherNamesGiveNone()
    {
        QFETCH(QByteArray, name);
        QVERIFY(!base::startFromFileName(name.toStdString()));
    }

    void timesOfDay()
    {
        QCOMPARE(base::timeOfDay(U"00:00:02.103"), std::optional<base::Duration>(2103ms));
        QCOMPARE(base::timeOfDay(U"23:59:59.999"), std::optional<base::Duration>(24h - 1ms));
        QCOMPARE(base::timeOfDay(U"\u06f0\u06f1:\u06f0\u06f2:\u06f0\u06f3.\u06f3\u06f2\u06f4"),
                 std::optional<base::Duration>(1h + 2min + 3324ms));
        for (const auto* bad : {U"24:00:00.000", U"00:60:00.000", U"00:00:60.000", U"0:00:00.0000",
                                U"00:00:00.00", U"00:00:00.0000", U"00-00:00.000", U""})
            QVERIFY(!base::timeOfDay(bad));
    }
};

LEADLINE_APPLESS_TEST(CivilTimeTest)
#include "tst_civiltime.moc"

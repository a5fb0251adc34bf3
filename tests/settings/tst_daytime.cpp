// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/DayTime.h"

#include "session/Session.h"
#include "settings/TimeFormat.h"
#include "support/OwnSettings.h"
#include "support/TestMain.h"

#include <QSignalSpy>
#include <QTest>

#include <ctime>

using namespace leadline::app;
using namespace std::chrono_literals;

namespace {

constexpr std::chrono::nanoseconds firstDive = 1'789'307'712s; // 2026-09-13T13:55:12Z

} // namespace

/// The tests run in a time zone 5 h 45 min ahead of UTC, as in Kathmandu.
class DayTimeTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        qputenv("TZ", "XYZ-05:45");
        tzset();
    }

    void utcIsUtcEverywhere()
    {
        QCOMPARE(dayText(dateTimeOf(firstDive, DayZone::Utc), "HH:mm:ss"), "13:55:12 UTC");
    }

    void localTimeIsOfHereAndSaysSo()
    {
        QCOMPARE(dayText(dateTimeOf(firstDive, DayZone::Local), "HH:mm:ss"), "19:40:12 local");
        // Over midnight the date is another.
        QCOMPARE(dayText(dateTimeOf(firstDive + 5h, DayZone::Local), "d MMM HH:mm"),
                 "14 Sep 00:40 local");
    }

    void partsOfASecondAreBelow()
    {
        QCOMPARE(dateTimeOf(firstDive - 1ns, DayZone::Utc).toString("ss.zzz"), "11.999");
    }

    void theWindowSaysTheZoneThatIsChosen()
    {
        const DayClock clock{.utc = firstDive};
        QCOMPARE(clock.timeText(3s), "13:55:15 UTC");
        QCOMPARE(clock.dateText(3s), "Sun 13 Sep · 13:55:15 UTC");
        QSignalSpy reported(&TimeFormat::instance(), &TimeFormat::changed);
        TimeFormat::instance().setLocal(true);
        QCOMPARE(reported.size(), 1);
        QCOMPARE(clock.timeText(3s), "19:40:15 local");
        QCOMPARE(clock.dateText(3s), "Sun 13 Sep · 19:40:15 local");
        leadline::test::OwnSettings::forget();
        TimeFormat::instance().restore();
        QCOMPARE(clock.timeText(3s), "13:55:15 UTC");
        QCOMPARE(reported.size(), 2);
    }

    void aLocalClockWithoutAZoneStaysAsItIs()
    {
        const DayClock clock{.local = leadline::base::CivilTime{2026, 9, 13, 16, 2, 0, 0}};
        QCOMPARE(clock.dateText(61s), "Sun 13 Sep · 16:03:01");
        TimeFormat::instance().setLocal(true);
        QCOMPARE(clock.dateText(61s), "Sun 13 Sep · 16:03:01");
        TimeFormat::instance().setLocal(false);
        QCOMPARE(clock.timeText(61s), QString());
        QCOMPARE(DayClock{}.dateText({}), QString());
    }

private:
    leadline::test::OwnSettings m_settings;
};

LEADLINE_GUILESS_TEST(DayTimeTest)
#include "tst_daytime.moc"

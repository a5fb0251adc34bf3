// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/ThemeSwitch.h"

#include "support/TestMain.h"

#include <QSignalSpy>
#include <QTest>

using leadline::app::ThemeSwitch;

class ThemeSwitchTest : public QObject {
    Q_OBJECT

private slots:
    void theHourChoosesTheTheme_data()
    {
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("until");
        QTest::addColumn<QTime>("now");
        QTest::addColumn<QString>("theme");
        const auto row = [](const char* name, int from, int until, QTime now, const char* theme) {
            QTest::newRow(name) << from * 60 << until * 60 << now << QString(theme);
        };
        row("noon", 7, 19, {12, 0}, "day");
        row("its first minute", 7, 19, {7, 0}, "day");
        row("before it", 7, 19, {6, 59, 59}, "night");
        row("its last minute", 7, 19, {18, 59, 59}, "day");
        row("behind it", 7, 19, {19, 0}, "night");
        row("midnight", 7, 19, {0, 0}, "night");
        // Who lives by another clock than the sun.
        row("over midnight, late", 20, 4, {23, 0}, "day");
        row("over midnight, early", 20, 4, {3, 59}, "day");
        row("over midnight, noon", 20, 4, {12, 0}, "night");
        row("all day", 7, 7, {3, 0}, "day");
    }
    void theHourChoosesTheTheme()
    {
        QFETCH(const int, from);
        QFETCH(const int, until);
        QFETCH(const QTime, now);
        QFETCH(const QString, theme);
        QCOMPARE(ThemeSwitch::themeAt(now, from, until, "night"), theme);
    }

    void itTellsEachChangeOnceAndOnlyWhileItIsOn()
    {
        ThemeSwitch hours;
        QTime now(12, 0);
        hours.setClock([&now] { return now; });
        QSignalSpy reported(&hours, &ThemeSwitch::themeChanged);
        hours.setProperty("dayFrom", 7 * 60);
        hours.setProperty("dayUntil", 19 * 60);
        hours.setProperty("darkTheme", "night");
        QCOMPARE(hours.theme(), QString());
        QVERIFY(reported.isEmpty());
        hours.setProperty("on", true);
        QCOMPARE(hours.theme(), "day");
        QCOMPARE(reported.size(), 1);
        now = QTime(18, 59);
        hours.update();
        QCOMPARE(reported.size(), 1);
        now = QTime(19, 0);
        hours.update();
        QCOMPARE(hours.theme(), "night");
        QCOMPARE(reported.size(), 2);
        hours.setProperty("on", false);
        QCOMPARE(hours.theme(), QString());
    }
};

LEADLINE_GUILESS_TEST(ThemeSwitchTest)
#include "tst_themeswitch.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/Setting.h"
#include "support/TestMain.h"

#include <QTest>

using leadline::device::Setting;
using leadline::device::SettingState;

class SettingTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsReadFirstIsTakenAsItIs()
    {
        Setting<int> range;
        QCOMPARE(range.state(), SettingState::Unread);
        QVERIFY(!range.report(15));
        QCOMPARE(range.state(), SettingState::Applied);
        QCOMPARE(range.reported(), std::optional(15));
        QVERIFY(!range.requested());
    }

    void aRequestIsPendingUntilItIsConfirmed()
    {
        Setting<int> range;
        range.report(15);
        range.request(10);
        QVERIFY(range.isPending());
        // What was under way before is nobody's change.
        QVERIFY(!range.report(15));
        QVERIFY(range.isPending());
        range.confirm(10);
        QCOMPARE(range.state(), SettingState::Applied);
        QCOMPARE(range.requested(), range.reported());
    }

    void aRefusalKeepsTheDevicesWordsAndValue()
    {
        Setting<int> range;
        range.report(15);
        range.request(900);
        range.refuse(leadline::base::Message("Too far."));
        QCOMPARE(range.state(), SettingState::Refused);
        QCOMPARE(range.reason().text(), std::string("Too far."));
        QCOMPARE(range.reported(), std::optional(15));
        QVERIFY(!range.report(15));
        QCOMPARE(range.state(), SettingState::Refused);
        range.request(10);
        QVERIFY(range.reason().text().empty());
    }

    void aChangeThatNobodyAskedForIsSomebodyElses()
    {
        Setting<int> asked;
        asked.report(15);
        asked.request(10);
        asked.confirm(10);
        QVERIFY(asked.report(20));
        QCOMPARE(asked.state(), SettingState::ChangedElsewhere);
        QCOMPARE(asked.requested(), std::optional(10));
        QVERIFY(!asked.report(20));
        QVERIFY(asked.report(25));

        // Who never asked for anything had what the device had.
        Setting<int> read;
        read.report(15);
        QVERIFY(read.report(20));
        QCOMPARE(read.requested(), std::optional(15));
        QVERIFY(!read.report(15));
        QCOMPARE(read.state(), SettingState::Applied);
        QVERIFY(read.report(20));
        read.keep();
        QCOMPARE(read.state(), SettingState::Applied);
        QCOMPARE(read.requested(), std::optional(20));
    }

    void aRequestGivenUpIsNotPendingAnyMore()
    {
        Setting<int> range;
        range.request(10);
        range.forgetRequest();
        QCOMPARE(range.state(), SettingState::Unread);
        range.report(15);
        range.request(10);
        range.forgetRequest();
        QCOMPARE(range.state(), SettingState::Applied);
        QVERIFY(!range.requested());
        QCOMPARE(range.reported(), std::optional(15));
    }

    void whatTheDeviceChoosesIsNobodysChange()
    {
        Setting<int> gain;
        gain.report(3);
        gain.request(6);
        gain.confirm(6);
        gain.follow(2);
        gain.follow(4);
        QCOMPARE(gain.state(), SettingState::Applied);
        QCOMPARE(gain.requested(), std::optional(6));
        // The request comes back with the end of the automatic, unless it was given up.
        gain.expectNews();
        QVERIFY(!gain.report(1));
        QCOMPARE(gain.state(), SettingState::ChangedElsewhere);
        gain.forgetRequest();
        gain.expectNews();
        QVERIFY(!gain.report(1));
        QCOMPARE(gain.state(), SettingState::Applied);
    }
};

LEADLINE_APPLESS_TEST(SettingTest)
#include "tst_setting.moc"

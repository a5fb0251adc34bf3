// SPDX-License-Identifier: GPL-3.0-or-later
#include "alarms/LiveFeed.h"

#include "support/OwnSettings.h"
#include "support/TestMain.h"

#include <QTest>

#include <memory>

using namespace leadline;
using app::AlarmFeed;
using app::Alarms;
using app::LiveSession;

namespace {

/// However slow the machine is.
constexpr int mostMs = 60'000;

} // namespace

/// Tests alarms with a simulated Ping1D, whose link and driver run in their own thread.
class AlarmFeedTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        test::OwnSettings::forget();
        // The test makes no noise.
        qputenv("PATH", {});
        m_dive = std::make_unique<LiveSession>();
        m_alarms = std::make_unique<Alarms>();
        m_feed = std::make_unique<AlarmFeed>();
        m_feed->setAlarms(m_alarms.get());
        m_feed->setDive(m_dive.get());
    }
    void cleanup()
    {
        m_feed.reset();
        m_alarms.reset();
        m_dive.reset();
    }

    void whatIsLiveSoundsUntilItHangsUp()
    {
        m_alarms->setNearOn(true);
        m_alarms->setNearM(300);
        QVERIFY(!m_alarms->isWatching());
        QCOMPARE(m_dive->connectTo(QStringLiteral("sim:ping1d")), QString());
        QTRY_VERIFY_WITH_TIMEOUT(m_alarms->isWatching(), mostMs);
        QTRY_VERIFY_WITH_TIMEOUT(m_alarms->isSounding(), mostMs);
        QVERIFY(m_alarms->distanceM() > 0.3 && m_alarms->distanceM() < 300);
        m_dive->disconnectAll();
        QTRY_VERIFY_WITH_TIMEOUT(!m_alarms->isWatching(), mostMs);
        QVERIFY(!m_alarms->isSounding());
    }

    void restingItIsBlind()
    {
        m_alarms->setNearOn(true);
        m_alarms->setNearM(0.5);
        QCOMPARE(m_dive->connectTo(QStringLiteral("sim:ping1d")), QString());
        QTRY_VERIFY_WITH_TIMEOUT(!qIsNaN(m_alarms->distanceM()), mostMs);
        m_dive->setStandbyAll(true);
        QTRY_VERIFY_WITH_TIMEOUT(m_alarms->isBlind(), mostMs);
        QVERIFY(!m_alarms->isSounding());
    }

    void aScanningSonarIsNoneToWatch()
    {
        m_alarms->setNearOn(true);
        QCOMPARE(m_dive->connectTo(QStringLiteral("sim:ping360")), QString());
        QTRY_VERIFY_WITH_TIMEOUT(m_dive->newest(ping::View::Scanning), mostMs);
        QVERIFY(!m_alarms->isWatching());
    }

    void aZoneOfTheScanningSonarSounds()
    {
        app::ZoneAlarm alarm;
        app::ZoneFeed feed;
        feed.setAlarm(&alarm);
        feed.setDive(m_dive.get());
        alarm.setOn(true);
        alarm.setWidthDeg(360);
        alarm.setFarM(60);
        alarm.setStrength(1);
        QVERIFY(!alarm.isWatching());
        QCOMPARE(m_dive->connectTo(QStringLiteral("sim:ping360")), QString());
        QTRY_VERIFY_WITH_TIMEOUT(alarm.isSounding(), mostMs);
        QVERIFY(alarm.targetM() >= alarm.nearM() && alarm.targetM() <= 60);
        m_dive->disconnectAll();
        QTRY_VERIFY_WITH_TIMEOUT(!alarm.isWatching(), mostMs);
        QVERIFY(!alarm.isSounding());
    }

private:
    test::OwnSettings m_settings;
    std::unique_ptr<LiveSession> m_dive;
    std::unique_ptr<Alarms> m_alarms;
    std::unique_ptr<AlarmFeed> m_feed;
};

LEADLINE_GUILESS_TEST(AlarmFeedTest)
#include "tst_alarmfeed.moc"

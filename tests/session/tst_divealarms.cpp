// SPDX-License-Identifier: GPL-3.0-or-later
#include "alarms/LiveFeed.h"
#include "session/Session.h"

#include "SyntheticLog.h"
#include "support/OwnSettings.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace leadline;
using app::Session;

namespace {

/// However slow the machine is.
constexpr int diveAlarmsTimeoutMs = 60'000;

} // namespace

/// Tests which sonar the alarms use while the window shows something else.
class DiveAlarmsTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        test::OwnSettings::forget();
        // The test makes no noise.
        qputenv("PATH", {});
        m_session = std::make_unique<Session>();
        m_alarms = std::make_unique<app::Alarms>();
        m_feed = std::make_unique<app::AlarmFeed>();
        m_feed->setAlarms(m_alarms.get());
        m_feed->setDive(m_session->dive());
        m_alarms->setNearM(300);
    }
    void cleanup()
    {
        m_feed.reset();
        m_alarms.reset();
        m_session.reset();
    }

    void lookingBackTheyListenToTheLiveEdge()
    {
        live();
        m_session->playback()->seek(m_session->playback()->begin());
        QCOMPARE(m_session->mode(), Session::Mode::Review);
        m_alarms->setNearOn(true);
        QTRY_VERIFY_WITH_TIMEOUT(m_alarms->isSounding(), diveAlarmsTimeoutMs);
        QCOMPARE(m_session->mode(), Session::Mode::Review);
    }

    void behindAFileTheyListenToTheLiveEdgeToo()
    {
        live();
        replay();
        m_alarms->setNearOn(true);
        QTRY_VERIFY_WITH_TIMEOUT(m_alarms->isSounding(), diveAlarmsTimeoutMs);
    }

    void aFileAloneSoundsNothing()
    {
        m_alarms->setNearOn(true);
        replay();
        m_session->playback()->toEnd();
        QVERIFY(m_session->ping1d()->count() > 3);
        QVERIFY(!m_alarms->isWatching() && !m_alarms->isSounding() && !m_alarms->isBlind());
    }

private:
    void live()
    {
        m_session->startDemo();
        QTRY_VERIFY_WITH_TIMEOUT(m_session->live1d()->source()->present() &&
                                     m_session->live1d()->source()->count() > 3,
                                 diveAlarmsTimeoutMs);
    }
    void replay()
    {
        std::vector<std::byte> bytes;
        for (unsigned i = 0; i < 100; ++i)
            base::append(bytes, test::Echo1d{.distanceMm = 500, .pingNumber = i}.profile());
        m_session->openPath(test::written(m_folder.filePath(QStringLiteral("near.svlog")), bytes));
        QTRY_COMPARE_WITH_TIMEOUT(m_session->mode(), Session::Mode::Replay, diveAlarmsTimeoutMs);
        QTRY_COMPARE_WITH_TIMEOUT(m_session->progress(), 1.0, diveAlarmsTimeoutMs);
    }

    test::OwnSettings m_settings;
    QTemporaryDir m_folder;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<app::Alarms> m_alarms;
    std::unique_ptr<app::AlarmFeed> m_feed;
};

LEADLINE_GUI_TEST(DiveAlarmsTest)
#include "tst_divealarms.moc"

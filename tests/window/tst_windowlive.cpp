// SPDX-License-Identifier: GPL-3.0-or-later
#include "WindowRun.h"
#include "support/TestMain.h"

#include <QTest>

#include <memory>

using namespace leadline;

/// Simulated sonars in the window, connected and hung up. What a binding reads from a sonar that
/// is gone fails the test, as any such warning does in a WindowRun.
class WindowLiveTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::prepareWindows(); }
    void init() { m_run = std::make_unique<test::WindowRun>(); }
    void cleanup() { m_run.reset(); }

    void aSonarIsHungUpWhileTheOtherGoesOn()
    {
        connectBoth();
        dive().hangUp(QStringLiteral("sim:ping1d"));
        QCOMPARE(dive().sonars().size(), 1);
        QVERIFY(m_run->drawsAFrame());
        QCOMPARE(m_run->session().mode(), app::Session::Mode::Live);
        QVERIFY(m_run->session().shown1d()->live() == nullptr);
        QVERIFY(m_run->session().shown360()->live() != nullptr);
        const std::uint64_t before = m_run->session().ping360()->count();
        QVERIFY(QTest::qWaitFor([&] { return m_run->session().ping360()->count() > before; },
                                test::mostMs));
        // What the one does not send is seen to be missing.
        QVERIFY(m_run->drawUntil([&] {
            const auto& runs = m_run->waterfall()->silences().runs();
            const QSize size = m_run->pixelsOf(*m_run->waterfall());
            return !runs.empty() && runs.back().end == size.width();
        }));
    }
    void allAreHungUpWhereTheyAreListed()
    {
        connectBoth();
        m_run->window().setProperty("devicesShown", true);
        QVERIFY(m_run->drawsAFrame());
        dive().hangUpAll();
        QVERIFY(m_run->drawsAFrame());
        QVERIFY(dive().sonars().isEmpty());
    }
    void aSonarHangsUpItself()
    {
        connectBoth();
        dive().sonars().last()->hangUp();
        QVERIFY(m_run->drawsAFrame());
        QCOMPARE(dive().sonars().size(), 1);
    }
    void theyAreHungUpBehindAnOpenInspector()
    {
        connectBoth();
        QTest::keyClick(&m_run->window(), Qt::Key_I);
        QVERIFY(m_run->drawsAFrame());
        dive().hangUpAll();
        QVERIFY(m_run->drawsAFrame());
    }
    void theWayOfPingsToTheScreenIsMeasured()
    {
        connectBoth();
        app::Session& session = m_run->session();
        const auto pings = [&](app::ShownSonar* sonar) {
            return sonar->source()->screen().summary();
        };
        QVERIFY(m_run->drawUntil(
            [&] { return pings(session.shown360()) && pings(session.shown1d()); }));
        for (app::ShownSonar* sonar : {session.shown360(), session.shown1d()}) {
            QVERIFY(pings(sonar)->least > std::chrono::nanoseconds(0));
            QVERIFY(pings(sonar)->median < std::chrono::seconds(1));
        }
        app::SonarPath& path = *session.path();
        path.setActive(true);
        QCOMPARE(path.rows()->count(), 3);
        const auto row = [&](int at) {
            return path.rows()->data(path.rows()->index(at), Qt::UserRole).value<app::PathWords>();
        };
        QCOMPARE(row(0).name, QString::fromUtf8("Ping360 request → reply"));
        QCOMPARE(row(0).note, QStringLiteral("sends by itself"));
        QCOMPARE(row(1).name, QString::fromUtf8("Ping360 ping → screen"));
        QCOMPARE(row(2).name, QString::fromUtf8("Ping1D ping → screen"));
        for (const int at : {1, 2})
            QVERIFY(!row(at).median.isEmpty() && !row(at).p95.isEmpty());
        QCOMPARE(path.slowPorts()->count(), 0);
        // Parked it is asked for each ping.
        dive().newest(app::LiveSonar::Family::Ping360)->ping360()->stareAt(0);
        QVERIFY(m_run->drawUntil([&] { return !row(0).median.isEmpty(); }));
        QCOMPARE(row(1).name, QString::fromUtf8("Ping360 reply → screen"));
        // Another page, for a while: what came meanwhile was not late.
        const auto most = pings(session.shown1d())->most;
        QTest::keyClick(&m_run->window(), Qt::Key_2, Qt::ControlModifier);
        const std::uint64_t before = session.ping1d()->count();
        QVERIFY(m_run->drawUntil([&] { return session.ping1d()->count() > before + 15; }));
        QTest::keyClick(&m_run->window(), Qt::Key_1, Qt::ControlModifier);
        const std::uint64_t back = session.ping1d()->count();
        QVERIFY(m_run->drawUntil([&] { return session.ping1d()->count() > back + 3; }));
        QVERIFY(pings(session.shown1d())->most <
                std::max<base::Duration>(most, std::chrono::seconds(1)));
    }
    void aPortThatHoldsDataBackIsListedOnce()
    {
        QCOMPARE(dive().connectTo(QStringLiteral("serial:/dev/ttyNoSuchPort?device=ping1d")),
                 QString());
        QCOMPARE(dive().connectTo(QStringLiteral("serial:/dev/ttyNoSuchVehicle?device=vehicle")),
                 QString());
        app::SonarPath& path = *m_run->session().path();
        app::SonarNews sonar = dive().sonars().front()->news();
        sonar.slowPort = app::SlowPort{"ttyUSB0", 16, false};
        dive().sonars().front()->apply(sonar);
        path.look();
        QCOMPARE(path.slowPorts()->count(), 1);
        QVERIFY(!dive().vehicles().isEmpty());
        app::VehicleNews vehicle = dive().vehicles().front()->news();
        vehicle.slowPort = app::SlowPort{"ttyUSB1", 16, true};
        dive().vehicles().front()->apply(vehicle);
        path.look();
        QCOMPARE(path.slowPorts()->count(), 2);
        path.lowerLatency(0);
        path.lowerLatency(2);
        QVERIFY(m_run->drawsAFrame());
    }
    void theKeysOfTheDivePageActInADive()
    {
        using Mode = app::Session::Mode;
        connectBoth();
        app::Session& session = m_run->session();
        app::Playback& playback = m_run->playback();
        // A loop is a second long at least.
        QVERIFY(m_run->drawUntil([&] { return playback.end() - playback.begin() > 3; }));
        press(Qt::Key_Space);
        QTRY_COMPARE(session.mode(), Mode::Review);
        press(Qt::Key_End);
        QTRY_COMPARE(session.mode(), Mode::Live);
        press(Qt::Key_Left);
        QTRY_COMPARE(session.mode(), Mode::Review);
        press(Qt::Key_BracketRight);
        const double b = playback.loopB();
        QVERIFY(b > playback.begin());
        press(Qt::Key_Home);
        QCOMPARE(playback.position(), playback.begin());
        press(Qt::Key_BracketLeft);
        QCOMPARE(playback.loopA(), playback.begin());
        QCOMPARE(playback.loopB(), b);
        const bool looping = playback.looping();
        press(Qt::Key_Backslash);
        QCOMPARE(playback.looping(), !looping);
        press(Qt::Key_Period);
        QCOMPARE(playback.speed(), 2.0);
        press(Qt::Key_1);
        QCOMPARE(playback.speed(), 1.0);
        press(Qt::Key_Backspace);
        QVERIFY(playback.reverse());
        press(Qt::Key_Backspace);
        if (playback.looping())
            press(Qt::Key_Backslash);
        press(Qt::Key_End);
        QTRY_COMPARE(session.mode(), Mode::Live);

        app::Ping360Controls& controls = *dive().newest(app::LiveSonar::Family::Ping360)->ping360();
        const auto asks = [&](app::SettingModel* setting, Qt::Key key,
                              Qt::KeyboardModifiers with = Qt::NoModifier) {
            const double before = setting->value();
            press(key, with);
            return m_run->drawUntil([&] { return setting->value() != before; });
        };
        QVERIFY(asks(controls.rangeM(), Qt::Key_PageUp));
        QVERIFY(asks(controls.rangeM(), Qt::Key_PageDown));
        QVERIFY(asks(controls.gain(), Qt::Key_G));
        QVERIFY(asks(controls.gain(), Qt::Key_G, Qt::ShiftModifier));
        QVERIFY(asks(controls.sectorWidthDeg(), Qt::Key_W));
        QVERIFY(asks(controls.sectorWidthDeg(), Qt::Key_W, Qt::ShiftModifier));
        const auto up = session.vehicle()->settings()->up();
        QVERIFY(m_run->drawUntil([&] { return m_run->polar()->headed(); }));
        press(Qt::Key_H);
        QVERIFY(session.vehicle()->settings()->up() != up);
        press(Qt::Key_Plus);
        QVERIFY(m_run->polar()->zoom() > 1);
        press(Qt::Key_0);
        QCOMPARE(m_run->polar()->zoom(), 1.0);
        press(Qt::Key_F6);
        QVERIFY(!m_run->waterfall()->isVisible());
        press(Qt::Key_F6);
        press(Qt::Key_F6);
        // Measuring does not stop the dive.
        press(Qt::Key_D);
        press(Qt::Key_Up);
        press(Qt::Key_Escape);
        QCOMPARE(session.mode(), Mode::Live);
        // The disc has the keyboard; without it P is for all.
        press(Qt::Key_Escape);
        press(Qt::Key_P);
        QVERIFY(m_run->drawUntil([&] { return dive().standby(); }));
        press(Qt::Key_P);
        QVERIFY(m_run->drawUntil([&] { return !dive().standby(); }));
    }
    void inASmallWindowThereIsRoomForWords()
    {
        connectBoth();
        m_run->resize({1024, 640});
        press(Qt::Key_R, Qt::ControlModifier);
        const QQuickItem* notice = m_run->named("notice");
        QVERIFY(m_run->drawUntil([&] { return notice->isVisible() && notice->width() >= 200; }));
        for (const QQuickItem* item : notice->findChildren<QQuickItem*>())
            QVERIFY2(!item->property("truncated").toBool(),
                     qPrintable(item->property("text").toString()));
        const QRectF window(QPointF(0, 0), QSizeF(m_run->window().size()));
        QVERIFY(window.contains(notice->mapRectToScene({0, 0, notice->width(), notice->height()})));
        // Looking back, the way to the live edge is longer.
        press(Qt::Key_Space);
        const QQuickItem* live = m_run->named("liveButton");
        QVERIFY(m_run->drawUntil([&] { return !live->property("live").toBool(); }));
        QVERIFY(window.contains(live->mapRectToScene({0, 0, live->width(), live->height()})));
        press(Qt::Key_R, Qt::ControlModifier);
    }
    void oneIsHungUpBeforeItHasAnswered()
    {
        m_run->session().startDemo();
        dive().hangUpAll();
        QVERIFY(m_run->drawsAFrame());
        // Where this thread was held up they had: then there is something to look back at.
        const log::Log* log = dive().log();
        const bool answered = log && log->streamCount() > 0;
        QCOMPARE(m_run->session().mode(),
                 answered ? app::Session::Mode::Review : app::Session::Mode::Nothing);
    }
    /// cleanup() does it.
    void theWindowIsClosedWhileTheyPing() { connectBoth(); }

private:
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(&m_run->window(), key, modifiers);
    }
    [[nodiscard]] app::Dive& dive() { return *m_run->session().dive(); }
    void connectBoth()
    {
        app::Session& session = m_run->session();
        session.startDemo();
        const auto isThere = [](app::ShownSonar* sonar) {
            return sonar->source()->pinged() && sonar->live() != nullptr;
        };
        QVERIFY(QTest::qWaitFor(
            [&] { return isThere(session.shown360()) && isThere(session.shown1d()); },
            test::mostMs));
        QVERIFY(m_run->drawsAFrame());
    }

    std::unique_ptr<test::WindowRun> m_run;
};

LEADLINE_GUI_TEST(WindowLiveTest)
#include "tst_windowlive.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "Layout.h"
#include "Recordings.h"
#include "TreeWalk.h"
#include "WindowRun.h"
#include "alarms/Alarms.h"
#include "alarms/LiveFeed.h"
#include "devices/SyntheticHead.h"
#include "preferences/SettingKeys.h"
#include "session/SyntheticLog.h"
#include "support/TestMain.h"

#include <QAccessible>
#include <QElapsedTimer>
#include <QMap>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <memory>

using namespace leadline;

/// Tests connecting and disconnecting simulated sonars in the window. A binding that reads from a
/// deleted sonar causes a warning, and with it WindowRun fails the test.
class WindowLiveTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::prepareWindows(); }
    void init()
    {
        // The alarms make no noise.
        qputenv("PATH", {});
        m_run = std::make_unique<test::WindowRun>();
    }
    void cleanup()
    {
        alarms().setNearOn(false);
        zone().setOn(false);
        m_run.reset();
    }

    void aSonarIsHungUpWhileTheOtherGoesOn()
    {
        connectBoth();
        dive().disconnectLink(QStringLiteral("sim:ping1d"));
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
    /// At the smallest size, with nothing but the other sonar's plot on the screen, by keys alone.
    void lastSettingsAreOfferedToWhoeverLooksAtTheOtherSonar_data()
    {
        QTest::addColumn<QString>("button");
        QTest::addColumn<double>("rangeM");
        QTest::newRow("used") << "Use last settings of Ping360" << 7.0;
        QTest::newRow("not used") << "Leave Ping360 as it is" << 20.0;
    }
    void lastSettingsAreOfferedToWhoeverLooksAtTheOtherSonar()
    {
        QFETCH(const QString, button);
        QFETCH(const double, rangeM);
        connectBoth();
        m_run->session().shown360()->live()->stored().setValue(app::setting::sonar::asked("rangeM"),
                                                               7.0);
        dive().disconnectAll();
        QVERIFY(m_run->drawsAFrame());
        m_run->resize({1024, 640});
        connectBoth();
        press(Qt::Key_F6);
        press(Qt::Key_F6);
        const QQuickItem* offer = nullptr;
        QVERIFY(m_run->drawUntil([&] {
            offer = m_run->named("settingsOffer");
            return offer != nullptr && offer->isVisible() && !m_run->polar()->isVisible() &&
                   m_run->waterfall()->isVisible();
        }));
        QVERIFY(offer->property("sentence").toString().contains("Ping360"));
        QVERIFY(offer->property("sentence").toString().contains("7 m"));
        const QStringList faults = m_run->lastingLayoutFaults(*m_run->window().contentItem());
        QVERIFY2(faults.isEmpty(), qPrintable('\n' + faults.join('\n')));
        // It covers nothing.
        QVERIFY(!m_run->placeOf(*offer).intersects(m_run->placeOf(*m_run->waterfall())));
        QVERIFY(tabTo(button));
        press(Qt::Key_Space);
        QVERIFY(m_run->drawUntil([&] { return m_run->named("settingsOffer") == nullptr; }));
        app::SettingModel& range = m_run->session().shown360()->live()->settings()->model("rangeM");
        QVERIFY(m_run->drawUntil([&] { return std::abs(range.reported() - rangeM) < 0.2; }));
        m_run->session().shown360()->live()->stored().setValue(
            app::setting::sonar::asked("rangeM"), app::setting::sonar::asked("rangeM").fallback);
        press(Qt::Key_F6);
    }
    void whereNobodyKnowsHowAHeadIsMountedThePlotSaysSo()
    {
        const test::HeadAtPort head;
        m_run->resize({1024, 640});
        QCOMPARE(dive().connectTo(head.url()), QString());
        const QQuickItem* bar = nullptr;
        QVERIFY(m_run->drawUntil([&] {
            bar = m_run->named("mountingBar");
            return bar != nullptr && bar->isVisible() && m_run->session().ping360()->pinged();
        }));
        QCOMPARE(bar->property("sentence").toString(), QStringLiteral("Mounting not confirmed"));
        for (const QSize size : {QSize(1024, 640), QSize(1920, 1080)}) {
            m_run->resize(size);
            QVERIFY(m_run->drawsAFrame());
            const QStringList faults = m_run->lastingLayoutFaults(*m_run->window().contentItem());
            QVERIFY2(faults.isEmpty(), qPrintable('\n' + faults.join('\n')));
            QVERIFY(!m_run->placeOf(*bar).intersects(m_run->placeOf(*m_run->polar())));
        }
        QVERIFY(!m_run->session().mounting()->upsideDown());
        QVERIFY(tabTo("Mounting: Upside down"));
        press(Qt::Key_Space);
        QVERIFY(m_run->drawUntil([&] { return !bar->isVisible(); }));
        QVERIFY(m_run->session().mounting()->upsideDown());
        QVERIFY(m_run->session().shown360()->live()->stored().isMountConfirmed());
    }
    void whereARecordingDoesNotSayHowAHeadIsMountedThePlotSaysSo()
    {
        const QTemporaryDir folder;
        const QString path =
            test::written(folder.filePath("20260101-120000000.bin"), test::spokesWithAGap());
        QVERIFY(m_run->open(path));
        const QQuickItem* bar = m_run->named("mountingBar");
        QVERIFY(bar != nullptr && bar->isVisible());
        QCOMPARE(bar->property("sentence").toString(), QStringLiteral("Mounting not confirmed"));
        m_run->session().mounting()->choose(1);
        QVERIFY(m_run->drawUntil([&] { return !bar->isVisible(); }));
    }
    void allAreHungUpWhereTheyAreListed()
    {
        connectBoth();
        m_run->window().setProperty("devicesShown", true);
        QVERIFY(m_run->drawsAFrame());
        dive().disconnectAll();
        QVERIFY(m_run->drawsAFrame());
        QVERIFY(dive().sonars().isEmpty());
    }
    void aSonarHangsUpItself()
    {
        connectBoth();
        dive().sonars().last()->disconnectLink();
        QVERIFY(m_run->drawsAFrame());
        QCOMPARE(dive().sonars().size(), 1);
    }
    void theyAreHungUpBehindAnOpenInspector()
    {
        connectBoth();
        QTest::keyClick(&m_run->window(), Qt::Key_I);
        QVERIFY(m_run->drawsAFrame());
        dive().disconnectAll();
        QVERIFY(m_run->drawsAFrame());
    }
    /// Whatever page is open and whatever lies over the panels, with its OK.
    void aSoundingAlarmIsOnTheScreenEverywhere()
    {
        connectBoth();
        soundBoth();
        const QQuickItem* block = m_run->named("alarmBlock");
        const auto says = [&](bool depth, bool zone) {
            const auto word = [&](const char* name) { return m_run->named(name)->isVisible(); };
            return m_run->drawUntil([&] {
                return block->isVisible() == (depth || zone) && word("depthAlarm") == depth &&
                       word("zoneAlarm") == zone;
            });
        };
        QVERIFY(says(false, false));
        QVERIFY(m_run->named("alarmCover")->isVisible() && m_run->named("zoneCover")->isVisible());
        for (const Qt::Key page : {Qt::Key_2, Qt::Key_3, Qt::Key_4}) {
            press(page, Qt::ControlModifier);
            QVERIFY(says(true, true));
            QVERIFY(m_run->named("depthAlarm")
                        ->property("text")
                        .toString()
                        .startsWith(QStringLiteral("BOTTOM TOO CLOSE · ")));
        }
        press(Qt::Key_1, Qt::ControlModifier);
        QVERIFY(says(false, false));
        press(Qt::Key_F6);
        QVERIFY(says(true, false));
        press(Qt::Key_F6);
        QVERIFY(says(false, true));
        press(Qt::Key_F6);
        press(Qt::Key_F1);
        QVERIFY(says(true, true));
        press(Qt::Key_F1);
        QVERIFY(says(false, false));
        // A drawer lies over the Ping1D's side, below it.
        m_run->resize({1024, 640});
        const QQuickItem* cover = m_run->named("alarmCover");
        const auto isOver = [&](const QQuickItem& panel) {
            const auto all = [](const QQuickItem& item) {
                return item.mapRectToScene({0, 0, item.width(), item.height()});
            };
            return all(*cover).intersects(all(panel));
        };
        press(Qt::Key_I);
        QVERIFY(says(false, false));
        QVERIFY(cover->isVisible() && !isOver(*itemOf("InspectorDrawer")));
        press(Qt::Key_I);
        press(Qt::Key_E, Qt::ControlModifier);
        QVERIFY(says(false, false));
        QVERIFY(cover->isVisible() && !isOver(*m_run->named("exportPanel")));
        press(Qt::Key_Escape);
        // A file without a Ping1D has no panel for it.
        QVERIFY(m_run->open(test::simulatedFile(test::Sonars::Ping360)));
        QVERIFY(says(true, false));
        QTest::mouseClick(&m_run->window(), Qt::LeftButton, {}, okIn(*block));
        QVERIFY(says(false, false));
        QVERIFY(alarms().isAcknowledged() && zone().isSounding());
        press(Qt::Key_3, Qt::ControlModifier);
        QVERIFY(says(false, true));
        press(Qt::Key_Q);
        QVERIFY(says(false, false));
    }
    void theBarHasRoomForASoundingAlarm_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize& size : {QSize(1024, 640), QSize(1280, 760), QSize(1440, 900)})
            QTest::addRow("%dx%d", size.width(), size.height()) << size;
    }
    void theBarHasRoomForASoundingAlarm()
    {
        QFETCH(const QSize, size);
        m_run->resize(size);
        connectBoth();
        soundBoth();
        press(Qt::Key_3, Qt::ControlModifier);
        const QQuickItem* block = m_run->named("alarmBlock");
        QVERIFY(m_run->drawUntil([&] { return block->isVisible(); }));
        // Something is said beside it.
        press(Qt::Key_R, Qt::ControlModifier);
        const QQuickItem* notice = m_run->named("notice");
        QVERIFY(m_run->drawUntil([&] { return notice->isVisible() && notice->width() >= 190; }));
        const QStringList faults = m_run->lastingLayoutFaults(*m_run->named("statusBar"));
        QVERIFY2(faults.isEmpty(), qPrintable('\n' + faults.join('\n')));
        QVERIFY(m_run->open(test::simulatedFile(test::Sonars::Both)));
        press(Qt::Key_4, Qt::ControlModifier);
        QVERIFY(m_run->drawUntil([&] { return block->isVisible(); }));
        const QStringList inReplay = m_run->lastingLayoutFaults(*m_run->named("statusBar"));
        QVERIFY2(inReplay.isEmpty(), qPrintable('\n' + inReplay.join('\n')));
        press(Qt::Key_R, Qt::ControlModifier);
    }
    /// What a file's head is set to, too.
    void theZoneOfALiveHeadHangsAsThatDoes()
    {
        connectBoth();
        const auto hangs = [&](bool upsideDown, int turnDeg) {
            return m_run->drawUntil([&] {
                const device::Mount mount = m_run->made<app::ZoneFeed>().mount();
                return mount.upsideDown == upsideDown && mount.turnDeg == turnDeg;
            });
        };
        app::MountingChoice& mounting = *m_run->session().mounting();
        mounting.setUpsideDown(true);
        mounting.setTurnOffset(90);
        QVERIFY(hangs(true, 90));
        QVERIFY(m_run->open(test::simulatedFile(test::Sonars::Ping360)));
        mounting.setUpsideDown(false);
        mounting.setTurnOffset(-30);
        QVERIFY(m_run->drawsAFrame());
        QVERIFY(hangs(true, 90));
        m_run->session().goLive();
        QVERIFY(m_run->drawUntil([&] { return mounting.upsideDown(); }));
        QVERIFY(hangs(true, 90));
        mounting.setUpsideDown(false);
        mounting.setTurnOffset(0);
    }
    void theSheetOfTheDiveThatGoesOnIsNotClearedForTheNext()
    {
        const QQuickItem* another = nullptr;
        const auto look = [&] {
            press(Qt::Key_4, Qt::ControlModifier);
            m_run->named("logsPage")->setProperty("diveSheet", true);
            QVERIFY(m_run->drawUntil(
                [&] { return (another = m_run->named("anotherDive")) != nullptr; }));
        };
        look();
        QVERIFY(another->isVisible());
        connectBoth();
        look();
        QVERIFY(m_run->drawUntil([&] { return !another->isVisible(); }));
    }
    void theWayOfPingsToTheScreenIsMeasured()
    {
        // Nothing that was drawn waited longer than from one frame to the next.
        QElapsedTimer sinceFrame;
        sinceFrame.start();
        std::chrono::nanoseconds longest{};
        const QObject here;
        connect(&m_run->window(), &QQuickWindow::afterRendering, &here, [&] {
            longest = std::max(longest, std::chrono::nanoseconds(sinceFrame.nsecsElapsed()));
            sinceFrame.start();
        });
        connectBoth();
        app::Session& session = m_run->session();
        const auto pings = [&](app::SelectedSonar* sonar) {
            return sonar->source()->screen().summary();
        };
        QVERIFY(m_run->drawUntil(
            [&] { return pings(session.shown360()) && pings(session.shown1d()); }));
        for (app::SelectedSonar* sonar : {session.shown360(), session.shown1d()}) {
            QVERIFY(pings(sonar)->least > std::chrono::nanoseconds(0));
            QVERIFY(pings(sonar)->median < 2 * longest);
        }
        app::SonarLatency& path = *session.path();
        path.setActive(true);
        QCOMPARE(path.rows()->count(), 3);
        const auto row = [&](int at) {
            return path.rows()
                ->data(path.rows()->index(at), Qt::UserRole)
                .value<app::LinkPathText>();
        };
        QCOMPARE(row(0).name, QString::fromUtf8("Ping360 request → reply"));
        QCOMPARE(row(0).note, QStringLiteral("sends by itself"));
        QCOMPARE(row(1).name, QString::fromUtf8("Ping360 ping → screen"));
        QCOMPARE(row(2).name, QString::fromUtf8("Ping1D ping → screen"));
        for (const int at : {1, 2})
            QVERIFY(!row(at).median.isEmpty() && !row(at).p95.isEmpty());
        QCOMPARE(path.slowPorts()->count(), 0);
        // Parked it is asked for each ping.
        dive().newest(ping::View::Scanning)->settings()->model("stareDeg").requestNow(0);
        QVERIFY(m_run->drawUntil([&] { return !row(0).median.isEmpty(); }));
        QCOMPARE(row(1).name, QString::fromUtf8("Ping360 reply → screen"));
        // Another page, for a while: what came meanwhile was not late.
        const std::chrono::nanoseconds most = pings(session.shown1d())->most;
        QElapsedTimer away;
        away.start();
        longest = {};
        QTest::keyClick(&m_run->window(), Qt::Key_2, Qt::ControlModifier);
        const std::uint64_t before = session.ping1d()->count();
        QVERIFY(m_run->drawUntil([&] { return session.ping1d()->count() > before + 15; }));
        QTest::keyClick(&m_run->window(), Qt::Key_1, Qt::ControlModifier);
        const std::chrono::nanoseconds notSeen(away.nsecsElapsed());
        const std::uint64_t back = session.ping1d()->count();
        QVERIFY(m_run->drawUntil([&] { return session.ping1d()->count() > back + 3; }));
        QVERIFY(pings(session.shown1d())->most <= std::max({most, 2 * longest, notSeen / 2}));
    }
    void aPortThatHoldsDataBackIsListedOnce()
    {
        QCOMPARE(dive().connectTo(QStringLiteral("serial:/dev/ttyNoSuchPort?device=ping1d")),
                 QString());
        QCOMPARE(dive().connectTo(QStringLiteral("serial:/dev/ttyNoSuchVehicle?device=vehicle")),
                 QString());
        app::SonarLatency& path = *m_run->session().path();
        app::SonarStatus sonar = dive().sonars().front()->status();
        sonar.slowPort = app::SlowPort{"ttyUSB0", 16, false};
        dive().sonars().front()->apply(sonar);
        path.update();
        QCOMPARE(path.slowPorts()->count(), 1);
        QVERIFY(!dive().vehicles().isEmpty());
        app::VehicleStatus vehicle = dive().vehicles().front()->status();
        vehicle.slowPort = app::SlowPort{"ttyUSB1", 16, true};
        dive().vehicles().front()->apply(vehicle);
        path.update();
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
        QTRY_COMPARE_WITH_TIMEOUT(session.mode(), Mode::Review, test::mostMs);
        press(Qt::Key_End);
        QTRY_COMPARE_WITH_TIMEOUT(session.mode(), Mode::Live, test::mostMs);
        press(Qt::Key_Left);
        QTRY_COMPARE_WITH_TIMEOUT(session.mode(), Mode::Review, test::mostMs);
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
        QTRY_COMPARE_WITH_TIMEOUT(session.mode(), Mode::Live, test::mostMs);

        const app::SonarSettings& settings = *dive().newest(ping::View::Scanning)->settings();
        const auto asks = [&](const char* key, Qt::Key pressed,
                              Qt::KeyboardModifiers with = Qt::NoModifier) {
            const app::SettingModel& setting = settings.model(key);
            const double before = setting.value();
            press(pressed, with);
            return m_run->drawUntil([&] { return setting.value() != before; });
        };
        QVERIFY(asks("rangeM", Qt::Key_PageUp));
        QVERIFY(asks("rangeM", Qt::Key_PageDown));
        QVERIFY(asks("gain", Qt::Key_G));
        QVERIFY(asks("gain", Qt::Key_G, Qt::ShiftModifier));
        QVERIFY(asks("sectorWidthDeg", Qt::Key_W));
        QVERIFY(asks("sectorWidthDeg", Qt::Key_W, Qt::ShiftModifier));
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
    /// Enter marks the bottom there, and arrows step; no longer do they set the sonar's range.
    void whatIsPressedOnThePlotsTakesTheKeysFromASetting()
    {
        connectBoth();
        m_run->resize({1440, 900});
        QQuickItem* drawer = itemOf("InspectorDrawer");
        if (!drawer->property("shown").toBool())
            press(Qt::Key_I);
        drawer->setProperty("chosen", "360");
        QVERIFY(m_run->drawUntil([&] { return m_run->named("settingField") != nullptr; }));
        QQuickItem* field = m_run->named("settingField");
        const app::PolarItem& polar = *m_run->polar();
        QQuickItem* strips = itemOf("TimelineStrips");
        const QList<QPointF> places{polar.mapToScene(polar.centre() + QPointF(60, 40)),
                                    m_run->waterfall()->mapToScene({50, 50}),
                                    itemOf("PolarHeader")->mapToScene({300, 12}),
                                    strips->mapToScene({strips->width() / 2, 30})};
        for (const QPointF& place : places) {
            field->forceActiveFocus();
            QVERIFY(field->hasActiveFocus());
            QTest::mouseMove(&m_run->window(), place.toPoint() - QPoint(1, 0));
            QTest::mouseMove(&m_run->window(), place.toPoint());
            QTest::mouseClick(&m_run->window(), Qt::LeftButton, {}, place.toPoint());
            QVERIFY2(!field->hasActiveFocus(),
                     qPrintable(QStringLiteral("%1, %2").arg(place.x()).arg(place.y())));
            // It marks the bottom; the field for the marker's name gives the keys back.
            press(Qt::Key_Return);
            press(Qt::Key_Escape);
            const QQuickItem* focused = m_run->window().activeFocusItem();
            QVERIFY(!focused || !focused->inherits("QQuickTextInput"));
        }
        // What is pressed in the inspector itself leaves it there.
        field->forceActiveFocus();
        const QPointF beside = drawer->mapToScene({4, 300});
        QTest::mouseClick(&m_run->window(), Qt::LeftButton, {}, beside.toPoint());
        QVERIFY(field->hasActiveFocus());
    }

    void theTransportStaysInItsPlacesWhateverIsPlayed_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(1024, 640), QSize(1280, 759), QSize(1440, 900)})
            QTest::addRow("%dx%d", size.width(), size.height()) << size;
    }
    void theTransportStaysInItsPlacesWhateverIsPlayed()
    {
        QFETCH(const QSize, size);
        m_run->resize(size);
        QVERIFY(m_run->open(test::simulatedFile(test::Sonars::Both)));
        const auto replayed = buttonsOfTheTransport();
        QVERIFY(replayed.size() > 10);
        m_run->session().close();
        connectBoth();
        m_run->session().goLive();
        QVERIFY(m_run->drawUntil([&] { return m_run->playback().following(); }));
        const auto live = buttonsOfTheTransport();
        QCOMPARE(live, replayed);
        press(Qt::Key_Home);
        QVERIFY(m_run->drawUntil([&] { return !m_run->playback().following(); }));
        QCOMPARE(buttonsOfTheTransport(), live);
        QVERIFY(m_run->drawUntil([&] { return m_run->playback().end() > 1.5; }));
        m_run->playback().moveLoopA(0);
        m_run->playback().moveLoopB(1);
        m_run->playback().setLooping(true);
        QVERIFY(m_run->drawsAFrame());
        QCOMPARE(buttonsOfTheTransport(), live);
    }

    void behindTheLiveEndNothingIsShownOfThePast()
    {
        connectBoth();
        m_run->resize({1440, 900});
        QVERIFY(m_run->drawsAFrame());
        const QQuickItem* glance = m_run->named("timelineGlance");
        QQuickItem* strips = itemOf("TimelineStrips");
        // Of the first minute there is little yet.
        const QPointF end = strips->mapToScene({strips->width() - 60, 30});
        const QPointF begin = strips->mapToScene({80, 30});
        QTest::mouseMove(&m_run->window(), begin.toPoint());
        QTest::mouseMove(&m_run->window(), begin.toPoint() + QPoint(1, 0));
        QVERIFY(m_run->drawUntil([&] { return glance->isVisible(); }));
        QTest::mouseMove(&m_run->window(), end.toPoint());
        QVERIFY(m_run->drawUntil([&] { return !glance->isVisible(); }));
        for (const QQuickItem* item : m_run->items())
            QVERIFY(item->objectName() != "linkedLine" || !item->isVisible());
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
        dive().disconnectAll();
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
    [[nodiscard]] QQuickItem* itemOf(const QString& type) const
    {
        for (QQuickItem* item : m_run->items())
            if (test::typeOf(*item) == type)
                return item;
        return nullptr;
    }
    /// What can be pressed there, with its left edge.
    [[nodiscard]] QMap<QString, double> buttonsOfTheTransport() const
    {
        QMap<QString, double> places;
        QQuickItem* transport = itemOf("Transport");
        for (QQuickItem* item : test::drawnBelow(*transport))
            if (item->inherits("QQuickAbstractButton") && item->objectName() != "liveButton") {
                // Its words say what it does now.
                QString name = item->property("iconName").toString();
                if (name.isEmpty())
                    name = item->property("text").toString();
                if (name.isEmpty())
                    name = test::nameOf(*item);
                places[name == "pause" ? "play" : name] = item->mapToScene({0, 0}).x();
            }
        return places;
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(&m_run->window(), key, modifiers);
    }
    [[nodiscard]] app::LiveSession& dive() { return *m_run->session().dive(); }
    [[nodiscard]] app::Alarms& alarms() { return m_run->made<app::Alarms>(); }
    [[nodiscard]] app::ZoneAlarm& zone() { return m_run->made<app::ZoneAlarm>(); }
    /// Whatever is there is near, and a target.
    void soundBoth()
    {
        alarms().setNearM(300);
        alarms().setNearOn(true);
        zone().setWidthDeg(360);
        zone().setFarM(60);
        zone().setStrength(1);
        zone().setOn(true);
        QVERIFY(m_run->drawUntil([&] { return alarms().isSounding() && zone().isSounding(); }));
    }
    [[nodiscard]] static QPoint okIn(const QQuickItem& block)
    {
        for (const QQuickItem* item : block.findChildren<QQuickItem*>())
            if (item->property("text").toString() == QLatin1String("OK"))
                return item->mapRectToScene({0, 0, item->width(), item->height()})
                    .center()
                    .toPoint();
        return {};
    }
    /// The keyboard is brought to what has this name.
    [[nodiscard]] bool tabTo(const QString& name)
    {
        for (int i = 0; i < 200; ++i) {
            press(Qt::Key_Tab);
            QAccessibleInterface* const at =
                QAccessible::queryAccessibleInterface(m_run->window().activeFocusItem());
            if (at != nullptr && at->text(QAccessible::Name) == name)
                return true;
        }
        return false;
    }
    void connectBoth()
    {
        app::Session& session = m_run->session();
        session.startDemo();
        const auto isThere = [](app::SelectedSonar* sonar) {
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

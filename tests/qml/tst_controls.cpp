// SPDX-License-Identifier: GPL-3.0-or-later
#include "alarms/Alarms.h"
#include "alarms/ZoneAlarm.h"
#include "devices/SonarText.h"
#include "echo/EchoLog.h"
#include "polar/PolarItem.h"
#include "session/Session.h"
#include "support/OwnSettings.h"
#include "support/QmlWarnings.h"
#include "support/SonarBench.h"
#include "support/TestMain.h"

#include <QAccessible>
#include <QDir>
#include <QFontDatabase>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickView>
#include <QSet>
#include <QTest>
#include <QtQml/QQmlExtensionPlugin>

#include <algorithm>
#include <memory>

Q_IMPORT_QML_PLUGIN(LeadlinePlugin)

using namespace leadline;
using namespace std::chrono_literals;
using test::SonarBench;

namespace {

/// As the Dive page does it: the Ping360's panel, the Ping1D's, the inspector and the keys.
constexpr auto controlsScene = R"(
import QtQuick
import Leadline
Rectangle {
    id: root
    property Session session
    property LiveSonar live360: null
    property LiveSonar live1d: null
    property Alarms alarms: null
    property ZoneAlarm zone: null
    property alias inspector: inspector
    property alias past: inspector.past
    property alias polar: polar.polar
    property alias replay: polar.replay
    property bool sounding
    property string said
    function showRecording() {
        live360 = null;
        live1d = null;
    }
    color: Theme.panel
    LinkedCursor { id: linked }
    SettingsReadout { id: settings360; source: root.session.ping360 }
    SettingsReadout { id: settings1d; source: root.session.ping1d }
    SettingKeys {
        id: keys
        sonar: root.sounding ? root.live1d : root.live360
        scanner: root.live360
        alarms: root.alarms
        zone: root.zone
        active: true
        onNotified: words => root.said = words
    }
    PolarPanel {
        id: polar
        width: 560; height: parent.height; session: root.session; settings: settings360; linked: linked
        controls: root.live360?.settings ?? null
        zone: root.zone
        onRangeRequested: by => keys.stepRangeOf(root.live360, by)
    }
    SounderPanel {
        anchors.left: polar.right; anchors.right: inspector.left; height: parent.height
        session: root.session; settings: settings1d; linked: linked; alarms: root.alarms
    }
    Inspector {
        id: inspector
        anchors.right: parent.right
        height: parent.height; session: root.session; settings360: settings360; settings1d: settings1d
        live360: root.live360; live1d: root.live1d; alarms: root.alarms; zone: root.zone; chosen: root.sounding ? "1d" : "360"
    }
}
)";

/// How many settings it was sent; how it is mounted, which it is told at first, is none.
std::size_t settingsSent(const SonarBench& bench)
{
    return static_cast<std::size_t>(std::ranges::count_if(bench.sent, [](const auto& command) {
        return !std::holds_alternative<app::SetMount>(command);
    }));
}

QRectF placeOf(const QQuickItem* item)
{
    return item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
}

} // namespace

class ControlsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        for (const QString& font : QDir(QStringLiteral(":/leadline/fonts")).entryList())
            QFontDatabase::addApplicationFont(QStringLiteral(":/leadline/fonts/") + font);
        for (unsigned i = 0; i < 450; ++i)
            m_log.add(test::Spoke360{.angleGrad = std::uint16_t(i % 400),
                                     .samplePeriod = 888,
                                     .samples = test::someSamples(1200, i)}
                          .frame(),
                      50ms * i);
        for (unsigned i = 0; i < 300; ++i)
            m_depths.add(test::Echo1d{.distanceMm = 6420,
                                      .pingNumber = i,
                                      .samples = test::someSamples(200, i)}
                             .profile(),
                         75ms * i);
    }
    void init()
    {
        test::failOnQmlWarnings();
        test::OwnSettings::forget();
        m_360 = std::make_unique<SonarBench>(ping::Family::Ping360);
        m_1d = std::make_unique<SonarBench>(ping::Family::Ping1D, "serial:/dev/ttyUSB0");
        m_session = std::make_unique<app::Session>();
        m_alarms = std::make_unique<app::Alarms>();
        m_zone = std::make_unique<app::ZoneAlarm>();
        m_view = std::make_unique<QQuickView>();
        m_view->engine()->addImportPath(QStringLiteral(":/qt/qml"));
        auto* component = new QQmlComponent(m_view->engine(), m_view.get());
        component->setData(controlsScene, QUrl(QStringLiteral("qrc:/test/scene.qml")));
        auto* root = component->createWithInitialProperties(
            {{QStringLiteral("session"), QVariant::fromValue(m_session.get())},
             {QStringLiteral("live360"), QVariant::fromValue(m_360->sonar.get())},
             {QStringLiteral("live1d"), QVariant::fromValue(m_1d->sonar.get())},
             {QStringLiteral("alarms"), QVariant::fromValue(m_alarms.get())},
             {QStringLiteral("zone"), QVariant::fromValue(m_zone.get())}});
        QVERIFY2(root, qPrintable(component->errorString()));
        m_view->setResizeMode(QQuickView::SizeRootObjectToView);
        m_view->setContent({}, component, root);
        m_session->ping360()->setReader(echo::PingReader(m_log.log(), 0));
        m_session->ping360()->setPlayhead(22s);
        m_session->ping1d()->setReader(echo::PingReader(m_depths.log(), 0));
        m_session->ping1d()->setPlayhead(22s);
        m_view->resize(1280, 760);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
        QTRY_VERIFY((void(m_view->grabWindow()), polar()->ready()));
    }
    void cleanup()
    {
        m_view.reset();
        m_zone.reset();
        m_alarms.reset();
        m_session.reset();
        m_360.reset();
        m_1d.reset();
    }

    void everyStateIsSaid_data()
    {
        QTest::addColumn<device::SettingStatus>("status");
        QTest::addColumn<QString>("state");
        QTest::addColumn<QString>("note");
        QTest::newRow("applied") << SonarBench::applied(750, 750) << "750 kHz, Applied"
                                 << QString();
        QTest::newRow("applied, called otherwise")
            << SonarBench::applied(750, 748) << "750 kHz, Applied · 748 kHz" << QString();
        QTest::newRow("refused with words")
            << SonarBench::refused(900, 750, "Too high.") << "750 kHz, Refused"
            << "Too high.";
        QTest::newRow("refused without") << SonarBench::refused(900, 750, "") << "750 kHz, Refused"
                                         << "Sonar stays at 750 kHz. Try again";
        QTest::newRow("changed elsewhere")
            << SonarBench::foreign(750, 600) << "600 kHz, Changed elsewhere: 600 kHz" << QString();
        QTest::newRow("unread") << device::SettingStatus{} << "–, Not read yet" << QString();
    }
    void everyStateIsSaid()
    {
        QFETCH(const device::SettingStatus, status);
        QFETCH(const QString, state);
        QFETCH(const QString, note);
        m_360->setting("frequencyKhz") = status;
        m_360->report();
        QStringList parts{QStringLiteral("Frequency"), state};
        if (!note.isEmpty())
            parts << note;
        QVERIFY2(box(parts.join(QStringLiteral(", "))), qPrintable(translated().join('\n')));
    }

    void pendingCountsAndNamesWhatIsStillReported()
    {
        m_360->sonar->settings()->model("frequencyKhz").request(800);
        QVERIFY(box("Frequency, 800 kHz, Pending"));
        m_360->settle();
        m_360->setting("frequencyKhz") = SonarBench::pending(800, 750);
        m_360->report();
        m_360->clock.advance(250ms);
        QVERIFY2(box("Frequency, 800 kHz, Pending 0.3 s, Sonar still reports 750 kHz"),
                 qPrintable(translated().join('\n')));
    }

    void stepsAreSentOnceAMomentAfterTheLast()
    {
        QQuickItem* range = focus("Range, 20 m");
        QTest::keyClick(m_view.get(), Qt::Key_Up);
        QTest::keyClick(m_view.get(), Qt::Key_Up);
        QCOMPARE(settingsSent(*m_360), std::size_t{0});
        m_360->settle();
        QCOMPARE(settingsSent(*m_360), std::size_t{1});
        QCOMPARE(m_360->lastOf("rangeM"), 40.0);
        QTest::keyClick(m_view.get(), Qt::Key_Down);
        QVERIFY(range->hasActiveFocus());
        QTest::keyClick(m_view.get(), Qt::Key_Escape);
        m_360->settle();
        QCOMPARE(settingsSent(*m_360), std::size_t{1});
    }

    void anyNumberCanBeTyped()
    {
        QQuickItem* range = focus("Range, 20 m");
        QTest::keyClick(m_view.get(), Qt::Key_1);
        QTest::keyClick(m_view.get(), Qt::Key_2);
        QTest::keyClick(m_view.get(), Qt::Key_Comma);
        QTest::keyClick(m_view.get(), Qt::Key_5);
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        m_360->settle();
        QCOMPARE(m_360->lastOf("rangeM"), 12.5);
        QVERIFY(range->hasActiveFocus());
        QTest::keyClick(m_view.get(), Qt::Key_9);
        QTest::keyClick(m_view.get(), Qt::Key_Escape);
        m_360->settle();
        QCOMPARE(settingsSent(*m_360), std::size_t{1});
        QTest::keyClick(m_view.get(), Qt::Key_9);
        QTest::keyClick(m_view.get(), Qt::Key_9);
        QTest::keyClick(m_view.get(), Qt::Key_9);
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        m_360->settle();
        QCOMPARE(m_360->lastOf("rangeM"), 100.0);
    }

    void bothDecimalMarksAreTypedInEveryLanguage_data()
    {
        QTest::addColumn<QLocale>("locale");
        QTest::newRow("comma") << QLocale(QLocale::German, QLocale::Germany);
        QTest::newRow("point") << QLocale(QLocale::English, QLocale::UnitedStates);
        QTest::newRow("space") << QLocale(QLocale::French, QLocale::France);
        QTest::newRow("other digits") << QLocale(QLocale::Arabic, QLocale::Egypt);
    }
    void bothDecimalMarksAreTypedInEveryLanguage()
    {
        QFETCH(const QLocale, locale);
        const auto asBefore = qScopeGuard([before = QLocale()] { QLocale::setDefault(before); });
        QLocale::setDefault(locale);
        m_alarms->setNearOn(true);
        m_view->rootObject()->setProperty("sounding", true);
        for (const auto mark : {Qt::Key_Comma, Qt::Key_Period}) {
            m_alarms->setNearM(3);
            QVERIFY2(focus("Bottom too close"), qPrintable(translated().join('\n')));
            type({Qt::Key_1, Qt::Key_2, mark, Qt::Key_5, Qt::Key_Return});
            QCOMPARE(m_alarms->nearM(), 12.5);
            m_alarms->setBlankingM(1);
            QVERIFY2(focus("Blanking"), qPrintable(translated().join('\n')));
            type({Qt::Key_0, mark, Qt::Key_2, Qt::Key_5, Qt::Key_Return});
            QCOMPARE(m_alarms->blankingM(), 0.25);
            m_1d->setting("rangeLengthM") = SonarBench::applied(15);
            m_1d->report();
            QVERIFY2(focus("Range length"), qPrintable(translated().join('\n')));
            type({Qt::Key_7, mark, Qt::Key_5, Qt::Key_Return});
            m_1d->settle();
            QCOMPARE(m_1d->lastOf("rangeLengthM"), 7.5);
        }
    }

    void aWrongNumberGetsASentence()
    {
        m_alarms->setNearOn(true);
        m_alarms->setNearM(3);
        m_view->rootObject()->setProperty("sounding", true);
        const auto says = [&](const QString& words) {
            const auto all = everyItem();
            return std::ranges::any_of(all, [&](const QQuickItem* each) {
                return each->objectName() == QStringLiteral("settingNote") && each->isVisible() &&
                       each->property("text").toString() == words;
            });
        };
        const QString none =
            QStringLiteral("1,2.5 is not a number. Type one such as 12.5 or 12,5.");
        focus("Bottom too close");
        type({Qt::Key_1, Qt::Key_Comma, Qt::Key_2, Qt::Key_Period, Qt::Key_5, Qt::Key_Return});
        QCOMPARE(m_alarms->nearM(), 3.0);
        QVERIFY2(says(none), qPrintable(translated().join('\n')));
        type({Qt::Key_0, Qt::Key_Comma, Qt::Key_1, Qt::Key_Return});
        QCOMPARE(m_alarms->nearM(), 0.3);
        QVERIFY(says(QStringLiteral("The minimum is 0.3 m.")));
        // It is said until the next number.
        type({Qt::Key_4});
        QVERIFY(!says(QStringLiteral("The minimum is 0.3 m.")));
        type({Qt::Key_Comma, Qt::Key_5, Qt::Key_Return});
        QCOMPARE(m_alarms->nearM(), 4.5);
        QVERIFY(!says(none));
    }

    void whatSomebodyElseChoseIsTakenOrTakenBack()
    {
        m_360->setting("rangeM") = SonarBench::foreign(10, 15);
        m_360->report();
        click("Use mine", "Restore Range to 10 m");
        QVERIFY(m_360->last<app::UseRequested>() &&
                m_360->last<app::UseRequested>()->key == "rangeM");
        m_360->setting("rangeM") = SonarBench::foreign(10, 15);
        m_360->report();
        click("Keep", "Keep Range at 15 m");
        QVERIFY(m_360->last<app::KeepReported>() &&
                m_360->last<app::KeepReported>()->key == "rangeM");
    }

    void inAutoTheDeviceChoosesRangeAndGain()
    {
        m_view->rootObject()->setProperty("sounding", true);
        m_1d->setting("mode") = SonarBench::applied(1);
        m_1d->report();
        QVERIFY2(box("Range length, 15 m, Set by the sonar"), qPrintable(translated().join('\n')));
        QVERIFY(!box("Range length")->property("activeFocusOnTab").toBool());
        QTest::keyClick(m_view.get(), Qt::Key_PageUp);
        m_1d->settle();
        QVERIFY(m_1d->sent.empty());
        QVERIFY(m_view->rootObject()->property("said").toString().contains("Manual"));
        m_1d->setting("mode") = SonarBench::applied(0);
        m_1d->report();
        QTest::keyClick(m_view.get(), Qt::Key_PageUp);
        m_1d->settle();
        QCOMPARE(m_1d->lastOf("rangeLengthM"), 20.0);
    }

    void theKeysStepTheFocusedSonar()
    {
        QTest::keyClick(m_view.get(), Qt::Key_PageDown);
        m_360->settle();
        QCOMPARE(m_360->lastOf("rangeM"), 15.0);
        QTest::keyClick(m_view.get(), Qt::Key_G);
        m_360->settle();
        QCOMPARE(m_360->lastOf("gain"), 2.0);
        QTest::keyClick(m_view.get(), Qt::Key_G, Qt::ShiftModifier);
        QTest::keyClick(m_view.get(), Qt::Key_G, Qt::ShiftModifier);
        m_360->settle();
        QCOMPARE(m_360->lastOf("gain"), 0.0);
        QTest::keyClick(m_view.get(), Qt::Key_W);
        QTest::keyClick(m_view.get(), Qt::Key_W);
        m_360->settle();
        QCOMPARE(m_360->lastOf("sectorCentreDeg"), 0.0);
        QCOMPARE(m_360->lastOf("sectorWidthDeg"), 90.0);
        QTest::keyClick(m_view.get(), Qt::Key_W, Qt::ShiftModifier);
        m_360->settle();
        QCOMPARE(m_360->lastOf("sectorWidthDeg"), 60.0);
    }

    void theWheelWithControlStepsTheRangeAndZoomsNothing()
    {
        const QPointF at = polar()->mapToScene(polar()->pointOf(polar()->edgeM() / 2, 90));
        for (const int turn : {60, 60}) {
            QWheelEvent wheel(at, m_view->mapToGlobal(at), {}, {0, turn}, Qt::NoButton,
                              Qt::ControlModifier, Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(m_view.get(), &wheel);
        }
        m_360->settle();
        QCOMPARE(settingsSent(*m_360), std::size_t{1});
        QCOMPARE(m_360->lastOf("rangeM"), 15.0);
        QCOMPARE(polar()->zoom(), 1.0);
    }

    void theSectorsEdgesAreDraggedOnTheRim()
    {
        m_360->setting("sectorWidthDeg") = SonarBench::applied(90, 90);
        m_360->report();
        QQuickItem* stop = item("sectorStop");
        QVERIFY(stop->width() >= 44 && stop->height() >= 44);
        drag(stop, 75);
        m_360->settle();
        QVERIFY(qAbs(m_360->lastOf("sectorCentreDeg") - 15) <= 1);
        QVERIFY(qAbs(m_360->lastOf("sectorWidthDeg") - 120) <= 1);
        m_360->report();
        drag(item("sectorCentre"), -90);
        m_360->settle();
        QVERIFY(qAbs(m_360->lastOf("sectorCentreDeg") + 90) <= 1);
        QCOMPARE(m_360->lastOf("sectorWidthDeg"), 90.0);
    }

    void aWholeTurnOpensAtItsHandles()
    {
        QVERIFY(!item("sectorCentre")->isVisible());
        QVERIFY(!placeOf(item("sectorStart")).intersects(placeOf(item("sectorStop"))));
        drag(item("sectorStart"), -90);
        m_360->settle();
        QVERIFY(m_360->lastOf("sectorWidthDeg") < 290 && m_360->lastOf("sectorWidthDeg") > 250);
    }

    void theSectorsHandlesHaveKeys()
    {
        m_360->setting("sectorWidthDeg") = SonarBench::applied(90, 90);
        m_360->report();
        item("sectorStart")->forceActiveFocus();
        QTest::keyClick(m_view.get(), Qt::Key_Right, Qt::ShiftModifier);
        m_360->settle();
        QCOMPARE(m_360->lastOf("sectorCentreDeg"), 5.0);
        QCOMPARE(m_360->lastOf("sectorWidthDeg"), 80.0);
    }

    void withoutALiveSonarThereAreNoHandles()
    {
        m_view->rootObject()->setProperty("live360", QVariant::fromValue<app::LiveSonar*>(nullptr));
        QVERIFY(!item("sectorRim")->isVisible());
        QVERIFY(!box("Range"));
        QTest::keyClick(m_view.get(), Qt::Key_PageUp);
        QCOMPARE(settingsSent(*m_360), std::size_t{0});
    }

    void lookingBackItSaysThatItActsLive()
    {
        QVERIFY(!item("actsOnLive")->isVisible());
        m_view->rootObject()->setProperty("past", true);
        QVERIFY(item("actsOnLive")->isVisible());
    }

    void anotherProgramIsSaidAndTakenOverFrom()
    {
        QVERIFY(!item("otherProgram")->isVisible());
        m_360->status.listening = true;
        m_360->report();
        QVERIFY(item("otherProgram")->isVisible());
        click("Take over", "Take over");
        QVERIFY(m_360->last<app::TakeOver>());
        // Silent, it is asked for nothing all the same.
        app::SonarText words;
        words.setSonar(m_360->sonar.get());
        m_360->status.driver = device::DriverState::Lost;
        m_360->status.reason = base::Message("The Ping360 is not responding.");
        m_360->report();
        QVERIFY(item("otherProgram")->isVisible());
        QVERIFY2(words.status().startsWith("Another program drives it, no data"),
                 qPrintable(words.status()));
        QCOMPARE(words.trouble(), words.status());
        m_360->status.driver = device::DriverState::Live;
        m_360->status.reason = {};
        m_360->status.foundScanning = true;
        m_360->report();
        // Nothing proves another program then.
        QVERIFY(item("foundScanning")->isVisible() && !item("otherProgram")->isVisible());
        QVERIFY2(words.status().startsWith("Found scanning"), qPrintable(words.status()));
        QVERIFY(m_360->sonar->sentence().startsWith("Found scanning"));
        click("Stop", "Standby: not pinging");
        QVERIFY(m_360->last<app::SetStandby>()->standby);
    }

    void theAlarmCoversTheDepthUntilOk()
    {
        QVERIFY(!item("alarmTag")->isVisible() && !item("alarmCover")->isVisible());
        m_alarms->setNearOn(true);
        m_alarms->setNearM(3);
        m_alarms->begin(0s);
        QCOMPARE(item("alarmTag")->property("limits").toString(), QStringLiteral("Alarm 3.0 m"));
        QVERIFY(item("alarmTag")->isVisible());
        for (int i = 1; i <= 3; ++i)
            m_alarms->measured({i * 100ms, 2.41, 90});
        QQuickItem* cover = item("alarmCover");
        QVERIFY(cover->isVisible());
        QCOMPARE(item("alarmNumber")->property("text").toString(), QStringLiteral("2.41"));
        const QVariant lit = cover->property("color");
        QTRY_VERIFY(cover->property("color") != lit);
        QTRY_VERIFY(cover->property("color") == lit);
        // Blind at the same time, in the narrowest panel: no words run into its OK.
        m_view->resize(1184, 760);
        m_alarms->timePassed(4s);
        QVERIFY(m_alarms->isSounding() && m_alarms->isBlind());
        QQuickItem* ok = nullptr;
        QQuickItem* title = nullptr;
        for (QQuickItem* child : cover->childItems()) {
            ok = child->property("text").toString() == QLatin1String("OK") ? child : ok;
            title =
                child->property("text").toString().startsWith(QStringLiteral("BOTTOM TOO CLOSE · "))
                    ? child
                    : title;
        }
        QVERIFY(ok && title);
        QTRY_COMPARE(cover->width(), 320.0);
        QTRY_VERIFY(title->x() + title->width() < ok->x() && title->property("truncated").toBool());
        QTest::keyClick(m_view.get(), Qt::Key_Q);
        QVERIFY(!cover->isVisible() && !m_alarms->isSounding());
        m_alarms->timePassed(10s);
        QCOMPARE(item("alarmTag")->property("translated").toString(),
                 QStringLiteral("Alarm 3.0 m · Alarm inactive: no bottom lock"));
    }

    /// Laid at the cursor by a key, shown, sounding over the disc, silenced by a key.
    void aZoneIsLaidOnTheDiscAndSounds()
    {
        QVERIFY(!item("polarZone")->isVisible() && !item("zoneCover")->isVisible());
        m_zone->begin(0s);
        item("polarKeys")->forceActiveFocus(Qt::TabFocusReason);
        const QPointF at = polar()->pointOf(10, 45);
        QVERIFY(polar()->probe(at.x(), at.y()));
        QTest::keyClick(m_view.get(), Qt::Key_Z);
        QVERIFY(m_zone->isOn());
        QVERIFY(std::abs(m_zone->centreDeg() - 45) <= 1);
        QVERIFY(m_zone->nearM() < 10 && m_zone->farM() > 10);
        QVERIFY(item("polarZone")->isVisible());
        // A wheel's step moves its dashes, and makes none anew.
        const auto dashes = [this] {
            QList<QQuickItem*> all = everyItem();
            all.removeIf([](const QQuickItem* each) {
                return each->objectName() != QLatin1String("zoneDash");
            });
            std::ranges::sort(all);
            return all;
        };
        const QList<QQuickItem*> before = dashes();
        const auto seen = std::ranges::count_if(before, &QQuickItem::isVisible);
        QVERIFY(seen > 8 && seen < before.size());
        polar()->setZoom(1.2);
        QVERIFY(std::ranges::count_if(dashes(), &QQuickItem::isVisible) > seen);
        QCOMPARE(dashes(), before);
        polar()->setZoom(1);
        for (int i = 1; i <= 3; ++i) {
            m_zone->addPing({.time = i * 100ms, .bearingDeg = 45, .reachM = 20, .targetM = 9.5});
            m_zone->timePassed(i * 100ms);
        }
        QVERIFY(item("zoneCover")->isVisible());
        QCOMPARE(item("zoneWords")->property("text").toString(),
                 QStringLiteral("TARGET IN ZONE · 9.50 m"));
        QTest::keyClick(m_view.get(), Qt::Key_Q);
        QVERIFY(!item("zoneCover")->isVisible() && m_zone->isAcknowledged());
        m_zone->timePassed(10s);
        QCOMPARE(item("zoneWords")->property("text").toString(),
                 QStringLiteral("Zone alarm inactive: no data from the Ping360"));
        m_zone->end();
        QVERIFY(item("polarZone")->isVisible());
        m_zone->setShown(false);
        QVERIFY(!item("polarZone")->isVisible());
    }

    /// Who points with the mouse has the keyboard elsewhere.
    void aZoneIsLaidWhereTheMousePoints()
    {
        m_zone->begin(0s);
        const QPointF at = polar()->pointOf(10, 45);
        const QPoint there = polar()->mapToScene(at).toPoint();
        QTest::mouseMove(m_view.get(), there - QPoint(9, 9));
        QTest::mouseMove(m_view.get(), there);
        QTRY_VERIFY(polar()->cursorValid());
        QVERIFY(!item("polarKeys")->hasActiveFocus());
        QTest::keyClick(m_view.get(), Qt::Key_Z);
        QVERIFY(m_zone->isOn());
        QVERIFY(std::abs(m_zone->centreDeg() - 45) <= 1);
        m_zone->setOn(false);
    }

    /// In a recording the zone is part of the view: laid, shown, moved, and never sounding.
    void aZoneIsLaidOnARecordingAndIsSilent()
    {
        QMetaObject::invokeMethod(m_view->rootObject(), "showRecording");
        QVERIFY(!item("polarZone")->isVisible());
        item("polarKeys")->forceActiveFocus(Qt::TabFocusReason);
        const QPointF at = polar()->pointOf(10, 45);
        QVERIFY(polar()->probe(at.x(), at.y()));
        QTest::keyClick(m_view.get(), Qt::Key_Z);
        QVERIFY(item("polarZone")->isVisible() && !m_zone->isOn());
        QVERIFY(QAccessible::queryAccessibleInterface(item("polarZone"))
                    ->text(QAccessible::Name)
                    .startsWith(QStringLiteral("Alarm zone, muted, ")));
        for (int i = 1; i <= 3; ++i)
            m_zone->addPing({.time = i * 100ms, .bearingDeg = 45, .reachM = 20, .targetM = 9.5});
        QVERIFY(!item("zoneCover")->isVisible());
        QQuickItem* rows = nullptr;
        for (QQuickItem* row : everyItem())
            if (row->objectName() == QLatin1String("zoneOn") && row->isVisible())
                rows = row;
        QVERIFY(rows && rows->property("checked").toBool());
        QMetaObject::invokeMethod(rows, "clicked");
        QVERIFY(!item("polarZone")->isVisible());
        // Beside a file's echoes the zone of a live one is not to be seen.
        m_zone->begin(0s);
        m_zone->setOn(true);
        QVERIFY(item("polarZone")->isVisible());
        m_view->rootObject()->setProperty("replay", true);
        QVERIFY(!item("polarZone")->isVisible());
    }

private:
    [[nodiscard]] app::PolarItem* polar() const
    {
        return m_view->rootObject()->property("polar").value<app::PolarItem*>();
    }
    [[nodiscard]] QQuickItem* item(const char* name) const
    {
        for (QQuickItem* each : everyItem())
            if (each->objectName() == QLatin1String(name))
                return each;
        return nullptr;
    }
    [[nodiscard]] std::vector<std::pair<QString, QQuickItem*>> boxes() const
    {
        std::vector<std::pair<QString, QQuickItem*>> found;
        for (QQuickItem* field : fields())
            if (field->isVisible())
                found.emplace_back(field->property("translated").toString(), field);
        return found;
    }
    [[nodiscard]] QStringList translated() const
    {
        QStringList all;
        for (const auto& [words, field] : boxes())
            all << words;
        return all;
    }
    void type(std::initializer_list<Qt::Key> keys)
    {
        for (const Qt::Key key : keys)
            QTest::keyClick(m_view.get(), key);
    }
    /// The control that is spoken so, or begins so.
    [[nodiscard]] QQuickItem* box(const QString& words) const
    {
        for (const auto& [all, field] : boxes())
            if (all == words || all.startsWith(words + QStringLiteral(", ")))
                return field;
        return nullptr;
    }
    QQuickItem* focus(const QString& words)
    {
        QQuickItem* field = box(words);
        if (field)
            field->forceActiveFocus(Qt::TabFocusReason);
        return field;
    }
    /// Those that a repeater made have no other parent than the item in which they are.
    [[nodiscard]] QList<QQuickItem*> everyItem() const
    {
        QList<QQuickItem*> all = m_view->rootObject()->findChildren<QQuickItem*>();
        QSet<QQuickItem*> known(all.begin(), all.end());
        for (qsizetype i = 0; i < all.size(); ++i)
            for (QQuickItem* child : all[i]->childItems())
                if (!known.contains(child)) {
                    known.insert(child);
                    all += child;
                }
        return all;
    }
    [[nodiscard]] QList<QQuickItem*> fields() const
    {
        QList<QQuickItem*> all = everyItem();
        all.removeIf([](const QQuickItem* each) {
            return each->objectName() != QStringLiteral("settingField");
        });
        return all;
    }
    /// A button by its words and its tip.
    void click(const QString& words, const QString& tip)
    {
        QQuickItem* found = nullptr;
        for (QQuickItem* button : everyItem())
            if (button->isVisible() && button->property("text").toString() == words &&
                button->property("tip").toString() == tip)
                found = button;
        QVERIFY2(found, qPrintable(tip));
        QTRY_VERIFY((void(m_view->grabWindow()), !placeOf(found).isEmpty()));
        QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, placeOf(found).center().toPoint());
    }
    /// From where it is to a bearing on the rim, in small steps.
    void drag(const QQuickItem* handle, int bearingDeg)
    {
        const QPointF middle = polar()->mapToScene(polar()->centre());
        const QPointF from = placeOf(handle).center();
        const double radius = QLineF(middle, from).length();
        const double begin =
            qRadiansToDegrees(std::atan2(from.x() - middle.x(), middle.y() - from.y()));
        QTest::mouseMove(m_view.get(), from.toPoint());
        QTest::mousePress(m_view.get(), Qt::LeftButton, {}, from.toPoint());
        QPoint at;
        for (int i = 1; i <= 20; ++i) {
            const double angle = qDegreesToRadians(begin + (bearingDeg - begin) * i / 20);
            at = (middle + QPointF(std::sin(angle), -std::cos(angle)) * radius).toPoint();
            QTest::mouseMove(m_view.get(), at);
        }
        QTest::mouseRelease(m_view.get(), Qt::LeftButton, {}, at);
    }

    test::OwnSettings m_settings;
    test::EchoLog m_log{ping::Family::Ping360};
    test::EchoLog m_depths{ping::Family::Ping1D};
    std::unique_ptr<SonarBench> m_360;
    std::unique_ptr<SonarBench> m_1d;
    std::unique_ptr<app::Session> m_session;
    std::unique_ptr<app::Alarms> m_alarms;
    std::unique_ptr<app::ZoneAlarm> m_zone;
    std::unique_ptr<QQuickView> m_view;
};

LEADLINE_GUI_TEST(ControlsTest)
#include "tst_controls.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "Recordings.h"
#include "TreeWalk.h"
#include "WindowRun.h"
#include "devices/LiveSession.h"
#include "mapping/MapItem.h"
#include "mapping/MapOverlay.h"
#include "session/Notices.h"
#include "support/CliRun.h"
#include "support/PingViewerWriter.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <memory>

using namespace leadline;
using namespace std::chrono_literals;
using app::MapModel;

/// Tests the page of the map in the program's window, with a vehicle that moves in a harbour.
class WindowMapTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::prepareWindows(); }
    void init()
    {
        QSettings().clear();
        m_run = std::make_unique<test::WindowRun>();
        m_run->resize({1440, 900});
    }
    void cleanup() { m_run.reset(); }

    void withoutARecordingItSaysWhatItNeeds()
    {
        press(Qt::Key_5, Qt::ControlModifier);
        QVERIFY(m_run->drawUntilReady());
        QVERIFY(shown("mapPage"));
        QVERIFY(!shown("mapItem"));
        QVERIFY(shown("mapEmpty"));
        QCOMPARE(m_run->named("mapEmpty")->property("title").toString(),
                 QStringLiteral("No map yet."));
        QCOMPARE(m_run->named("mapEmpty")->property("message").toString(),
                 QStringLiteral(
                     "It grows as soon as two turns match, or with positions from a DVL or GPS."));
        QVERIFY(!m_run->named("mapExport")->isEnabled());
        press(Qt::Key_1, Qt::ControlModifier);
        QVERIFY(m_run->drawUntil([&] { return !shown("mapPage"); }));
    }

    void aRecordingWithoutAScanningSonarHasNone()
    {
        QVERIFY(m_run->open(test::simulatedFile(test::Sonars::Ping1D)));
        press(Qt::Key_5, Qt::ControlModifier);
        QVERIFY(m_run->drawUntilReady());
        QVERIFY(shown("mapEmpty"));
        QCOMPARE(m_run->named("mapEmpty")->property("title").toString(), QStringLiteral("No map"));
        QCOMPARE(m_run->named("mapEmpty")->property("message").toString(),
                 QStringLiteral("This recording has no scanning sonar, whose turns make a map."));
    }

    void aDiveWithoutAScanningSonarSaysSo()
    {
        QCOMPARE(m_run->session().dive()->connectTo("sim:omniscan450"), QString());
        press(Qt::Key_5, Qt::ControlModifier);
        QVERIFY(m_run->drawUntil([&] {
            return m_run->session().dive()->active() && shown("mapEmpty") &&
                   m_run->named("mapEmpty")
                       ->property("message")
                       .toString()
                       .endsWith(QStringLiteral("none is connected."));
        }));
    }

    void openWaterSaysThatEchoesAreTooFew()
    {
        QVERIFY(openMap(test::turningFile(test::TurningWater::Open)));
        QVERIFY(m_run->drawUntil([&] { return model().state() == MapModel::State::TooFewEchoes; }));
        QVERIFY(m_run->drawUntilReady());
        QCOMPARE(m_run->named("mapEmpty")->property("title").toString(),
                 QStringLiteral("Echoes too few to place turns."));
        QCOMPARE(m_run->named("mapEmpty")->property("message").toString(),
                 QStringLiteral("Positions would help."));
    }

    void simulatedDataIsMarked()
    {
        m_run->resize({1024, 640});
        const auto isMarked = [this] {
            const QList<QQuickItem*> all = m_run->items();
            return std::ranges::any_of(all, [this](const QQuickItem* item) {
                return item->objectName() == QLatin1String("simulatedTag") && item->isVisible() &&
                       m_run->named(QStringLiteral("mapPage"))->isAncestorOf(item);
            });
        };
        QVERIFY(m_run->open(test::turningFile()));
        press(Qt::Key_5, Qt::ControlModifier);
        QVERIFY(m_run->drawUntil([&] { return shown("mapPage"); }));
        QVERIFY(!isMarked());
        test::PingViewerWriter writer({.type = 2, .tag = "v2.6.0 simulated"});
        for (int i = 0; i < 20; ++i)
            writer.record(i * 50ms,
                          test::Spoke360{.angleGrad = static_cast<std::uint16_t>(i)}.frame());
        QVERIFY(m_run->open(
            test::madeFile(QStringLiteral("simulated.bin"), test::bytesOf(writer.bytes()))));
        QVERIFY(isMarked());
        QVERIFY(m_run->lastingLayoutFaults(*m_run->window().contentItem()).isEmpty());
    }

    /// Up to the playhead, and back.
    void itShowsWhatWasKnownAtThePlayhead()
    {
        QVERIFY(openMap(test::turningFile()));
        const int all = model().turns();
        QVERIFY(all > 6);
        QVERIFY(shown("mapItem") && !shown("mapEmpty"));
        QVERIFY(model().basis() == "picture" && !model().hasNorth());
        m_run->seek(70s);
        QVERIFY(m_run->drawUntil([&] { return model().ready(); }));
        QVERIFY(model().turns() > 1 && model().turns() < all);
        m_run->seek(1s);
        QVERIFY(m_run->drawUntil([&] { return model().ready(); }));
        QCOMPARE(model().turns(), 0);
        QVERIFY(m_run->drawUntil([&] { return shown("mapEmpty"); }));
        QCOMPARE(model().state(), MapModel::State::Waiting);
        QVERIFY(shown("mapOpen"));
        m_run->playback().toEnd();
        QCOMPARE(model().state(), MapModel::State::Computing);
        QCOMPARE(m_run->named("mapEmpty")->property("title").toString(),
                 QStringLiteral("Computing the map…"));
        QVERIFY(!shown("mapOpen"));
        QVERIFY(m_run->drawUntil([&] { return model().ready(); }));
        QCOMPARE(model().turns(), all);
    }

    /// A recording that is opened while the map of another one is made has its own.
    void anotherRecordingHasItsOwnMap()
    {
        QVERIFY(m_run->open(test::turningFile()));
        m_run->playback().toEnd();
        press(Qt::Key_5, Qt::ControlModifier);
        QVERIFY(m_run->drawUntil([&] { return model().turnsRead() > 0; }));
        QVERIFY(m_run->open(test::turningFile(test::TurningWater::Open)));
        QCOMPARE(model().turns(), 0);
        m_run->playback().toEnd();
        QVERIFY(m_run->drawUntil([&] { return model().ready(); }));
        QCOMPARE(model().state(), MapModel::State::TooFewEchoes);
        QCOMPARE(model().turns(), 0);
        QVERIFY(m_run->open(test::turningFile()));
        QCOMPARE(model().turnsRead(), 0);
        m_run->playback().toEnd();
        QVERIFY(m_run->drawUntil([&] { return model().ready(); }));
        QVERIFY(model().turns() > 6);
    }

    void aSessionThatItLeftDoesNotReachIt()
    {
        app::Session& session = m_run->session();
        MapModel left;
        left.setSession(&session);
        left.setSession(nullptr);
        int changes = 0;
        connect(&left, &MapModel::markersChanged, this, [&] { ++changes; });
        emit session.markers()->changed();
        session.ping360()->levels()->setMode(app::EchoLevels::Mode::Manual);
        emit session.ping360()->levels()->changed();
        QCOMPARE(changes, 0);
    }

    void theMosaicIsDrawn()
    {
        QVERIFY(openMap(test::turningFile()));
        const QImage before = m_run->grab();
        m_run->named("mapItem")->setProperty("echoes", false);
        QVERIFY(m_run->drawsAFrame());
        const QImage without = m_run->grab();
        QVERIFY(before != without);
        m_run->named("mapItem")->setProperty("echoes", true);
        QVERIFY(m_run->drawsAFrame());
        QVERIFY(m_run->grab() == before);
    }

    void dragWheelAndKeysMoveIt()
    {
        QVERIFY(openMap(test::turningFile()));
        app::MapItem& map = item();
        QVERIFY(map.following());
        const QPointF middle(map.width() / 2, map.height() / 2);
        const QPointF place = map.placeOf(middle);
        // A drag takes the place along, and ends following.
        const QPoint at = map.mapToScene(middle).toPoint();
        QTest::mousePress(&m_run->window(), Qt::LeftButton, {}, at);
        QTest::mouseMove(&m_run->window(), at + QPoint(30, 0));
        QTest::mouseMove(&m_run->window(), at + QPoint(80, 50));
        QVERIFY(!shown("mapScale"));
        QTest::mouseRelease(&m_run->window(), Qt::LeftButton, {}, at + QPoint(80, 50));
        QVERIFY(shown("mapScale"));
        QVERIFY(!map.following());
        const QPointF dragged = map.pointOf(place.y(), place.x());
        QVERIFY(std::abs(dragged.x() - middle.x() - 80) < 1);
        QVERIFY(std::abs(dragged.y() - middle.y() - 50) < 1);
        // The wheel keeps the place under the pointer.
        const QPointF pointed(middle.x() / 2, middle.y() / 2);
        const QPointF under = map.placeOf(pointed);
        const double scale = map.pixelsPerMetre();
        QWheelEvent wheel(map.mapToScene(pointed), map.mapToScene(pointed), {}, QPoint(0, 120),
                          Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&m_run->window(), &wheel);
        QVERIFY(std::abs(map.pixelsPerMetre() / scale - 1.2) < 1e-6);
        QVERIFY(std::abs(map.placeOf(pointed).x() - under.x()) < 0.01);
        QVERIFY(std::abs(map.placeOf(pointed).y() - under.y()) < 0.01);
        // Arrows, and + and 0.
        const QPointF before = map.placeOf(middle);
        press(Qt::Key_Left);
        QVERIFY(std::abs(map.pointOf(before.y(), before.x()).x() - middle.x() - 64) < 1);
        const double near = map.pixelsPerMetre();
        press(Qt::Key_Plus);
        QVERIFY(map.pixelsPerMetre() > near);
        for (int i = 0; i < 40; ++i)
            press(Qt::Key_Plus);
        QCOMPARE(map.pixelsPerMetre(), app::MapItem::mostPixelsPerMetre);
        press(Qt::Key_0);
        QCOMPARE(map.pixelsPerMetre(), scale);
        press(Qt::Key_O);
        QVERIFY(map.following());
    }

    void aPressOnTheTrackSeeksThere()
    {
        QVERIFY(openMap(test::turningFile()));
        // No sign of a loop closure lies over it.
        m_run->named("mapPanel")->setProperty("loops", false);
        const auto& poses = model().picture()->poses;
        QVERIFY(!poses.empty());
        const map::MapPose& pose = poses[poses.size() / 2];
        const QPointF at = item().pointOf(pose.northM, pose.eastM);
        click(at);
        const auto sought = model().picture()->poseAt(m_run->playback().position());
        QVERIFY(sought && m_run->playback().position() < m_run->playback().end() - 1);
        const QPointF off = item().pointOf(sought->northM, sought->eastM) - at;
        QVERIFY(std::hypot(off.x(), off.y()) < 3);
        QVERIFY(m_run->drawUntil([&] { return model().ready(); }));
    }

    void theReadOutTellsWhereOneIs()
    {
        QVERIFY(openMap(test::turningFile()));
        QQuickItem* readout = m_run->named("mapReadout");
        QVERIFY(readout && readout->isVisible());
        QVERIFY(readout->property("sentence").toString().contains(" of the start, plus or minus "));
        const QPointF at = item().mapToScene(QPointF(item().width() / 2, item().height() / 3));
        QTest::mouseMove(&m_run->window(), at.toPoint());
        QVERIFY(item().valid());
        QVERIFY(item().distanceM() > 0 && item().placeErrorM() > 0);
    }

    void withoutANorthTheGridIsThatOfTheFirstHeading()
    {
        using app::MapOverlay;
        QCOMPARE(MapOverlay::gridLabel(20, Qt::Vertical, true), QStringLiteral("20 N"));
        QCOMPARE(MapOverlay::gridLabel(-20, Qt::Vertical, true), QStringLiteral("−20 N"));
        QCOMPARE(MapOverlay::gridLabel(0, Qt::Horizontal, true), QStringLiteral("0 E"));
        QCOMPARE(MapOverlay::gridLabel(20, Qt::Vertical, false), QStringLiteral("20 ahead"));
        QCOMPARE(MapOverlay::gridLabel(-0.5, Qt::Vertical, false), QStringLiteral("0.5 astern"));
        QCOMPARE(MapOverlay::gridLabel(40, Qt::Horizontal, false), QStringLiteral("40 right"));
        QCOMPARE(MapOverlay::gridLabel(-40, Qt::Horizontal, false), QStringLiteral("40 left"));
        QCOMPARE(MapOverlay::gridLabel(0, Qt::Horizontal, false), QStringLiteral("0"));
    }

    void aLineIsMeasured()
    {
        QVERIFY(openMap(test::turningFile()));
        press(Qt::Key_D);
        QVERIFY(item().measuring() && !item().measured());
        const QPointF first(item().width() / 2, item().height() / 2);
        const QPointF second = first + QPointF(10 * item().pixelsPerMetre(), 0);
        click(first);
        QTest::mouseMove(&m_run->window(), item().mapToScene(second).toPoint());
        click(second);
        QVERIFY(item().measured());
        QVERIFY(std::abs(item().measuredM() - 10) < 0.5);
        QVERIFY(std::abs(item().measuredDeg() - 90) < 3);
        QVERIFY(item().measuredErrorM() > 0);
        QVERIFY(m_run->named("mapOverlay")->property("measureText").toString().contains(" ± "));
        // By keys: the middle is the cursor.
        press(Qt::Key_D);
        QVERIFY(!item().measuring());
        item().leave();
        press(Qt::Key_D);
        press(Qt::Key_Return);
        press(Qt::Key_Right);
        press(Qt::Key_Return);
        QVERIFY(std::abs(item().measuredM() * item().pixelsPerMetre() - 64) < 1);
        press(Qt::Key_Escape);
        QVERIFY(!item().measuring());
        QVERIFY(shown("mapPage"));
    }

    void headUpTurnsIt()
    {
        QVERIFY(openMap(test::turningFile()));
        QCOMPARE(item().upDeg(), 0.0);
        press(Qt::Key_H);
        QVERIFY(item().headUp());
        QCOMPARE(item().upDeg(), model().headingDeg());
        const QPointF vehicle = item().pointOf(model().northM(), model().eastM());
        const double heading = model().headingDeg() * M_PI / 180;
        const QPointF ahead = item().pointOf(model().northM() + std::cos(heading),
                                             model().eastM() + std::sin(heading));
        QVERIFY(std::abs(ahead.x() - vehicle.x()) < 0.01 && ahead.y() < vehicle.y());
    }

    void itIsWrittenBesideTheRecording()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("harbour.bin");
        QVERIFY(QFile::copy(test::turningFile(), path));
        QVERIFY(openMap(path));
        // Without positions no GeoTIFF.
        QQuickItem* format = m_run->named("mapFormat");
        QCOMPARE(format->property("unavailable").toList(), QVariantList{0});
        QCOMPARE(format->property("reason").toString(),
                 QStringLiteral("GeoTIFF needs positions, and there are none."));
        QCOMPARE(format->property("current").toInt(), int(MapModel::Format::Png));
        model().write(MapModel::Format::GeoTiff);
        QVERIFY(!model().writing());
        QVERIFY(m_run->named("mapExport")->isEnabled());
        QMetaObject::invokeMethod(m_run->named("mapExport"), "clicked");
        QVERIFY(model().writing());
        QVERIFY(m_run->drawUntil([&] { return !model().writing(); }));
        const QStringList pictures = QDir(folder.path()).entryList({"*-map.png"});
        QCOMPARE(pictures.size(), 1);
        QCOMPARE(QDir(folder.path()).entryList({"*-map.pgw"}).size(), 1);
        QVERIFY(m_run->made<app::Notices>().text().contains(pictures.front()));
        const QImage picture(folder.filePath(pictures.front()));
        QVERIFY(!picture.isNull());
        QVERIFY(std::abs(picture.width() * model().cellShownM() -
                         model().picture()->tiles.extent().width()) < 0.5);
    }

    void layersAndOverlapAreChosen()
    {
        QVERIFY(openMap(test::turningFile()));
        QVERIFY(shown("mapPanel"));
        press(Qt::Key_L);
        QVERIFY(m_run->drawUntil([&] { return !shown("mapPanel"); }));
        press(Qt::Key_L);
        QVERIFY(m_run->drawUntil([&] { return shown("mapPanel"); }));
        const QImage mean = m_run->grab();
        model().setOverlap(MapModel::Overlap::Brightest);
        QVERIFY(m_run->drawUntil([&] { return model().ready(); }));
        QVERIFY(m_run->drawsAFrame());
        QVERIFY(m_run->grab() != mean);
        model().stepCell(1);
        QVERIFY(m_run->drawUntil([&] { return model().cellShownM() == 0.2; }));
        QVERIFY(m_run->lastingLayoutFaults(*m_run->window().contentItem()).isEmpty());
    }

private:
    void press(Qt::Key key, Qt::KeyboardModifiers with = {})
    {
        QTest::keyClick(&m_run->window(), key, with);
    }
    void click(const QPointF& at)
    {
        QTest::mouseClick(&m_run->window(), Qt::LeftButton, {}, item().mapToScene(at).toPoint());
    }
    [[nodiscard]] bool shown(const char* name) const
    {
        const QQuickItem* found = m_run->named(QString::fromLatin1(name));
        return found && found->isVisible();
    }
    [[nodiscard]] MapModel& model() const { return m_run->made<MapModel>(); }
    [[nodiscard]] app::MapItem& item() const
    {
        return *qobject_cast<app::MapItem*>(m_run->named("mapItem"));
    }
    /// At its end, when the map is complete.
    [[nodiscard]] bool openMap(const QString& path)
    {
        if (!m_run->open(path))
            return false;
        m_run->playback().toEnd();
        press(Qt::Key_5, Qt::ControlModifier);
        return m_run->drawUntil([&] { return shown("mapPage"); }) &&
               m_run->drawUntil([&] { return model().ready(); }) && m_run->drawUntilReady() &&
               m_run->named("mapItem") != nullptr;
    }

    std::unique_ptr<test::WindowRun> m_run;
};

LEADLINE_GUI_TEST(WindowMapTest)
#include "tst_windowmap.moc"

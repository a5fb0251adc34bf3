// SPDX-License-Identifier: GPL-3.0-or-later
#include "Recordings.h"
#include "TreeWalk.h"
#include "WindowRun.h"
#include "io/LockedFile.h"
#include "multibeam/BottomMapItem.h"
#include "multibeam/SectionItem.h"
#include "multibeam/SwathStripItem.h"
#include "plot/Snapshots.h"
#include "support/CliRun.h"
#include "support/McapFile.h"
#include "support/SwathLog.h"
#include "support/TestMain.h"

#include <QFile>
#include <QSettings>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <memory>
#include <vector>

using namespace leadline;
using namespace std::chrono_literals;
using app::MultibeamModel;

/// Tests the panel of a multibeam sonar in the program's window.
class WindowMultibeamTest : public QObject {
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

    void theNewestSwathIsInSectionAboveTheBottom()
    {
        QVERIFY(openPanel(test::Swaths::Placed));
        QCOMPARE(model().state(), MultibeamModel::State::Shown);
        QCOMPARE(model().soundings(), 128);
        QVERIFY(model().leftOut() > 2 && model().leftOut() < 20);
        QCOMPARE(model().attitude(), MultibeamModel::Attitude::Report);
        QVERIFY(model().mapped() && model().noPlace() == MultibeamModel::NoPlace::Nothing);
        QCOMPARE(model().depths().size(), 10);
        QVERIFY(shown("sectionPlot") && shown("bottomMapItem") && !shown("bottomEmpty"));
        QVERIFY(shown("powerLimit") && !shown("oldSwath"));
        const double share = m_run->named("sectionPlot")->height() /
                             (m_run->named("sectionPlot")->height() + bottom().height());
        QVERIFY(std::abs(share - 0.38) < 0.01);
        QCOMPARE(m_run->lastingLayoutFaults(*m_run->window().contentItem()).join('\n'), QString());
    }

    void theDepthsOfTheColoursHaveAsManyDecimals()
    {
        QVERIFY(openPanel(test::Swaths::Placed));
        m_run->session().display()->setImperial(true);
        const QStringList depths = m_run->named("depthScale")->property("texts").toStringList();
        m_run->session().display()->setImperial(false);
        QCOMPARE(depths.size(), 10);
        QVERIFY2(depths.contains("68.90"), qPrintable(depths.join(", ")));
        for (const QString& depth : depths)
            QCOMPARE(depth.section(' ', 0, 0).section('.', 1).size(), 2);
    }

    void aLongNoticeIsWholeInANarrowWindow()
    {
        QFile file(test::multibeamFile());
        QVERIFY(file.open(QFile::ReadOnly));
        const QString path = test::madeFile("written.svlog", file.readAll().chopped(40));
        // Another program has it.
        io::LockedFile::Failure failure{};
        const auto recorder =
            io::LockedFile::open(path.toStdString(), io::LockedFile::Make::Existing, failure);
        QVERIFY(recorder);
        m_run->resize({1024, 640});
        QVERIFY(m_run->open(path));
        QQuickItem& notice = *m_run->named("notice");
        QVERIFY(m_run->drawUntil([&] { return notice.isVisible(); }));
        QVERIFY(test::nameOf(notice).contains("Reopen it"));
        for (QQuickItem* item : test::drawnBelow(notice))
            QVERIFY2(!item->property("truncated").toBool(), qPrintable(test::describe(*item)));
        // The header's controls stay free, and the file's chip says all in its place.
        QVERIFY(m_run->placeOf(notice).bottom() <=
                m_run->placeOf(*m_run->named("statusBar")).bottom());
        QVERIFY(m_run->placeOf(notice).left() >= m_run->placeOf(*m_run->named("statusBar")).left());
        for (QQuickItem* item : test::drawnBelow(*m_run->named("fileChip")))
            QVERIFY2(m_run->placeOf(*item).right() <= 1024, qPrintable(test::describe(*item)));
    }

    /// A third plot has its place or is not there, and the chips leave the figures and the file
    /// theirs.
    void fourSonarsFitIntoTheWindow_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("swaths");
        QTest::newRow("smallest") << QSize(1024, 640) << false;
        QTest::newRow("small") << QSize(1280, 720) << true;
    }
    void fourSonarsFitIntoTheWindow()
    {
        QFETCH(const QSize, size);
        QFETCH(const bool, swaths);
        m_run->resize(size);
        app::Session& session = m_run->session();
        session.open({QUrl::fromLocalFile(test::simulatedFile(test::Sonars::Both)),
                      QUrl::fromLocalFile(test::multibeamFile()),
                      QUrl::fromLocalFile(test::sideScanFile())});
        QVERIFY(m_run->drawUntil([&] {
            session.logTimeOffset()->align();
            return session.state() == app::Session::State::Ready && session.progress() == 1 &&
                   session.swath()->present() && session.sideScan()->present();
        }));
        QMetaObject::invokeMethod(m_run->named("notice")->property("notices").value<QObject*>(),
                                  "close");
        QVERIFY(m_run->drawUntilReady());
        QCOMPARE(m_run->named("multibeamPanel") != nullptr &&
                     m_run->named("multibeamPanel")->isVisible(),
                 swaths);
        for (const char* chip : {"recordedSideScanChip", "recordedMultibeamChip", "fileChip"})
            QVERIFY2(m_run->placeOf(*m_run->named(chip)).right() <= size.width(), chip);
        QCOMPARE(m_run->lastingLayoutFaults(*m_run->window().contentItem()).join('\n'), QString());
    }

    void theCursorReadsSoundingsAndCells()
    {
        QVERIFY(openPanel(test::Swaths::Placed));
        auto& section = *qobject_cast<app::SectionItem*>(m_run->named("section"));
        section.step(0);
        QVERIFY(section.valid());
        QVERIFY(std::abs(section.acrossM()) < 2 && section.depthM() > 8);
        QVERIFY(section.depthErrorM() > 0 && section.power() > 0);
        const double across = section.acrossM();
        m_run->named("sectionPlot")->forceActiveFocus();
        QTest::keyClick(&m_run->window(), Qt::Key_Right);
        QVERIFY(section.acrossM() > across);
        QVERIFY(m_run->named("sectionPlot")
                    ->property("reading")
                    .toString()
                    .startsWith(QStringLiteral("depth ")));
        bottom().forceActiveFocus();
        QVERIFY(!section.valid());
        auto& map = *qobject_cast<app::BottomMapItem*>(m_run->named("bottomMapItem"));
        map.probe(map.width() / 2, map.height() / 2);
        QVERIFY(map.valid() && map.depthM() > 8 && map.count() > 0);
        const double scale = map.pixelsPerMetre();
        map.zoom(2);
        QVERIFY(!map.fitted() && map.pixelsPerMetre() > scale);
        map.fit();
        QCOMPARE(map.pixelsPerMetre(), scale);
    }

    /// M at a sounding, on the bottom, and Enter below the sonar; each has a pin and a position.
    void markersAreSetOnSoundingsAndOnTheBottom()
    {
        QVERIFY(openPanel(test::Swaths::Placed));
        const auto& markers = m_run->session().markers()->markers();
        m_run->named("sectionPlot")->forceActiveFocus();
        section().step(0);
        section().step(20);
        const double across = section().acrossM();
        const double depth = section().depthM();
        QVERIFY(!std::isnan(section().latitude()) && section().placeErrorM() > 0.5);
        press(Qt::Key_M);
        QCOMPARE(markers.size(), std::size_t{1});
        const annotations::Marker& sounding = markers[0];
        QVERIFY(std::abs(sounding.rangeM - std::hypot(across, depth)) < 0.5);
        QVERIFY(sounding.rangeErrorM > 0 && sounding.relativeDeg && sounding.trueDeg);
        QVERIFY(std::abs(*sounding.relativeDeg - 90) < 30);
        QVERIFY(std::abs(*sounding.altitudeM - depth) < 1e-6);
        QVERIFY(sounding.position && sounding.position->errorM > 0.5);
        // It may be named there, and nowhere else.
        QCOMPARE(fields(), QStringList{"sectionPlot"});
        press(Qt::Key_Escape);
        QCOMPARE(fields(), QStringList());
        QCOMPARE(pins("sectionPlot"), 1);
        QCOMPARE(pins("bottomMap"), 1);

        map().probe(map().width() / 2, map().height() / 2);
        section().leave();
        press(Qt::Key_M);
        QCOMPARE(markers.size(), std::size_t{2});
        QCOMPARE(fields(), QStringList{"bottomMap"});
        press(Qt::Key_Escape);
        const annotations::Marker& cell = markers[1];
        QVERIFY(cell.position && cell.rangeM > *cell.altitudeM && *cell.altitudeM > 8);
        QCOMPARE(pins("sectionPlot"), 1);
        QCOMPARE(pins("bottomMap"), 2);
        QVERIFY(std::abs(cell.position->latitude - map().latitude()) < 1e-9);

        press(Qt::Key_Return);
        QCOMPARE(markers.size(), std::size_t{3});
        QVERIFY(std::abs(markers[2].rangeM - *markers[2].altitudeM) < 0.2);
        press(Qt::Key_Escape);
        // Those of an earlier ping are on the bottom only.
        m_run->seek(20s);
        QVERIFY(m_run->drawUntil([&] { return model().ready(); }));
        QCOMPARE(pins("sectionPlot"), 0);
    }

    /// D, Enter at both ends in the section, and in the middle of the bottom; Esc leaves.
    void linesAreMeasured()
    {
        QVERIFY(openPanel(test::Swaths::Placed));
        m_run->named("sectionPlot")->forceActiveFocus();
        press(Qt::Key_D);
        QVERIFY(section().measuring() && map().measuring());
        section().step(0);
        const double across = section().acrossM();
        const double depth = section().depthM();
        const double error = section().depthErrorM();
        press(Qt::Key_Return);
        for (int i = 0; i < 20; ++i)
            press(Qt::Key_Right);
        press(Qt::Key_Return);
        QVERIFY(std::abs(section().measuredAcrossM() - (section().acrossM() - across)) < 1e-9);
        QVERIFY(std::abs(section().measuredDownM() - (section().depthM() - depth)) < 1e-9);
        QVERIFY(section().measuredDownErrorM() > error);
        QVERIFY(section().measuredM() >= section().measuredAcrossM());
        QVERIFY(section().measuredErrorM() > 0 && section().measuredErrorM() < 2);
        QVERIFY(shown("sectionTag"));
        const QString said = m_run->named("sectionPlot")->property("measuredText").toString();
        QVERIFY2(said.startsWith("Measured ") && said.contains("across ") && said.contains(" m ± "),
                 qPrintable(said));

        bottom().forceActiveFocus();
        const double scale = map().pixelsPerMetre();
        map().probe(map().width() / 2, map().height() / 2);
        press(Qt::Key_Return);
        map().probe(map().width() / 2 + 60, map().height() / 2);
        press(Qt::Key_Return);
        QVERIFY(std::abs(map().measuredM() - 60 / scale) < 1e-6);
        QVERIFY(std::abs(map().measuredDeg() - 90) < 1e-6);
        QVERIFY(map().measuredErrorM() > 0 && !std::isnan(map().measuredDownM()));
        QVERIFY(map().measuredDownErrorM() > 0);
        QVERIFY(shown("bottomTag"));
        press(Qt::Key_Escape);
        QVERIFY(!section().measuring() && !map().measuring() && !shown("bottomTag"));
    }

    void theMapFollowsTheVehicle()
    {
        QVERIFY(openPanel(test::Swaths::Placed));
        press(Qt::Key_O);
        QVERIFY(map().following() && !map().fitted());
        const auto middle = [&] {
            const auto& place = *model().picture()->bottom.place;
            const QPointF at = map().pointOf({place.northM, place.eastM});
            return std::hypot(at.x() - map().width() / 2, at.y() - map().height() / 2) < 1;
        };
        QVERIFY(middle());
        m_run->seek(20s);
        QVERIFY(m_run->drawUntil([&] { return model().ready(); }));
        QVERIFY(middle());
        map().panBy(20, 0);
        QVERIFY(!map().following() && !middle());
        press(Qt::Key_O);
        QVERIFY(middle());
        map().fit();
        QVERIFY(!map().following());
    }

    void theTimelineHasItsStrip()
    {
        QVERIFY(openPanel(test::Swaths::Placed));
        auto& strip = *qobject_cast<app::SwathStripItem*>(m_run->named("swathStrip"));
        QVERIFY(strip.isVisible() && !shown("timelineEmpty"));
        QVERIFY(m_run->drawUntil([&] { return strip.complete(); }));
        const auto depths = strip.depthsAt(30);
        QVERIFY(depths && depths->shallowM < depths->middleM && depths->middleM < depths->deepM);
        QVERIFY(depths->shallowM > 5 && double{depths->deepM} < strip.bottomM());
        QVERIFY(!strip.depthsAt(-1));
    }

    /// With its figures below it.
    void aSnapshotIsSaved()
    {
        QVERIFY(openPanel(test::Swaths::Placed));
        m_run->named("sectionPlot")->forceActiveFocus();
        auto& snapshots = m_run->made<app::Snapshots>();
        QString path;
        connect(&snapshots, &app::Snapshots::saved, this, [&](const QString& to) { path = to; });
        press(Qt::Key_S, Qt::ShiftModifier);
        QVERIFY(m_run->drawUntil([&] { return !path.isEmpty(); }));
        const QImage saved(path);
        const QQuickItem& section = *m_run->named("sectionPlot");
        QCOMPARE(saved.width(), int(section.width()));
        QVERIFY(saved.height() > int(section.height() + bottom().height()) + 40);
        const QString settings = saved.text("Leadline Settings");
        QVERIFY2(settings.contains("128 soundings") && settings.contains("minimum power: Medium") &&
                     !settings.contains("Black"),
                 qPrintable(saved.textKeys().join(',') + settings));
    }

    void whatIsLeftOutIsDrawnOnRequest()
    {
        QVERIFY(openPanel(test::Swaths::Placed));
        const int medium = model().leftOut();
        model().setPowerLimit(MultibeamModel::PowerLimit::High);
        QCOMPARE(model().leftOut(), 128);
        model().setPowerLimit(MultibeamModel::PowerLimit::Medium);
        QCOMPARE(model().leftOut(), medium);
        QVERIFY(m_run->drawUntil([&] { return model().ready(); }));
        const QImage before = m_run->grab();
        m_run->named("section")->setProperty("leftOutShown", true);
        QVERIFY(m_run->drawsAFrame());
        QVERIFY(m_run->grab() != before);
    }

    /// Up to the playhead, and back.
    void itShowsWhatWasKnownAtThePlayhead()
    {
        QVERIFY(openPanel(test::Swaths::Placed));
        const double ping = model().pingNumber();
        const std::size_t cells = model().picture()->bottom.grid.size();
        m_run->seek(20s);
        QVERIFY(m_run->drawUntil([&] { return model().ready(); }));
        QVERIFY(model().pingNumber() < ping);
        QVERIFY(model().picture()->bottom.grid.size() < cells / 2);
        m_run->playback().toEnd();
        QVERIFY(m_run->drawUntil([&] { return model().ready(); }));
        QCOMPARE(model().pingNumber(), ping);
        QCOMPARE(model().picture()->bottom.grid.size(), cells);
        // While it is being made nobody says that there is none.
        m_run->seek(0s);
        QVERIFY(m_run->drawUntil([&] { return model().ready() && model().bottomKnown(); }));
        m_run->playback().toEnd();
        QVERIFY(!model().bottomKnown() && !shown("bottomEmpty"));
    }

    void withoutPositionsItSaysWhatIsMissing()
    {
        QVERIFY(openPanel(test::Swaths::Unplaced));
        QCOMPARE(model().state(), MultibeamModel::State::Shown);
        QVERIFY(shown("sectionPlot") && shown("bottomEmpty") && !shown("powerLimit"));
        QCOMPARE(m_run->named("bottomEmpty")->property("message").toString(),
                 QStringLiteral("Heading and positions of a vehicle are missing."));
    }

    /// Hatched and said, before the swath is old by its age.
    void aSonarThatIsGoneIsSaidAtOnce()
    {
        auto& dive = *m_run->session().dive();
        // The dive goes on with the vehicle.
        QCOMPARE(dive.connectTo(QStringLiteral("sim:vehicle")), QString());
        QCOMPARE(dive.connectTo(QStringLiteral("sim:surveyor240")), QString());
        app::LiveSonar& sonar = *dive.sonars().front();
        QVERIFY(m_run->drawUntil([&] { return sonar.state() == app::LiveSonar::State::Standby; }));
        sonar.setStandby(false);
        QVERIFY(m_run->drawUntil([&] { return shown("sectionPlot") && model().soundings() > 0; }));
        QVERIFY(m_run->drawUntil([&] { return !model().old(); }));
        QVERIFY(!shown("sectionHatch") && !shown("oldSwath"));
        showTab();
        QCOMPARE(rows(), QStringList());
        dive.disconnectLink(QStringLiteral("sim:surveyor240"));
        QVERIFY(m_run->drawUntil([&] { return shown("sectionHatch"); }));
        QVERIFY(shown("oldSwath") && model().old());
        // Its settings are gone with it; its newest swath is still there.
        QVERIFY(m_run->drawUntil([&] { return !rows().isEmpty(); }));
    }

    /// In replay the inspector shows the settings of the newest swath up to the playhead, and what
    /// it measured.
    void theInspectorShowsTheSwathAtThePlayhead()
    {
        QVERIFY(m_run->open(recordingOfTwoRanges()));
        showTab();
        QCOMPARE(rows(), QStringList());
        QCOMPARE(texts("No ping up to here."), qsizetype{1});
        m_run->seek(1s);
        const QStringList fixed{"Speed of sound 1500 m/s", "Frequency 450 kHz"};
        QCOMPARE(rows(),
                 QStringList({"Range 0.5–20 m", "Gain 3", fixed[0], fixed[1], "Transmit 40 µs",
                              "Range steps 400", "Power thresholds 10 · 20 · 40", "Soundings 9",
                              "Depth below the sonar 10.00 m", "Roll +4.0°", "Pitch −2.0°"}));
        QCOMPARE(texts("No ping up to here."), qsizetype{0});
        m_run->seek(5s);
        QCOMPARE(rows(),
                 QStringList({"Range 1–50 m", "Gain 7", fixed[0], fixed[1], "Transmit 100 µs",
                              "Range steps 800", "Power thresholds 10 · 20 · 40", "Soundings 33",
                              "Depth below the sonar 30.00 m", "Roll −1.5°", "Pitch +0.5°"}));
        m_run->seek(1s);
        QCOMPARE(rows().first(), QStringLiteral("Range 0.5–20 m"));
    }

    void channelDataAloneIsSaid()
    {
        QVERIFY(m_run->open(test::multibeamFile(test::Swaths::ChannelData)));
        m_run->playback().toEnd();
        QVERIFY(m_run->drawUntil(
            [&] { return model().state() == MultibeamModel::State::ChannelData; }));
        QVERIFY(shown("channelData") && !shown("sectionPlot"));
        QCOMPARE(m_run->named("channelData")->property("title").toString(),
                 QStringLiteral("Channel data only, no points"));
        const QString message = m_run->named("channelData")->property("message").toString();
        QVERIFY2(message.startsWith("200 pings") && message.contains("range 1.5 to 30.0 m"),
                 qPrintable(message));
        showTab();
        QCOMPARE(rows(), QStringList({"Range 1.5–30 m", "Gain 0"}));
    }

private:
    [[nodiscard]] bool shown(const char* name) const
    {
        const QQuickItem* found = m_run->named(QString::fromLatin1(name));
        return found && found->isVisible();
    }
    [[nodiscard]] app::SectionItem& section() const
    {
        return *qobject_cast<app::SectionItem*>(m_run->named("section"));
    }
    [[nodiscard]] app::BottomMapItem& map() const
    {
        return *qobject_cast<app::BottomMapItem*>(m_run->named("bottomMapItem"));
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(&m_run->window(), key, modifiers);
    }
    /// Pins below an item.
    [[nodiscard]] int pins(const char* name) const
    {
        int count = 0;
        for (QQuickItem* item : m_run->items())
            if (item->objectName() == QLatin1String("pin") &&
                m_run->named(QString::fromLatin1(name))->isAncestorOf(item))
                ++count;
        return count;
    }
    /// The plots in which a marker is being named.
    [[nodiscard]] QStringList fields() const
    {
        QStringList plots;
        for (QQuickItem* item : m_run->items())
            for (const char* plot : {"sectionPlot", "bottomMap"})
                if (item->objectName() == QLatin1String("nameField") && item->isVisible() &&
                    m_run->named(QString::fromLatin1(plot))->isAncestorOf(item))
                    plots += QString::fromLatin1(plot);
        return plots;
    }
    /// A report of attitude, and then swaths of a level bottom: 20 from 10 m above it, and 20 from
    /// 30 m with other settings.
    static QString recordingOfTwoRanges()
    {
        test::SwathLog log(ping::Family::Omniscan3D);
        log.attitude(0ms, test::SwathLog::upOf(4, -2));
        for (std::uint32_t i = 0; i < 40; ++i) {
            const log::Time time = 500ms + i * 150ms;
            const bool isDeep = i >= 20;
            const test::SwathLog::Pose pose{.rollDeg = isDeep ? -1.5 : 4.0,
                                            .pitchDeg = isDeep ? 0.5 : -2.0};
            log.swathAt(time, pose, isDeep ? 33 : 9,
                        [isDeep](double, double) { return isDeep ? 30.0 : 10.0; });
            log.add(time, ping::encodeFrame(ping::cerulean::EndPingInfo{
                              .rangeStartM = isDeep ? 1.0F : 0.5F,
                              .rangeEndM = isDeep ? 50.0F : 20.0F,
                              .pingNumber = i + 1,
                              .pingHzRealized = 450'000,
                              .gainIndex = isDeep ? 7 : 3,
                              .pulseUsec = std::uint16_t(isDeep ? 100 : 40),
                              .nRangeBins = std::uint16_t(isDeep ? 800 : 400)}));
        }
        test::McapFile file;
        const auto channel = file.rawChannel("sonar/omniscan3d-1/rx", {{"device", "omniscan3d-1"}});
        std::vector<std::byte> scratch;
        for (std::uint64_t i = 0; i < log.log().frameCount(); ++i)
            file.frame(channel, *log.log().timeOf(i) / 1ms, log.log().read(i, scratch)->bytes);
        return test::madeFile(QStringLiteral("ranges.mcap"), test::bytesOf(file.finished()));
    }
    /// The multibeam sonar's, in the inspector.
    void showTab()
    {
        QVERIFY(m_run->drawUntil([&] { return shown("swathTab"); }));
        QMetaObject::invokeMethod(m_run->named("swathTab"), "clicked");
        QVERIFY(m_run->drawUntilAtRest());
    }
    /// The recorded values in the inspector that are seen, in their order.
    [[nodiscard]] QStringList rows() const
    {
        QList<QQuickItem*> found;
        for (QQuickItem* item : m_run->items())
            if (item->isVisible() && test::typeOf(*item) == QLatin1String("RecordedRow"))
                found += item;
        std::ranges::sort(found, {}, [](const QQuickItem* item) { return item->y(); });
        QStringList words;
        for (const QQuickItem* item : found)
            words +=
                QStringList{item->property("name").toString(), item->property("value").toString(),
                            item->property("unit").toString()}
                    .join(' ')
                    .trimmed();
        return words;
    }
    /// How often the words are seen.
    [[nodiscard]] qsizetype texts(const char* words) const
    {
        return std::ranges::count_if(m_run->items(), [words](const QQuickItem* item) {
            return item->isVisible() && item->property("text").toString() == QLatin1String(words);
        });
    }
    [[nodiscard]] MultibeamModel& model() const { return m_run->made<MultibeamModel>(); }
    [[nodiscard]] QQuickItem& bottom() const { return *m_run->named("bottomMap"); }
    /// At its end, when the bottom is complete.
    [[nodiscard]] bool openPanel(test::Swaths swaths)
    {
        if (!m_run->open(test::multibeamFile(swaths)))
            return false;
        m_run->playback().toEnd();
        return m_run->drawUntil([&] { return shown("multibeamPanel"); }) &&
               m_run->drawUntil([&] { return model().ready() && model().soundings() > 0; }) &&
               m_run->drawUntilReady();
    }

    std::unique_ptr<test::WindowRun> m_run;
};

LEADLINE_GUI_TEST(WindowMultibeamTest)
#include "tst_windowmultibeam.moc"

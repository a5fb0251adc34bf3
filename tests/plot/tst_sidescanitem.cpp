// SPDX-License-Identifier: GPL-3.0-or-later
#include "Sea.h"
#include "plot/Measuring.h"
#include "sidescanning/SideScanItem.h"
#include "support/MixedLog.h"
#include "support/OwnSettings.h"
#include "support/SideScanSea.h"
#include "support/TestMain.h"

#include <optional>

using namespace leadline;
using namespace std::chrono_literals;
using app::SideScanItem;

namespace {

constexpr QSize shownSize(500, 240);

/// Both sides at 10 Hz for 40 s, starboard from 20 to 25 s not. An object lies at starboard from 30
/// to 31 s; the bottom falls away from the vehicle, which goes on at 1.2 m/s.
struct Survey {
    std::shared_ptr<log::Log> log = std::make_shared<log::Log>();
    log::StreamNumber port = log->addStream(1, ping::Family::Omniscan450).value();
    log::StreamNumber starboard = log->addStream(2, ping::Family::Omniscan450).value();
    app::SonarSource source;

    static test::SideScanSea seaAt(log::Time time, bool aside)
    {
        test::SideScanSea sea{.altitudeM = 8 + std::chrono::duration<double>(time).count() / 40,
                              .samples = 400};
        if (aside && time >= 30s && time < 31s)
            sea.object = test::SideScanSea::Object{.groundM = 20, .heightM = 2};
        return sea;
    }

    Survey()
    {
        std::mt19937 random(11);
        test::MixedLog frames(*log);
        const log::StreamNumber vehicle = frames.vehicle();
        frames.add(vehicle, 0s, mavlink::Heartbeat{.autopilot = 3});
        for (int i = 0; i < 400; ++i) {
            const log::Time time = i * 100ms;
            frames.add(vehicle, time, mavlink::LocalPositionNed{.vx = 1.2F});
            test::addRow(*log, port, time, seaAt(time, false), random, 0, -90);
            if (time < 20s || time >= 25s)
                test::addRow(*log, starboard, time, seaAt(time, true), random, 1, 90);
        }
        source.setReader(echo::PingReader(*log, port));
        source.setPlayhead(39900ms);
    }
};

} // namespace

class SideScanItemTest : public QObject {
    Q_OBJECT

private slots:
    void init() { test::OwnSettings::forget(); }

    void itHoldsThePixelsOfADrawingFromScratchAtEveryPlayhead_data()
    {
        QTest::addColumn<bool>("ground");
        QTest::addColumn<bool>("onTop");
        QTest::addColumn<bool>("byDistance");
        QTest::newRow("ground, newest on top") << true << true << false;
        QTest::newRow("ground, newest below") << true << false << false;
        QTest::newRow("slant, newest on top") << false << true << false;
        QTest::newRow("by distance") << true << true << true;
    }
    void itHoldsThePixelsOfADrawingFromScratchAtEveryPlayhead()
    {
        QFETCH(const bool, ground);
        QFETCH(const bool, onTop);
        QFETCH(const bool, byDistance);
        app::SideScanSettings settings;
        settings.setGround(ground);
        settings.setNewestOnTop(onTop);
        settings.setByDistance(byDistance);
        m_survey.source.levels()->setMode(app::EchoLevels::Mode::Manual);
        const auto prepare = [&](SideScanItem& item) {
            item.setSettings(&settings);
            item.setSpanS(15);
            item.setSource(&m_survey.source);
        };
        SideScanItem moved;
        prepare(moved);
        test::Shown shown(moved, shownSize);
        for (const log::Time playhead : std::initializer_list<log::Time>{
                 10s, 10s + 100ms, 10s + 300ms, 12s, 12s + 20ms, 22s, 26s, 25s, 39s}) {
            m_survey.source.setPlayhead(playhead);
            (void)shown.grab();
            SideScanItem fresh;
            prepare(fresh);
            test::Shown again(fresh, shownSize);
            (void)again.grab();
            QVERIFY(!moved.image().isNull());
            QVERIFY2(moved.image() == fresh.image(),
                     qPrintable(QString::number(app::secondsOf(playhead))));
        }
    }

    void byDistanceThePictureIsTrueToScale()
    {
        SideScanItem item;
        app::SideScanSettings settings;
        settings.setByDistance(true);
        item.setSettings(&settings);
        item.setSource(&m_survey.source);
        m_survey.source.setPlayhead(39900ms);
        test::Shown shown(item, shownSize);
        (void)shown.grab();
        QCOMPARE(item.speedSource(), SideScanItem::SpeedSource::LocalPosition);
        QVERIFY(std::abs(item.speedMps() - 1.2) < 1e-6);
        // Ten seconds along the track are as long as 12 m across it.
        const double along = item.yOf(25) - item.yOf(35);
        QVERIFY(std::abs(along - (item.xOf(false, 12) - item.nadirX())) < 1);
    }

    void theCursorReadsDistanceAltitudeAndHeight()
    {
        SideScanItem item;
        app::SideScanSettings settings;
        item.setSettings(&settings);
        item.setSource(&m_survey.source);
        m_survey.source.setPlayhead(39900ms);
        test::Shown shown(item, shownSize);
        (void)shown.grab();
        const double y = item.yOf(30.5);
        const test::SideScanSea sea = Survey::seaAt(30500ms, true);
        // Drawn on a flat bottom, the top of the object lies nearer than it stands.
        const double ground = std::sqrt(sea.topM() * sea.topM() - sea.altitudeM * sea.altitudeM);
        QVERIFY(item.probe(item.xOf(false, ground), y));
        QCOMPARE(item.cursorSide(), SideScanItem::Side::Starboard);
        QVERIFY(std::abs(item.cursorAcrossM() - ground) <= item.cursorAcrossErrorM());
        QVERIFY(std::abs(item.cursorAltitudeM() - sea.altitudeM) < 0.3);
        QVERIFY(std::abs(item.cursorSlantM() - sea.topM()) < 0.3);
        QCOMPARE(item.heightKind(), SideScanItem::Height::Known);
        QVERIFY2(std::abs(item.heightM() - 2) <= item.heightErrorM() + 0.2,
                 qPrintable(QString::number(item.heightM())));
        QVERIFY(std::isnan(item.cursorLatitude()));
        QVERIFY(!std::isnan(item.cursorDecibels()));
        QVERIFY(item.probe(item.xOf(true, 20), y));
        QCOMPARE(item.cursorSide(), SideScanItem::Side::Port);
        QVERIFY(item.probe(10, y));
        QVERIFY(item.cursorInColumn());
        item.leave();
        QVERIFY(!item.cursorValid());
    }

    void aHeightIsMeasuredFromTheTargetToTheEndOfItsShadow()
    {
        SideScanItem item;
        app::SideScanSettings settings;
        item.setSettings(&settings);
        item.setSource(&m_survey.source);
        m_survey.source.setPlayhead(39900ms);
        test::Shown shown(item, shownSize);
        (void)shown.grab();
        const test::SideScanSea sea = Survey::seaAt(30500ms, true);
        const double ground = std::sqrt(sea.topM() * sea.topM() - sea.altitudeM * sea.altitudeM);
        item.setMeasuring(true);
        item.measureAt(item.xOf(false, ground), item.yOf(30.5));
        QVERIFY(item.measured());
        QCOMPARE(item.measuredKind(), SideScanItem::Height::Known);
        QVERIFY(std::abs(item.measuredM() - 2) <= item.measuredErrorM() + 0.2);
        QVERIFY(item.measureTo().x() > item.measureFrom().x());
        item.measureAt(item.xOf(false, 35), item.yOf(30.5));
        item.measureUpTo(item.xOf(false, 38));
        QCOMPARE(item.measuredKind(), SideScanItem::Height::NoShadow);
        item.setMeasuring(false);
        QVERIFY(!item.measured());
    }

    void aSideThatIsLostIsHatchedAndTheOtherGoesOn()
    {
        SideScanItem item;
        app::SideScanSettings settings;
        item.setSettings(&settings);
        item.setSource(&m_survey.source);
        item.setSpanS(30);
        m_survey.source.setPlayhead(24s);
        test::Shown shown(item, shownSize);
        (void)shown.grab();
        const auto lost = item.lost();
        const auto at = [&lost](double x) {
            return std::ranges::any_of(
                lost, [x](const QVariant& rect) { return rect.toRectF().contains(x, 10); });
        };
        QVERIFY(at(item.nadirX() + 20));
        QVERIFY(!at(item.nadirX() - 20));
        QCOMPARE(item.starboardLostS(), 19.9);
        QVERIFY(std::isnan(item.portLostS()));
        QVERIFY(item.probe(item.nadirX() - 50, 10));
        QVERIFY(!item.probe(item.nadirX() + 50, 10));
        // Of a picture without any of its rows the log knows when it was lost.
        item.setSpanS(15);
        m_survey.source.setPlayhead(24900ms);
        (void)shown.grab();
        QCOMPARE(item.starboardLostS(), 19.9);
        m_survey.source.setPlayhead(30s);
        (void)shown.grab();
        QVERIFY(std::isnan(item.starboardLostS()));
    }

    void aLostSideStaysLostWhileTheOtherComesThroughTheSameStream()
    {
        log::Log log;
        std::mt19937 random(7);
        const auto both = log.addStream(1, ping::Family::Omniscan450).value();
        for (int i = 0; i < 400; ++i) {
            test::addRow(log, both, i * 100ms, {.samples = 300}, random, 0, 0);
            if (i < 50)
                test::addRow(log, both, i * 100ms + 10ms, {.samples = 300}, random, 1, 0);
        }
        app::SonarSource source;
        source.setReader(echo::PingReader(log, both));
        SideScanItem item;
        item.setSource(&source);
        item.setSpanS(15);
        source.setPlayhead(10s);
        test::Shown shown(item, shownSize);
        (void)shown.grab();
        QCOMPARE(item.starboardLostS(), 4.91);
        // The picture begins after its last row.
        source.setPlayhead(35s);
        (void)shown.grab();
        QVERIFY(!item.hasStarboard());
        QCOMPARE(item.starboardLostS(), 4.91);
        QVERIFY(std::isnan(item.portLostS()));
    }

    void aSideWithoutAUnitIsNotLost()
    {
        log::Log log;
        std::mt19937 random(5);
        const auto port = log.addStream(1, ping::Family::Omniscan450).value();
        for (int i = 0; i < 100; ++i)
            test::addRow(log, port, i * 100ms, {.samples = 300}, random, 255, -90);
        app::SonarSource source;
        source.setReader(echo::PingReader(log, port));
        source.setPlayhead(9900ms);
        SideScanItem item;
        item.setSource(&source);
        test::Shown shown(item, shownSize);
        (void)shown.grab();
        QVERIFY(item.hasPort() && !item.hasStarboard() && !item.isSingle());
        QVERIFY(item.lost().isEmpty());
        QVERIFY(std::isnan(item.starboardLostS()));
    }

    void unitsWithoutASideAreShownOneAtATime()
    {
        log::Log log;
        std::mt19937 random(6);
        const auto first = log.addStream(1, ping::Family::Omniscan450).value();
        const auto second = log.addStream(2, ping::Family::Omniscan450).value();
        for (int i = 0; i < 100; ++i) {
            test::addRow(log, first, i * 100ms, {.samples = 300}, random, 255, 0);
            test::addRow(log, second, i * 100ms + 10ms, {.rangeM = 30, .samples = 300}, random, 255,
                         0);
        }
        app::SonarSource source;
        source.setReader(echo::PingReader(log, first));
        source.setPlayhead(9950ms);
        app::SideScanSettings settings;
        SideScanItem item;
        item.setSettings(&settings);
        item.setSource(&source);
        test::Shown shown(item, shownSize);
        (void)shown.grab();
        QVERIFY(item.isSingle());
        QCOMPARE(item.units(), QStringList({"Omniscan 450", "Omniscan 450 2"}));
        QCOMPARE(item.shownUnit(), 0);
        QCOMPARE(item.rangeM(), 50.0);
        // From its own zero over the whole width: neither side's place.
        QCOMPARE(item.nadirX(), item.pictureX());
        QVERIFY(item.probe(item.xOf(true, 25), 20));
        QCOMPARE(item.cursorSide(), SideScanItem::Side::Unknown);
        QVERIFY(std::abs(item.cursorAcrossM() - 25) < 0.1);
        item.showUnit(1);
        (void)shown.grab();
        QCOMPARE(item.shownUnit(), 1);
        QCOMPARE(item.rangeM(), 30.0);
        // Of two the other one has the other side.
        item.chooseSide(false);
        (void)shown.grab();
        QVERIFY(!item.isSingle() && item.units().isEmpty());
        QVERIFY(item.probe(item.xOf(false, 20), 20));
        QCOMPARE(item.cursorRow()->unit.stream, second);
        QVERIFY(item.probe(item.xOf(true, 20), 20));
        QCOMPARE(item.cursorRow()->unit.stream, first);
    }

    void byDistanceALostSpeedIsSaid()
    {
        auto log = std::make_shared<log::Log>();
        std::mt19937 random(7);
        test::MixedLog frames(*log);
        const auto port = log->addStream(1, ping::Family::Omniscan450).value();
        const log::StreamNumber vehicle = frames.vehicle();
        frames.add(vehicle, 0s, mavlink::Heartbeat{.autopilot = 3});
        for (int i = 0; i < 200; ++i) {
            const log::Time time = i * 100ms;
            if (time < 10s)
                frames.add(vehicle, time, mavlink::LocalPositionNed{.vx = 1});
            test::addRow(*log, port, time, {.samples = 300}, random, 255, -90);
        }
        app::SonarSource source;
        source.setReader(echo::PingReader(*log, port));
        source.setPlayhead(9s);
        app::SideScanSettings settings;
        settings.setByDistance(true);
        SideScanItem item;
        item.setSettings(&settings);
        item.setSource(&source);
        test::Shown shown(item, shownSize);
        (void)shown.grab();
        QVERIFY(std::isnan(item.speedLostS()));
        QVERIFY(std::abs(item.speedMps() - 1) < 1e-6);
        source.setPlayhead(19900ms);
        (void)shown.grab();
        QCOMPARE(item.speedLostS(), 12.0);
        QVERIFY(std::isnan(item.speedMps()));
        settings.setByDistance(false);
        (void)shown.grab();
        QVERIFY(std::isnan(item.speedLostS()));
    }

    void theBottomLineByHandCounts()
    {
        SideScanItem item;
        app::SideScanSettings settings;
        item.setSettings(&settings);
        item.setSource(&m_survey.source);
        m_survey.source.setPlayhead(39900ms);
        test::Shown shown(item, shownSize);
        (void)shown.grab();
        QVERIFY(std::abs(item.bottomAt(30) - 8.75) < 0.3);
        item.setBottom(30, 6);
        QCOMPARE(settings.sections(), 1);
        (void)shown.grab();
        QCOMPARE(item.bottomAt(30), 6.0);
        QVERIFY(std::abs(item.bottomAt(20) - 8.5) < 0.3);
        // A second point nearby belongs to the same section.
        item.setBottom(34, 7);
        QCOMPARE(settings.sections(), 1);
        item.setBottom(5, 7);
        QCOMPARE(settings.sections(), 2);
        settings.removeSection(1);
        QCOMPARE(settings.sections(), 1);
        settings.beginSections();
        item.setBottom(20, 3);
        settings.restoreSections();
        QCOMPARE(settings.sections(), 1);
    }

    void choicesAreKept()
    {
        {
            app::SideScanSettings settings;
            QVERIFY(settings.ground() && settings.newestOnTop());
            settings.setGround(false);
            settings.setGain(app::SideScanSettings::Gain::Physics);
        }
        const app::SideScanSettings settings;
        QVERIFY(!settings.ground());
        QCOMPARE(settings.gain(), app::SideScanSettings::Gain::Physics);
    }

private:
    test::OwnSettings m_settings;
    Survey m_survey;
};

LEADLINE_GUI_TEST(SideScanItemTest)
#include "tst_sidescanitem.moc"

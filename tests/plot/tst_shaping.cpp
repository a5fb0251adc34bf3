// SPDX-License-Identifier: GPL-3.0-or-later
#include "Sea.h"
#include "plot/StripItem.h"
#include "polar/PolarItem.h"
#include "sounder/AScanItem.h"
#include "sounder/WaterfallItem.h"
#include "support/OwnSettings.h"
#include "support/TestMain.h"

#include <array>
#include <functional>

using namespace leadline;
using namespace std::chrono_literals;

namespace {

/// An item that was never anything else at this playhead and with these settings.
template<class Item>
QImage fromScratch(app::SonarSource& source, app::DisplaySettings& display, QSize size,
                   const std::function<void(Item&)>& prepare,
                   const std::function<bool(const Item&)>& done)
{
    Item item;
    item.setSource(&source);
    item.setDisplay(&display);
    prepare(item);
    test::Shown shown(item, size);
    constexpr int mostMs = 60'000;
    const bool there = QTest::qWaitFor(
        [&] {
            (void)shown.grab();
            return done(item);
        },
        mostMs);
    return there ? item.image() : QImage();
}

} // namespace

/// Tests that TVG and smoothing are applied to old and new pings alike.
class ShapingTest : public QObject {
    Q_OBJECT

private slots:
    void init() { test::OwnSettings::forget(); }
    void initTestCase()
    {
        test::fillWithSpokes(m_spokes, 1300);
        m_scanner.setReader(echo::PingReader(m_spokes.log(), 0));
        test::fillWithProfiles(m_profiles, 3000);
        m_sounder.setReader(echo::PingReader(m_profiles.log(), 0));
    }

    void aDiscThatWentOnIsThatFromScratch()
    {
        app::DisplaySettings display;
        display.reset();
        display.setRangeGain(2.5);
        display.setSmoothing(4);
        app::PolarItem item;
        item.setSource(&m_scanner);
        item.setDisplay(&display);
        test::Shown shown(item, {240, 240});
        m_scanner.setPlayhead(1s);
        QTRY_VERIFY((void(shown.grab()), item.ready()));
        for (const auto at :
             {1050ms, 1150ms, 21050ms, 29950ms, 30000ms, 30050ms, 64950ms, 31000ms, 25ms}) {
            m_scanner.setPlayhead(at);
            (void)shown.grab();
            QCOMPARE(test::differenceOf(item.image(), disc(display)), QByteArray());
        }
    }

    void aDiscIsShapedAtOnceAndItsCursorReadsTheLog()
    {
        app::DisplaySettings display;
        display.reset();
        app::PolarItem item;
        item.setSource(&m_scanner);
        item.setDisplay(&display);
        m_scanner.setPlayhead(40s);
        test::Shown shown(item, {240, 240});
        QTRY_VERIFY((void(shown.grab()), item.ready()));
        const QImage recorded = item.image();
        const QPointF at = item.pointOf(5, 50);
        QVERIFY(item.probe(at.x(), at.y()));
        const int intensity = item.cursorIntensity();
        QVERIFY(intensity >= 0);
        for (const auto& [gain, smoothing] : {std::pair(3.0, 1), {1.0, 2}, {3.0, 2}}) {
            display.setRangeGain(gain);
            display.setSmoothing(smoothing);
            (void)shown.grab();
            QVERIFY(item.image() != recorded);
            QCOMPARE(test::differenceOf(item.image(), disc(display)), QByteArray());
            QCOMPARE(item.cursorIntensity(), intensity);
        }
        display.reset();
        (void)shown.grab();
        QCOMPARE(item.image(), recorded);
    }

    void aWaterfallThatWentOnIsThatFromScratch_data()
    {
        QTest::addColumn<double>("spanS");
        QTest::newRow("several columns a ping") << 15.0;
        QTest::newRow("several pings a column") << 100.0;
        QTest::newRow("level of detail") << 280.0;
    }
    void aWaterfallThatWentOnIsThatFromScratch()
    {
        QFETCH(const double, spanS);
        app::DisplaySettings display;
        display.reset();
        display.setRangeGain(4);
        display.setSmoothing(8);
        app::WaterfallItem item;
        item.setSource(&m_sounder);
        item.setDisplay(&display);
        item.setSpanS(spanS);
        test::Shown shown(item, {331, 120});
        for (const auto at :
             {10000ms, 10010ms, 10100ms, 12000ms, 19950ms, 21000ms, 24000ms, 24100ms, 44000ms,
              44050ms, 43000ms, 42990ms, 300000ms, 300033ms, 299000ms, 2000ms}) {
            m_sounder.setPlayhead(at);
            QTRY_VERIFY((void(shown.grab()), item.ready()));
            const QImage expected = waterfall(display, spanS);
            QVERIFY2(test::differenceOf(item.image(), expected).isEmpty(),
                     QByteArray::number(qlonglong(at.count())) + ": " +
                         test::differenceOf(item.image(), expected));
        }
    }

    void everyPlotNoticesAChange_data()
    {
        QTest::addColumn<double>("gain");
        QTest::addColumn<int>("smoothing");
        QTest::newRow("range gain") << 3.0 << 1;
        QTest::newRow("smoothing") << 1.0 << 3;
    }
    void everyPlotNoticesAChange()
    {
        QFETCH(const double, gain);
        QFETCH(const int, smoothing);
        app::DisplaySettings display;
        display.reset();
        m_sounder.setPlayhead(12s);
        app::WaterfallItem waterfall;
        app::AScanItem trace;
        app::StripItem strip;
        strip.setBeginS(1);
        strip.setEndS(6);
        for (app::EchoItem* item :
             std::initializer_list<app::EchoItem*>{&waterfall, &trace, &strip}) {
            item->setSource(&m_sounder);
            item->setDisplay(&display);
        }
        test::Shown shownWaterfall(waterfall, {200, 100});
        test::Shown shownTrace(trace, {54, 100});
        test::Shown shownStrip(strip, {200, 30});
        const auto drawn = [&] {
            (void)shownWaterfall.grab();
            (void)shownTrace.grab();
            (void)shownStrip.grab();
            return waterfall.ready() && strip.complete();
        };
        QTRY_VERIFY(drawn());
        const std::array recorded{waterfall.image(), trace.image(), strip.image()};
        display.setRangeGain(gain);
        display.setSmoothing(smoothing);
        QTRY_VERIFY(drawn());
        QVERIFY(waterfall.image() != recorded[0]);
        QVERIFY(trace.image() != recorded[1]);
        QVERIFY(strip.image() != recorded[2]);
        display.reset();
        QTRY_VERIFY(drawn());
        QCOMPARE((std::array{waterfall.image(), trace.image(), strip.image()}), recorded);
    }

private:
    QImage disc(app::DisplaySettings& display)
    {
        return fromScratch<app::PolarItem>(
            m_scanner, display, {240, 240}, [](app::PolarItem&) {},
            [](const app::PolarItem& item) { return item.ready(); });
    }
    QImage waterfall(app::DisplaySettings& display, double spanS)
    {
        return fromScratch<app::WaterfallItem>(
            m_sounder, display, {331, 120}, [&](app::WaterfallItem& item) { item.setSpanS(spanS); },
            [](const app::WaterfallItem& item) { return item.ready(); });
    }

    test::OwnSettings m_settings;
    test::EchoLog m_spokes{ping::Family::Ping360};
    test::EchoLog m_profiles{ping::Family::Ping1D};
    app::SonarSource m_scanner;
    app::SonarSource m_sounder;
};

LEADLINE_GUI_TEST(ShapingTest)
#include "tst_shaping.moc"

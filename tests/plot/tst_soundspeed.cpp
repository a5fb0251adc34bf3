// SPDX-License-Identifier: GPL-3.0-or-later
#include "Sea.h"
#include "polar/PolarItem.h"
#include "session/SelectedSonar.h"
#include "sounder/SounderReadout.h"
#include "sounder/WaterfallItem.h"
#include "support/OwnSettings.h"
#include "support/TestMain.h"

#include <QSignalSpy>

using namespace leadline;
using namespace std::chrono_literals;

namespace {

constexpr int samplesPerPing = 400;
constexpr int wallSample = 320;
constexpr std::uint16_t samplePeriod = 1333;
/// What both sonars recorded of it: 320.5 samples of 1333 ticks of 25 ns, there and back at 1500.
constexpr double recordedM = 320.5 * 1333 * 25e-9 * 750;

test::Samples wall()
{
    test::Samples echo(samplesPerPing, 10);
    echo[wallSample] = 255;
    return echo;
}

/// A Ping360 and a Ping1D that look at one wall, the Ping1D through a device set to 1500 m/s.
class OneWall {
public:
    OneWall()
    {
        (void)m_log.addStream(2, ping::Family::Ping360);
        (void)m_log.addStream(1, ping::Family::Ping1D);
        for (unsigned i = 0; i < 400; ++i) {
            add(0,
                test::Spoke360{
                    .angleGrad = std::uint16_t(i), .samplePeriod = samplePeriod, .samples = wall()}
                    .frame(),
                i);
            add(1,
                test::Echo1d{.distanceMm = std::uint32_t(std::lround(recordedM * 1000)),
                             .pingNumber = i,
                             .startMm = 0,
                             .lengthMm = 9998,
                             .samples = wall()}
                    .profile(),
                i);
        }
        for (app::SelectedSonar* shown : {&scanner, &sounder})
            shown->update(&m_log, nullptr, 20s);
    }
    ~OneWall()
    {
        scanner.clear();
        sounder.clear();
    }
    OneWall(const OneWall&) = delete;
    OneWall& operator=(const OneWall&) = delete;

    void choose(std::optional<double> speed)
    {
        scanner.setSoundSpeed(speed);
        sounder.setSoundSpeed(speed);
    }

    app::SelectedSonar scanner{ping::View::Scanning};
    app::SelectedSonar sounder{ping::View::Downward};

private:
    void add(log::StreamNumber stream, const test::Bytes& frame, unsigned number)
    {
        if (!m_log.append(stream, ping::viewFrame(frame), 50ms * number))
            std::abort();
    }

    log::Log m_log;
};

bool bright(QRgb pixel)
{
    return qAlpha(pixel) == 255 && qRed(pixel) > 200;
}

} // namespace

class SoundSpeedTest : public QObject {
    Q_OBJECT

private slots:
    void init() { test::OwnSettings::forget(); }

    /// On the pictures and in the read-outs.
    void theRangeOfOneWallMovesAlikeInBothSonars_data()
    {
        QTest::addColumn<double>("speed");
        QTest::newRow("as recorded") << 0.0;
        QTest::newRow("fresh water at 5 degrees") << 1426.0;
        QTest::newRow("warm sea") << 1545.0;
    }
    void theRangeOfOneWallMovesAlikeInBothSonars()
    {
        QFETCH(const double, speed);
        const double expected = recordedM * (speed > 0 ? speed / 1500 : 1);
        OneWall pair;
        app::WaterfallItem waterfall;
        waterfall.setSource(pair.sounder.source());
        waterfall.setSpanS(15);
        app::PolarItem polar;
        polar.setSource(pair.scanner.source());
        polar.setMargin(0);
        test::Shown waterfallShown(waterfall, {200, 800});
        test::Shown polarShown(polar, {800, 800});
        QTRY_VERIFY((void(waterfallShown.grab()), waterfall.ready()));
        QTRY_VERIFY((void(polarShown.grab()), polar.ready()));
        // Old pings, drawn before.
        pair.choose(speed > 0 ? std::optional(speed) : std::nullopt);
        QTRY_VERIFY((void(waterfallShown.grab()), waterfall.ready()));
        QTRY_VERIFY((void(polarShown.grab()), polar.ready()));

        int row = 0;
        while (row < 800 && !bright(waterfall.image().pixel(100, row)))
            ++row;
        const double rowM = (waterfall.bottomM() - waterfall.topM()) / 800;
        QVERIFY(std::abs(waterfall.rangeAt(row + 0.5) - expected) < 2 * rowM + 0.02);

        int out = 0;
        while (out < 399 && !bright(polar.image().pixel(400 + out, 400)))
            ++out;
        const double pixelM = polar.edgeM() / polar.discRadius();
        QVERIFY(std::abs((out + 0.5) * pixelM - expected) < 2 * pixelM + 0.02);

        app::SounderReadout readout;
        readout.setSource(pair.sounder.source());
        QVERIFY(std::abs(readout.distanceM() - expected) < 0.001);
        // And the end of the Ping360's range with it.
        QVERIFY(std::abs(polar.edgeM() - expected * samplesPerPing / (wallSample + 0.5)) < 0.01);
    }

    /// A view of many pings a column follows too, and at once: its level of detail is scaled.
    void aLongViewFollowsWithoutReadingItsPingsAgain()
    {
        test::EchoLog log(ping::Family::Ping1D);
        test::fillWithProfiles(log, 6000);
        app::SelectedSonar shown(ping::View::Downward);
        shown.setSoundSpeed(1500.0);
        shown.update(&log.log(), nullptr, 600s);
        app::WaterfallItem item;
        item.setSource(shown.source());
        item.setSpanS(600);
        test::Shown window(item, {100, 100});
        QTRY_VERIFY((void(window.grab()), item.ready()));
        const app::WaterfallPicture::Moment moment{
            .reader = shown.source()->reader(), .detail = nullptr, .count = 6000, .playhead = 600s};
        app::WaterfallPicture::View view;
        view.size = {100, 100};
        view.spanS = 600;
        QVERIFY(app::WaterfallPicture::needsDetail(moment, view));
        item.setRange(0, 20);
        (void)window.grab();
        const QImage before = item.image().copy();
        shown.setSoundSpeed(1650.0);
        item.setRange(0, 22);
        (void)window.grab();
        QVERIFY(item.ready());
        // Ten percent farther, seen over ten percent more: but for what lies on a border of rows.
        int other = 0;
        for (int y = 0; y < 100; ++y)
            for (int x = 0; x < 100; ++x)
                other += item.image().pixel(x, y) == before.pixel(x, y) ? 0 : 1;
        QVERIFY2(other < 300, qPrintable(QString::number(other)));
        shown.clear();
    }

    void theErrorFollowsWhatIsKnown()
    {
        OneWall pair;
        app::SounderReadout readout;
        readout.setSource(pair.sounder.source());
        const double poor = readout.distanceErrorM();
        readout.setProperty("soundSpeedErrorPercent", 0.5);
        QVERIFY(readout.distanceErrorM() < poor / 3);
    }

private:
    test::OwnSettings m_settings;
};

LEADLINE_GUI_TEST(SoundSpeedTest)

#include "tst_soundspeed.moc"

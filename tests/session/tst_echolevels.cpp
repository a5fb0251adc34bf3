// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/DisplaySettings.h"
#include "session/EchoLevels.h"
#include "support/OwnSettings.h"
#include "support/TestMain.h"

#include <QSettings>
#include <QSignalSpy>
#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using app::EchoLevels;
using Mode = EchoLevels::Mode;

namespace {

constexpr echo::EchoSettings normal{.gain = 1, .frequencyKhz = 750, .rangeDm = 200};
constexpr echo::EchoSettings high{.gain = 2, .frequencyKhz = 750, .rangeDm = 200};

echo::LevelMeasurement measured(double black, double white, double gamma = 0.6)
{
    echo::LevelMeasurement levels;
    levels.result = echo::LevelMeasurement::Result::Echoes;
    levels.curve = {black, white, gamma};
    levels.counts[10] = 900;
    levels.counts[255] = 100;
    levels.samples = 1000;
    return levels;
}

void learn(EchoLevels& levels, double black = 8, double white = 150)
{
    levels.take(0s, normal, {}, measured(black, white));
}

} // namespace

class EchoLevelsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { test::OwnSettings::forget(); }

    void areAutomaticAtFirstAndRawUntilSomethingIsMeasured()
    {
        EchoLevels levels;
        QCOMPARE(levels.mode(), Mode::Auto);
        QVERIFY(levels.curve().isRaw());
        QCOMPARE(levels.knowledge(), EchoLevels::Knowledge::Learning);
        QVERIFY(levels.due(0s, normal, {}));
        const QSignalSpy changed(&levels, &EchoLevels::changed);
        learn(levels);
        QCOMPARE(levels.curve(), (echo::ToneCurve{8, 150, 0.6}));
        QCOMPARE(levels.knowledge(), EchoLevels::Knowledge::Echoes);
        QCOMPARE(levels.text(), QStringLiteral("auto levels"));
        QCOMPARE(levels.figures(), QStringLiteral("Levels 8–150"));
        QVERIFY(changed.isEmpty());
        QTRY_COMPARE(changed.size(), 1);
    }

    void measureOnceASecondAndAtOnceForOtherSettings()
    {
        EchoLevels levels;
        learn(levels);
        QVERIFY(!levels.due(500ms, normal, {}));
        QVERIFY(levels.due(500ms, high, {}));
        QVERIFY(levels.due(500ms, normal, {.rangeGain = 2}));
        // Where the recording runs faster than the day, that counts, and it is told when it is due.
        const QSignalSpy again(&levels, &EchoLevels::dueAgain);
        QVERIFY(!levels.isPending());
        QVERIFY(!levels.due(20s, normal, {}));
        QVERIFY(levels.isPending());
        QTRY_COMPARE_WITH_TIMEOUT(again.size(), 1, 3000);
        QVERIFY(!levels.isPending());
        QVERIFY(levels.due(20s, normal, {}));
    }

    void noEchoAboveTheNoiseIsSaid()
    {
        EchoLevels levels;
        echo::LevelMeasurement quiet = measured(20, 255, 1);
        quiet.result = echo::LevelMeasurement::Result::NoEcho;
        levels.take(0s, normal, {}, quiet);
        QCOMPARE(levels.knowledge(), EchoLevels::Knowledge::NoEcho);
        QCOMPARE(levels.white(), 255.0);
    }

    void theHistogramAndTheClippedSamplesAreOfWhatIsShown()
    {
        EchoLevels levels;
        learn(levels);
        QCOMPARE(levels.histogram()[10 / 4], 900U);
        QCOMPARE(levels.histogram().back(), 100U);
        QCOMPARE(levels.clippedPercent(), 10);
        levels.forget();
        QCOMPARE(levels.clippedPercent(), 0);
        QVERIFY(levels.curve().isRaw());
    }

    void aHandleTakesOverAndLeavesTheOthers()
    {
        EchoLevels levels;
        learn(levels);
        levels.setBlack(20);
        QCOMPARE(levels.mode(), Mode::Manual);
        QCOMPARE(levels.curve(), (echo::ToneCurve{20, 150, 0.6}));
        QCOMPARE(levels.text(), QStringLiteral("levels 20–150"));
        levels.take(100s, normal, {}, measured(60, 200));
        QCOMPARE(levels.white(), 150.0);
        levels.setMode(Mode::Auto);
        QCOMPARE(levels.curve(), (echo::ToneCurve{60, 200, 0.6}));
    }

    void theHandlesKeepTheirDistance()
    {
        EchoLevels levels;
        learn(levels, 100, 150);
        levels.setBlack(149);
        QCOMPARE(levels.black(), 142.0);
        levels.setWhite(3);
        QCOMPARE(levels.white(), 150.0);
        levels.setGamma(9);
        QCOMPARE(levels.gamma(), 2.0);
        levels.moveBoth(200);
        QCOMPARE(levels.white(), 255.0);
        QCOMPARE(levels.black(), 247.0);
        levels.moveBoth(-300);
        QCOMPARE(levels.black(), 0.0);
        levels.setBlack(qQNaN());
        levels.setWhite(qQNaN());
        levels.setGamma(qQNaN());
        QCOMPARE(levels.black(), 0.0);
        QCOMPARE(levels.white(), 8.0);
    }

    void rawIsRawAndLeadsBack()
    {
        EchoLevels levels;
        app::DisplaySettings display;
        display.setPalette(QStringLiteral("grey"));
        display.setThreshold(50);
        learn(levels);
        levels.setWhite(90);
        levels.toggleRaw();
        QVERIFY(levels.isRaw() && levels.curve().isRaw());
        QCOMPARE(levels.text(), QStringLiteral("Raw"));
        QCOMPARE(levels.figures(), QStringLiteral("Raw"));
        const raster::Colormap grey;
        QVERIFY(levels.colours(display).entries() == grey.entries());
        levels.toggleRaw();
        QCOMPARE(levels.mode(), Mode::Manual);
        QCOMPARE(levels.white(), 90.0);
        levels.setHeld(true);
        QVERIFY(levels.isRaw());
        levels.setHeld(false);
        QCOMPARE(levels.mode(), Mode::Manual);
    }

    void theColoursFollowCurvePaletteAndThreshold()
    {
        EchoLevels levels;
        app::DisplaySettings display;
        display.setPalette(QStringLiteral("grey"));
        learn(levels, 10, 100);
        const raster::Colormap grey;
        const auto lightness = [&](int intensity) {
            return int{levels.colours(display)[static_cast<std::uint8_t>(intensity)].g};
        };
        QVERIFY(lightness(60) > 100 && lightness(5) <= 10);
        display.setThreshold(70);
        QCOMPARE(lightness(60), 0);
        QVERIFY(lightness(80) > 150);
        const int before = lightness(80);
        levels.setWhite(200);
        QVERIFY(lightness(80) < before);
    }

    void whatTakesLongToDrawWaitsForTheCurveToRest()
    {
        EchoLevels levels;
        const app::DisplaySettings display;
        learn(levels, 10, 100);
        const raster::Colormap atRest = levels.coloursAtRest(display);
        levels.take(1s, normal, {}, measured(40, 200));
        QVERIFY(levels.colours(display).entries() != atRest.entries());
        QVERIFY(levels.coloursAtRest(display).entries() == atRest.entries());
        levels.setMode(Mode::Raw);
        QVERIFY(levels.coloursAtRest(display).entries() == levels.colours(display).entries());
    }

    void choicesAreKeptForEachKindOfSonar()
    {
        {
            EchoLevels levels;
            levels.setKind(QStringLiteral("ping360"));
            learn(levels);
            levels.setBlack(30);
            levels.setWhite(120);
            levels.setGamma(0.8);
            EchoLevels other;
            other.setKind(QStringLiteral("ping1d"));
            other.setMode(Mode::Raw);
        }
        EchoLevels levels;
        levels.setKind(QStringLiteral("ping360"));
        QCOMPARE(levels.curve(), (echo::ToneCurve{30, 120, 0.8}));
        EchoLevels other;
        other.setKind(QStringLiteral("ping1d"));
        QVERIFY(other.isRaw());
        other.toggleRaw();
        QCOMPARE(other.mode(), Mode::Auto);
        levels.reset();
        QCOMPARE(levels.mode(), Mode::Auto);
    }

    void whatOthersWroteIsBounded()
    {
        QSettings settings;
        settings.setValue("levels/ping360/mode", 2);
        settings.setValue("levels/ping360/black", 9000);
        settings.setValue("levels/ping360/white", -4);
        settings.setValue("levels/ping360/gamma", "nan");
        EchoLevels levels;
        levels.setKind(QStringLiteral("ping360"));
        QCOMPARE(levels.mode(), Mode::Manual);
        QCOMPARE(levels.black(), 247.0);
        QCOMPARE(levels.white(), 255.0);
        QCOMPARE(levels.gamma(), 1.0);
    }

private:
    test::OwnSettings m_settings;
};

LEADLINE_GUILESS_TEST(EchoLevelsTest)
#include "tst_echolevels.moc"

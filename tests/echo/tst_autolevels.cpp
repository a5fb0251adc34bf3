// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/AutoLevels.h"

#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using echo::AutoLevels;
using echo::EchoSettings;
using echo::LevelMeasurement;
using echo::ToneCurve;

namespace {

constexpr EchoSettings quiet{.gain = 0, .frequencyKhz = 750, .rangeDm = 100};
constexpr EchoSettings loud{.gain = 2, .frequencyKhz = 750, .rangeDm = 100};

LevelMeasurement measured(double black, double white, double gamma = 0.6)
{
    LevelMeasurement levels;
    levels.result = LevelMeasurement::Result::Echoes;
    levels.curve = {black, white, gamma};
    return levels;
}

} // namespace

class AutoLevelsTest : public QObject {
    Q_OBJECT

private slots:
    void isRawAndLearnsUntilSomethingIsMeasured()
    {
        AutoLevels levels;
        QVERIFY(levels.curve().isRaw() && levels.learning() && levels.due(0s, quiet));
        levels.update(0s, quiet, {});
        QVERIFY(levels.curve().isRaw() && levels.learning());
        QVERIFY(levels.due(100ms, quiet));
        levels.update(100ms, quiet, measured(8, 150));
        QVERIFY(!levels.learning());
        QCOMPARE(levels.curve(), (ToneCurve{8, 150, 0.6}));
    }

    void isDueOnceASecondAndAtOtherSettings()
    {
        AutoLevels levels;
        levels.update(10s, quiet, measured(8, 150));
        QVERIFY(!levels.due(10'900ms, quiet));
        QVERIFY(levels.due(11s, quiet));
        QVERIFY(levels.due(9s, quiet));
        QVERIFY(levels.due(10'100ms, loud));
    }

    void movesSlowlyAndArrives()
    {
        AutoLevels levels;
        levels.update(0s, quiet, measured(10, 100));
        for (int second = 1; second <= 60; ++second) {
            const ToneCurve before = levels.curve();
            levels.update(std::chrono::seconds(second), quiet, measured(20, 160, 0.8));
            QVERIFY(std::abs(levels.curve().black - before.black) <= 2);
            QVERIFY(std::abs(levels.curve().white - before.white) <= 2);
        }
        QCOMPARE(levels.curve(), (ToneCurve{20, 160, 0.8}));
    }

    void doesNotMoveForWhatNobodySees()
    {
        AutoLevels levels;
        levels.update(0s, quiet, measured(10, 100));
        for (int second = 1; second <= 60; ++second) {
            const double to = second % 2 == 0 ? 1 : -1;
            levels.update(std::chrono::seconds(second), quiet, measured(10 + 3 * to, 100 + 8 * to));
            QCOMPARE(levels.curve(), (ToneCurve{10, 100, 0.6}));
        }
    }

    void otherSettingsShowAtOnce()
    {
        AutoLevels levels;
        levels.update(0s, quiet, measured(10, 100));
        levels.update(1s, loud, measured(60, 255));
        QCOMPARE(levels.curve(), (ToneCurve{60, 255, 0.6}));
    }

    void earlierSettingsAreRememberedUntilThereIsEnoughToMeasure()
    {
        AutoLevels levels;
        levels.update(0s, quiet, measured(10, 100));
        levels.update(1s, loud, measured(60, 255));
        levels.update(2s, quiet, {});
        QCOMPARE(levels.curve(), (ToneCurve{10, 100, 0.6}));
        QVERIFY(!levels.learning());
        levels.update(3s, {.gain = 1}, {});
        QVERIFY(levels.curve().isRaw() && levels.learning());
        levels.forget();
        levels.update(4s, quiet, {});
        QVERIFY(levels.learning());
    }

    void twiceAsMuchToMeasureShowsAtOnce()
    {
        const auto of = [](std::uint64_t samples, double black, double white) {
            LevelMeasurement levels = measured(black, white);
            levels.ownSamples = samples;
            return levels;
        };
        AutoLevels levels;
        levels.update(0s, quiet, of(1000, 10, 100));
        levels.update(1s, quiet, of(1999, 40, 200));
        QVERIFY(levels.moving() && levels.curve().white < 110);
        levels.update(2s, quiet, of(2000, 40, 200));
        QVERIFY(!levels.moving());
        QCOMPARE(levels.curve(), (ToneCurve{40, 200, 0.6}));
    }

    void aJumpInTimeShowsAtOnce()
    {
        AutoLevels levels;
        levels.update(100s, quiet, measured(10, 100));
        levels.update(20s, quiet, measured(40, 200));
        QCOMPARE(levels.curve(), (ToneCurve{40, 200, 0.6}));
        levels.update(200s, quiet, measured(42, 205));
        QCOMPARE(levels.curve(), (ToneCurve{40, 200, 0.6}));
    }
};

LEADLINE_APPLESS_TEST(AutoLevelsTest)

#include "tst_autolevels.moc"

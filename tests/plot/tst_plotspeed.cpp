// SPDX-License-Identifier: GPL-3.0-or-later
#include "Sea.h"
#include "plot/PolarItem.h"
#include "plot/WaterfallItem.h"
#include "support/OwnSettings.h"

#include <QRandomGenerator>

#include <algorithm>

using namespace leadline;
using namespace std::chrono_literals;

/// Scrubbing: the window's thread works at most 8 ms on a frame, both plots together.
class PlotSpeedTest : public QObject {
    Q_OBJECT

private slots:
    void init() { test::OwnSettings::forget(); }
    void scrubbingKeepsTheWindowFree()
    {
        test::EchoLog spokes(log::StreamKind::Ping360);
        for (unsigned i = 0; i < 6000; ++i)
            spokes.add(test::Spoke360{.angleGrad = std::uint16_t(i % 400),
                                      .samples = test::someSamples(1200, i % 97)}
                           .frame());
        test::EchoLog profiles(log::StreamKind::Ping1D);
        test::fillWithProfiles(profiles, 6000);
        app::SonarSource scanner;
        scanner.setReader(echo::PingReader(spokes.log(), 0));
        app::SonarSource sounder;
        sounder.setReader(echo::PingReader(profiles.log(), 0));
        app::DisplaySettings display;
        app::PolarItem polar;
        polar.setSource(&scanner);
        polar.setDisplay(&display);
        polar.setBackground(Qt::black);
        app::WaterfallItem waterfall;
        waterfall.setSource(&sounder);
        waterfall.setDisplay(&display);
        waterfall.setBackground(Qt::black);
        waterfall.setDistanceLine(true);
        test::Shown shownPolar(polar, {612, 691});
        test::Shown shownWaterfall(waterfall, {372, 541});
        QTRY_VERIFY((void(shownPolar.grab()), polar.ready()));

        const auto p95 = [&](auto position) {
            std::vector<double> work;
            for (int frame = 0; frame < 200; ++frame) {
                const log::Time at = position(frame);
                scanner.setPlayhead(at);
                sounder.setPlayhead(at);
                (void)shownPolar.grab();
                (void)shownWaterfall.grab();
                work.push_back(polar.lastWorkMs() + waterfall.lastWorkMs());
            }
            std::sort(work.begin(), work.end());
            return work[work.size() * 95 / 100];
        };
        QRandomGenerator random(1);
        const double jumps = p95([&](int) { return log::Time(random.bounded(600) * 1s); });
        const double drag = p95([&](int frame) { return log::Time(100s + frame * 1700ms); });
        const double play = p95([&](int frame) { return log::Time(100s + frame * 33ms); });
        qInfo("p95 of the window's work a frame: jumps %.2f ms, dragging %.2f ms, playing %.2f ms",
              jumps, drag, play);
        // Machines are noisy: the figures are for reading (at most 8 ms each), not for failing.
        QVERIFY(jumps > 0 && drag > 0 && play > 0);
    }

private:
    test::OwnSettings m_settings;
};

QTEST_MAIN(PlotSpeedTest)
#include "tst_plotspeed.moc"

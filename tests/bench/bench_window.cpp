// SPDX-License-Identifier: GPL-3.0-or-later
// Scrubbing in the window: what a frame costs the window's thread.
#include "MadeRecording.h"
#include "Table.h"
#include "WindowRun.h"

#include <benchmark/benchmark.h>

#include <QCoreApplication>

#include <algorithm>
#include <vector>

using namespace leadline;
using namespace std::chrono_literals;

namespace {

using Clock = std::chrono::steady_clock;

constexpr int steps = 600;

/// What the window's thread does for a frame: polish, scene graph and drawing.
class FrameWatch : public QObject {
public:
    explicit FrameWatch(QQuickWindow& window) : m_window(window)
    {
        window.installEventFilter(this);
        connect(&window, &QQuickWindow::frameSwapped, this, [this] {
            ++m_frames;
            m_worked = Clock::now() - m_began;
        });
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::UpdateRequest)
            m_began = Clock::now();
        return QObject::eventFilter(watched, event);
    }

    [[nodiscard]] Clock::duration next()
    {
        const int before = m_frames;
        m_window.update();
        while (m_frames == before)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        return m_worked;
    }

private:
    QQuickWindow& m_window;
    Clock::time_point m_began;
    Clock::duration m_worked{};
    int m_frames = 0;
};

/// Seconds of each frame: all of it, what the seek did at once, and what the plots drew.
struct Work {
    std::vector<double> frames;
    std::vector<double> seeks;
    std::vector<double> plots;
};

double p95(std::vector<double>& seconds)
{
    std::sort(seconds.begin(), seconds.end());
    return seconds[seconds.size() * 95 / 100];
}

/// Dragged from one end to the other and back.
Work scrub(test::WindowRun& run)
{
    Work work;
    FrameWatch watch(run.window());
    const double begin = run.playback().begin();
    const double span = run.playback().end() - begin;
    for (int i = 0; i < steps; ++i) {
        const double way = 2.0 * i / steps;
        const auto asked = Clock::now();
        run.playback().seek(begin + span * (way <= 1 ? way : 2 - way));
        const auto told = Clock::now() - asked;
        work.frames.push_back(std::chrono::duration<double>(told + watch.next()).count());
        work.seeks.push_back(std::chrono::duration<double>(told).count());
        double plots = 0;
        for (const app::EchoItem* plot : run.plots())
            plots += plot->lastWorkMs() / 1e3;
        work.plots.push_back(plots);
    }
    return work;
}

const bench::MadeRecording& tenHours()
{
    static const bench::MadeRecording made(bench::pingsOfTenHours, bench::Sonars::Both);
    return made;
}

/// The strips of the timeline are drawn from all pings of the recording: what is scrubbed before
/// they are there shares the thread with making them.
bool stripsAreThere(const test::WindowRun& run)
{
    const auto plots = run.plots();
    return std::all_of(plots.begin(), plots.end(), [](const app::EchoItem* plot) {
        const QVariant complete = plot->property("complete");
        return !complete.isValid() || complete.toBool();
    });
}

enum class Begin { AtOnce, WithStrips, Shaped };

/// Done once a run, for it takes long; empty when the recording could not be read.
template<Begin When>
const Work& scrubbed()
{
    static const Work work = [] {
        test::WindowRun run;
        run.resize({1440, 900});
        run.session().display()->reset();
        if (When == Begin::Shaped) {
            run.session().display()->setRangeGain(2.5);
            run.session().display()->setSmoothing(8);
        }
        if (!run.open(QString::fromStdString(tenHours().path().string())))
            return Work();
        while (When != Begin::AtOnce && !stripsAreThere(run))
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        return scrub(run);
    }();
    return work;
}

/// Manual time: an iteration is the 95th percentile of 600 frames.
template<std::vector<double> Work::*Part, Begin When>
void scrubbing(benchmark::State& state)
{
    std::vector<double> seconds = scrubbed<When>().*Part;
    if (seconds.empty())
        state.SkipWithError("the recording was not read");
    for ([[maybe_unused]] auto _ : state)
        state.SetIterationTime(p95(seconds));
}

[[maybe_unused]] const auto* const registered = [] {
    const auto add = [](const char* name, auto* function) {
        return benchmark::RegisterBenchmark(name, function)
            ->UseManualTime()
            ->Unit(benchmark::kMillisecond)
            ->Iterations(1)
            ->Repetitions(1);
    };
    add("Window/scrub ten hours, p95", scrubbing<&Work::frames, Begin::WithStrips>);
    add("Window/of it the seek, p95", scrubbing<&Work::seeks, Begin::WithStrips>);
    add("Window/of it the plots, p95", scrubbing<&Work::plots, Begin::WithStrips>);
    add("Window/scrub with range gain and smoothing, p95", scrubbing<&Work::frames, Begin::Shaped>);
    return add("Window/scrub at once, p95", scrubbing<&Work::frames, Begin::AtOnce>);
}();

[[maybe_unused]] const bool promised =
    bench::limit("Window/scrub ten hours, p95", 8ms) &&
    bench::limit("Window/scrub with range gain and smoothing, p95", 8ms) &&
    bench::limit("Window/scrub at once, p95", 8ms);

} // namespace

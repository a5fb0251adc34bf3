// SPDX-License-Identifier: GPL-3.0-or-later
// Measures what a frame costs the window's thread while the user scrubs.
#include "EmptyWindow.h"
#include "SyntheticRecording.h"
#include "Table.h"
#include "WindowRun.h"

#include <benchmark/benchmark.h>

#include <QCoreApplication>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <vector>

using namespace leadline;
using namespace std::chrono_literals;

namespace {

int steps()
{
    return bench::onlyTheRows() ? 60 : 600;
}

/// A moment for this thread: on the clock, and how much the thread had worked by then. Only the
/// latter says what a frame costs while other programs want the processor too.
struct Moment {
    std::chrono::steady_clock::time_point clock = std::chrono::steady_clock::now();
    std::chrono::nanoseconds worked = threadTime();

    static std::chrono::nanoseconds threadTime()
    {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
    }
};

struct Cost {
    double workedS = 0;
    double clockS = 0;
};

Cost operator-(const Moment& end, const Moment& begin)
{
    return {std::chrono::duration<double>(end.worked - begin.worked).count(),
            std::chrono::duration<double>(end.clock - begin.clock).count()};
}

/// Time that the window's thread spends on a frame: polish, scene graph and drawing.
class FrameWatch : public QObject {
public:
    explicit FrameWatch(QQuickWindow& window) : m_window(window)
    {
        window.installEventFilter(this);
        connect(&window, &QQuickWindow::frameSwapped, this, [this] {
            ++m_frames;
            m_cost = Moment() - m_began;
        });
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::UpdateRequest)
            m_began = Moment();
        return QObject::eventFilter(watched, event);
    }

    [[nodiscard]] Cost next()
    {
        const int before = m_frames;
        m_window.update();
        while (m_frames == before)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        return m_cost;
    }

private:
    QQuickWindow& m_window;
    Moment m_began;
    Cost m_cost;
    int m_frames = 0;
};

/// Seconds of each frame: the thread's work for all of it and for the seek alone, and the same
/// frame on the clock.
struct Work {
    std::vector<double> frames;
    std::vector<double> seeks;
    std::vector<double> clock;
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
    const int count = steps();
    for (int i = 0; i < count; ++i) {
        const double way = 2.0 * i / count;
        const Moment asked;
        run.playback().seek(begin + span * (way <= 1 ? way : 2 - way));
        const Cost seek = Moment() - asked;
        const Cost frame = watch.next();
        work.frames.push_back(seek.workedS + frame.workedS);
        work.seeks.push_back(seek.workedS);
        work.clock.push_back(seek.clockS + frame.clockS);
    }
    return work;
}

const bench::SyntheticRecording& tenHours()
{
    static const bench::SyntheticRecording made(bench::pingsOfTenHours, bench::Sonars::Both);
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

/// Manual time: an iteration is the 95th percentile of all frames.
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
    add("Window/the same on the clock, p95", scrubbing<&Work::clock, Begin::WithStrips>);
    add("Window/scrub with range gain and smoothing, p95", scrubbing<&Work::frames, Begin::Shaped>);
    return add("Window/scrub at once, p95", scrubbing<&Work::frames, Begin::AtOnce>);
}();

[[maybe_unused]] const bool promised =
    bench::limit("Window/scrub ten hours, p95", 8ms) &&
    bench::limit("Window/scrub with range gain and smoothing, p95", 8ms) &&
    bench::limit("Window/scrub at once, p95", 8ms);

} // namespace

// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the start and the memory of the program with those of a window with a hundred Basic
// controls, which is what Qt Quick itself costs. Also measures opening and drawing a recording of
// one hour.
#include "EmptyWindow.h"
#include "OtherProcess.h"
#include "SyntheticRecording.h"
#include "Table.h"
#include "WindowRun.h"

#include <QElapsedTimer>
#include <QTest>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <string>

using namespace leadline;
using namespace std::chrono_literals;

namespace {

int rounds()
{
    return bench::onlyTheRows() ? 1 : 7;
}

/// The best of some starts: what the program takes, not what else the computer does.
const bench::OtherProcess& started(const char* role)
{
    static std::map<std::string, bench::OtherProcess> known;
    const auto [found, isNew] = known.try_emplace(role);
    for (int i = 0; isNew && i < rounds(); ++i) {
        const bench::OtherProcess now = bench::runAs(QLatin1String(role));
        if (found->second.startS == 0 || now.startS < found->second.startS)
            found->second = now;
    }
    return found->second;
}

void start(benchmark::State& state, const char* role)
{
    const double seconds = started(role).startS;
    if (seconds <= 0)
        state.SkipWithError("no frame was drawn");
    for ([[maybe_unused]] auto _ : state)
        state.SetIterationTime(seconds);
}

/// Bytes, as if they were nanoseconds.
void memory(benchmark::State& state, const bench::OtherProcess& process)
{
    const double bytes = process.figures.empty() ? 0 : process.figures.front();
    if (bytes <= 0)
        state.SkipWithError("the process did not say what it takes");
    for ([[maybe_unused]] auto _ : state)
        state.SetIterationTime(bytes * 1e-9);
}

const bench::OtherProcess& hourOfDiving()
{
    static const bench::OtherProcess process = bench::runAs(QLatin1String(bench::hourRole));
    return process;
}

/// An hour of both sonars, 20 and 10 pings a second: from the request until all of it is read and
/// both plots are drawn.
double openedS()
{
    constexpr std::uint64_t pingsOfAnHour = 3600ULL * 20;
    static const bench::SyntheticRecording made(bench::onlyTheRows() ? 2000 : pingsOfAnHour,
                                                bench::Sonars::Both);
    double best = 0;
    for (int i = 0; i < rounds(); ++i) {
        test::WindowRun run;
        run.resize(bench::measuredSize);
        const QString path = QString::fromStdString(made.path().string());
        QElapsedTimer clock;
        clock.start();
        if (!run.open(path))
            return 0;
        const double now = 1e-9 * static_cast<double>(clock.nsecsElapsed());
        best = best == 0 ? now : std::min(best, now);
    }
    return best;
}

constexpr const char* startName = "Start/to the first frame";
constexpr const char* controlsName = "Start/a window of 100 controls";
constexpr const char* memoryName = "Memory/after an hour's dive";
constexpr const char* controlsMemoryName = "Memory/a window of 100 controls";
constexpr const char* atStartName = "Memory/at the start";
constexpr const char* openName = "Window/an hour of both sonars opened and drawn";

[[maybe_unused]] const auto* const registered = [] {
    const auto add = [](const char* name, auto* function) {
        return benchmark::RegisterBenchmark(name, function)
            ->UseManualTime()
            ->Unit(benchmark::kMillisecond)
            ->Iterations(1)
            ->Repetitions(1);
    };
    add(
        startName, +[](benchmark::State& state) { start(state, bench::startRole); });
    add(
        controlsName, +[](benchmark::State& state) { start(state, bench::controlsRole); });
    add(
        atStartName, +[](benchmark::State& state) { memory(state, started(bench::startRole)); });
    add(
        controlsMemoryName,
        +[](benchmark::State& state) { memory(state, started(bench::controlsRole)); });
    add(
        memoryName, +[](benchmark::State& state) { memory(state, hourOfDiving()); });
    return add(
        openName, +[](benchmark::State& state) {
            const double seconds = openedS();
            if (seconds <= 0)
                state.SkipWithError("the recording was not read");
            for ([[maybe_unused]] auto _ : state)
                state.SetIterationTime(seconds);
        });
}();

/// Limits of the log in memory are 64 MiB of frames and 32 MiB of blocks; `own` is what the rest of
/// Leadline may take.
constexpr std::uint64_t bound = std::uint64_t{96} << 20U;
constexpr std::uint64_t own = 60'000'000;

[[maybe_unused]] const bool promised =
    bench::ratioAtLeast(startName, controlsName, 1 / 1.4) &&
    bench::bytesAbove(memoryName, controlsMemoryName, bound + own) && bench::inBytes(atStartName) &&
    bench::limit(openName, 500ms);

} // namespace

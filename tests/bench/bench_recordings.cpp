// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the list of recordings with more files than any user has.
#include "OtherProcess.h"
#include "Table.h"

#include <benchmark/benchmark.h>

#include <chrono>

using namespace leadline;
using namespace std::chrono_literals;

namespace {

void measure(benchmark::State& state, std::size_t figure, double perSecond)
{
    static const bench::OtherProcess process = bench::runAs(QLatin1String(bench::recordingsRole));
    const bool known = process.figures.size() == 2 && process.figures[figure] > 0;
    if (!known)
        state.SkipWithError("the page did not say what it takes");
    for ([[maybe_unused]] auto _ : state)
        state.SetIterationTime(known ? process.figures[figure] * perSecond : 0);
}

constexpr const char* rowsName = "Recordings/first rows of 10,000";
constexpr const char* memoryName = "Memory/the page of 10,000 recordings";

[[maybe_unused]] const auto* const registered = [] {
    const auto add = [](const char* name, auto* function) {
        return benchmark::RegisterBenchmark(name, function)
            ->UseManualTime()
            ->Unit(benchmark::kMillisecond)
            ->Iterations(1)
            ->Repetitions(1);
    };
    add(
        rowsName, +[](benchmark::State& state) { measure(state, 0, 1); });
    // Bytes, as if they were nanoseconds.
    return add(
        memoryName, +[](benchmark::State& state) { measure(state, 1, 1e-9); });
}();

[[maybe_unused]] const bool promised =
    bench::limit(rowsName, 300ms) && bench::inBytes(memoryName) &&
    bench::limit(memoryName, std::chrono::nanoseconds(350'000'000));

} // namespace

// SPDX-License-Identifier: GPL-3.0-or-later
#include "Table.h"

#include "support/SwathLog.h"
#include "swath/PlayheadBottom.h"
#include "swath/SectionRaster.h"

#include <benchmark/benchmark.h>

#include <chrono>
#include <cstdint>
#include <vector>

namespace {

using namespace leadline;

constexpr int points = 256;
constexpr std::uint64_t swaths = 200;

/// At 20 swaths a second.
test::SwathLog& sailed()
{
    static test::SwathLog log = [] {
        test::SwathLog made;
        for (std::uint64_t i = 0; i < swaths; ++i) {
            const auto time = std::chrono::milliseconds(50 * i);
            const test::SwathLog::Pose pose{.northM = 0.05 * double(i)};
            made.vehicle(time, pose);
            made.swathAt(time, pose, points, [](double, double east) { return 12 + 0.05 * east; },
                         {.angleDeg = 0.2, .rangeShare = 0.002});
        }
        return made;
    }();
    return log;
}

/// What a new swath costs in the window: read, levelled, filtered, and drawn.
void section(benchmark::State& state)
{
    constexpr int width = 1000;
    constexpr int height = 320;
    test::SwathLog& log = sailed();
    swath::SwathReader reader(log.log(), log.sonar());
    swath::SoundingFilter filter({});
    std::vector<std::uint8_t> pixels(std::size_t{width} * height * 4);
    const raster::Canvas canvas{pixels.data(), width, height, std::ptrdiff_t{width} * 4};
    const auto view = swath::SectionView::fitted(width, height, 25, 15);
    std::uint64_t i = 0;
    for (auto _ : state) {
        auto swath = reader.read(i);
        filter.apply(*swath);
        canvas.clear();
        swath::drawSection(canvas, view, swath->soundings,
                           {.kept = {255, 255, 255, 255}, .leftOut = {}});
        benchmark::ClobberMemory();
        i = (i + 1) % swaths;
    }
}
BENCHMARK(section)->Name("Swath/Section256")->Unit(benchmark::kMicrosecond);

/// What it costs the worker, for all of 10 s.
void bottom(benchmark::State& state)
{
    test::SwathLog& log = sailed();
    for (auto _ : state) {
        swath::PlayheadBottom growing(log.log(), log.sonar());
        while (!growing.work({.swaths = swaths})) {
        }
        benchmark::DoNotOptimize(growing.bottom().grid.size());
    }
}
BENCHMARK(bottom)->Name("Swath/Bottom200x256")->Unit(benchmark::kMillisecond);

// Column for column as a Ping1D, whose column is promised in 10 µs.
const bool promised =
    bench::limit("Swath/Section256", std::chrono::microseconds(points * 10)) &&
    bench::limit("Swath/Bottom200x256", std::chrono::microseconds(swaths* points * 10));

} // namespace

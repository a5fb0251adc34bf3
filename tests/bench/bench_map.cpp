// SPDX-License-Identifier: GPL-3.0-or-later
// What one more turn costs a map.
#include "Table.h"
#include "map/MapTrack.h"
#include "map/Mosaic.h"

#include <benchmark/benchmark.h>

#include <array>
#include <chrono>
#include <cstdint>
#include <numbers>

namespace {

using namespace leadline;
using namespace std::chrono_literals;

/// 400 spokes of 50 m into cells of 0.1 m, which exist already.
void drawTurn(benchmark::State& state)
{
    std::array<std::uint8_t, 500> values{};
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = static_cast<std::uint8_t>(i);
    map::Mosaic mosaic(0.1);
    constexpr double step = 2 * std::numbers::pi / 400;
    for ([[maybe_unused]] auto _ : state)
        for (int i = 0; i < 400; ++i)
            if (!mosaic.draw({0, 0, step * (i - 0.5), step * (i + 0.5), 0, 0.1, values}))
                state.SkipWithError("a spoke was not drawn");
}

/// A dive of 45 minutes, in which the vehicle goes straight on.
void solveTurns(benchmark::State& state)
{
    constexpr int turns = 200;
    map::MapTrack track;
    registration::SweepMotion motion;
    motion.forwardM = 1;
    motion.covariance = {0.04, 0, 0, 0, 0.04, 0, 0, 0, 0.001};
    for (int i = 0; i < turns; ++i) {
        registration::Sweep sweep;
        sweep.beginS = 14.0 * i;
        sweep.endS = sweep.beginS + 13;
        sweep.rangeM = 50;
        registration::MotionEstimator::Estimate estimate;
        estimate.sweep = i;
        if (i > 0)
            estimate.motion = motion;
        map::VehicleFix fix;
        fix.headingDeg = 0.5 * (i % 7);
        if (!track.add(sweep, estimate, fix))
            state.SkipWithError("a turn was not added");
    }
    for ([[maybe_unused]] auto _ : state)
        track.solve();
}

[[maybe_unused]] const bool registered = [] {
    using benchmark::RegisterBenchmark;
    RegisterBenchmark("Map/Turn drawn", drawTurn)->Unit(benchmark::kMillisecond);
    RegisterBenchmark("Map/200 turns placed", solveTurns)->Unit(benchmark::kMillisecond);
    return true;
}();

[[maybe_unused]] const bool promised =
    bench::limit("Map/Turn drawn", 100ms) && bench::limit("Map/200 turns placed", 500ms);

} // namespace

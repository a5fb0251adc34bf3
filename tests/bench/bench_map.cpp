// SPDX-License-Identifier: GPL-3.0-or-later
// What one more turn costs the estimate of the motion, and a map.
#include "Table.h"
#include "map/MapTrack.h"
#include "map/Mosaic.h"
#include "registration/MotionEstimator.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <numbers>

namespace {

using namespace leadline;
using namespace std::chrono_literals;

/// A turn of 400 spokes in a basin of 21 by 14 m, of a vehicle that moves a little meanwhile.
registration::Sweep turnInBasin(int number)
{
    const double northM = 1.5 * std::sin(0.7 * number);
    const double eastM = 2 * std::cos(0.5 * number);
    const double heading = 0.3 * std::sin(1.1 * number);
    registration::Sweep sweep;
    sweep.beginS = 14.0 * number;
    sweep.endS = sweep.beginS + 13;
    sweep.rangeM = 20;
    sweep.pings = 400;
    for (int i = 0; i < sweep.pings; ++i) {
        const double bearing = 2 * std::numbers::pi * (i + 0.5) / sweep.pings;
        const double north = std::cos(heading + bearing);
        const double east = std::sin(heading + bearing);
        const double rangeM = std::min(((north > 0 ? 12 : -9) - northM) / north,
                                       ((east > 0 ? 8 : -6) - eastM) / east);
        sweep.points.push_back({sweep.beginS + 13.0 * i / sweep.pings, rangeM * std::cos(bearing),
                                rangeM * std::sin(bearing), rangeM});
    }
    return sweep;
}

void matchTurn(benchmark::State& state)
{
    registration::MotionEstimator estimator;
    int turns = 0;
    const auto add = [&] { benchmark::DoNotOptimize(estimator.add(turnInBasin(turns++))); };
    while (turns < 6)
        add();
    for ([[maybe_unused]] auto _ : state)
        add();
    if (!estimator.newest())
        state.SkipWithError("a turn was not matched");
}

/// Each is compared with old places, which the vehicle has come back to.
void addTurn(benchmark::State& state)
{
    map::MapTrack track;
    registration::SweepMotion motion;
    motion.covariance = {0.04, 0, 0, 0, 0.04, 0, 0, 0, 0.001};
    int turns = 0;
    const auto add = [&] {
        const registration::Sweep sweep = turnInBasin(13 * turns);
        registration::MotionEstimator::Estimate estimate{turns, std::nullopt};
        estimate.path = {{sweep.beginS, 0, 0, 0}, {sweep.endS, 0, 0, 0}};
        if (turns++ > 0)
            estimate.motion = motion;
        if (!track.add(sweep, estimate, {}))
            state.SkipWithError("a turn was not added");
    };
    while (turns < 20)
        add();
    for ([[maybe_unused]] auto _ : state)
        add();
}

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
    RegisterBenchmark("Registration/Turn matched", matchTurn)->Unit(benchmark::kMillisecond);
    RegisterBenchmark("Map/Turn added", addTurn)->Unit(benchmark::kMillisecond);
    RegisterBenchmark("Map/Turn drawn", drawTurn)->Unit(benchmark::kMillisecond);
    RegisterBenchmark("Map/200 turns placed", solveTurns)->Unit(benchmark::kMillisecond);
    return true;
}();

[[maybe_unused]] const bool promised =
    bench::limit("Registration/Turn matched", 350ms) && bench::limit("Map/Turn added", 350ms) &&
    bench::limit("Map/Turn drawn", 100ms) && bench::limit("Map/200 turns placed", 500ms);

} // namespace

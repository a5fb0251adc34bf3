// SPDX-License-Identifier: GPL-3.0-or-later
#include "Table.h"

#include "raster/WaterfallRaster.h"
#include "sidescan/BottomTrack.h"
#include "sidescan/SideScanRaster.h"

#include <benchmark/benchmark.h>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace {

using namespace leadline;

/// A minute at 30 pings a second, in as many lines.
constexpr int lines = 1800;
constexpr int across = 1000;
constexpr std::size_t samples = 1200;

std::vector<std::uint8_t> noise()
{
    std::vector<std::uint8_t> bytes(samples + lines);
    std::uint32_t state = 1;
    for (std::uint8_t& byte : bytes) {
        state = state * 1664525U + 1013904223U;
        byte = static_cast<std::uint8_t>(state >> 24U);
    }
    return bytes;
}

/// A Ping1D's echogram: range downwards, 1000 pixels.
void ping1d(benchmark::State& state)
{
    const auto bytes = noise();
    const raster::Colormap colours;
    std::vector<echo::Profile> profiles;
    for (std::size_t i = 0; i < lines; ++i)
        profiles.push_back({0, 20, std::span(bytes).subspan(i, samples)});
    std::vector<std::uint8_t> pixels(std::size_t{lines} * across * 4);
    const raster::Canvas canvas{pixels.data(), lines, across, std::ptrdiff_t{lines} * 4};
    raster::WaterfallRaster raster(0, 20);
    for (auto _ : state) {
        benchmark::DoNotOptimize(raster.drawColumns(canvas, 0, profiles, colours));
        benchmark::ClobberMemory();
    }
}
BENCHMARK(ping1d)->Name("SideScan/MinuteOfAPing1D")->Unit(benchmark::kMillisecond);

std::optional<double> slant(int)
{
    return {};
}

std::optional<double> flatBottom(int)
{
    return 8;
}

/// So steep that no line has the altitude of the one before it.
std::optional<double> slope(int line)
{
    return 8 + 0.011 * (line % 200);
}

/// Both sides at the same rate, each with as many samples, over 1000 pixels together.
void bothSides(benchmark::State& state, std::optional<double> (*altitudeAt)(int))
{
    const auto bytes = noise();
    const raster::Colormap colours;
    std::vector<sidescan::Row> rows;
    for (std::size_t i = 0; i < lines; ++i) {
        sidescan::Row& row = rows.emplace_back();
        row.lengthM = 50;
        row.soundSpeed = 1500;
        const auto from = bytes.begin() + static_cast<std::ptrdiff_t>(i);
        row.levels.assign(from, from + samples);
    }
    const auto gain = sidescan::GainOverRange::byMean(rows);
    std::vector<std::uint8_t> pixels(std::size_t{lines} * across * 4);
    const raster::Canvas canvas{pixels.data(), across, lines, std::ptrdiff_t{across} * 4};
    sidescan::SideScanRaster raster;
    for (auto _ : state) {
        for (int y = 0; y < lines; ++y) {
            const std::array shown{
                static_cast<const sidescan::Row*>(&rows[static_cast<std::size_t>(y)])};
            for (const bool leftwards : {true, false})
                raster.drawHalf(canvas, leftwards ? 0 : across / 2, across / 2, y,
                                {.rows = shown,
                                 .gain = &gain,
                                 .altitudeM = altitudeAt(y),
                                 .endM = 50,
                                 .leftwards = leftwards},
                                colours);
        }
        benchmark::ClobberMemory();
    }
}
BENCHMARK_CAPTURE(bothSides, slant, slant)
    ->Name("SideScan/MinuteSlant")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(bothSides, ground, flatBottom)
    ->Name("SideScan/MinuteGround")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(bothSides, overSlope, slope)
    ->Name("SideScan/MinuteGroundOverSlope")
    ->Unit(benchmark::kMillisecond);

void firstReturn(benchmark::State& state)
{
    sidescan::Row row{.lengthM = 50, .soundSpeed = 1500};
    row.levels.assign(samples, 20);
    std::fill(row.levels.begin() + 200, row.levels.end(), std::uint8_t{90});
    for (auto _ : state)
        benchmark::DoNotOptimize(sidescan::findFirstReturn(row));
}
BENCHMARK(firstReturn)->Name("SideScan/FirstReturn1200")->Unit(benchmark::kMicrosecond);

[[maybe_unused]] const bool promised =
    leadline::bench::ratioAtLeast("SideScan/MinuteGround", "SideScan/MinuteOfAPing1D", 1) &&
    leadline::bench::ratioAtLeast("SideScan/MinuteSlant", "SideScan/MinuteOfAPing1D", 1);

} // namespace

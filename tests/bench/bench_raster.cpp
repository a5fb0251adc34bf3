// SPDX-License-Identifier: GPL-3.0-or-later
#include "Table.h"

#include "echo/EchoShaping.h"
#include "raster/ColumnReducer.h"
#include "raster/PolarRaster.h"
#include "raster/WaterfallRaster.h"

#include <benchmark/benchmark.h>

#include <cstdint>
#include <vector>

namespace {

using namespace leadline;
using namespace leadline::raster;

constexpr int side = 1000;
constexpr std::size_t samples = 1200;

/// Noise for as many profiles as wanted.
std::vector<std::uint8_t> noise(std::size_t profiles)
{
    std::vector<std::uint8_t> bytes(profiles * samples);
    std::uint32_t state = 1;
    for (std::uint8_t& byte : bytes) {
        state = state * 1664525U + 1013904223U;
        byte = static_cast<std::uint8_t>(state >> 24U);
    }
    return bytes;
}

echo::Profile profileAt(const std::vector<std::uint8_t>& bytes, std::size_t index)
{
    return {0, 20, std::span(bytes).subspan(index * samples, samples)};
}

struct Pixels {
    Pixels(int width, int height)
        : bytes(static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 4),
          canvas{bytes.data(), width, height, std::ptrdiff_t{width} * 4}
    {
    }
    std::vector<std::uint8_t> bytes;
    Canvas canvas;
};

/// One spoke of one gradian after the other, all round.
void wedge(benchmark::State& state)
{
    const auto bytes = noise(400);
    const Colormap colours;
    Pixels pixels(side, side);
    PolarRaster raster(PolarGeometry(side, side), 20);
    std::size_t angle = 0;
    for (auto _ : state) {
        const echo::Spoke spoke{profileAt(bytes, angle), static_cast<double>(angle), 1};
        benchmark::DoNotOptimize(raster.draw(pixels.canvas, spoke, colours));
        benchmark::ClobberMemory();
        angle = (angle + 1) % 400;
    }
}
BENCHMARK(wedge)->Name("Raster/Wedge1000")->Unit(benchmark::kMicrosecond);

void disc(benchmark::State& state, int size)
{
    const auto bytes = noise(400);
    const Colormap colours;
    std::vector<echo::Spoke> spokes;
    for (std::size_t i = 0; i < 400; ++i)
        spokes.push_back({profileAt(bytes, i), static_cast<double>(i), 1});
    const auto newest = newestBySector(spokes);
    Pixels pixels(size, size);
    PolarRaster raster(PolarGeometry(size, size), 20);
    for (auto _ : state) {
        benchmark::DoNotOptimize(raster.drawAll(pixels.canvas, newest, spokes, colours));
        benchmark::ClobberMemory();
    }
}
BENCHMARK_CAPTURE(disc, thousand, side)->Name("Raster/Disc1000")->Unit(benchmark::kMillisecond);
/// Rows 4096 bytes apart are the worst for a cache.
BENCHMARK_CAPTURE(disc, power, 1024)->Name("Raster/Disc1024")->Unit(benchmark::kMillisecond);

void geometry(benchmark::State& state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(PolarGeometry(side, side).sectors());
}
BENCHMARK(geometry)->Name("Raster/Geometry1000")->Unit(benchmark::kMillisecond);

/// A new ping whose range changes each time: nothing can be kept.
void column(benchmark::State& state)
{
    const auto bytes = noise(64);
    const Colormap colours;
    Pixels pixels(side, 1200);
    WaterfallRaster raster(0, 20);
    int x = 0;
    for (auto _ : state) {
        echo::Profile profile = profileAt(bytes, static_cast<std::size_t>(x % 64));
        profile.lengthM = x % 2 == 0 ? 20 : 19;
        benchmark::DoNotOptimize(raster.drawColumn(pixels.canvas, x, 1, profile, colours));
        benchmark::ClobberMemory();
        x = (x + 1) % side;
    }
}
BENCHMARK(column)->Name("Raster/Column1200")->Unit(benchmark::kMicrosecond);

/// Pings of a bottom zoom: each column counts its ranges from a bottom of its own.
void lockedColumns(benchmark::State& state)
{
    constexpr std::size_t count = 64;
    const auto bytes = noise(count);
    const Colormap colours;
    std::vector<echo::Profile> profiles;
    std::vector<PingPeriod> periods;
    std::vector<double> origins;
    for (std::size_t i = 0; i < count; ++i) {
        const auto at = static_cast<double>(i);
        profiles.push_back(profileAt(bytes, i));
        periods.push_back({at, at + 1});
        origins.push_back(5 + 0.01 * at);
    }
    Pixels pixels(static_cast<int>(count), 1200);
    WaterfallRaster raster(-1, 2);
    for (auto _ : state) {
        benchmark::DoNotOptimize(
            raster.drawByTime(pixels.canvas, profiles, periods, 0, count, colours, origins));
        benchmark::ClobberMemory();
    }
}
BENCHMARK(lockedColumns)->Name("Raster/BottomZoom64x1200")->Unit(benchmark::kMicrosecond);

void reduce(benchmark::State& state)
{
    const auto bytes = noise(64);
    ColumnReducer reducer(0, 20);
    std::vector<std::uint8_t> values(side);
    std::size_t i = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(reducer.reduce(profileAt(bytes, i), values));
        benchmark::ClobberMemory();
        i = (i + 1) % 64;
    }
}
BENCHMARK(reduce)->Name("Raster/Reduce1000")->Unit(benchmark::kMicrosecond);

void waterfall(benchmark::State& state)
{
    const auto bytes = noise(side);
    const Colormap colours;
    std::vector<echo::Profile> profiles;
    for (std::size_t i = 0; i < side; ++i)
        profiles.push_back(profileAt(bytes, i));
    Pixels pixels(side, side);
    WaterfallRaster raster(0, 20);
    for (auto _ : state) {
        benchmark::DoNotOptimize(raster.drawColumns(pixels.canvas, 0, profiles, colours));
        benchmark::ClobberMemory();
    }
}
BENCHMARK(waterfall)->Name("Raster/Waterfall1000")->Unit(benchmark::kMillisecond);

/// A spoke with the one beside it, and the most that an echosounder's ping is averaged over.
void shaping(benchmark::State& state, std::size_t before)
{
    const auto bytes = noise(64);
    std::vector<echo::Profile> others;
    for (std::size_t i = 0; i < before; ++i)
        others.push_back(profileAt(bytes, 63 - i));
    std::vector<std::uint8_t> values(samples);
    std::size_t i = 0;
    for (auto _ : state) {
        echo::shape({.rangeGain = 2.5}, profileAt(bytes, i), others, values);
        benchmark::ClobberMemory();
        i = (i + 1) % 32;
    }
}
BENCHMARK_CAPTURE(shaping, two, 1)->Name("Echo/Shape1200of2")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(shaping, eight, 7)->Name("Echo/Shape1200of8")->Unit(benchmark::kMicrosecond);

[[maybe_unused]] const bool promised =
    leadline::bench::limit("Raster/Wedge1000", std::chrono::microseconds(15)) &&
    leadline::bench::limit("Raster/Column1200", std::chrono::microseconds(10)) &&
    leadline::bench::limit("Raster/BottomZoom64x1200", std::chrono::microseconds(64 * 10)) &&
    leadline::bench::limit("Raster/Disc1000", std::chrono::milliseconds(4)) &&
    leadline::bench::limit("Echo/Shape1200of8", std::chrono::microseconds(10));

} // namespace

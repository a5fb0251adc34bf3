// SPDX-License-Identifier: GPL-3.0-or-later
// Compares indexing frames with copying them. Measures seeking in a log of ten hours, and opening a
// recording of one gigabyte: the time to the first picture, and the memory.
#include "SyntheticRecording.h"
#include "Table.h"

#include "echo/BearingIndex.h"
#include "echo/PolarWindow.h"
#include "echo/WaterfallWindow.h"
#include "formats/Recording.h"
#include "log/FrameIndexer.h"
#include "raster/PolarRaster.h"
#include "raster/WaterfallRaster.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <memory>
#include <random>
#include <string>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

using namespace leadline;
using namespace std::chrono_literals;

namespace {

using bench::pingBytes;
using bench::SyntheticRecording;

/// A stream of pings and the frames' places in it.
const std::vector<std::byte>& stream()
{
    static const std::vector<std::byte> bytes = [] {
        std::vector<std::byte> all;
        for (std::uint64_t i = 0; all.size() < (std::size_t{64} << 20U); ++i)
            base::append(all, pingBytes(i));
        return all;
    }();
    return bytes;
}

void copying(benchmark::State& state)
{
    std::vector<std::byte> copy(stream().size());
    for ([[maybe_unused]] auto _ : state) {
        std::memcpy(copy.data(), stream().data(), copy.size());
        benchmark::DoNotOptimize(copy.data());
        benchmark::ClobberMemory();
    }
}

/// The parser and the whole index of the log: entry, series by message, pings by bearing.
void indexing(benchmark::State& state)
{
    constexpr std::size_t piece = std::size_t{1} << 20U;
    std::uint64_t frames = 0;
    for ([[maybe_unused]] auto _ : state) {
        const auto log = std::make_unique<log::Log>();
        log::FrameIndexer indexer(*log);
        const base::ByteSpan all = stream();
        for (std::size_t at = 0; at < all.size(); at += piece)
            indexer.feed(at, all.subspan(at, std::min(piece, all.size() - at)), {});
        indexer.finish();
        frames = log->frameCount();
    }
    if (frames != stream().size() / pingBytes(0).size())
        state.SkipWithError("frames were lost");
}

/// The gigabyte of these promises.
const SyntheticRecording& tenHours()
{
    static const SyntheticRecording made(bench::pingsOfTenHours, bench::Sonars::Ping360);
    return made;
}

/// Both pictures of a playhead, in the sizes that they have in a window of 1440x900.
class Pictures {
public:
    explicit Pictures(const log::Log& log)
        : m_reader(log, 0),
          m_bearings(m_reader),
          m_polarPixels(width * height),
          m_waterfallPixels(width * height),
          m_polar(raster::PolarGeometry(width, height), 0)
    {
    }

    void draw(std::uint64_t count)
    {
        m_polarWindow.load(m_reader, m_bearings.newestOf(count));
        m_polar.setEdgeM(m_polarWindow.edgeM());
        m_polar.drawAll(canvas(m_polarPixels), m_polarWindow.spokeOfSector(),
                        m_polarWindow.spokes(), m_colours);
        m_columns.load(m_reader, count > width ? count - width : 0, count);
        m_waterfall.setWindow(m_columns.topM(), m_columns.bottomM());
        m_waterfall.drawColumns(canvas(m_waterfallPixels), 0, m_columns.profiles(), m_colours);
        benchmark::DoNotOptimize(m_polarPixels.data());
        benchmark::DoNotOptimize(m_waterfallPixels.data());
    }

    void seek(log::Time time) { draw(m_reader.countUpTo(time)); }

private:
    static constexpr int width = 612;
    static constexpr int height = 647;

    static raster::Canvas canvas(std::vector<std::uint32_t>& pixels)
    {
        return {reinterpret_cast<std::uint8_t*>(pixels.data()), width, height, width * 4};
    }

    echo::PingReader m_reader;
    echo::BearingIndex m_bearings;
    echo::PolarWindow m_polarWindow;
    echo::WaterfallWindow m_columns;
    raster::Colormap m_colours;
    std::vector<std::uint32_t> m_polarPixels;
    std::vector<std::uint32_t> m_waterfallPixels;
    raster::PolarRaster m_polar;
    raster::WaterfallRaster m_waterfall;
};

/// Manual time: each iteration is the 99th percentile of a hundred seeks.
void seeking(benchmark::State& state)
{
    auto opened = formats::Recording::open(tenHours().path());
    if (!opened) {
        state.SkipWithError(opened.error().message.text().c_str());
        return;
    }
    (*opened)->index();
    Pictures pictures((*opened)->log());
    const auto duration = (*opened)->duration();
    std::mt19937_64 random(5);
    std::vector<double> times(100);
    const auto anywhere = [&] {
        return log::Time(
            static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(duration.count())));
    };
    for (int i = 0; i < 20; ++i)
        pictures.seek(anywhere());
    for ([[maybe_unused]] auto _ : state) {
        for (double& time : times) {
            const auto start = std::chrono::steady_clock::now();
            pictures.seek(anywhere());
            time = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        }
        std::sort(times.begin(), times.end());
        state.SetIterationTime(times[98]);
    }
}

void firstPicture(benchmark::State& state)
{
    const auto& made = tenHours();
    for ([[maybe_unused]] auto _ : state) {
        auto opened = formats::Recording::open(made.path());
        if (!opened) {
            state.SkipWithError(opened.error().message.text().c_str());
            return;
        }
        // What a window does: draws when something can be drawn, and goes on reading behind it.
        (*opened)->step(std::size_t{1} << 20U);
        Pictures pictures((*opened)->log());
        pictures.draw((*opened)->log().stream(0).pings().size());
    }
}

void openingAll(benchmark::State& state)
{
    const auto& made = tenHours();
    for ([[maybe_unused]] auto _ : state) {
        auto opened = formats::Recording::open(made.path());
        if (!opened) {
            state.SkipWithError(opened.error().message.text().c_str());
            return;
        }
        (*opened)->index();
    }
}

/// Anonymous memory of this process in KiB; 0 where the system does not tell.
double anonymousKib()
{
    std::ifstream status("/proc/self/status");
    std::string line;
    while (std::getline(status, line))
        if (line.starts_with("RssAnon:"))
            return std::strtod(line.c_str() + 8, nullptr);
    return 0;
}

/// Not a time: what opening and drawing adds to the process, written as if the size of the file
/// were one millisecond, so that it fits into the table.
void memoryShare(benchmark::State& state)
{
    const auto& made = tenHours();
    const auto bytes = static_cast<double>(std::filesystem::file_size(made.path()));
    for ([[maybe_unused]] auto _ : state) {
#if defined(__GLIBC__)
        // What earlier benchmarks gave back must not hide what this one takes.
        malloc_trim(0);
#endif
        const double before = anonymousKib();
        auto opened = formats::Recording::open(made.path());
        (*opened)->index();
        Pictures pictures((*opened)->log());
        for (int i = 1; i <= 50; ++i)
            pictures.seek((*opened)->duration() * i / 50);
        const double share = (anonymousKib() - before) * 1024 / bytes;
        state.SetIterationTime(std::max(share, 1e-6) * 1e-3);
    }
}

constexpr const char* memoryName = "Log/memory for 0.9 GB (1 ms = all of it)";

[[maybe_unused]] const auto* const registered = [] {
    using benchmark::RegisterBenchmark;
    RegisterBenchmark("Log/memcpy", copying);
    RegisterBenchmark("Log/parse and index", indexing);
    RegisterBenchmark("Log/seek in ten hours, p99", seeking)
        ->UseManualTime()
        ->Unit(benchmark::kMillisecond)
        ->Iterations(3);
    RegisterBenchmark("Log/first picture of 0.9 GB", firstPicture)->Unit(benchmark::kMillisecond);
    RegisterBenchmark("Log/index 0.9 GB", openingAll)->Unit(benchmark::kMillisecond);
    return RegisterBenchmark(memoryName, memoryShare)
        ->UseManualTime()
        ->Unit(benchmark::kMillisecond)
        ->Iterations(1);
}();

[[maybe_unused]] const bool promised =
    bench::ratioAtLeast("Log/parse and index", "Log/memcpy", 0.5) &&
    bench::limit("Log/seek in ten hours, p99", 8ms) &&
    bench::limit("Log/first picture of 0.9 GB", 300ms) && bench::limit(memoryName, 100us);

} // namespace

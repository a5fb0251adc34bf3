// SPDX-License-Identifier: GPL-3.0-or-later
// Compares writing a recording as netCDF with copying it.
#include "SyntheticRecording.h"
#include "Table.h"
#include "export/NetcdfExport.h"

#include <benchmark/benchmark.h>

#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <system_error>
#include <vector>

namespace {

using namespace leadline;

/// 37 MB of noise, which packs worst.
constexpr std::uint64_t pings = 30'000;

const bench::SyntheticRecording& made()
{
    static const bench::SyntheticRecording recording(pings, bench::Sonars::Ping360);
    return recording;
}

/// Beside the recording, and gone with the object.
struct Out {
    std::filesystem::path path = made().path().string() + ".out";

    Out() { clear(); }
    Out(const Out&) = delete;
    Out& operator=(const Out&) = delete;
    ~Out() { clear(); }
    void clear() const
    {
        std::error_code ignored;
        std::filesystem::remove(path, ignored);
    }
};

/// Through memory, as any program that looks at what it copies.
void copying(benchmark::State& state)
{
    const Out out;
    std::vector<char> piece(std::size_t{1} << 20U);
    for ([[maybe_unused]] auto _ : state) {
        std::ifstream from(made().path(), std::ios::binary);
        std::ofstream to(out.path, std::ios::binary);
        while (from.read(piece.data(), static_cast<std::streamsize>(piece.size())) ||
               from.gcount() > 0)
            to.write(piece.data(), from.gcount());
        if (!to.good())
            state.SkipWithError("the copy could not be written");
    }
}

void exporting(benchmark::State& state, int deflate)
{
    const Out out;
    auto opened = formats::Recording::open(made().path());
    if (!opened) {
        state.SkipWithError(opened.error().message.text().c_str());
        return;
    }
    (*opened)->index();
    for ([[maybe_unused]] auto _ : state) {
        out.clear();
        const auto rows = exporting::exportNetcdf(**opened, {.deflate = deflate}, out.path);
        if (!rows || *rows != pings)
            state.SkipWithError("pings were lost");
    }
}

[[maybe_unused]] const bool registered = [] {
    using benchmark::RegisterBenchmark;
    RegisterBenchmark("Netcdf/copy 37 MB", copying)->Unit(benchmark::kMillisecond);
    RegisterBenchmark("Netcdf/37 MB, not packed", exporting, 0)->Unit(benchmark::kMillisecond);
    RegisterBenchmark("Netcdf/37 MB, packed", exporting, 1)->Unit(benchmark::kMillisecond);
    return true;
}();

// A ping is decoded, described in twenty columns, and packed by zlib, which noise does not please:
// these are far from what a busy machine shows.
[[maybe_unused]] const bool promised =
    bench::ratioAtLeast("Netcdf/37 MB, not packed", "Netcdf/copy 37 MB", 0.2) &&
    bench::ratioAtLeast("Netcdf/37 MB, packed", "Netcdf/copy 37 MB", 0.02);

} // namespace

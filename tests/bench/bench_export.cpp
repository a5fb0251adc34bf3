// SPDX-License-Identifier: GPL-3.0-or-later
// Compares exports of a recording of a quarter of a gigabyte with copying the same file, as cp does
// it.
#include "SyntheticRecording.h"
#include "Table.h"

#include "export/AtomicOutput.h"
#include "export/McapExport.h"
#include "export/PingViewerExport.h"
#include "formats/RecordingChannels.h"
#include "io/File.h"
#include "mcap/McapWriter.h"

#include <benchmark/benchmark.h>

#include <filesystem>
#include <fstream>
#include <memory>
#include <string>

using namespace leadline;

namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t pings = bench::pingsOfTenHours / 4;

const bench::SyntheticRecording& oldLog()
{
    static const bench::SyntheticRecording made(pings, bench::Sonars::Ping360);
    return made;
}

fs::path beside(const char* ending)
{
    fs::path path = oldLog().path();
    return path.replace_extension(ending);
}

/// Gone with the program.
struct MadeFile {
    explicit MadeFile(const char* ending) : path(beside(ending)) {}
    MadeFile(const MadeFile&) = delete;
    MadeFile& operator=(const MadeFile&) = delete;
    ~MadeFile()
    {
        std::error_code ignored;
        fs::remove(path, ignored);
    }
    fs::path path;
};

template<class Write>
bool exported(const fs::path& target, const Write& write)
{
    exporting::AtomicOutput place({.target = target, .sources = {}, .mayReplace = true});
    const bool begun = place.beginFile().ok();
    const auto written =
        begun ? write([&](base::ByteSpan bytes) { return place.write(bytes); }) : false;
    return written && place.commit().ok();
}

bool cut(const fs::path& from, const fs::path& target)
{
    const auto recording = formats::Recording::open(from);
    const auto file = io::File::open(from);
    return recording && file && exported(target, [&](const exporting::BytesSink& sink) {
               return exporting::cutMcap(**file, **recording, {}, sink).ok();
           });
}

bool converted(const fs::path& from, const fs::path& target)
{
    const auto recording = formats::Recording::open(from);
    return recording && (*recording)->index() &&
           exported(target, [&](const exporting::BytesSink& sink) {
               return exporting::convertToMcap(**recording, {}, sink).ok();
           });
}

bool rewritten(const fs::path& from, const fs::path& target)
{
    const auto recording = formats::Recording::open(from);
    return recording && (*recording)->index() &&
           exported(target, [&](const exporting::BytesSink& sink) {
               return exporting::exportPingViewer(**recording, {}, sink).ok();
           });
}

/// The same pings as Leadline records them: chunks of half a second, not packed.
const fs::path& recorded()
{
    static const MadeFile made(".recorded.mcap");
    static const bool done = [] {
        std::ofstream file(made.path, std::ios::binary);
        mcap::McapWriter writer({"", "bench"});
        writer.addSchema(
            {1, std::string(formats::rawFrameSchema), "protobuf", {formats::rawFrameDescriptor()}});
        writer.addChannel({1, 1, "sonar/ping360-1/rx", "protobuf", {}});
        const auto write = [&] {
            const auto bytes = writer.take();
            file.write(reinterpret_cast<const char*>(bytes.data()), std::ssize(bytes));
        };
        constexpr std::uint64_t start = 1'700'000'000'000'000'000;
        for (std::uint64_t i = 0; i < pings; ++i) {
            const std::uint64_t time =
                start + i * static_cast<std::uint64_t>(bench::pingPeriod.count());
            writer.addMessage({1, 0, time, time, {formats::encodeRawFrame(bench::pingBytes(i))}});
            if (i % 10 != 9)
                continue;
            writer.closeChunk();
            write();
        }
        writer.finish();
        write();
        return file.good();
    }();
    return done ? made.path : oldLog().path();
}

/// And packed.
const fs::path& packed()
{
    static const MadeFile made(".packed.mcap");
    static const bool done = converted(oldLog().path(), made.path);
    return done ? made.path : oldLog().path();
}

void copyingFile(benchmark::State& state, const fs::path& (*from)())
{
    const MadeFile copy(".copy");
    const fs::path& source = from();
    for ([[maybe_unused]] auto _ : state) {
        std::error_code failed;
        fs::remove(copy.path, failed);
        if (!fs::copy_file(source, copy.path, failed))
            state.SkipWithError("the copy failed");
    }
}

void exportingFile(benchmark::State& state, const fs::path& (*from)(),
                   bool (*work)(const fs::path&, const fs::path&))
{
    const MadeFile target(".export");
    const fs::path& source = from();
    for ([[maybe_unused]] auto _ : state) {
        std::error_code failed;
        fs::remove(target.path, failed);
        if (!work(source, target.path))
            state.SkipWithError("the export failed");
    }
}

const fs::path& unpacked()
{
    return oldLog().path();
}

[[maybe_unused]] const auto* const registered = [] {
    using benchmark::RegisterBenchmark;
    const auto ms = benchmark::kMillisecond;
    RegisterBenchmark("Export/copy .bin", copyingFile, unpacked)->Unit(ms);
    RegisterBenchmark("Export/copy packed .mcap", copyingFile, packed)->Unit(ms);
    RegisterBenchmark("Export/copy recorded .mcap", copyingFile, recorded)->Unit(ms);
    RegisterBenchmark("Export/recorded .mcap to .mcap, packing", exportingFile, recorded, cut)
        ->Unit(ms);
    RegisterBenchmark("Export/.bin to .bin", exportingFile, unpacked, rewritten)->Unit(ms);
    RegisterBenchmark("Export/.bin to .mcap, packing", exportingFile, unpacked, converted)
        ->Unit(ms);
    return RegisterBenchmark("Export/packed .mcap to .mcap", exportingFile, packed, cut)->Unit(ms);
}();

[[maybe_unused]] const bool promised =
    bench::ratioAtLeast("Export/recorded .mcap to .mcap, packing", "Export/copy recorded .mcap",
                        0.5) &&
    bench::ratioAtLeast("Export/.bin to .bin", "Export/copy .bin", 0.5) &&
    bench::ratioAtLeast("Export/.bin to .mcap, packing", "Export/copy .bin", 0.5) &&
    bench::ratioAtLeast("Export/packed .mcap to .mcap", "Export/copy packed .mcap", 0.5);

} // namespace

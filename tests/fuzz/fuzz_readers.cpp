// SPDX-License-Identifier: GPL-3.0-or-later
// Takes any bytes as a recording, which is opened, indexed in steps, read frame by frame, and drawn
// in both views, and cut into sweeps. It is then aligned with itself on one time line, and its
// MAVLink is written as a telemetry log.
#include "echo/BearingIndex.h"
#include "echo/LevelOfDetail.h"
#include "echo/PolarWindow.h"
#include "echo/WaterfallWindow.h"
#include "export/CsvExport.h"
#include "export/TlogExport.h"
#include "formats/JoinedLogs.h"
#include "formats/Recording.h"
#include "formats/TlogRecord.h"
#include "raster/PolarRaster.h"
#include "raster/WaterfallRaster.h"
#include "registration/SweepReader.h"
#include "support/MemorySource.h"
#include "support/ReadBack.h"

#include <cstdlib>

using namespace leadline;

namespace {

void require(bool holds)
{
    if (!holds)
        std::abort();
}

void draw(const log::Log& log, log::StreamNumber stream)
{
    constexpr int side = 24;
    std::vector<std::uint8_t> pixels(static_cast<std::size_t>(side) * side * 4);
    const raster::Canvas canvas{pixels.data(), side, side, side * 4};
    const raster::Colormap colours;
    const echo::PingReader reader(log, stream);
    echo::BearingIndex bearings(reader);
    echo::PolarWindow polar;
    polar.load(reader, bearings.newestOf(reader.count()));
    raster::PolarRaster disc(raster::PolarGeometry(side, side), polar.edgeM());
    disc.drawAll(canvas, polar.spokeOfSector(), polar.spokes(), colours);
    echo::WaterfallWindow columns;
    columns.load(reader, reader.count() > side ? reader.count() - side : 0, reader.count());
    raster::WaterfallRaster waterfall(columns.topM(), columns.bottomM());
    waterfall.drawColumns(canvas, 0, columns.profiles(), colours);
    echo::LevelOfDetail detail(reader);
    echo::WaterfallWindow hours;
    hours.load(reader, detail, log::Time{}, log::Time::max(), 2);
}

void cutIntoSweeps(const log::Log& log, log::StreamNumber stream)
{
    const echo::PingReader reader(log, stream);
    registration::SweepReader sweeps(reader);
    const auto check = [](const registration::Sweep& sweep) {
        require(sweep.endS >= sweep.beginS && sweep.pings >= 3);
    };
    while (const auto sweep = sweeps.next(reader.count()))
        check(*sweep);
    if (const auto sweep = sweeps.rest())
        check(*sweep);
}

void joinWithItself(const std::shared_ptr<const formats::Recording>& recording)
{
    const auto utcOfLocal = [](const base::CivilTime&) { return std::chrono::nanoseconds{}; };
    formats::JoinedLogs logs{
        .sonar = recording, .vehicle = recording, .byHand = -std::chrono::hours(1)};
    logs.placement = formats::Placement::of(*recording, *recording, utcOfLocal);
    const auto both = formats::Recording::join(logs);
    std::size_t steps = 0;
    while (both->step(std::size_t{1} << 12U))
        require(++steps < 100'000);
    require(both->log().frameCount() == 2 * recording->log().frameCount() ||
            both->counts().logFull);
    std::vector<std::byte> scratch;
    for (std::uint64_t i = 0; i < both->log().frameCount(); ++i)
        require(test::isReadBack(both->log(), i, scratch));
}

void writeAsTelemetry(const formats::Recording& recording)
{
    std::uint64_t size = 0;
    const auto frames = exporting::exportTlog(recording, {}, [&](base::ByteSpan bytes) {
        size += bytes.size();
        return true;
    });
    require(!frames || size > *frames * formats::TlogRecord::stampSize);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto* bytes = reinterpret_cast<const std::byte*>(data);
    auto opened = formats::Recording::open(
        std::make_unique<test::MemorySource>(std::vector<std::byte>(bytes, bytes + size)),
        "20260101-000000000.bin");
    if (!opened) {
        require(!opened.error().message.text().empty());
        return 0;
    }
    const std::shared_ptr<formats::Recording> shared = std::move(*opened);
    formats::Recording& recording = *shared;
    std::size_t steps = 0;
    // What is packed may expand to some megabytes.
    while (recording.step(1 + size / 3 + (std::size_t{1} << 16U)))
        require(++steps < 100'000);
    const log::ReadCounts counts = recording.counts();
    const log::Log& log = recording.log();
    require(counts.bytesSkipped + counts.containerBytesLost <= size);
    std::vector<std::byte> scratch;
    std::uint64_t sent = 0;
    for (std::uint64_t i = 0; i < log.frameCount(); ++i) {
        require(test::isReadBack(log, i, scratch));
        sent += log.stream(log.entry(i)->stream).sent() ? 1U : 0U;
    }
    require(counts.frames + sent == log.frameCount());
    for (std::size_t i = 0; i < log.streamCount(); ++i) {
        draw(log, static_cast<log::StreamNumber>(i));
        cutIntoSweeps(log, static_cast<log::StreamNumber>(i));
    }
    exporting::CsvOptions options;
    options.samples = true;
    options.vehicle = true;
    options.soundSpeed = 1480;
    bool isBegun = false;
    const auto rows = exporting::exportCsv(log, counts.last.value_or(log::Time{}), options,
                                           [&](std::string_view) { return isBegun = true; });
    // Only where nothing is to be written is it an error.
    require(rows.ok() == isBegun);
    writeAsTelemetry(recording);
    joinWithItself(shared);
    return 0;
}

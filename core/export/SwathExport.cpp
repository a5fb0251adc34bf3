// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/SwathExport.h"

#include "GeoTiff.h"
#include "base/CivilTime.h"
#include "export/PlacedSwaths.h"
#include "formats/Recording.h"
#include "map/Mosaic.h"
#include "swath/PlayheadBottom.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace leadline::exporting {

namespace {

constexpr std::size_t writeAbove = std::size_t{256} << 10U;

void appendCell(std::string& text, const std::optional<double>& value, int decimals)
{
    text += ',';
    if (value)
        appendFixed(text, *value, decimals);
}

} // namespace

std::string soundingsCsvHeader()
{
    return "time_s,utc,stream,ping_number,latitude,longitude,north_m,east_m,depth_m,depth_pm_m,"
           "across_m,across_pm_m,along_m,sonar_depth_m,power,verdict\n";
}

base::Result<std::uint64_t> exportSoundingsCsv(const log::Log& log, log::Time end,
                                               const SwathOptions& options, const TextSink& sink,
                                               const ExportWatch& watch)
{
    if (const auto there = options.part.check(log, isSwathSonar); !there)
        return there.error();
    std::string text = soundingsCsvHeader();
    std::uint64_t rows = 0;
    bool written = true;
    for (log::StreamNumber stream = 0; stream < log.streamCount() && written; ++stream) {
        if (!isSwathSonar(log.stream(stream)) || !options.part.wants(log, stream))
            continue;
        PlacedSwaths swaths(log, stream, options.part.times(end), options.filter);
        const std::string name = formats::streamName(log, stream);
        const auto take = [&](const swath::Swath& swath,
                              const std::optional<swath::SwathPlace>& place) {
            std::string first;
            appendSeconds(first, swath.time);
            first += ',';
            if (options.startUtc)
                first += base::utcIso(*options.startUtc + swath.time);
            first += ',' + name + ',' + std::to_string(swath.pingNumber);
            for (const swath::LevelSounding& each : swath.soundings) {
                const auto earth = swaths.positionOf(each, place);
                std::optional<swath::GroundPoint> ground;
                if (place)
                    ground = swath::groundPoint(each, *place);
                const auto of = [](const auto& whole, auto member) {
                    return whole ? std::optional((*whole).*member) : std::nullopt;
                };
                text += first;
                appendCell(text, of(earth, &map::GeoPosition::latitude), 8);
                appendCell(text, of(earth, &map::GeoPosition::longitude), 8);
                appendCell(text, of(ground, &swath::GroundPoint::northM), 3);
                appendCell(text, of(ground, &swath::GroundPoint::eastM), 3);
                appendCell(text, each.depthM, 3);
                appendCell(text, each.depthErrorM, 3);
                appendCell(text, each.acrossM, 3);
                appendCell(text, each.acrossErrorM, 3);
                appendCell(text, each.alongM, 3);
                appendCell(text, of(place, &swath::SwathPlace::depthM), 3);
                appendCell(text, each.power, 3);
                text += ',';
                text += swath::toString(each.verdict);
                text += '\n';
                ++rows;
            }
            if (text.size() > writeAbove) {
                written = sink(text);
                text.clear();
            }
            return written;
        };
        if (!swaths.forEach(watch, take) && written)
            return cancelled();
    }
    if (rows == 0)
        return base::Error{base::Message("The recording, or this part of it, holds no soundings "
                                         "of a multibeam sonar.")};
    if (!written || !sink(text))
        return base::Error{
            base::Message("The rows could not be written: the disk is full or gone.")};
    if (watch.progress)
        watch.progress(1);
    return rows;
}

base::Result<std::uint64_t> exportBottomGeoTiff(const log::Log& log, log::Time end,
                                                const SwathOptions& options,
                                                const std::filesystem::path& path,
                                                const ExportWatch& watch)
{
    if (const auto there = options.part.check(log, isSwathSonar); !there)
        return there.error();
    swath::BottomGrid grid(1);
    std::optional<map::MapGrid> earth;
    bool isSimulated = false;
    for (log::StreamNumber stream = 0; stream < log.streamCount() && grid.size() == 0; ++stream) {
        if (!isSwathSonar(log.stream(stream)) || !options.part.wants(log, stream))
            continue;
        PlacedSwaths swaths(log, stream, options.part.times(end), options.filter);
        earth = swaths.earth();
        isSimulated = log.stream(stream).simulated();
        const auto take = [&](const swath::Swath& swath,
                              const std::optional<swath::SwathPlace>& place) {
            if (place && swath.attitudeSource != swath::AttitudeSource::None)
                swath::addToBottom(grid, swath, *place);
            return true;
        };
        if (!swaths.forEach(watch, take))
            return cancelled();
    }
    if (grid.size() == 0 || !earth)
        return base::Error{
            base::Message("There is no bottom on the Earth to export: a GeoTIFF needs soundings "
                          "with attitude, heading and positions.")};
    const auto& extent = grid.extent();
    const auto& projection = earth->projection;
    if (std::int64_t{extent.columns()} * extent.rows() > map::Mosaic::mostCells)
        return base::Error{base::Message("The bottom is too large for one file: export a part.")};
    const auto file = GeoTiff::create(
        path, {.columns = extent.columns(),
               .rows = extent.rows(),
               .bands = GeoTiff::Bands::TwoReals,
               .cellM = grid.cellM(),
               .westM = earth->origin.eastingM + extent.eastFrom * grid.cellM(),
               .northM = earth->origin.northingM + extent.northUntil * grid.cellM(),
               .projection = projection,
               .datum = "WGS 84 / UTM zone " + std::to_string(projection.zone()) +
                        (projection.isNorth() ? "N" : "S"),
               .software = options.program,
               .description = isSimulated ? "simulated" : "",
               .bandTexts = {{{.description = "Depth below the surface", .unit = "m"},
                              {.description = "Spread of the soundings", .unit = "m"}}}});
    if (!file)
        return file.error();
    constexpr float none = std::numeric_limits<float>::quiet_NaN();
    std::vector<swath::BottomGrid::Cell> cells(static_cast<std::size_t>(extent.columns()));
    std::vector<float> line(2 * cells.size());
    for (int row = 0; row < extent.rows(); ++row) {
        if (watch.stop.stop_requested())
            return cancelled();
        grid.readRow(row, cells);
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const bool isKnown = cells[i].count > 0;
            line[2 * i] = isKnown ? cells[i].depthM : none;
            line[2 * i + 1] = isKnown ? static_cast<float>(cells[i].spreadM()) : none;
        }
        if (auto written = (*file)->writeRow(row, std::as_bytes(std::span(line))); !written)
            return written.error();
    }
    if (auto finished = (*file)->finish(); !finished)
        return finished.error();
    if (watch.progress)
        watch.progress(1);
    return grid.size();
}

} // namespace leadline::exporting

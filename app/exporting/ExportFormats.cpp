// SPDX-License-Identifier: GPL-3.0-or-later
#include "exporting/ExportFormats.h"

#include "export/CsvExport.h"
#include "export/TlogExport.h"
#include "exporting/MarkerFormats.h"

#include <algorithm>
#include <array>

namespace leadline::exporting {

namespace {

using Written = base::Result<std::uint64_t>;

/// Most of the work of a format that needs the index.
constexpr double indexShare = 0.4;

/// Indexes, begins a file, and lets `write(watch)` fill it.
template<class Write>
Written intoFile(const ExportTask& task, const Write& write)
{
    if (auto indexed = task.source.index(task.watch.step(0, indexShare)); !indexed)
        return indexed.error();
    if (auto begun = task.place.beginFile(); !begun)
        return begun.error();
    return write(task.watch.step(indexShare, 1));
}

Written writeCsv(const ExportTask& task)
{
    return intoFile(task, [&](const ExportWatch& watch) {
        const log::Recording& recording = task.source.recording();
        const log::ReadCounts counts = recording.counts();
        const CsvOptions options{.part = task.order.part,
                                 .samples = task.order.samples,
                                 .vehicle = task.order.vehicle,
                                 .soundSpeed = task.order.soundSpeed,
                                 .startUtc = counts.startUtc};
        return exportCsv(
            recording.log(), counts.last.value_or(log::Time{}), options,
            [&](std::string_view text) { return task.place.write(text); }, watch);
    });
}

Written writeTlog(const ExportTask& task)
{
    return intoFile(task, [&](const ExportWatch& watch) {
        return exportTlog(
            task.source.recording(), task.order.part,
            [&](base::ByteSpan bytes) { return task.place.write(bytes); }, watch);
    });
}

} // namespace

base::Result<ExportSource> ExportSource::open(const std::filesystem::path& file)
{
    auto opened = log::Recording::open(file);
    if (!opened)
        return opened.error();
    ExportSource source;
    source.m_file = file;
    source.m_recording = std::move(*opened);
    return source;
}

base::Status ExportSource::index(const ExportWatch& watch)
{
    if (!m_indexed && !m_recording->index(watch.stop, watch.progress))
        return cancelled();
    m_indexed = true;
    return base::done();
}

bool ExportFormat::takes(ExportChoice choice) const
{
    return std::find(choices.begin(), choices.end(), choice) != choices.end();
}

std::span<const ExportFormat> exportFormats()
{
    using enum ExportChoice;
    static const std::array formats{
        ExportFormat{.name = "csv",
                     .what = "one row a ping and distance",
                     .ending = ".csv",
                     .choices = {Samples, Vehicle, SoundSpeed},
                     .write = writeCsv},
        ExportFormat{.name = "tlog",
                     .what = "the vehicle's MAVLink, as ground stations log it",
                     .ending = ".tlog",
                     .write = writeTlog},
        ExportFormat{.name = "markers-csv",
                     .what = "one row a marker",
                     .ending = ".csv",
                     .choices = {SoundSpeed},
                     .write = writeMarkersCsv},
        ExportFormat{.name = "markers-geojson",
                     .what = "the markers for maps (GeoJSON)",
                     .ending = ".geojson",
                     .choices = {SoundSpeed},
                     .write = writeMarkersGeoJson},
        ExportFormat{.name = "markers-gpx",
                     .what = "the markers for chart plotters (GPX)",
                     .ending = ".gpx",
                     .choices = {SoundSpeed},
                     .write = writeMarkersGpx},
        ExportFormat{.name = "markers-kml",
                     .what = "the markers for globes (KML)",
                     .ending = ".kml",
                     .choices = {SoundSpeed},
                     .write = writeMarkersKml},
    };
    return formats;
}

const ExportFormat* exportFormat(std::string_view name)
{
    for (const ExportFormat& format : exportFormats())
        if (format.name == name)
            return &format;
    return nullptr;
}

base::Result<std::uint64_t> runExport(const ExportFormat& format, const ExportTask& task)
{
    auto written = format.write(task);
    if (!written)
        return written;
    if (task.watch.stop.stop_requested())
        return cancelled();
    if (const auto kept = task.place.commit(); !kept)
        return kept.error();
    return written;
}

} // namespace leadline::exporting

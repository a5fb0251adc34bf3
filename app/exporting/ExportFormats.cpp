// SPDX-License-Identifier: GPL-3.0-or-later
#include "exporting/ExportFormats.h"

#include "export/CsvExport.h"
#include "export/McapExport.h"
#include "export/NetcdfExport.h"
#include "export/PingViewerExport.h"
#include "export/TlogExport.h"
#include "exporting/MarkerFormats.h"
#include "exporting/PictureExport.h"
#include "exporting/SheetExport.h"
#include "exporting/VideoExport.h"
#include "log/File.h"
#include "log/ReadTrouble.h"
#include "report/PdfReport.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <chrono>

namespace leadline::exporting {

namespace {

using Written = base::Result<std::uint64_t>;

bool isPinged(const log::Stream& stream)
{
    return stream.kind() == log::StreamKind::Ping1D || stream.kind() == log::StreamKind::Ping360;
}

/// A sonar that was not made out is one, too.
bool isSonar(const log::Stream& stream)
{
    return stream.kind() != log::StreamKind::Mavlink && !stream.sent();
}

bool isVehicle(const log::Stream& stream)
{
    return stream.kind() == log::StreamKind::Mavlink;
}

std::string nameOf(const std::filesystem::path& file)
{
    const auto name = file.filename().u8string();
    return {name.begin(), name.end()};
}

/// Most of the work of a format that needs the index.
constexpr double indexShare = 0.4;
/// Packing takes longer.
constexpr double netcdfIndexShare = 0.1;
/// Drawing and packing take longer.
constexpr double videoIndexShare = 0.05;

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

/// Of the program that writes.
std::string library()
{
    return "Leadline/" + QCoreApplication::applicationVersion().toStdString();
}

/// A recording of Leadline's format is cut without being indexed, where no stream is named.
Written writeMcap(const ExportTask& task)
{
    const McapOptions options{
        .part = task.order.part, .jsonTopics = task.order.jsonTopics, .library = library()};
    const auto sink = [&](base::ByteSpan bytes) { return task.place.write(bytes); };
    if (task.source.recording().format() != log::Format::Mcap)
        return intoFile(task, [&](const ExportWatch& watch) {
            return convertToMcap(task.source.recording(), options, sink, watch);
        });
    const double indexed = options.part.streams.empty() ? 0 : indexShare;
    if (indexed > 0)
        if (auto done = task.source.index(task.watch.step(0, indexed)); !done)
            return done.error();
    const auto file = log::File::open(task.source.file());
    if (!file)
        return file.error();
    if (auto begun = task.place.beginFile(); !begun)
        return begun.error();
    return cutMcap(**file, task.source.recording(), options, sink, task.watch.step(indexed, 1));
}

Written writePingViewer(const ExportTask& task)
{
    return intoFile(task, [&](const ExportWatch& watch) {
        return exportPingViewer(
            task.source.recording(), {.part = task.order.part, .library = library()},
            [&](base::ByteSpan bytes) { return task.place.write(bytes); }, watch);
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

Written writePdf(const ExportTask& task)
{
    return intoFile(task, [&](const ExportWatch& watch) {
        return app::writeReport(
            task.source.recording(), task.source.file(), task.order.part,
            [&](base::ByteSpan bytes) { return task.place.write(bytes); }, watch);
    });
}

// The library wants a path, not bytes.
Written writeNetcdf(const ExportTask& task)
{
    if (auto indexed = task.source.index(task.watch.step(0, netcdfIndexShare)); !indexed)
        return indexed.error();
    auto path = task.place.beginPath();
    if (!path)
        return path.error();
    const NetcdfOptions options{.part = task.order.part,
                                .soundSpeed = task.order.soundSpeed,
                                .sources = {nameOf(task.source.file())},
                                .program = library(),
                                .createdUtc = std::chrono::system_clock::now().time_since_epoch()};
    return exportNetcdf(task.source.recording(), options, *path,
                        task.watch.step(netcdfIndexShare, 1));
}

Written writeVideo(const ExportTask& task)
{
    if (auto indexed = task.source.index(task.watch.step(0, videoIndexShare)); !indexed)
        return indexed.error();
    const auto path = task.place.beginPath();
    if (!path)
        return path.error();
    return exportVideo(task.source.recording(), nameOf(task.source.file()), task.order.part, *path,
                       task.watch.step(videoIndexShare, 1));
}

Written writePictures(const ExportTask& task)
{
    if (auto indexed = task.source.index(task.watch.step(0, indexShare)); !indexed)
        return indexed.error();
    auto folder = task.place.beginFolder();
    if (!folder)
        return folder.error();
    return exportPictures(task.source.recording(),
                          QString::fromStdString(nameOf(task.source.file())), task.order.part,
                          task.order.picture, *folder, task.watch.step(indexShare, 1));
}

} // namespace

base::Result<ExportSource> ExportSource::open(const std::filesystem::path& file,
                                              const std::filesystem::path& notesFolder)
{
    auto opened = log::Recording::open(file, notesFolder);
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
    return log::readWhole(m_recording->counts(), nameOf(m_file));
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
                     .sheet = ExportFormat::Sheet::Beside,
                     .holds = isPinged,
                     .write = writeCsv},
        ExportFormat{.name = "mcap",
                     .what = "all of it or a part, packed with zstd",
                     .ending = ".mcap",
                     .choices = {JsonTopics},
                     .sheet = ExportFormat::Sheet::BesideUnlessNoted,
                     .write = writeMcap},
        ExportFormat{.name = "pingviewer",
                     .what = "one sonar, as Ping Viewer logs and plays it (.bin)",
                     .ending = ".bin",
                     .sheet = ExportFormat::Sheet::Beside,
                     .holds = isSonar,
                     .write = writePingViewer},
        ExportFormat{.name = "tlog",
                     .what = "the vehicle's MAVLink, as ground stations log it",
                     .ending = ".tlog",
                     .marksSimulated = false,
                     .sheet = ExportFormat::Sheet::Beside,
                     .holds = isVehicle,
                     .write = writeTlog},
        ExportFormat{.name = "pdf",
                     .what = "a report of the dive, for paper",
                     .ending = ".pdf",
                     .draws = true,
                     .write = writePdf},
        ExportFormat{.name = "netcdf",
                     .what = "all pings with their settings and the vehicle, along SONAR-netCDF4",
                     .ending = ".nc",
                     .choices = {SoundSpeed},
                     .holds = isPinged,
                     .write = writeNetcdf},
        ExportFormat{.name = "video",
                     .what = "the echoes as they came, by ffmpeg or GStreamer (MP4)",
                     .ending = ".mp4",
                     .draws = true,
                     .holds = isPinged,
                     .write = writeVideo},
        ExportFormat{.name = "png",
                     .what = "pictures in a folder: waterfalls, and a disc for each turn",
                     .ending = ".png",
                     .output = ExportFormat::Output::Folder,
                     .choices = {Size, Palette, Plain},
                     .draws = true,
                     .holds = isPinged,
                     .write = writePictures},
        ExportFormat{.name = "markers-csv",
                     .what = "one row a marker",
                     .ending = ".csv",
                     .choices = {SoundSpeed},
                     .holds = isSonar,
                     .write = writeMarkersCsv},
        ExportFormat{.name = "markers-geojson",
                     .what = "the markers for maps (GeoJSON)",
                     .ending = ".geojson",
                     .choices = {SoundSpeed},
                     .holds = isSonar,
                     .write = writeMarkersGeoJson},
        ExportFormat{.name = "markers-gpx",
                     .what = "the markers for chart plotters (GPX)",
                     .ending = ".gpx",
                     .choices = {SoundSpeed},
                     .holds = isSonar,
                     .write = writeMarkersGpx},
        ExportFormat{.name = "markers-kml",
                     .what = "the markers for globes (KML)",
                     .ending = ".kml",
                     .choices = {SoundSpeed},
                     .holds = isSonar,
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

bool losesSimulatedMark(const ExportFormat& format, const log::Log& log)
{
    if (format.marksSimulated)
        return false;
    for (log::StreamNumber i = 0; i < log.streamCount(); ++i)
        if (log.stream(i).kind() == log::StreamKind::Mavlink && log.stream(i).simulated())
            return true;
    return false;
}

base::Result<std::uint64_t> runExport(const ExportFormat& format, const ExportTask& task)
{
    task.place.heed(task.watch.stop);
    auto written = format.write(task);
    if (!written)
        return written;
    if (task.watch.stop.stop_requested())
        return cancelled();
    if (const auto kept = task.place.commit(); !kept)
        return kept.error();
    if (format.sheet != ExportFormat::Sheet::NotBeside)
        putSheetBeside(task, format.sheet == ExportFormat::Sheet::BesideUnlessNoted);
    if (task.remarks && losesSimulatedMark(format, task.source.recording().log()))
        task.remarks->push_back("What was exported is simulated, and a " +
                                std::string(format.name) +
                                " has no place to say so: let the file's name tell it.");
    return written;
}

} // namespace leadline::exporting

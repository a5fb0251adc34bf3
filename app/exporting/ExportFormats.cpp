// SPDX-License-Identifier: GPL-3.0-or-later
#include "exporting/ExportFormats.h"

#include "base/Unicode.h"
#include "export/DriftExport.h"
#include "exporting/FormatWriters.h"
#include "log/RecordingReader.h"
#include "log/SonarKind.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace leadline::app {

namespace {

bool isPinged(const log::Stream& stream)
{
    return log::isKnownSonar(stream.kind());
}

bool isMultibeam(const log::Stream& stream)
{
    return log::isDrawnAs(stream.kind(), ping::View::Swath);
}

bool isMeasured(const log::Stream& stream)
{
    return isPinged(stream) || isMultibeam(stream);
}

/// A stream whose device is not identified counts as a sonar, too.
bool isSonar(const log::Stream& stream)
{
    return stream.kind() != ping::DeviceKind::Vehicle && !stream.sent();
}

bool isSideScan(const log::Stream& stream)
{
    return log::isDrawnAs(stream.kind(), ping::View::SideScan) && !stream.sent();
}

bool isVehicle(const log::Stream& stream)
{
    return stream.kind() == ping::DeviceKind::Vehicle;
}

bool isReceivedVehicle(const log::Stream& stream)
{
    return isVehicle(stream) && !stream.sent();
}

} // namespace

base::Result<ExportSource> ExportSource::open(const std::filesystem::path& file,
                                              const std::filesystem::path& notesFolder,
                                              log::ChosenFamilies families)
{
    auto opened = formats::Recording::open(file, notesFolder, std::move(families));
    if (!opened)
        return opened.error();
    ExportSource source;
    source.m_file = file;
    source.m_recording = std::move(*opened);
    return source;
}

base::Status ExportSource::index(const exporting::ExportWatch& watch)
{
    if (!m_indexed && !m_recording->index(watch.stop, watch.progress))
        return exporting::cancelled();
    m_indexed = true;
    m_recording->setMountings(m_mountings);
    return log::readStatus(m_recording->counts(), base::utf8(m_file.filename()));
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
                     .what = base::Message::Template("One row per ping"),
                     .ending = ".csv",
                     .choices = {Samples, Vehicle, Drift, SoundSpeed},
                     .driftBeside = true,
                     .sheet = ExportFormat::Sheet::Beside,
                     .holds = isPinged,
                     .write = writeCsv},
        ExportFormat{.name = "mcap",
                     .what =
                         base::Message::Template("Whole recording or part of it, zstd-compressed"),
                     .ending = ".mcap",
                     .choices = {JsonTopics},
                     .mayBeEmpty = true,
                     .sheet = ExportFormat::Sheet::BesideUnlessNoted,
                     .write = writeMcap},
        ExportFormat{.name = "pingviewer",
                     .what = base::Message::Template("Ping Viewer log of one sonar (.bin)"),
                     .ending = ".bin",
                     .sheet = ExportFormat::Sheet::Beside,
                     .holds = isSonar,
                     .write = writePingViewer},
        ExportFormat{.name = "tlog",
                     .what = base::Message::Template("Telemetry log of the vehicle"),
                     .ending = ".tlog",
                     .marksSimulated = false,
                     .sheet = ExportFormat::Sheet::Beside,
                     .holds = isVehicle,
                     .write = writeTlog},
        ExportFormat{.name = "svlog",
                     .what = base::Message::Template("Log for SonarView (.svlog or .svlz)"),
                     .ending = ".svlog",
                     .marksSimulated = false,
                     .sheet = ExportFormat::Sheet::Beside,
                     .holds = isSonar,
                     .write = writeSvlog},
        ExportFormat{.name = "xtf",
                     .what = base::Message::Template("Side-scan pings for survey programs (.xtf)"),
                     .ending = ".xtf",
                     .choices = {Side},
                     .marksSimulated = false,
                     .sheet = ExportFormat::Sheet::Beside,
                     .holds = isSideScan,
                     .write = writeXtf},
        ExportFormat{.name = "pdf",
                     .what = base::Message::Template("Printable PDF"),
                     .ending = ".pdf",
                     .draws = true,
                     .write = writePdf},
        ExportFormat{
            .name = "netcdf",
            .what = base::Message::Template("All pings, settings and vehicle data (SONAR-netCDF4)"),
            .ending = ".nc",
            .choices = {Drift, SoundSpeed},
            .holds = isMeasured,
            .write = writeNetcdf},
        ExportFormat{.name = "video",
                     .what = base::Message::Template("MP4 video, made with ffmpeg or GStreamer"),
                     .ending = ".mp4",
                     .draws = true,
                     .holds = isPinged,
                     .write = writeVideo},
        ExportFormat{.name = "png",
                     .what = base::Message::Template(
                         "Folder of images: echograms and a polar view per revolution"),
                     .ending = ".png",
                     .output = ExportFormat::Output::Folder,
                     .choices = {Size, Palette, Plain},
                     .draws = true,
                     .holds = isPinged,
                     .write = writePictures},
        ExportFormat{.name = "markers-csv",
                     .what = base::Message::Template("One row per marker"),
                     .ending = ".csv",
                     .choices = {SoundSpeed},
                     .holds = isSonar,
                     .write = writeMarkersCsv},
        ExportFormat{.name = "markers-geojson",
                     .what = base::Message::Template("GeoJSON for maps"),
                     .ending = ".geojson",
                     .choices = {SoundSpeed},
                     .holds = isSonar,
                     .write = writeMarkersGeoJson},
        ExportFormat{.name = "markers-gpx",
                     .what = base::Message::Template("GPX for chart plotters"),
                     .ending = ".gpx",
                     .choices = {SoundSpeed},
                     .holds = isSonar,
                     .write = writeMarkersGpx},
        ExportFormat{.name = "markers-kml",
                     .what = base::Message::Template("Google Earth (KML)"),
                     .ending = ".kml",
                     .choices = {SoundSpeed},
                     .holds = isSonar,
                     .write = writeMarkersKml},
        ExportFormat{.name = "track-geojson",
                     .what = base::Message::Template("The vehicle's track as GeoJSON"),
                     .ending = ".geojson",
                     .marksSimulated = false,
                     .holds = isReceivedVehicle,
                     .write = writeTrackGeoJson},
        ExportFormat{.name = "track-gpx",
                     .what = base::Message::Template("The vehicle's track as GPX"),
                     .ending = ".gpx",
                     .marksSimulated = false,
                     .holds = isReceivedVehicle,
                     .write = writeTrackGpx},
        ExportFormat{.name = "track-kml",
                     .what = base::Message::Template("The vehicle's track as KML"),
                     .ending = ".kml",
                     .marksSimulated = false,
                     .holds = isReceivedVehicle,
                     .write = writeTrackKml},
        ExportFormat{.name = "soundings-csv",
                     .what = base::Message::Template("One row per sounding of a multibeam sonar"),
                     .ending = ".csv",
                     .marksSimulated = false,
                     .sheet = ExportFormat::Sheet::Beside,
                     .holds = isMultibeam,
                     .write = writeSoundingsCsv},
        ExportFormat{.name = "bottom-geotiff",
                     .what =
                         base::Message::Template("Bottom of a multibeam sonar for maps (GeoTIFF)"),
                     .ending = ".tif",
                     .sheet = ExportFormat::Sheet::Beside,
                     .holds = isMultibeam,
                     .write = writeBottomGeoTiff},
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
        if (const log::Stream& stream = log.stream(i);
            stream.simulated() &&
            (!format.holds || format.holds(stream) || stream.kind() == ping::DeviceKind::Vehicle))
            return true;
    return false;
}

base::Result<std::uint64_t> runExport(const ExportFormat& format, const ExportTask& task)
{
    task.place.setStopToken(task.watch.stop);
    ExportTask its = task;
    std::optional<exporting::AtomicOutput> drift;
    if (format.driftBeside && task.request.drift) {
        auto options = task.place.options();
        options.target = exporting::driftFileBeside(options.target);
        its.drift = &drift.emplace(std::move(options));
        drift->setStopToken(task.watch.stop);
    }
    auto written = format.write(its);
    if (!written)
        return written;
    if (task.watch.stop.stop_requested())
        return exporting::cancelled();
    if (*written == 0 && !format.mayBeEmpty)
        return base::Error{base::Message(
            "The recording, or this part of it, holds nothing for the format %1.", format.name)};
    // Whoever finds the first file finds the second beside it.
    if (const auto kept = drift ? task.place.commitWith(*drift) : task.place.commit(); !kept)
        return kept.error();
    if (format.sheet != ExportFormat::Sheet::NotBeside)
        putSheetBeside(task, format.sheet == ExportFormat::Sheet::BesideUnlessNoted);
    const log::ReadCounts counts = task.source.recording().counts();
    if (auto remark = log::damageText(counts.messagesMissing, counts.damagedParts);
        task.remarks && !remark.empty())
        task.remarks->push_back(std::move(remark));
    const log::Time last = counts.last.value_or(log::Time{});
    if (counts.truncated && task.request.part.times(last).hold(last))
        remarkOnEnd(task);
    if (task.remarks && losesSimulatedMark(format, task.source.recording().log()))
        task.remarks->push_back(base::Message(
            "The exported data is simulated, but %1 files cannot say so: mark it in the file name.",
            format.name));
    return written;
}

} // namespace leadline::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "exporting/FormatWriters.h"

#include "annotations/DiveSheet.h"
#include "base/Unicode.h"
#include "export/CsvExport.h"
#include "export/DriftExport.h"
#include "export/MarkerExport.h"
#include "export/McapExport.h"
#include "export/NetcdfExport.h"
#include "export/PingViewerExport.h"
#include "export/SvlogExport.h"
#include "export/SwathExport.h"
#include "export/TlogExport.h"
#include "export/TrackExport.h"
#include "export/XtfExport.h"
#include "io/File.h"
#include "io/LockedFile.h"
#include "log/RecordingReader.h"
#include "report/PdfReport.h"
#include "report/ReportEvents.h"

#include <QCoreApplication>

#include <chrono>
#include <string>
#include <vector>

namespace leadline::app {

namespace {

using Written = base::Result<std::uint64_t>;

std::vector<annotations::Marker> markersOf(const ExportTask& task)
{
    const formats::Recording& recording = task.source.recording();
    const auto zero = recording.clock().utcOfZeroAt(log::Time{});
    const annotations::MarkerStore book = app::marksOf(recording, task.source.file(), zero);
    const log::Log& log = recording.log();
    const exporting::ExportPart& part = task.request.part;
    const auto isWanted = [&](const std::string& stream) {
        for (log::StreamNumber i = 0; i < log.streamCount(); ++i)
            if (part.wants(log, i) && formats::isStreamNamed(log, i, stream))
                return true;
        return false;
    };
    const auto times = part.times(recording.counts().last.value_or(log::Time{}));
    std::vector<annotations::Marker> markers = book.markers();
    std::erase_if(markers, [&](const annotations::Marker& marker) {
        const bool named = part.streams.empty() || isWanted(marker.stream);
        return !named || !times.hold(marker.moment.time);
    });
    return markers;
}

/// "Leadline 0.6.0"
std::string program()
{
    return "Leadline " + QCoreApplication::applicationVersion().toStdString();
}

base::Result<std::uint64_t> writeMarkers(const ExportTask& task, exporting::MarkerFormat format)
{
    if (auto indexed = task.source.index(task.watch); !indexed)
        return indexed.error();
    const auto isSonar = [](const log::Stream& stream) {
        return stream.kind() != ping::DeviceKind::Vehicle && !stream.sent();
    };
    if (const auto there = task.request.part.check(task.source.recording().log(), isSonar); !there)
        return there.error();
    const std::string name = base::utf8(task.source.file().filename());
    const std::vector<annotations::Marker> markers = markersOf(task);
    if (markers.empty())
        return base::Error{base::Message("Nothing is marked in %1, or in this part of it.", name)};
    exporting::MarkerExportOptions options{
        .source = name,
        .program = program(),
        .startUtc = task.source.recording().clock().utcOfZeroAt(log::Time{})};
    if (task.request.soundSpeed)
        options.rangeM = [speed = *task.request.soundSpeed](const annotations::Marker& marker) {
            return marker.rangeIn(speed);
        };
    const exporting::MarkerExport made = exporting::exportMarkers(format, markers, options);
    if (made.written == 0)
        return base::Error{base::Message("No marker of %1 has a position, and %2 holds nothing "
                                         "else.",
                                         name, toString(format)) +
                           base::Message("markers-csv includes all markers.")};
    if (auto begun = task.place.beginFile(); !begun)
        return begun.error();
    if (!task.place.write(made.text))
        return base::Error{
            base::Message("The markers could not be written: the disk may be full.")};
    if (made.leftOut > 0 && task.remarks)
        task.remarks->push_back(base::Message(
            "%1 without a position left out; markers-csv includes all markers.", made.leftOut));
    return made.written;
}

/// Share of the progress that indexing takes, in formats that need the index.
constexpr double indexShare = 0.4;
/// Where the progress is once the rows of the pings are written, if the drift follows.
constexpr double rowsShare = 0.2;
/// Compressing takes longer than indexing.
constexpr double netcdfIndexShare = 0.1;
/// Drawing and encoding take longer than indexing.
constexpr double videoIndexShare = 0.05;

/// Indexes the recording, creates the file, and calls `write(watch)` to fill it.
template<class Write>
Written intoFile(const ExportTask& task, const Write& write)
{
    if (auto indexed = task.source.index(task.watch.step(0, indexShare)); !indexed)
        return indexed.error();
    if (auto begun = task.place.beginFile(); !begun)
        return begun.error();
    return write(task.watch.step(indexShare, 1));
}

Written writeTrack(const ExportTask& task, exporting::MarkerFormat format)
{
    const exporting::MarkerExportOptions options{
        .source = base::utf8(task.source.file().filename()), .program = program()};
    return intoFile(task, [&](const exporting::ExportWatch& watch) {
        return exporting::exportTrack(
            task.source.recording(), task.request.part, format, options,
            [&](base::ByteSpan bytes) { return task.place.write(bytes); }, watch);
    });
}

void remarkOn(const ExportTask& task, const exporting::DriftCounts& drift)
{
    if (auto remark = drift.remark(); task.remarks && !remark.empty())
        task.remarks->push_back(std::move(remark));
}

/// Name and version of this program, as it is stored in files.
std::string library()
{
    return "Leadline/" + QCoreApplication::applicationVersion().toStdString();
}

} // namespace

Written writeCsv(const ExportTask& task)
{
    return intoFile(task, [&](const exporting::ExportWatch& watch) {
        const formats::Recording& recording = task.source.recording();
        const log::ReadCounts counts = recording.counts();
        const exporting::CsvOptions options{.part = task.request.part,
                                            .samples = task.request.samples,
                                            .vehicle = task.request.vehicle,
                                            .soundSpeed = task.request.soundSpeed,
                                            .startUtc = counts.startUtc};
        const log::Time end = counts.last.value_or(log::Time{});
        const auto toPlace = [&](std::string_view text) { return task.place.write(text); };
        if (!task.drift)
            return exporting::exportCsv(recording.log(), end, options, toPlace, watch);
        if (auto begun = task.drift->beginFile(); !begun)
            return Written(begun.error());
        auto rows =
            exporting::exportCsv(recording.log(), end, options, toPlace, watch.step(0, rowsShare));
        if (!rows)
            return rows;
        const auto drift = exporting::exportDriftCsv(
            recording.log(), end,
            {.part = options.part, .soundSpeed = options.soundSpeed, .startUtc = options.startUtc},
            [&](std::string_view text) { return task.drift->write(text); },
            watch.step(rowsShare, 1));
        if (!drift)
            return Written(drift.error());
        remarkOn(task, *drift);
        return rows;
    });
}

/// A recording in Leadline's own format is cut without being indexed, if no stream is named and its
/// notes identify its devices.
Written writeMcap(const ExportTask& task)
{
    const exporting::McapOptions options{.part = task.request.part,
                                         .jsonTopics = task.request.jsonTopics,
                                         .library = library(),
                                         .mountings = task.source.mountings()};
    const auto sink = [&](base::ByteSpan bytes) { return task.place.write(bytes); };
    if (task.source.recording().format() != log::Format::Mcap)
        return intoFile(task, [&](const exporting::ExportWatch& watch) {
            return exporting::convertToMcap(task.source.recording(), options, sink, watch);
        });
    const bool needsIndex = !options.part.streams.empty() || !options.mountings.empty();
    const double indexed = needsIndex ? indexShare : 0;
    if (indexed > 0)
        if (auto done = task.source.index(task.watch.step(0, indexed)); !done)
            return done.error();
    const auto file = io::File::open(task.source.file());
    if (!file)
        return file.error();
    if (auto begun = task.place.beginFile(); !begun)
        return begun.error();
    exporting::McapLoss loss;
    auto written = exporting::cutMcap(**file, task.source.recording(), options, sink,
                                      task.watch.step(indexed, 1), &loss);
    if (!written || indexed > 0 || !task.remarks)
        return written;
    if (auto remark = log::damageText(loss.messages, loss.parts); !remark.empty())
        task.remarks->push_back(std::move(remark));
    if (loss.isCutOff)
        remarkOnEnd(task);
    return written;
}

Written writePingViewer(const ExportTask& task)
{
    return intoFile(task, [&](const exporting::ExportWatch& watch) {
        return exporting::exportPingViewer(
            task.source.recording(), {.part = task.request.part, .library = library()},
            [&](base::ByteSpan bytes) { return task.place.write(bytes); }, watch);
    });
}

Written writeTlog(const ExportTask& task)
{
    return intoFile(task, [&](const exporting::ExportWatch& watch) {
        return exporting::exportTlog(
            task.source.recording(), task.request.part,
            [&](base::ByteSpan bytes) { return task.place.write(bytes); }, watch);
    });
}

Written writeSvlog(const ExportTask& task)
{
    return intoFile(task, [&](const exporting::ExportWatch& watch) {
        const auto corrections = task.request.sideScan.in(task.source.recording().log());
        if (!corrections)
            return base::Result<std::uint64_t>(corrections.error());
        const bool isCompressed = task.place.options().target.extension() == ".svlz";
        return exporting::exportSvlog(
            task.source.recording(), task.request.part,
            isCompressed ? exporting::SvlogForm::Compressed : exporting::SvlogForm::Plain,
            [&](base::ByteSpan bytes) { return task.place.write(bytes); }, watch,
            corrections->sides);
    });
}

Written writeXtf(const ExportTask& task)
{
    const std::string version = QCoreApplication::applicationVersion().toStdString();
    const formats::Recording& recording = task.source.recording();
    const exporting::SideScanCorrections& corrections = task.request.sideScan;
    Written written = intoFile(task, [&](const exporting::ExportWatch& watch) {
        return exporting::exportXtf(
            recording, task.request.part, version,
            [&](base::ByteSpan bytes) { return task.place.write(bytes); }, watch, corrections);
    });
    if (!written || !task.remarks)
        return written;
    const log::Log& log = recording.log();
    if (const auto known = corrections.in(log))
        for (const log::StreamNumber stream : exporting::streamsWithoutSide(log, known->sides))
            if (task.request.part.wants(log, stream))
                task.remarks->push_back(base::Message(
                    "The side of %1 is not known: the file has it as neither port nor starboard.",
                    formats::streamName(log, stream)));
    if (!recording.clock().utcOfZeroAt(log::Time{}))
        task.remarks->push_back(
            recording.startLocal()
                ? base::Message("The times are local time: the recording does not say UTC.")
                : base::Message("The recording has no date: the file begins on 1 January 1970."));
    return written;
}

Written writeTrackGeoJson(const ExportTask& task)
{
    return writeTrack(task, exporting::MarkerFormat::GeoJson);
}

Written writeTrackGpx(const ExportTask& task)
{
    return writeTrack(task, exporting::MarkerFormat::Gpx);
}

Written writeTrackKml(const ExportTask& task)
{
    return writeTrack(task, exporting::MarkerFormat::Kml);
}

Written writeSoundingsCsv(const ExportTask& task)
{
    return intoFile(task, [&](const exporting::ExportWatch& watch) {
        const log::ReadCounts counts = task.source.recording().counts();
        return exporting::exportSoundingsCsv(
            task.source.recording().log(), counts.last.value_or(log::Time{}),
            {.part = task.request.part, .startUtc = counts.startUtc},
            [&](std::string_view text) { return task.place.write(text); }, watch);
    });
}

Written writeBottomGeoTiff(const ExportTask& task)
{
    if (auto indexed = task.source.index(task.watch.step(0, indexShare)); !indexed)
        return indexed.error();
    const auto path = task.place.beginPath();
    if (!path)
        return path.error();
    const log::ReadCounts counts = task.source.recording().counts();
    return exporting::exportBottomGeoTiff(
        task.source.recording().log(), counts.last.value_or(log::Time{}),
        {.part = task.request.part, .program = library()}, *path, task.watch.step(indexShare, 1));
}

Written writePdf(const ExportTask& task)
{
    return intoFile(task, [&](const exporting::ExportWatch& watch) {
        auto corrections = task.request.sideScan.in(task.source.recording().log());
        if (!corrections)
            return Written(corrections.error());
        return app::writeReport(
            task.source.recording(), task.source.file(),
            {task.request.part, task.request.picture.imperial, std::move(*corrections)},
            [&](base::ByteSpan bytes) { return task.place.write(bytes); }, watch);
    });
}

// The netCDF library writes to a path and takes no stream of bytes.
Written writeNetcdf(const ExportTask& task)
{
    if (auto indexed = task.source.index(task.watch.step(0, netcdfIndexShare)); !indexed)
        return indexed.error();
    auto path = task.place.beginPath();
    if (!path)
        return path.error();
    const formats::Recording& recording = task.source.recording();
    const auto corrections = task.request.sideScan.in(recording.log());
    if (!corrections)
        return corrections.error();
    const exporting::NetcdfOptions options{
        .part = task.request.part,
        .soundSpeed = task.request.soundSpeed,
        .sources = {base::utf8(task.source.file().filename())},
        .beingWritten = recording.counts().truncated &&
                        io::isBeingWritten(task.source.file(), recording.bytes()),
        .program = library(),
        .createdUtc = std::chrono::system_clock::now().time_since_epoch(),
        .drift = task.request.drift,
        .sides = corrections->sides};
    exporting::DriftCounts drift;
    auto written = exporting::exportNetcdf(recording, options, *path,
                                           task.watch.step(netcdfIndexShare, 1), &drift);
    if (written && options.drift)
        remarkOn(task, drift);
    return written;
}

Written writeVideo(const ExportTask& task)
{
    if (auto indexed = task.source.index(task.watch.step(0, videoIndexShare)); !indexed)
        return indexed.error();
    const auto path = task.place.beginPath();
    if (!path)
        return path.error();
    return exportVideo(task.source.recording(), base::utf8(task.source.file().filename()),
                       task.request.part, task.request.picture, *path,
                       task.watch.step(videoIndexShare, 1));
}

Written writePictures(const ExportTask& task)
{
    if (auto indexed = task.source.index(task.watch.step(0, indexShare)); !indexed)
        return indexed.error();
    auto folder = task.place.beginFolder();
    if (!folder)
        return folder.error();
    return exportPictures(
        task.source.recording(), QString::fromStdString(base::utf8(task.source.file().filename())),
        task.request.part, task.request.picture, *folder, task.watch.step(indexShare, 1));
}

base::Result<std::uint64_t> writeMarkersCsv(const ExportTask& task)
{
    return writeMarkers(task, exporting::MarkerFormat::Csv);
}

base::Result<std::uint64_t> writeMarkersGeoJson(const ExportTask& task)
{
    return writeMarkers(task, exporting::MarkerFormat::GeoJson);
}

base::Result<std::uint64_t> writeMarkersGpx(const ExportTask& task)
{
    return writeMarkers(task, exporting::MarkerFormat::Gpx);
}

base::Result<std::uint64_t> writeMarkersKml(const ExportTask& task)
{
    return writeMarkers(task, exporting::MarkerFormat::Kml);
}

void remarkOnEnd(const ExportTask& task)
{
    const auto& source = task.source;
    if (task.remarks && !io::isBeingWritten(source.file(), source.recording().bytes()))
        task.remarks->push_back(
            base::Message("The recording ends early: its last record is cut off."));
}

void putSheetBeside(const ExportTask& task, bool withNotes)
{
    const exporting::AtomicOutput::Options& options = task.place.options();
    const formats::Recording& recording = task.source.recording();
    const auto sheet = recording.diveSheet();
    if (options.target == "-" || !sheet)
        return;
    if (withNotes && recording.format() == log::Format::Mcap &&
        annotations::sheetIn(recording.contents().notes) == sheet)
        return;
    const auto there = annotations::readSidecarSheet(options.target);
    const bool taken = !there || *there;
    base::Message trouble;
    if (taken && !options.mayReplace) {
        if (!there || **there != *sheet)
            trouble = base::Message("another one exists there.");
    } else if (const auto kept = annotations::writeSidecarSheet(options.target, *sheet); !kept) {
        trouble = kept.error().message;
    }
    if (!trouble.empty() && task.remarks)
        task.remarks->push_back(
            base::Message("The dive sheet could not be put beside it: %1", trouble));
}

} // namespace leadline::app

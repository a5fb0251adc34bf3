// SPDX-License-Identifier: GPL-3.0-or-later
#include "exporting/FormatWriters.h"

#include "base/PathText.h"
#include "export/CsvExport.h"
#include "export/McapExport.h"
#include "export/NetcdfExport.h"
#include "export/PingViewerExport.h"
#include "export/TlogExport.h"
#include "exporting/PictureExport.h"
#include "exporting/VideoExport.h"
#include "io/File.h"
#include "io/LockedFile.h"
#include "log/ReadTrouble.h"
#include "report/PdfReport.h"

#include <QCoreApplication>

#include <chrono>

namespace leadline::exporting {

namespace {

using Written = base::Result<std::uint64_t>;

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

/// Of the program that writes.
std::string library()
{
    return "Leadline/" + QCoreApplication::applicationVersion().toStdString();
}

} // namespace

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

/// A recording of Leadline's format is cut without being indexed, where no stream is named and its
/// notes say what is known of its devices.
Written writeMcap(const ExportTask& task)
{
    const McapOptions options{.part = task.order.part,
                              .jsonTopics = task.order.jsonTopics,
                              .library = library(),
                              .mountings = task.source.mountings()};
    const auto sink = [&](base::ByteSpan bytes) { return task.place.write(bytes); };
    if (task.source.recording().format() != log::Format::Mcap)
        return intoFile(task, [&](const ExportWatch& watch) {
            return convertToMcap(task.source.recording(), options, sink, watch);
        });
    const bool needsIndex = !options.part.streams.empty() || !options.mountings.empty();
    const double indexed = needsIndex ? indexShare : 0;
    if (indexed > 0)
        if (auto done = task.source.index(task.watch.step(0, indexed)); !done)
            return done.error();
    const auto file = log::File::open(task.source.file());
    if (!file)
        return file.error();
    if (auto begun = task.place.beginFile(); !begun)
        return begun.error();
    McapLoss loss;
    auto written =
        cutMcap(**file, task.source.recording(), options, sink, task.watch.step(indexed, 1), &loss);
    if (written && indexed <= 0 && task.remarks)
        if (auto remark = log::damageSentence(loss.messages, loss.parts); !remark.empty())
            task.remarks->push_back(std::move(remark));
    return written;
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
    const log::Recording& recording = task.source.recording();
    const NetcdfOptions options{.part = task.order.part,
                                .soundSpeed = task.order.soundSpeed,
                                .sources = {base::utf8(task.source.file().filename())},
                                .beingWritten =
                                    recording.counts().truncated &&
                                    log::isBeingWritten(task.source.file(), recording.bytes()),
                                .program = library(),
                                .createdUtc = std::chrono::system_clock::now().time_since_epoch()};
    return exportNetcdf(recording, options, *path, task.watch.step(netcdfIndexShare, 1));
}

Written writeVideo(const ExportTask& task)
{
    if (auto indexed = task.source.index(task.watch.step(0, videoIndexShare)); !indexed)
        return indexed.error();
    const auto path = task.place.beginPath();
    if (!path)
        return path.error();
    return exportVideo(task.source.recording(), base::utf8(task.source.file().filename()),
                       task.order.part, *path, task.watch.step(videoIndexShare, 1));
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
        task.order.part, task.order.picture, *folder, task.watch.step(indexShare, 1));
}

} // namespace leadline::exporting

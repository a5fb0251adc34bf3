// SPDX-License-Identifier: GPL-3.0-or-later
#include "exporting/MarkerFormats.h"

#include "base/PathText.h"
#include "export/MarkerExport.h"
#include "report/ReportMarkers.h"

#include <QCoreApplication>

#include <string>
#include <vector>

namespace leadline::exporting {

namespace {

std::vector<log::Marker> markersOf(const ExportTask& task)
{
    const log::Recording& recording = task.source.recording();
    const auto zero = recording.clock().utcOfZeroAt(log::Time{});
    const log::MarkerStore book = app::marksOf(recording, task.source.file(), zero);
    const log::Log& log = recording.log();
    const ExportPart& part = task.order.part;
    const auto isWanted = [&](const std::string& stream) {
        for (log::StreamNumber i = 0; i < log.streamCount(); ++i)
            if (part.wants(log, i) && log::isStreamNamed(log, i, stream))
                return true;
        return false;
    };
    const auto times = part.times(recording.counts().last.value_or(log::Time{}));
    std::vector<log::Marker> markers = book.markers();
    std::erase_if(markers, [&](const log::Marker& marker) {
        const bool named = part.streams.empty() || isWanted(marker.stream);
        return !named || !times.hold(marker.moment.time);
    });
    return markers;
}

base::Result<std::uint64_t> writeMarkers(const ExportTask& task, MarkerFormat format)
{
    if (auto indexed = task.source.index(task.watch); !indexed)
        return indexed.error();
    const auto isSonar = [](const log::Stream& stream) {
        return stream.kind() != log::StreamKind::Mavlink && !stream.sent();
    };
    if (const auto there = task.order.part.check(task.source.recording().log(), isSonar); !there)
        return there.error();
    const std::string name = base::utf8(task.source.file().filename());
    const std::vector<log::Marker> markers = markersOf(task);
    if (markers.empty())
        return base::Error{"Nothing is marked in " + name + ", or in this part of it."};
    MarkerExportOptions options{
        .source = name,
        .program = "Leadline " + QCoreApplication::applicationVersion().toStdString(),
        .startUtc = task.source.recording().clock().utcOfZeroAt(log::Time{})};
    if (task.order.soundSpeed)
        options.rangeM = [speed = *task.order.soundSpeed](const log::Marker& marker) {
            return marker.rangeIn(speed);
        };
    const MarkerExport made = exportMarkers(format, markers, options);
    if (made.written == 0)
        return base::Error{"No marker of " + name + " has a position, and " +
                           std::string(toString(format)) +
                           " holds nothing else. markers-csv takes all of them."};
    if (auto begun = task.place.beginFile(); !begun)
        return begun.error();
    if (!task.place.write(made.text))
        return base::Error{"The markers could not be written: the disk may be full."};
    if (made.leftOut > 0 && task.remarks)
        task.remarks->push_back(std::to_string(made.leftOut) +
                                " without a position left out; markers-csv takes all of them.");
    return made.written;
}

} // namespace

base::Result<std::uint64_t> writeMarkersCsv(const ExportTask& task)
{
    return writeMarkers(task, MarkerFormat::Csv);
}

base::Result<std::uint64_t> writeMarkersGeoJson(const ExportTask& task)
{
    return writeMarkers(task, MarkerFormat::GeoJson);
}

base::Result<std::uint64_t> writeMarkersGpx(const ExportTask& task)
{
    return writeMarkers(task, MarkerFormat::Gpx);
}

base::Result<std::uint64_t> writeMarkersKml(const ExportTask& task)
{
    return writeMarkers(task, MarkerFormat::Kml);
}

} // namespace leadline::exporting

// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/TrackExport.h"

#include "MarkerValues.h"
#include "VehicleLine.h"
#include "base/CivilTime.h"
#include "base/JsonObject.h"
#include "export/CsvExport.h"

#include <algorithm>
#include <vector>

namespace leadline::exporting {

namespace {

struct Point {
    /// Empty if the recording has no date.
    std::string utc = {};
    std::string longitude;
    std::string latitude;
    /// Empty if it is not known.
    std::string depthM = {};
};
using Line = std::vector<Point>;

std::string featureOf(const std::vector<Line>& lines, const MarkerExportOptions& options)
{
    std::string coordinates;
    std::string times;
    std::string depths;
    const auto next = [](std::string& list, bool isFirst) { list += isFirst ? "[" : ","; };
    for (std::size_t i = 0; i < lines.size(); ++i) {
        for (std::string* list : {&coordinates, &times, &depths})
            next(*list, i == 0);
        for (std::size_t k = 0; k < lines[i].size(); ++k) {
            const Point& point = lines[i][k];
            for (std::string* list : {&coordinates, &times, &depths})
                next(*list, k == 0);
            coordinates += '[' + point.longitude + ',' + point.latitude + ']';
            times += point.utc.empty() ? "null" : '"' + point.utc + '"';
            depths += point.depthM.empty() ? "null" : point.depthM;
        }
        for (std::string* list : {&coordinates, &times, &depths})
            *list += ']';
    }
    for (std::string* list : {&coordinates, &times, &depths})
        *list += ']';
    base::JsonObject geometry;
    geometry.add("type", "MultiLineString");
    geometry.addRaw("coordinates", coordinates);
    base::JsonObject properties;
    properties.add("name", std::string_view(options.source));
    properties.addRaw("coordinate_times", times);
    properties.addRaw("depths_m", depths);
    base::JsonObject feature;
    feature.add("type", "Feature");
    feature.addRaw("geometry", geometry.text());
    feature.addRaw("properties", properties.text());
    base::JsonObject collection;
    collection.add("type", "FeatureCollection");
    collection.add("name", "track");
    collection.add("program", std::string_view(options.program));
    collection.addRaw("features", '[' + feature.text() + ']');
    return collection.text() + '\n';
}

constexpr std::string_view xmlDeclaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";

std::string gpxOf(const std::vector<Line>& lines, const MarkerExportOptions& options)
{
    std::string text(xmlDeclaration);
    text += "<gpx version=\"1.1\" creator=\"" + xmlText(options.program) +
            "\" xmlns=\"http://www.topografix.com/GPX/1/1\">\n  <trk>\n    <name>" +
            xmlText(options.source) + "</name>\n";
    for (const Line& line : lines) {
        text += "    <trkseg>\n";
        for (const Point& point : line) {
            text += "      <trkpt lat=\"" + point.latitude + "\" lon=\"" + point.longitude + "\">";
            // The order of the elements is prescribed by the schema.
            if (!point.utc.empty())
                text += "<time>" + point.utc + "</time>";
            if (!point.depthM.empty())
                text += "<cmt>" + point.depthM + " m deep</cmt>";
            text += "</trkpt>\n";
        }
        text += "    </trkseg>\n";
    }
    return text + "  </trk>\n</gpx>\n";
}

std::string kmlOf(const std::vector<Line>& lines, const MarkerExportOptions& options)
{
    std::string text(xmlDeclaration);
    text += "<kml xmlns=\"http://www.opengis.net/kml/2.2\">\n  <Document>\n    <description>" +
            xmlText(options.program) + "</description>\n    <Placemark>\n      <name>" +
            xmlText(options.source) + "</name>\n";
    if (const std::string& begin = lines.front().front().utc; !begin.empty())
        text += "      <TimeSpan><begin>" + begin + "</begin><end>" + lines.back().back().utc +
                "</end></TimeSpan>\n";
    text += "      <MultiGeometry>\n";
    for (const Line& line : lines) {
        text += "        <LineString><tessellate>1</tessellate><coordinates>\n";
        for (const Point& point : line)
            text += point.longitude + ',' + point.latitude + '\n';
        text += "        </coordinates></LineString>\n";
    }
    return text + "      </MultiGeometry>\n    </Placemark>\n  </Document>\n</kml>\n";
}

} // namespace

base::Result<std::uint64_t> exportTrack(const formats::Recording& recording, const ExportPart& part,
                                        MarkerFormat format, const MarkerExportOptions& options,
                                        const BytesSink& sink, const ExportWatch& watch)
{
    const log::Log& log = recording.log();
    if (const auto there = part.check(log, isReceivedVehicle); !there)
        return there.error();
    const auto found = vehicleLines(log, part, watch);
    if (!found)
        return cancelled();
    std::vector<Line> lines;
    for (const VehicleLine& vehicle : *found) {
        Line& line = lines.emplace_back();
        for (const VehiclePoint& each : vehicle) {
            Point point{.longitude = degreesText(each.longitude),
                        .latitude = degreesText(each.latitude)};
            if (const auto zero = recording.clock().utcOfZeroAt(each.time))
                point.utc = base::utcIso(*zero + each.time);
            if (each.depthM)
                point.depthM = fixed(*each.depthM, 2);
            line.push_back(std::move(point));
        }
    }
    if (lines.empty() || format == MarkerFormat::Csv)
        return base::Error{base::Message("The recording holds no track of a vehicle.")};
    const std::string text = format == MarkerFormat::GeoJson ? featureOf(lines, options)
                             : format == MarkerFormat::Gpx   ? gpxOf(lines, options)
                                                             : kmlOf(lines, options);
    if (!sink(std::as_bytes(std::span(text))))
        return base::Error{
            base::Message("The track could not be written: the disk is full or gone.")};
    std::uint64_t points = 0;
    for (const Line& line : lines)
        points += line.size();
    return points;
}

} // namespace leadline::exporting

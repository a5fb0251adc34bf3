// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/MarkerExport.h"

#include "MarkerValues.h"
#include "base/FieldText.h"
#include "base/JsonObject.h"

namespace leadline::exporting {

namespace {

/// Appends a field by RFC 4180, quoted if necessary.
void appendField(std::string& row, std::string_view text)
{
    if (text.find_first_of(",\"\r\n") == std::string_view::npos) {
        row += text;
        return;
    }
    row += '"';
    for (const char c : text) {
        if (c == '"')
            row += '"';
        row += c;
    }
    row += '"';
}

MarkerExport markersAsCsv(const std::vector<annotations::Marker>& markers,
                          const MarkerExportOptions& options)
{
    MarkerExport made;
    made.text = "number,name,latitude,longitude";
    for (const MarkerValue& figure : markerValues({}, options)) {
        made.text += ',';
        made.text += figure.name;
    }
    made.text += '\n';
    for (const annotations::Marker& marker : markers) {
        made.text += base::numberText(marker.number);
        made.text += ',';
        appendField(made.text, marker.name);
        made.text += ',';
        if (marker.position)
            made.text += degreesText(marker.position->latitude);
        made.text += ',';
        if (marker.position)
            made.text += degreesText(marker.position->longitude);
        for (const MarkerValue& figure : markerValues(marker, options)) {
            made.text += ',';
            appendField(made.text, figure.text);
        }
        made.text += '\n';
        ++made.written;
    }
    return made;
}

std::string featureOf(const annotations::Marker& marker, const MarkerExportOptions& options)
{
    base::JsonObject properties;
    properties.add("number", marker.number);
    properties.add("name", std::string_view(nameOf(marker)));
    for (const MarkerValue& figure : markerValues(marker, options)) {
        if (figure.text.empty())
            continue;
        if (figure.bare)
            properties.addRaw(figure.name, figure.text);
        else
            properties.add(figure.name, std::string_view(figure.text));
    }
    base::JsonObject feature;
    feature.add("type", "Feature");
    std::string geometry = "null";
    if (marker.position) {
        geometry = "{\"type\":\"Point\",\"coordinates\":[";
        geometry += degreesText(marker.position->longitude);
        geometry += ',';
        geometry += degreesText(marker.position->latitude);
        geometry += "]}";
    }
    feature.addRaw("geometry", geometry);
    feature.addRaw("properties", properties.text());
    return feature.text();
}

MarkerExport markersAsGeoJson(const std::vector<annotations::Marker>& markers,
                              const MarkerExportOptions& options)
{
    MarkerExport made;
    std::string features = "[";
    for (const annotations::Marker& marker : markers) {
        features += made.written++ > 0 ? ",\n" : "\n";
        features += featureOf(marker, options);
    }
    features += "\n]";
    base::JsonObject collection;
    collection.add("type", "FeatureCollection");
    collection.add("name", "markers");
    collection.add("source", std::string_view(options.source));
    collection.add("program", std::string_view(options.program));
    collection.addRaw("features", features);
    made.text = collection.text() + '\n';
    return made;
}

struct MarkerWriter {
    std::string_view name;
    MarkerExport (*write)(const std::vector<annotations::Marker>& markers,
                          const MarkerExportOptions& options);
};

/// Writers in the order of MarkerFormat.
constexpr std::array<MarkerWriter, markerFormats.size()> writers{{{"csv", markersAsCsv},
                                                                  {"geojson", markersAsGeoJson},
                                                                  {"gpx", markersAsGpx},
                                                                  {"kml", markersAsKml}}};

} // namespace

std::string_view toString(MarkerFormat format)
{
    return writers[static_cast<std::size_t>(format)].name;
}

MarkerExport exportMarkers(MarkerFormat format, const std::vector<annotations::Marker>& markers,
                           const MarkerExportOptions& options)
{
    return writers[static_cast<std::size_t>(format)].write(markers, options);
}

} // namespace leadline::exporting

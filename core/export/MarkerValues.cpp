// SPDX-License-Identifier: GPL-3.0-or-later
#include "MarkerValues.h"

#include "annotations/MarkerRecord.h"
#include "base/CivilTime.h"
#include "base/FieldText.h"
#include "base/Unicode.h"
#include "base/Units.h"
#include "export/CsvExport.h"

namespace leadline::exporting {

namespace {

std::string fixedOrEmpty(const std::optional<double>& value, int decimals)
{
    return value ? fixed(*value, decimals) : std::string();
}

std::string settingsText(const log::NoteValues& settings)
{
    std::string text;
    for (const auto& [name, value] : settings) {
        if (!text.empty())
            text += ' ';
        text += name;
        text += '=';
        text += value;
    }
    return text;
}

double rangeOf(const annotations::Marker& marker, const MarkerExportOptions& options)
{
    return options.rangeM ? options.rangeM(marker) : marker.rangeM;
}

/// Ratio of a range to the marker's range when it was set; the sound speed may have been changed
/// since.
double shareOf(const annotations::Marker& marker, double rangeM)
{
    return marker.rangeM > 0 ? rangeM / marker.rangeM : 1;
}

std::string referenceOf(const annotations::Marker& marker)
{
    return !marker.trueDeg ? "" : marker.northIsTrue ? "true" : "hdg";
}

} // namespace

std::string nameOf(const annotations::Marker& marker)
{
    return marker.name.empty() ? annotations::titleOf(marker).text() : marker.name;
}

std::string utcOf(const annotations::Marker& marker, const MarkerExportOptions& options)
{
    if (options.startUtc)
        return base::utcIso(*options.startUtc + marker.moment.time);
    return marker.moment.utc ? base::utcIso(*marker.moment.utc) : std::string();
}

std::string degreesText(double degrees)
{
    return fixed(degrees, 7);
}

std::vector<MarkerValue> markerValues(const annotations::Marker& marker,
                                      const MarkerExportOptions& options)
{
    const double range = rangeOf(marker, options);
    const double share = shareOf(marker, range);
    const auto& position = marker.position;
    return {
        {"utc", utcOf(marker, options), false},
        {"time_s", fixed(base::secondsOf(marker.moment.time), 3)},
        {"stream", marker.stream, false},
        {"range_m", fixed(range, 3)},
        {"range_error_m", fixed(marker.rangeErrorM * share, 3)},
        {"sound_speed_m_s", fixed(marker.soundSpeed * share, 1)},
        {"rel_bearing_deg", fixedOrEmpty(marker.relativeDeg, 1)},
        {"rel_bearing_error_deg", marker.relativeDeg ? fixed(marker.relativeErrorDeg, 1) : ""},
        {"bearing_deg", fixedOrEmpty(marker.trueDeg, 1)},
        {"bearing_error_deg", marker.trueDeg ? fixed(marker.trueErrorDeg, 1) : ""},
        {"bearing_reference", referenceOf(marker), false},
        {"heading_deg", fixedOrEmpty(marker.headingDeg, 1)},
        {"vehicle_depth_m", fixedOrEmpty(marker.depthM, 2)},
        {"altitude_m", fixedOrEmpty(marker.altitudeM, 2)},
        {"position_error_m", position ? fixed(position->errorM, 1) : ""},
        {"position_source", position ? position->source : "", false},
        {"position_age_s", position ? fixed(position->ageS, 3) : ""},
        {"intensity", marker.intensity ? base::numberText(*marker.intensity) : ""},
        {"simulated", marker.simulated ? "true" : "false"},
        {"settings", settingsText(marker.settings), false},
        {"alignment", marker.alignedByHand ? "manual" : "", false},
    };
}

std::string describe(const annotations::Marker& marker, const MarkerExportOptions& options)
{
    const double range = rangeOf(marker, options);
    std::string text = fixed(range, 2);
    text += " m slant range \u00b1 " + fixed(marker.rangeErrorM * shareOf(marker, range), 2) + " m";
    if (marker.trueDeg)
        text += ", bearing " + fixed(*marker.trueDeg, 1) + "\u00b0 " + referenceOf(marker) +
                " \u00b1 " + fixed(marker.trueErrorDeg, 1) + "\u00b0";
    else if (marker.relativeDeg)
        text += ", bearing " + fixed(base::roundedBearing(*marker.relativeDeg), 1) +
                "\u00b0 from the front \u00b1 " + fixed(marker.relativeErrorDeg, 1) + "\u00b0";
    if (marker.depthM)
        text += ", vehicle " + fixed(*marker.depthM, 2) + " m deep";
    if (marker.altitudeM)
        text += ", " + fixed(*marker.altitudeM, 2) + " m above the bottom";
    if (marker.position)
        text += ", position \u00b1 " + fixed(marker.position->errorM, 1) + " m (" +
                marker.position->source + ")";
    if (marker.alignedByHand)
        text += ", vehicle's log aligned by hand";
    if (marker.simulated)
        text += ", simulated";
    return text;
}

namespace {

/// Characters that XML 1.0, section 2.2, allows.
bool isXmlCharacter(char32_t c)
{
    return c == '\t' || c == '\n' || c == '\r' || (c >= 0x20 && c < 0xd800) ||
           (c >= 0xe000 && c < 0xfffe) || (c >= 0x10000 && c < 0x110000);
}

constexpr std::string_view declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";

void appendElement(std::string& xml, std::string_view indent, std::string_view name,
                   std::string_view text)
{
    if (text.empty())
        return;
    xml += indent;
    xml += '<';
    xml += name;
    xml += '>';
    xml += xmlText(text);
    xml += "</";
    xml += name;
    xml += ">\n";
}

std::string placemark(const annotations::Marker& marker, const MarkerExportOptions& options)
{
    std::string xml = "    <Placemark>\n";
    appendElement(xml, "      ", "name", nameOf(marker));
    appendElement(xml, "      ", "description", describe(marker, options));
    if (const std::string utc = utcOf(marker, options); !utc.empty())
        xml += "      <TimeStamp><when>" + utc + "</when></TimeStamp>\n";
    xml += "      <ExtendedData>\n        <Data name=\"number\"><value>" +
           base::numberText(marker.number) + "</value></Data>\n";
    for (const MarkerValue& figure : markerValues(marker, options)) {
        if (figure.text.empty())
            continue;
        xml += "        <Data name=\"" + std::string(figure.name) + "\"><value>";
        xml += xmlText(figure.text) + "</value></Data>\n";
    }
    xml += "      </ExtendedData>\n      <Point><coordinates>" +
           degreesText(marker.position->longitude) + ',' + degreesText(marker.position->latitude) +
           "</coordinates></Point>\n    </Placemark>\n";
    return xml;
}

} // namespace

std::string xmlText(std::string_view utf8)
{
    std::string text;
    for (const char32_t c : base::fromUtf8(utf8)) {
        switch (c) {
        case '&':
            text += "&amp;";
            break;
        case '<':
            text += "&lt;";
            break;
        case '>':
            text += "&gt;";
            break;
        case '"':
            text += "&quot;";
            break;
        // A carriage return would be read as a line feed.
        case '\r':
            text += "&#13;";
            break;
        default: {
            const char32_t kept = isXmlCharacter(c) ? c : U'\ufffd';
            text += base::toUtf8(std::u32string_view(&kept, 1));
        }
        }
    }
    return text;
}

MarkerExport markersAsGpx(const std::vector<annotations::Marker>& markers,
                          const MarkerExportOptions& options)
{
    MarkerExport made;
    made.text = declaration;
    made.text += "<gpx version=\"1.1\" creator=\"" + xmlText(options.program) +
                 "\" xmlns=\"http://www.topografix.com/GPX/1/1\">\n  <metadata>\n";
    appendElement(made.text, "    ", "name", "Markers");
    appendElement(made.text, "    ", "desc", options.source);
    made.text += "  </metadata>\n";
    for (const annotations::Marker& marker : markers) {
        if (!marker.position) {
            ++made.leftOut;
            continue;
        }
        made.text += "  <wpt lat=\"" + degreesText(marker.position->latitude) + "\" lon=\"" +
                     degreesText(marker.position->longitude) + "\">\n";
        // The order of the elements is prescribed by the schema.
        appendElement(made.text, "    ", "time", utcOf(marker, options));
        appendElement(made.text, "    ", "name", nameOf(marker));
        appendElement(made.text, "    ", "cmt", marker.simulated ? "simulated" : "");
        appendElement(made.text, "    ", "desc", describe(marker, options));
        appendElement(made.text, "    ", "src", marker.stream);
        appendElement(made.text, "    ", "type", "sonar marker");
        made.text += "  </wpt>\n";
        ++made.written;
    }
    made.text += "</gpx>\n";
    return made;
}

MarkerExport markersAsKml(const std::vector<annotations::Marker>& markers,
                          const MarkerExportOptions& options)
{
    MarkerExport made;
    made.text = declaration;
    made.text += "<kml xmlns=\"http://www.opengis.net/kml/2.2\">\n  <Document>\n";
    appendElement(made.text, "    ", "name", "Markers of " + options.source);
    appendElement(made.text, "    ", "description", options.program);
    for (const annotations::Marker& marker : markers) {
        if (!marker.position) {
            ++made.leftOut;
            continue;
        }
        made.text += placemark(marker, options);
        ++made.written;
    }
    made.text += "  </Document>\n</kml>\n";
    return made;
}

} // namespace leadline::exporting

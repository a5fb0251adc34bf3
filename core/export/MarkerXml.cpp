// SPDX-License-Identifier: GPL-3.0-or-later
#include "MarkerFigures.h"
#include "base/FieldText.h"
#include "base/Unicode.h"

namespace leadline::exporting {

namespace {

/// XML 1.0, section 2.2.
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

std::string placemark(const log::Marker& marker, const MarkerExportOptions& options)
{
    std::string xml = "    <Placemark>\n";
    appendElement(xml, "      ", "name", nameOf(marker));
    appendElement(xml, "      ", "description", describe(marker, options));
    if (const std::string utc = utcOf(marker, options); !utc.empty())
        xml += "      <TimeStamp><when>" + utc + "</when></TimeStamp>\n";
    xml += "      <ExtendedData>\n        <Data name=\"number\"><value>" +
           base::numberText(marker.number) + "</value></Data>\n";
    for (const MarkerFigure& figure : figuresOf(marker, options)) {
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
        // A reader makes a line feed of it otherwise.
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

MarkerExport markersAsGpx(const std::vector<log::Marker>& markers,
                          const MarkerExportOptions& options)
{
    MarkerExport made;
    made.text = declaration;
    made.text += "<gpx version=\"1.1\" creator=\"" + xmlText(options.program) +
                 "\" xmlns=\"http://www.topografix.com/GPX/1/1\">\n  <metadata>\n";
    appendElement(made.text, "    ", "name", "Markers");
    appendElement(made.text, "    ", "desc", options.source);
    made.text += "  </metadata>\n";
    for (const log::Marker& marker : markers) {
        if (!marker.position) {
            ++made.leftOut;
            continue;
        }
        made.text += "  <wpt lat=\"" + degreesText(marker.position->latitude) + "\" lon=\"" +
                     degreesText(marker.position->longitude) + "\">\n";
        // In the order of the schema.
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

MarkerExport markersAsKml(const std::vector<log::Marker>& markers,
                          const MarkerExportOptions& options)
{
    MarkerExport made;
    made.text = declaration;
    made.text += "<kml xmlns=\"http://www.opengis.net/kml/2.2\">\n  <Document>\n";
    appendElement(made.text, "    ", "name", "Markers of " + options.source);
    appendElement(made.text, "    ", "description", options.program);
    for (const log::Marker& marker : markers) {
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/ExportText.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>

namespace leadline::app {

using exporting::ExportChoice;

std::span<const ExportChoiceWords> exportChoiceWords()
{
    static constexpr std::array words{
        ExportChoiceWords{ExportChoice::Samples,
                          QT_TRANSLATE_NOOP("ExportForm", "Samples of each ping"),
                          &exporting::ExportOrder::samples},
        ExportChoiceWords{
            ExportChoice::Vehicle,
            QT_TRANSLATE_NOOP("ExportForm", "Heading, depth and position of the vehicle"),
            &exporting::ExportOrder::vehicle},
        ExportChoiceWords{
            ExportChoice::JsonTopics,
            QT_TRANSLATE_NOOP("ExportForm", "Topics for ping-viewer-next and Foxglove"),
            &exporting::ExportOrder::jsonTopics},
    };
    return words;
}

QString exportTitle(const exporting::ExportFormat& format)
{
    static constexpr std::array<std::pair<std::string_view, const char*>, 12> titles{{
        {"csv", QT_TRANSLATE_NOOP("ExportForm", "CSV")},
        {"mcap", QT_TRANSLATE_NOOP("ExportForm", "MCAP")},
        {"pingviewer", QT_TRANSLATE_NOOP("ExportForm", "Ping Viewer")},
        {"tlog", QT_TRANSLATE_NOOP("ExportForm", "MAVLink log")},
        {"png", QT_TRANSLATE_NOOP("ExportForm", "Pictures")},
        {"netcdf", QT_TRANSLATE_NOOP("ExportForm", "netCDF")},
        {"pdf", QT_TRANSLATE_NOOP("ExportForm", "Dive report")},
        {"video", QT_TRANSLATE_NOOP("ExportForm", "Video")},
        {"markers-csv", QT_TRANSLATE_NOOP("ExportForm", "Markers, CSV")},
        {"markers-geojson", QT_TRANSLATE_NOOP("ExportForm", "Markers, GeoJSON")},
        {"markers-gpx", QT_TRANSLATE_NOOP("ExportForm", "Markers, GPX")},
        {"markers-kml", QT_TRANSLATE_NOOP("ExportForm", "Markers, KML")},
    }};
    const auto* const found =
        std::ranges::find(titles, format.name, &std::pair<std::string_view, const char*>::first);
    return found != titles.end() ? QCoreApplication::translate("ExportForm", found->second)
                                 : latin(format.name);
}

QString freeName(const QDir& place, const QString& stem, const exporting::ExportFormat& format,
                 const QStringList& taken)
{
    const QString ending =
        format.output == exporting::ExportFormat::Output::File ? latin(format.ending) : QString();
    QString name = stem + ending;
    for (int i = 2; place.exists(name) || taken.contains(name); ++i)
        name = QStringLiteral("%1-%2%3").arg(stem, QString::number(i), ending);
    return name;
}

} // namespace leadline::app

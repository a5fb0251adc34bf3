// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/Marker.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace leadline::exporting {

enum class MarkerFormat : std::uint8_t { Csv, GeoJson, Gpx, Kml };
inline constexpr std::array markerFormats{MarkerFormat::Csv, MarkerFormat::GeoJson,
                                          MarkerFormat::Gpx, MarkerFormat::Kml};

/// "csv", "geojson", "gpx", "kml"; also the file name extension.
[[nodiscard]] std::string_view toString(MarkerFormat format);

struct MarkerExportOptions {
    /// Name of the recording, UTF-8.
    std::string source = {};
    /// Name and version, such as "Leadline 0.1.0".
    std::string program = {};
    /// UTC of the log's time zero, since 1970; takes precedence over the UTC stored in the markers.
    std::optional<std::chrono::nanoseconds> startUtc = {};
    /// Slant range (m) of a marker at the wanted sound speed; without it the stored range is
    /// written.
    std::function<double(const annotations::Marker&)> rangeM = {};
};

struct MarkerExport {
    /// Content of the file: UTF-8 without byte order mark.
    std::string text;
    std::size_t written = 0;
    /// Number of markers omitted because they have no position, which GPX and KML require.
    std::size_t leftOut = 0;
};

/// Writes markers for spreadsheets, maps and chart plotters: CSV has a row per marker; GeoJSON (RFC
/// 7946) a feature, without geometry if its position is unknown; GPX 1.1 a waypoint; KML 2.2 a
/// placemark. Positions are WGS 84. Depths are in metres, positive downwards, and never written as
/// the position's altitude. Simulated data is labelled.
[[nodiscard]] MarkerExport exportMarkers(MarkerFormat format,
                                         const std::vector<annotations::Marker>& markers,
                                         const MarkerExportOptions& options);

} // namespace leadline::exporting

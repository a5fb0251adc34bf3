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

/// "csv", "geojson", "gpx", "kml": also the ending of their files.
[[nodiscard]] std::string_view toString(MarkerFormat format);

struct MarkerExportOptions {
    /// What was marked: the recording's name. UTF-8.
    std::string source = {};
    /// "Leadline 0.1.0"
    std::string program = {};
    /// UTC of the log's zero since 1970, which counts instead of the markers' own.
    std::optional<std::chrono::nanoseconds> startUtc = {};
    /// The range in the sound speed that is wanted (m); without it as it was taken.
    std::function<double(const annotations::Marker&)> rangeM = {};
};

struct MarkerExport {
    /// The whole file: UTF-8 without a mark.
    std::string text;
    std::size_t written = 0;
    /// Those without a position, which the format cannot hold (GPX and KML).
    std::size_t leftOut = 0;
};

/// Writes markers for spreadsheets, maps and chart plotters. CSV has a row for each; GeoJSON
/// (RFC 7946) a feature, without geometry where no position is known; GPX 1.1 waypoints; KML 2.2
/// placemarks. Positions are WGS 84, depths are metres, positive downwards, and stand beside the
/// position, never as its altitude. What is simulated says so.
[[nodiscard]] MarkerExport exportMarkers(MarkerFormat format,
                                         const std::vector<annotations::Marker>& markers,
                                         const MarkerExportOptions& options);

} // namespace leadline::exporting

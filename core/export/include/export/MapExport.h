// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "map/MapBuilder.h"
#include "ping/FamilyDescriptor.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

namespace leadline::exporting {

/// Writes a map. Each needs a mosaic with at least one cell; a stop request, which is asked for
/// between blocks of rows, ends with cancelled().
struct MapExport {
    const map::DiveMap& map;
    map::Overlap overlap = map::Overlap::Mean;
    /// Of the intensities 0 and 255; nothing for linear ones.
    std::optional<ping::DecibelScale> decibels = {};
    /// "Leadline 0.6.0"
    std::string software = {};
    std::function<bool()> stop = {};

    /// A GeoTIFF in the map's UTM zone on WGS 84: a band of raw intensities, and one of opacity,
    /// 255 where a ping was, with their names, units and scale. An error if the map has no
    /// positions.
    [[nodiscard]] base::Status writeGeoTiff(const std::filesystem::path& path) const;
    /// netCDF-4 after the CF conventions: `echo` and `pings`, how many pings a cell holds, over `y`
    /// and `x` in metres: of the UTM zone, or from where the map begins. `echo` has the unit and
    /// the scale of the decibels, if it is of some.
    [[nodiscard]] base::Status writeNetcdf(const std::filesystem::path& path) const;
    /// The six lines of a world file, in the same metres as `x` and `y`.
    [[nodiscard]] std::string worldFile() const;
};

/// The map's west and north edges, metres.
struct MapCorner {
    double westM = 0;
    double northM = 0;
};
[[nodiscard]] MapCorner cornerOf(const map::DiveMap& map);
/// "WGS 84 / UTM zone 32N", "local".
[[nodiscard]] std::string datumOf(const map::DiveMap& map);

} // namespace leadline::exporting

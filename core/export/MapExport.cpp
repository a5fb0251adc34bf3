// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/MapExport.h"

#include "GeoTiff.h"
#include "NcFile.h"
#include "export/ExportPart.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <span>
#include <vector>

namespace leadline::exporting {

namespace {

/// The coordinate system in the words that GDAL reads.
std::string wellKnownText(const map::UtmProjection& projection)
{
    const std::string zone = std::to_string(projection.zone()) + (projection.isNorth() ? "N" : "S");
    const auto meridian = static_cast<int>(projection.centralMeridianDeg());
    return "PROJCS[\"WGS 84 / UTM zone " + zone +
           "\",GEOGCS[\"WGS 84\",DATUM[\"WGS_1984\",SPHEROID[\"WGS 84\",6378137,298.257223563,"
           "AUTHORITY[\"EPSG\",\"7030\"]],AUTHORITY[\"EPSG\",\"6326\"]],"
           "PRIMEM[\"Greenwich\",0,AUTHORITY[\"EPSG\",\"8901\"]],"
           "UNIT[\"degree\",0.0174532925199433,AUTHORITY[\"EPSG\",\"9122\"]],"
           "AUTHORITY[\"EPSG\",\"4326\"]],PROJECTION[\"Transverse_Mercator\"],"
           "PARAMETER[\"latitude_of_origin\",0],PARAMETER[\"central_meridian\"," +
           std::to_string(meridian) +
           "],PARAMETER[\"scale_factor\",0.9996],PARAMETER[\"false_easting\",500000],"
           "PARAMETER[\"false_northing\"," +
           (projection.isNorth() ? "0" : "10000000") +
           "],UNIT[\"metre\",1,AUTHORITY[\"EPSG\",\"9001\"]],AXIS[\"Easting\",EAST],"
           "AXIS[\"Northing\",NORTH],AUTHORITY[\"EPSG\",\"" +
           std::to_string(projection.epsg()) + "\"]]";
}

/// Rows that are written at once.
constexpr int rowsOfBlock = GeoTiff::rowsOfBlock;

std::string withDecimals(double value, int decimals)
{
    std::array<char, 64> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value,
                                   std::chars_format::fixed, decimals);
    return {text.data(), end.ptr};
}

GeoTiff::BandText echoText(const std::optional<ping::DecibelScale>& decibels)
{
    if (!decibels)
        return {"Echo intensity", "1"};
    return {"Echo level, relative", "dB", (decibels->atFullScale - decibels->atZero) / 255,
            decibels->atZero};
}

} // namespace

MapCorner cornerOf(const map::DiveMap& map)
{
    const auto& extent = map.mosaic->extent();
    MapCorner corner{extent.eastFrom * map.mosaic->cellM(),
                     extent.northUntil * map.mosaic->cellM()};
    if (map.grid) {
        corner.westM += map.grid->origin.eastingM;
        corner.northM += map.grid->origin.northingM;
    }
    return corner;
}

std::string datumOf(const map::DiveMap& map)
{
    if (!map.grid)
        return "local";
    return "WGS 84 / UTM zone " + std::to_string(map.grid->projection.zone()) +
           (map.grid->projection.isNorth() ? "N" : "S");
}

std::string MapExport::worldFile() const
{
    const double cell = map.mosaic->cellM();
    const MapCorner corner = cornerOf(map);
    std::string text;
    for (const double value :
         {cell, 0.0, 0.0, -cell, corner.westM + cell / 2, corner.northM - cell / 2})
        text += withDecimals(value, 6) + '\n';
    return text;
}

base::Status MapExport::writeGeoTiff(const std::filesystem::path& path) const
{
    if (!map.grid)
        return base::Error{
            base::Message("A GeoTIFF needs positions, and this recording holds none. "
                          "Choose PNG or netCDF.")};
    const map::Mosaic& mosaic = *map.mosaic;
    const MapCorner corner = cornerOf(map);
    const auto file =
        GeoTiff::create(path, {.columns = mosaic.extent().columns(),
                               .rows = mosaic.extent().rows(),
                               .cellM = mosaic.cellM(),
                               .westM = corner.westM,
                               .northM = corner.northM,
                               .projection = map.grid->projection,
                               .datum = datumOf(map),
                               .software = software,
                               .description = map.isSimulated ? "simulated" : "",
                               .bandTexts = {{echoText(decibels), {"Opacity", "1"}}}});
    if (!file)
        return file.error();
    constexpr std::size_t bands = 2;
    std::vector<std::uint8_t> values(static_cast<std::size_t>(mosaic.extent().columns()));
    std::vector<std::uint16_t> pings(values.size());
    std::vector<std::uint8_t> line(bands * values.size());
    for (int row = 0; row < mosaic.extent().rows(); ++row) {
        if (row % rowsOfBlock == 0 && stop && stop())
            return cancelled();
        mosaic.readRow(row, overlap, values, pings);
        for (std::size_t i = 0; i < values.size(); ++i) {
            line[bands * i] = values[i];
            line[bands * i + 1] = pings[i] > 0 ? 255 : 0;
        }
        if (auto written = (*file)->writeRow(row, std::as_bytes(std::span(line))); !written)
            return written;
    }
    return (*file)->finish();
}

base::Status MapExport::writeNetcdf(const std::filesystem::path& path) const
{
    auto made = NcFile::create(path);
    if (!made)
        return made.error();
    NcFile& file = **made;
    const map::Mosaic& mosaic = *map.mosaic;
    const auto columns = static_cast<std::size_t>(mosaic.extent().columns());
    const auto rows = static_cast<std::size_t>(mosaic.extent().rows());
    const NcFile::Group root = file.root();
    file.set(root, "Conventions", "CF-1.8");
    file.set(root, "title", "Map");
    file.set(root, "source", software);
    file.set(root, "datum", datumOf(map));
    file.set(root, "built_on", map.builtOn());
    file.set(root, "simulated", map.isSimulated ? "yes" : "no");
    file.set(root, "turns", static_cast<std::int64_t>(map.poses.size()));
    file.set(root, "turns_placed", static_cast<std::int64_t>(map.placed()));
    const int yDimension = file.addDimension(root, "y", rows);
    const int xDimension = file.addDimension(root, "x", columns);
    const MapCorner corner = cornerOf(map);
    const auto axis = [&](const char* name, int dimension, std::size_t count, double first,
                          double step) {
        const auto variable = file.addVariable(root, name, NcFile::Type::Real, {dimension});
        file.set(variable, "units", "m");
        file.set(variable, "axis", name == std::string_view("x") ? "X" : "Y");
        file.set(variable, "standard_name",
                 name == std::string_view("x") ? "projection_x_coordinate"
                                               : "projection_y_coordinate");
        std::vector<double> values(count);
        for (std::size_t i = 0; i < count; ++i)
            values[i] = first + step * (static_cast<double>(i) + 0.5);
        file.write(variable, 0, values);
    };
    axis("y", yDimension, rows, corner.northM, -mosaic.cellM());
    axis("x", xDimension, columns, corner.westM, mosaic.cellM());
    if (map.grid) {
        const auto& projection = map.grid->projection;
        const auto crs = file.addVariable(root, "crs", NcFile::Type::Whole, {});
        file.set(crs, "grid_mapping_name", "transverse_mercator");
        file.set(crs, "longitude_of_central_meridian", projection.centralMeridianDeg());
        file.set(crs, "latitude_of_projection_origin", 0.0);
        file.set(crs, "scale_factor_at_central_meridian", 0.9996);
        file.set(crs, "false_easting", 500'000.0);
        file.set(crs, "false_northing", projection.isNorth() ? 0.0 : 10'000'000.0);
        file.set(crs, "semi_major_axis", 6378137.0);
        file.set(crs, "inverse_flattening", 298.257223563);
        file.set(crs, "spatial_ref", wellKnownText(projection));
        const map::GeoPosition origin = projection.unproject(map.grid->origin);
        file.set(crs, "origin_latitude", origin.latitude);
        file.set(crs, "origin_longitude", origin.longitude);
    }
    const NcLayout layout{.chunk = {std::min<std::size_t>(rows, rowsOfBlock), columns},
                          .deflate = 1};
    const auto echo =
        file.addVariable(root, "echo", NcFile::Type::Byte, {yDimension, xDimension}, layout);
    const auto count =
        file.addVariable(root, "pings", NcFile::Type::Word, {yDimension, xDimension}, layout);
    file.setNoFill(echo);
    file.setNoFill(count);
    const GeoTiff::BandText text = echoText(decibels);
    file.set(echo, "long_name", text.description);
    file.set(echo, "units", text.unit);
    if (decibels) {
        file.set(echo, "scale_factor", text.scale);
        file.set(echo, "add_offset", text.offset);
    }
    file.set(count, "long_name", "Pings");
    file.set(count, "units", "1");
    if (map.grid)
        for (const auto variable : {echo, count})
            file.set(variable, "grid_mapping", "crs");
    std::vector<std::uint8_t> values;
    std::vector<std::uint16_t> pings;
    for (std::size_t row = 0; row < rows && !file.failed(); row += rowsOfBlock) {
        if (stop && stop())
            return cancelled();
        const std::size_t block = std::min<std::size_t>(rows - row, rowsOfBlock);
        values.resize(block * columns);
        pings.resize(block * columns);
        for (std::size_t i = 0; i < block; ++i)
            mosaic.readRow(static_cast<int>(row + i), overlap,
                           std::span(values).subspan(i * columns, columns),
                           std::span(pings).subspan(i * columns, columns));
        const std::array start{row, std::size_t{0}};
        const std::array counts{block, columns};
        file.write(echo, start, counts, std::span<const std::uint8_t>(values));
        file.write(count, start, counts, std::span<const std::uint16_t>(pings));
    }
    return file.close();
}

} // namespace leadline::exporting

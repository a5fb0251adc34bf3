// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/MapExport.h"

#include "NcFile.h"
#include "export/ExportPart.h"

#include <geotiff.h>
#include <geovalues.h>
#include <xtiffio.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <memory>
#include <system_error>
#include <vector>

namespace leadline::exporting {

namespace {

/// Rows that are written at once.
constexpr int rowsOfBlock = 64;
constexpr std::uintmax_t leastSpace = 1U << 20U;

std::string withDecimals(double value, int decimals)
{
    std::array<char, 64> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value,
                                   std::chars_format::fixed, decimals);
    return {text.data(), end.ptr};
}

base::Error tiffError(const std::filesystem::path& path)
{
    std::error_code gone;
    const auto space = std::filesystem::space(path.parent_path(), gone);
    return {base::Message("The GeoTIFF could not be written: %1.",
                          !gone && space.available < leastSpace
                              ? base::Message("the disk is full")
                              : base::Message("the disk refuses it"))};
}

struct CloseTiff {
    void operator()(TIFF* file) const { XTIFFClose(file); }
};
struct FreeKeys {
    void operator()(GTIF* keys) const { GTIFFree(keys); }
};

/// The libraries write to standard error of their own accord.
void silenceTiff()
{
    [[maybe_unused]] static const bool isSilent = [] {
        TIFFSetErrorHandler(nullptr);
        TIFFSetWarningHandler(nullptr);
        return true;
    }();
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
    silenceTiff();
    const std::unique_ptr<TIFF, CloseTiff> file(XTIFFOpen(path.c_str(), "w"));
    if (!file)
        return tiffError(path);
    const map::Mosaic& mosaic = *map.mosaic;
    const int columns = mosaic.extent().columns();
    const int rows = mosaic.extent().rows();
    constexpr std::uint16_t bands = 2;
    std::array<std::uint16_t, 1> extra{EXTRASAMPLE_UNASSALPHA};
    TIFFSetField(file.get(), TIFFTAG_IMAGEWIDTH, static_cast<std::uint32_t>(columns));
    TIFFSetField(file.get(), TIFFTAG_IMAGELENGTH, static_cast<std::uint32_t>(rows));
    TIFFSetField(file.get(), TIFFTAG_BITSPERSAMPLE, 8);
    TIFFSetField(file.get(), TIFFTAG_SAMPLESPERPIXEL, bands);
    TIFFSetField(file.get(), TIFFTAG_EXTRASAMPLES, 1, extra.data());
    TIFFSetField(file.get(), TIFFTAG_PHOTOMETRIC, PHOTOMETRIC_MINISBLACK);
    TIFFSetField(file.get(), TIFFTAG_PLANARCONFIG, PLANARCONFIG_CONTIG);
    TIFFSetField(file.get(), TIFFTAG_COMPRESSION, COMPRESSION_ADOBE_DEFLATE);
    TIFFSetField(file.get(), TIFFTAG_ROWSPERSTRIP, rowsOfBlock);
    TIFFSetField(file.get(), TIFFTAG_SOFTWARE, software.c_str());
    if (map.isSimulated)
        TIFFSetField(file.get(), TIFFTAG_IMAGEDESCRIPTION, "simulated");
    const MapCorner corner = cornerOf(map);
    const std::array scale{mosaic.cellM(), mosaic.cellM(), 0.0};
    const std::array tie{0.0, 0.0, 0.0, corner.westM, corner.northM, 0.0};
    TIFFSetField(file.get(), TIFFTAG_GEOPIXELSCALE, static_cast<int>(scale.size()), scale.data());
    TIFFSetField(file.get(), TIFFTAG_GEOTIEPOINTS, static_cast<int>(tie.size()), tie.data());
    const std::unique_ptr<GTIF, FreeKeys> keys(GTIFNew(file.get()));
    if (!keys)
        return tiffError(path);
    GTIFKeySet(keys.get(), GTModelTypeGeoKey, TYPE_SHORT, 1, ModelTypeProjected);
    GTIFKeySet(keys.get(), GTRasterTypeGeoKey, TYPE_SHORT, 1, RasterPixelIsArea);
    GTIFKeySet(keys.get(), ProjectedCSTypeGeoKey, TYPE_SHORT, 1, map.grid->projection.epsg());
    GTIFKeySet(keys.get(), GTCitationGeoKey, TYPE_ASCII, 0, datumOf(map).c_str());
    GTIFKeySet(keys.get(), ProjLinearUnitsGeoKey, TYPE_SHORT, 1, Linear_Meter);
    GTIFWriteKeys(keys.get());

    std::vector<std::uint8_t> values(static_cast<std::size_t>(columns));
    std::vector<std::uint16_t> pings(values.size());
    std::vector<std::uint8_t> line(bands * values.size());
    for (int row = 0; row < rows; ++row) {
        if (row % rowsOfBlock == 0 && stop && stop())
            return cancelled();
        mosaic.readRow(row, overlap, values, pings);
        for (std::size_t i = 0; i < values.size(); ++i) {
            line[bands * i] = values[i];
            line[bands * i + 1] = pings[i] > 0 ? 255 : 0;
        }
        if (TIFFWriteScanline(file.get(), line.data(), static_cast<std::uint32_t>(row), 0) < 0)
            return tiffError(path);
    }
    return TIFFFlush(file.get()) == 1 ? base::done() : base::Status(tiffError(path));
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
        file.set(crs, "spatial_ref", "EPSG:" + std::to_string(projection.epsg()));
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
    file.set(echo, "long_name", "Intensity");
    file.set(count, "long_name", "Pings");
    for (const auto variable : {echo, count}) {
        file.set(variable, "units", "1");
        if (map.grid)
            file.set(variable, "grid_mapping", "crs");
    }
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

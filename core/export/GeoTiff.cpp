// SPDX-License-Identifier: GPL-3.0-or-later
#include "GeoTiff.h"

#include <geotiff.h>
#include <geovalues.h>
#include <xtiffio.h>

#include <array>
#include <charconv>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace leadline::exporting {

namespace {

constexpr std::uintmax_t leastSpace = 1U << 20U;
/// GDAL's tag of the value that stands for none.
constexpr std::uint32_t noDataTag = 42113;
/// GDAL's tag of what it says of the bands, as XML.
constexpr std::uint32_t metadataTag = 42112;

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

void setSamples(TIFF* file, GeoTiff::Bands bands)
{
    const bool isReal = bands == GeoTiff::Bands::TwoReals;
    std::array<std::uint16_t, 1> extra{
        static_cast<std::uint16_t>(isReal ? EXTRASAMPLE_UNSPECIFIED : EXTRASAMPLE_UNASSALPHA)};
    TIFFSetField(file, TIFFTAG_BITSPERSAMPLE, isReal ? 32 : 8);
    TIFFSetField(file, TIFFTAG_SAMPLESPERPIXEL, 2);
    TIFFSetField(file, TIFFTAG_EXTRASAMPLES, 1, extra.data());
    TIFFSetField(file, TIFFTAG_PHOTOMETRIC, PHOTOMETRIC_MINISBLACK);
    TIFFSetField(file, TIFFTAG_PLANARCONFIG, PLANARCONFIG_CONTIG);
    TIFFSetField(file, TIFFTAG_COMPRESSION, COMPRESSION_ADOBE_DEFLATE);
    TIFFSetField(file, TIFFTAG_ROWSPERSTRIP, GeoTiff::rowsOfBlock);
    if (!isReal)
        return;
    TIFFSetField(file, TIFFTAG_SAMPLEFORMAT, SAMPLEFORMAT_IEEEFP);
    TIFFSetField(file, noDataTag, "nan");
}

void addTagsOfGdal(TIFF* file)
{
    static std::array<char, 16> noData{"GDALNoDataValue"};
    static std::array<char, 13> metadata{"GDALMetadata"};
    static const std::array<TIFFFieldInfo, 2> info{
        {{metadataTag, -1, -1, TIFF_ASCII, FIELD_CUSTOM, 1, 0, metadata.data()},
         {noDataTag, -1, -1, TIFF_ASCII, FIELD_CUSTOM, 1, 0, noData.data()}}};
    TIFFMergeFieldInfo(file, info.data(), info.size());
}

std::string itemOf(std::size_t band, std::string_view name, std::string_view role,
                   std::string_view value)
{
    std::string item = "  <Item name=\"";
    (item += name) += "\" sample=\"" + std::to_string(band) + "\" role=\"";
    (item += role) += "\">";
    (item += value) += "</Item>\n";
    return item;
}

std::string numberText(double value)
{
    std::array<char, 32> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value);
    return {text.data(), end.ptr};
}

std::string metadataOf(std::span<const GeoTiff::BandText> bands)
{
    std::string text = "<GDALMetadata>\n";
    for (std::size_t i = 0; i < bands.size(); ++i) {
        const GeoTiff::BandText& band = bands[i];
        text += itemOf(i, "DESCRIPTION", "description", band.description);
        text += itemOf(i, "UNITTYPE", "unittype", band.unit);
        if (band.scale == 1 && band.offset == 0)
            continue;
        text += itemOf(i, "OFFSET", "offset", numberText(band.offset));
        text += itemOf(i, "SCALE", "scale", numberText(band.scale));
    }
    return text + "</GDALMetadata>\n";
}

} // namespace

struct GeoTiff::Files {
    std::unique_ptr<TIFF, CloseTiff> file;
    std::unique_ptr<GTIF, FreeKeys> keys;
};

GeoTiff::GeoTiff(std::filesystem::path path)
    : m_path(std::move(path)),
      m_files(std::make_unique<Files>())
{
}

GeoTiff::~GeoTiff() = default;

base::Result<std::unique_ptr<GeoTiff>> GeoTiff::create(const std::filesystem::path& path,
                                                       const Options& options)
{
    silenceTiff();
    std::unique_ptr<GeoTiff> made(new GeoTiff(path));
    made->m_files->file.reset(XTIFFOpen(path.c_str(), "w"));
    TIFF* file = made->m_files->file.get();
    if (!file)
        return tiffError(path);
    TIFFSetField(file, TIFFTAG_IMAGEWIDTH, static_cast<std::uint32_t>(options.columns));
    TIFFSetField(file, TIFFTAG_IMAGELENGTH, static_cast<std::uint32_t>(options.rows));
    addTagsOfGdal(file);
    setSamples(file, options.bands);
    TIFFSetField(file, metadataTag, metadataOf(options.bandTexts).c_str());
    TIFFSetField(file, TIFFTAG_SOFTWARE, options.software.c_str());
    if (!options.description.empty())
        TIFFSetField(file, TIFFTAG_IMAGEDESCRIPTION, options.description.c_str());
    const std::array scale{options.cellM, options.cellM, 0.0};
    const std::array tie{0.0, 0.0, 0.0, options.westM, options.northM, 0.0};
    TIFFSetField(file, TIFFTAG_GEOPIXELSCALE, static_cast<int>(scale.size()), scale.data());
    TIFFSetField(file, TIFFTAG_GEOTIEPOINTS, static_cast<int>(tie.size()), tie.data());
    made->m_files->keys.reset(GTIFNew(file));
    GTIF* keys = made->m_files->keys.get();
    if (!keys)
        return tiffError(path);
    GTIFKeySet(keys, GTModelTypeGeoKey, TYPE_SHORT, 1, ModelTypeProjected);
    GTIFKeySet(keys, GTRasterTypeGeoKey, TYPE_SHORT, 1, RasterPixelIsArea);
    GTIFKeySet(keys, ProjectedCSTypeGeoKey, TYPE_SHORT, 1, options.projection.epsg());
    GTIFKeySet(keys, GTCitationGeoKey, TYPE_ASCII, 0, options.datum.c_str());
    GTIFKeySet(keys, ProjLinearUnitsGeoKey, TYPE_SHORT, 1, Linear_Meter);
    GTIFWriteKeys(keys);
    return made;
}

base::Status GeoTiff::writeRow(int row, std::span<const std::byte> values)
{
    // The library may turn the bytes about, in place.
    std::vector<std::byte> line(values.begin(), values.end());
    if (TIFFWriteScanline(m_files->file.get(), line.data(), static_cast<std::uint32_t>(row), 0) < 0)
        return tiffError(m_path);
    return base::done();
}

base::Status GeoTiff::finish()
{
    return TIFFFlush(m_files->file.get()) == 1 ? base::done() : base::Status(tiffError(m_path));
}

} // namespace leadline::exporting

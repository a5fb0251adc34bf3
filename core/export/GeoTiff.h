// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "map/UtmProjection.h"

#include <array>
#include <cstddef>
#include <filesystem>
#include <memory>
#include <span>
#include <string>

namespace leadline::exporting {

/// A GeoTIFF of two bands in a UTM zone on WGS 84, written row by row from the north.
class GeoTiff {
public:
    enum class Bands : std::uint8_t {
        /// A byte of intensity and one of opacity.
        EchoAndOpacity,
        /// 32-bit floats, NaN where there is no value.
        TwoReals
    };
    /// What programs show of a band. A value stands for offset + scale * value in that unit.
    struct BandText {
        std::string description = {};
        std::string unit = {};
        double scale = 1;
        double offset = 0;
    };
    struct Options {
        int columns = 0;
        int rows = 0;
        Bands bands = Bands::EchoAndOpacity;
        /// Side of a cell, and the west and north edges, metres of the zone.
        double cellM = 0;
        double westM = 0;
        double northM = 0;
        map::UtmProjection projection;
        /// "WGS 84 / UTM zone 32N"
        std::string datum = {};
        std::string software = {};
        /// Empty for none.
        std::string description = {};
        std::array<BandText, 2> bandTexts = {};
    };
    /// Rows that are compressed at once.
    static constexpr int rowsOfBlock = 64;

    [[nodiscard]] static base::Result<std::unique_ptr<GeoTiff>>
    create(const std::filesystem::path& path, const Options& options);
    ~GeoTiff();
    GeoTiff(const GeoTiff&) = delete;
    GeoTiff& operator=(const GeoTiff&) = delete;

    /// The values of both bands of the first cell, then of the next.
    [[nodiscard]] base::Status writeRow(int row, std::span<const std::byte> values);
    [[nodiscard]] base::Status finish();

private:
    struct Files;

    explicit GeoTiff(std::filesystem::path path);

    std::filesystem::path m_path;
    std::unique_ptr<Files> m_files;
};

} // namespace leadline::exporting

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/CsvExport.h"
#include "export/ExportPart.h"
#include "swath/SoundingFilter.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace leadline::exporting {

/// Whose soundings are exported, and how.
struct SwathOptions {
    ExportPart part = {};
    swath::SoundingFilter::Options filter = {};
    /// UTC of the log's time zero, since 1970; without it the column `utc` is empty.
    std::optional<std::chrono::nanoseconds> startUtc = {};
    /// "Leadline/0.6.0"
    std::string program = {};
};

/// Header line of the soundings with line feed.
[[nodiscard]] std::string soundingsCsvHeader();

/// Writes one row for each sounding of all multibeam sonars, one sonar after the other, each in the
/// order of time: also those that are left out, with the reason. `north_m` and `east_m` are metres
/// from the origin of the bottom; together with latitude and longitude they are empty where the
/// place is not known. `depth_m` is below the sonar, and `sonar_depth_m` that of the sonar below
/// the surface. Returns the number of rows; an error if there is none.
base::Result<std::uint64_t> exportSoundingsCsv(const log::Log& log, log::Time end,
                                               const SwathOptions& options, const TextSink& sink,
                                               const ExportWatch& watch = {});

/// Writes the bottom that the first multibeam sonar with soundings shows as a GeoTIFF in the UTM
/// zone of its positions on WGS 84: a band of depths below the surface in metres, positive
/// downwards, and one of their spread; NaN where there is no sounding. An error if nothing is known
/// of its place on the Earth. Returns the number of cells with a depth.
base::Result<std::uint64_t> exportBottomGeoTiff(const log::Log& log, log::Time end,
                                                const SwathOptions& options,
                                                const std::filesystem::path& path,
                                                const ExportWatch& watch = {});

} // namespace leadline::exporting

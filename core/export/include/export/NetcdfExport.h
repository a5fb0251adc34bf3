// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/DriftExport.h"
#include "export/ExportPart.h"
#include "sidescan/Side.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace leadline::exporting {

/// Selects what is exported to a netCDF file, and how.
struct NetcdfOptions {
    ExportPart part = {};
    /// Metres per second; without it the recording's sound speed applies.
    std::optional<double> soundSpeed = {};
    /// Names of the exported files.
    std::vector<std::string> sources = {};
    /// True if the recording is still being written, so that its end is not damage.
    bool beingWritten = false;
    /// Name and version, such as "Leadline/0.1.0".
    std::string program = "Leadline";
    /// Time of the export, since 1970; omitted in the file if unset.
    std::optional<std::chrono::nanoseconds> createdUtc = {};
    /// Adds to the beam group of each scanning sonar a group Drift with the motion of the vehicle
    /// from turn to turn, found in the echoes alone. It takes several times as long as all the
    /// rest.
    bool drift = false;
    /// What the user said of side-scan units.
    sidescan::SideChoices sides = {};
    /// Compression level: 0 none, 1 fastest, 9 smallest.
    int deflate = 1;
};

/// Writes the pings of an indexed recording as netCDF-4 with the groups and names of SONAR-netCDF4:
/// a group Sonar/Beam_groupN per sonar with its data in the order of time, samples as
/// `backscatter_r(channel, ping_time, range_sample)`; vehicle data in Platform. It holds the same
/// pings and distances as exportCsv(). A multibeam sonar has its soundings there, as matrices of
/// `ping_time` and `beam`: those of exportSoundingsCsv(), in the sonar's own sound speed.
///
/// `path` must not exist; after an error the caller has to remove it. Needs a few megabytes of
/// memory per sonar, whatever the recording's length. Returns the number of pings, swaths and
/// distances; a part without any is an error. With `NetcdfOptions::drift`, `drift` receives how
/// many turns there are.
base::Result<std::uint64_t> exportNetcdf(const formats::Recording& recording,
                                         const NetcdfOptions& options,
                                         const std::filesystem::path& path,
                                         const ExportWatch& watch = {},
                                         DriftCounts* drift = nullptr);

} // namespace leadline::exporting

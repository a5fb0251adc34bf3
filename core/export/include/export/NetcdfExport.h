// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/ExportPart.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace leadline::exporting {

/// What of a recording goes into a netCDF file, and how.
struct NetcdfOptions {
    ExportPart part = {};
    /// Metres per second; without it the recording's.
    std::optional<double> soundSpeed = {};
    /// Names of the files that are exported.
    std::vector<std::string> sources = {};
    /// The recording ends early only because somebody still writes it.
    bool beingWritten = false;
    /// "Leadline/0.1.0"
    std::string program = "Leadline";
    /// When the file is made, since 1970; without it it does not say.
    std::optional<std::chrono::nanoseconds> createdUtc = {};
    /// 0 not packed at all, 1 fast, 9 small.
    int deflate = 1;
};

/// Writes the pings of an indexed recording as netCDF-4, in the groups and by the names of
/// SONAR-netCDF4: for each sonar a group Sonar/Beam_groupN with all that it said, in the order of
/// time, samples as `backscatter_r(channel, ping_time, range_sample)`; in Platform what the vehicle
/// said. Pings and distances are those of the rows of exportCsv().
///
/// `path` must be free, and stays behind after an error: it is the caller's. In memory are a few
/// megabytes a sonar, however long the recording is. Gives the number of pings and distances; a
/// part without any is an error.
base::Result<std::uint64_t> exportNetcdf(const formats::Recording& recording,
                                         const NetcdfOptions& options,
                                         const std::filesystem::path& path,
                                         const ExportWatch& watch = {});

} // namespace leadline::exporting

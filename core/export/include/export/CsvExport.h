// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/Ping.h"
#include "echo/VehicleTrack.h"
#include "export/ExportPart.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace leadline::exporting {

/// Appends a number with '.' and exactly so many decimals, whatever the locale.
void appendFixed(std::string& text, double value, int decimals);
[[nodiscard]] std::string fixed(double value, int decimals);

/// The header line, line feed included.
[[nodiscard]] std::string csvHeader(std::size_t sampleColumns, bool vehicle);

/// The row of one ping or distance, line feed included; sample columns that it does not fill stay
/// empty. `startUtc` is the log's zero since 1970. With `vehicle` the row ends with its pose.
void appendCsvRow(std::string& text, const echo::Ping& ping, std::string_view stream,
                  std::size_t sampleColumns, bool vehicle,
                  std::optional<std::chrono::nanoseconds> startUtc = {},
                  const echo::VehiclePose& pose = {});

/// What of a recording goes into the rows, and how.
struct CsvOptions {
    ExportPart part = {};
    /// Adds s0, s1, … : as many as the longest ping has.
    bool samples = false;
    /// Adds what is known of the vehicle at each row.
    bool vehicle = false;
    /// Metres per second; without it the recording's.
    std::optional<double> soundSpeed = {};
    /// UTC of the log's zero since 1970; without it the column `utc` is empty.
    std::optional<std::chrono::nanoseconds> startUtc = {};
};

/// Takes text as it comes; false when it could not be written.
using TextSink = std::function<bool(std::string_view)>;

/// Writes one row for each ping and distance of all sonars, in the order of time, as the contract
/// of the command line (`export --to csv`) says. Gives the number of rows.
base::Result<std::uint64_t> exportCsv(const log::Log& log, log::Time end, const CsvOptions& options,
                                      const TextSink& sink, const ExportWatch& watch = {});

} // namespace leadline::exporting

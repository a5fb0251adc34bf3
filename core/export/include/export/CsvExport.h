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

/// Appends a number with '.' and the given number of decimals, independent of the locale.
void appendFixed(std::string& text, double value, int decimals);
[[nodiscard]] std::string fixed(double value, int decimals);
/// Appends seconds with milliseconds if that is exact, else with microseconds.
void appendSeconds(std::string& text, log::Time time);

/// Header line with line feed.
[[nodiscard]] std::string csvHeader(std::size_t sampleColumns, bool vehicle);

/// Row of one ping or distance with line feed; unused sample columns are empty. `startUtc` is the
/// UTC of the log's time zero, since 1970. With `vehicle` the row ends with `pose`.
void appendCsvRow(std::string& text, const echo::Ping& ping, std::string_view stream,
                  std::size_t sampleColumns, bool vehicle,
                  std::optional<std::chrono::nanoseconds> startUtc = {},
                  const echo::VehiclePose& pose = {});

/// Selects what is exported as rows, and how.
struct CsvOptions {
    ExportPart part = {};
    /// Adds a column s0, s1, … per sample, as many as the longest ping has.
    bool samples = false;
    /// Adds columns for the vehicle's heading, depth and position, bearings and the sound speed.
    bool vehicle = false;
    /// Metres per second; without it the recording's sound speed applies.
    std::optional<double> soundSpeed = {};
    /// UTC of the log's time zero, since 1970; without it the column `utc` is empty.
    std::optional<std::chrono::nanoseconds> startUtc = {};
};

/// Writes a piece of text; returns false if that failed.
using TextSink = std::function<bool(std::string_view)>;

/// Writes one row for each ping and distance of all sonars, in the order of time, as documented for
/// the command line (`export --to csv`). Returns the number of rows; an error if there is none.
base::Result<std::uint64_t> exportCsv(const log::Log& log, log::Time end, const CsvOptions& options,
                                      const TextSink& sink, const ExportWatch& watch = {});

} // namespace leadline::exporting

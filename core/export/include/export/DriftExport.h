// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/CsvExport.h"
#include "export/ExportPart.h"
#include "registration/MotionEstimator.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>

namespace leadline::exporting {

/// A value of a motion. It has none if the motion is unknown, and none of its displacement if the
/// echoes do not tell that in each direction, as of a single wall.
[[nodiscard]] std::optional<double>
motionValue(const std::optional<registration::SweepMotion>& motion,
            double registration::SweepMotion::*value);

/// A column of a table of drifts from turn to turn, with a value of the motion to the turn.
struct DriftColumn {
    const char* name;
    int decimals;
    double registration::SweepMotion::*value;

    [[nodiscard]] std::optional<double>
    of(const std::optional<registration::SweepMotion>& motion) const
    {
        return motionValue(motion, value);
    }
};

/// The columns after `begin_s` and `end_s`, in the order in which `leadline-cli drift` writes them.
[[nodiscard]] std::span<const DriftColumn> driftColumns();

/// The number of turns of scanning sonars in an export, and of those to which the motion is known.
struct DriftCounts {
    std::uint64_t turns = 0;
    std::uint64_t known = 0;

    /// A sentence if no motion is known; else empty.
    [[nodiscard]] base::Message remark() const;
};

/// Selects whose drift is exported, and how.
struct DriftOptions {
    ExportPart part = {};
    /// Metres per second; without it the recording's sound speed applies.
    std::optional<double> soundSpeed = {};
    /// UTC of the log's time zero, since 1970; without it the columns of UTC are empty.
    std::optional<std::chrono::nanoseconds> startUtc = {};
};

/// Header line with line feed: begin_s, end_s, driftColumns(), and then the stream, UTC, and the
/// speed and direction of the mean drift until the turn.
[[nodiscard]] std::string driftCsvHeader();

/// Writes one row for each turn or sweep of all scanning sonars, one sonar after the other, each in
/// the order of time. The motion is found in the echoes alone. Where it is unknown, its cells are
/// empty. Estimating it takes longer than any other step of an export.
///
/// Needs the memory of a few sweeps, whatever the recording's length.
base::Result<DriftCounts> exportDriftCsv(const log::Log& log, log::Time end,
                                         const DriftOptions& options, const TextSink& sink,
                                         const ExportWatch& watch = {});

/// The file for the drift beside an exported file: "dive.drift.csv" beside "dive.csv".
[[nodiscard]] std::filesystem::path driftFileBeside(const std::filesystem::path& csvFile);

} // namespace leadline::exporting

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "formats/Recording.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace leadline::exporting {

/// The part of a recording to be exported, for all formats.
struct ExportPart {
    /// Names of the streams to export (log::streamName()); empty for all.
    std::vector<std::string> streams = {};
    /// Times in the recording, both inclusive; a time past the end means the end.
    std::optional<log::Time> from = {};
    std::optional<log::Time> until = {};
    /// Only what is later than this, which may be nothing. Cutting a recording once with `until`
    /// and once with `after` at the same time exports everything exactly once.
    std::optional<log::Time> after = {};

    /// Resolved limits, both inclusive; `end` is the time of the recording's last frame.
    struct Times {
        log::Time first;
        log::Time last;

        [[nodiscard]] bool hold(log::Time time) const { return time >= first && time <= last; }
    };
    [[nodiscard]] Times times(log::Time end) const;
    [[nodiscard]] bool wants(const log::Log& log, log::StreamNumber stream) const;
    /// An error that lists the available streams if one of `streams` is not there. Only streams for
    /// which `counts` returns true are available.
    [[nodiscard]] base::Status check(const log::Log& log,
                                     const std::function<bool(const log::Stream&)>& counts) const;
};

/// Writes a piece of output; returns false if that failed.
using BytesSink = std::function<bool(base::ByteSpan)>;

/// Progress reports and stop requests of a running export.
struct ExportWatch {
    std::stop_token stop = {};
    /// Share done, 0..1.
    std::function<void(double)> progress = {};

    /// Reports the share done; returns false if the export has to stop.
    [[nodiscard]] bool reportProgress(double share) const
    {
        if (progress)
            progress(share);
        return !stop.stop_requested();
    }
    /// For a step that covers the shares `from` to `to` of the whole export.
    [[nodiscard]] ExportWatch step(double from, double to) const;
};

/// The error of an export that was stopped.
[[nodiscard]] base::Error cancelled();
/// The error if the recording's bytes cannot be read any more.
[[nodiscard]] base::Error unreadable();

} // namespace leadline::exporting

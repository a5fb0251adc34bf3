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

/// Which part of a recording is exported, the same in every format.
struct ExportPart {
    /// Names of the streams that are wanted (log::streamName); all of them when empty.
    std::vector<std::string> streams = {};
    /// Times of the recording; both belong to the part, and a time past the end means the end.
    std::optional<log::Time> from = {};
    std::optional<log::Time> until = {};
    /// Only what came later than this, which may be nothing: a recording that is cut `until` a
    /// time and `after` it holds everything once.
    std::optional<log::Time> after = {};

    /// The times that belong to the part, both of them too; `end` is the recording's last.
    struct Times {
        log::Time first;
        log::Time last;

        [[nodiscard]] bool hold(log::Time time) const { return time >= first && time <= last; }
    };
    [[nodiscard]] Times times(log::Time end) const;
    [[nodiscard]] bool wants(const log::Log& log, log::StreamNumber stream) const;
    /// That each wanted stream is there; else a sentence that names those that are. Only those
    /// count that `counts` says yes to.
    [[nodiscard]] base::Status check(const log::Log& log,
                                     const std::function<bool(const log::Stream&)>& counts) const;
};

/// Takes bytes as they come; false when they could not be written.
using BytesSink = std::function<bool(base::ByteSpan)>;

/// What an export tells while it works, and what it is told.
struct ExportWatch {
    std::stop_token stop = {};
    /// The share that is done, 0..1.
    std::function<void(double)> progress = {};

    /// Tells the share; false when it is to stop.
    [[nodiscard]] bool goesOn(double share) const
    {
        if (progress)
            progress(share);
        return !stop.stop_requested();
    }
    /// Of a step that is so much of the whole.
    [[nodiscard]] ExportWatch step(double from, double to) const;
};

/// What an export says that was stopped.
[[nodiscard]] base::Error cancelled();
/// What it says when the recording's bytes are not to be had any more.
[[nodiscard]] base::Error unreadable();

} // namespace leadline::exporting

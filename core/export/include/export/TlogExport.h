// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "log/Recording.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <string>

namespace leadline::exporting {

/// What of a recording goes into a telemetry log.
struct TlogOptions {
    /// Name of the only stream wanted (log::streamName); without it all of MAVLink, what was sent
    /// among them.
    std::optional<std::string> stream = {};
    /// Both ends belong to the range; times past the end mean the end.
    std::optional<log::Time> from = {};
    std::optional<log::Time> until = {};
};

/// Takes bytes as they come; false when they could not be written.
using BytesSink = std::function<bool(base::ByteSpan)>;

/// Writes the MAVLink of an indexed recording as ground stations do (`.tlog`), each frame as it
/// was on the wire, with its stamp in UTC, in the order of time. Gives the number of frames; a
/// recording without MAVLink is an error.
base::Result<std::uint64_t> exportTlog(const log::Recording& recording, const TlogOptions& options,
                                       const BytesSink& sink, const std::stop_token& stop = {},
                                       const std::function<void(double)>& progress = {});

} // namespace leadline::exporting

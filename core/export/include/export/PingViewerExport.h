// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/ExportPart.h"

#include <cstdint>
#include <string>

namespace leadline::exporting {

struct PingViewerOptions {
    ExportPart part = {};
    /// Name and version of the writing program: "Leadline/0.1.0".
    std::string library = {};
};

/// Writes one sonar's frames of an indexed recording as a Ping Viewer log (`.bin`), with their
/// times in the recording to the millisecond; from 24 h on such files have no times. Returns the
/// number of frames.
///
/// Streams of one link are exported together. For a recording with several sonars, `part.streams`
/// has to be set, unless the recording is itself a Ping Viewer log.
[[nodiscard]] base::Result<std::uint64_t> exportPingViewer(const formats::Recording& recording,
                                                           const PingViewerOptions& options,
                                                           const BytesSink& sink,
                                                           const ExportWatch& watch = {});

} // namespace leadline::exporting

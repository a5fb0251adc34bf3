// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/ExportPart.h"

#include <cstdint>
#include <string>

namespace leadline::exporting {

struct PingViewerOptions {
    ExportPart part = {};
    /// Of the program that writes: "Leadline/0.1.0".
    std::string library = {};
};

/// Writes the frames of one sonar of an indexed recording as Ping Viewer logs them (`.bin`), each
/// as it came, with its time in the recording to the millisecond; from 24 h on such files know
/// none. Gives the number of frames.
///
/// What came over one link goes together. A recording with several sonars is an error unless the
/// streams are named, but for a log of Ping Viewer, which had them all.
[[nodiscard]] base::Result<std::uint64_t> exportPingViewer(const formats::Recording& recording,
                                                           const PingViewerOptions& options,
                                                           const BytesSink& sink,
                                                           const ExportWatch& watch = {});

} // namespace leadline::exporting

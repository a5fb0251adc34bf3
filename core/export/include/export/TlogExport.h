// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/ExportPart.h"

#include <cstdint>

namespace leadline::exporting {

/// Writes the MAVLink frames of an indexed recording as ground stations do (`.tlog`): unchanged,
/// with a UTC stamp, in the order of time. Without selected streams it includes received and sent
/// frames. Returns the number of frames; a recording without MAVLink is an error.
base::Result<std::uint64_t> exportTlog(const formats::Recording& recording, const ExportPart& part,
                                       const BytesSink& sink, const ExportWatch& watch = {});

} // namespace leadline::exporting

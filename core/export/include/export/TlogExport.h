// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/ExportPart.h"

#include <cstdint>

namespace leadline::exporting {

/// Writes the MAVLink of an indexed recording as ground stations do (`.tlog`), each frame as it
/// was on the wire, with its stamp in UTC, in the order of time. Gives the number of frames; a
/// recording without MAVLink is an error. Without streams named, all of MAVLink goes, what was sent
/// among it.
base::Result<std::uint64_t> exportTlog(const formats::Recording& recording, const ExportPart& part,
                                       const BytesSink& sink, const ExportWatch& watch = {});

} // namespace leadline::exporting

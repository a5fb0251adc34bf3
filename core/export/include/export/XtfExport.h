// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/ExportPart.h"
#include "export/SideScanCorrections.h"

#include <cstdint>
#include <string_view>

namespace leadline::exporting {

/// Writes the side-scan pings of an indexed recording in the eXtended Triton Format (`.xtf`), with
/// what is known of the vehicle at each of them: time, position, heading, roll, pitch, depth, speed
/// and height above the bottom, which is that of the pings or found in them.
///
/// Channel 0 is port and channel 1 starboard; a second pair of units has the next two. Pings of
/// both sides within a quarter of a second share a packet. Units whose side is not known become
/// sub-bottom channels, which have none. Samples have 16 bits without a sign: of pings with
/// decibels by echo::commonDecibels, which the file header notes where all have them, of others as
/// they are. Where the recording has no date it begins in 1970. `version` is that of the program.
/// Returns the number of pings; a recording without side-scan pings is an error, and so are
/// corrections of streams that it does not have.
base::Result<std::uint64_t> exportXtf(const formats::Recording& recording, const ExportPart& part,
                                      std::string_view version, const BytesSink& sink,
                                      const ExportWatch& watch = {},
                                      const SideScanCorrections& corrections = {});

} // namespace leadline::exporting

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/ExportPart.h"
#include "sidescan/Side.h"

#include <cstdint>

namespace leadline::exporting {

/// `.svlog`, or the same compressed by gzip (`.svlz`).
enum class SvlogForm : std::uint8_t { Plain, Compressed };

/// Writes the received frames of an indexed recording as SonarLink does (`.svlog`): a session
/// header with the devices and the date, then the sonars' frames in the order of time, and the
/// vehicle's messages as JSON. A device has one id, as in the recording or, if that is 0 or
/// another's, a free one. `sides` is what the user said of side-scan units, which are named by
/// their side. The format has no times of arrival. Returns the number of frames without the header;
/// a recording without sonars is an error.
base::Result<std::uint64_t> exportSvlog(const formats::Recording& recording, const ExportPart& part,
                                        SvlogForm form, const BytesSink& sink,
                                        const ExportWatch& watch = {},
                                        const sidescan::SideChoices& sides = {});

} // namespace leadline::exporting

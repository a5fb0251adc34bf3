// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exporting/ExportOrder.h"

#include <cstdint>

namespace leadline::exporting {

// The markers of a recording: those in it, and those that lie beside it. Gives their number; none
// is an error.
[[nodiscard]] base::Result<std::uint64_t> writeMarkersCsv(const ExportTask& task);
[[nodiscard]] base::Result<std::uint64_t> writeMarkersGeoJson(const ExportTask& task);
[[nodiscard]] base::Result<std::uint64_t> writeMarkersGpx(const ExportTask& task);
[[nodiscard]] base::Result<std::uint64_t> writeMarkersKml(const ExportTask& task);

} // namespace leadline::exporting

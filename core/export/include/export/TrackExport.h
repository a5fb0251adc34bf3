// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/ExportPart.h"
#include "export/MarkerExport.h"

#include <cstdint>

namespace leadline::exporting {

/// Writes the vehicle's track of an indexed recording for maps and chart plotters: its positions,
/// WGS 84, by the rules of mavlink::VehicleState. GeoJSON (RFC 7946) has one feature with a
/// MultiLineString, and with times and depths of all points in properties; GPX 1.1 a track; KML 2.2
/// a placemark. Where there is no position for ten seconds a new line begins. Depths are in metres,
/// positive downwards, and never written as altitudes; times are UTC, left out if there is no date.
///
/// Of `options`, source and program are used. Returns the number of points; a recording without
/// positions, and MarkerFormat::Csv, are errors.
base::Result<std::uint64_t> exportTrack(const formats::Recording& recording, const ExportPart& part,
                                        MarkerFormat format, const MarkerExportOptions& options,
                                        const BytesSink& sink, const ExportWatch& watch = {});

} // namespace leadline::exporting

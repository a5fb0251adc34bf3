// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/MarkerExport.h"

#include <string>
#include <string_view>
#include <vector>

namespace leadline::exporting {

/// One figure of a marker as it is written; empty where it has none.
struct MarkerFigure {
    std::string_view name;
    std::string text;
    /// It is a number or true and false: JSON needs no quotes for it.
    bool bare = true;
};

/// All of a marker but number, name and position, in the order in which they are written.
[[nodiscard]] std::vector<MarkerFigure> figuresOf(const annotations::Marker& marker,
                                                  const MarkerExportOptions& options);
/// What people call it: its name, else "Marker 3".
[[nodiscard]] std::string nameOf(const annotations::Marker& marker);
/// 2026-09-13T13:55:12.345Z; empty where that is not known.
[[nodiscard]] std::string utcOf(const annotations::Marker& marker,
                                const MarkerExportOptions& options);
/// Seven decimals of a degree: a centimetre.
[[nodiscard]] std::string degreesText(double degrees);
/// For people: "9.06 m ± 0.09, bearing 042.7° true ± 3.2, …".
[[nodiscard]] std::string describe(const annotations::Marker& marker,
                                   const MarkerExportOptions& options);

/// What XML can hold of a text, with its own signs escaped.
[[nodiscard]] std::string xmlText(std::string_view utf8);

[[nodiscard]] MarkerExport markersAsGpx(const std::vector<annotations::Marker>& markers,
                                        const MarkerExportOptions& options);
[[nodiscard]] MarkerExport markersAsKml(const std::vector<annotations::Marker>& markers,
                                        const MarkerExportOptions& options);

} // namespace leadline::exporting

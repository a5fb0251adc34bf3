// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/MarkerExport.h"

#include <string>
#include <string_view>
#include <vector>

namespace leadline::exporting {

/// A value of a marker as text; empty if the marker does not have it.
struct MarkerValue {
    std::string_view name;
    std::string text;
    /// True for numbers and for true and false, which are not quoted in JSON.
    bool bare = true;
};

/// All values of a marker except its number, name and position, in the order in which they are
/// written.
[[nodiscard]] std::vector<MarkerValue> markerValues(const annotations::Marker& marker,
                                                    const MarkerExportOptions& options);
/// The marker's name, or "Marker 3" if it has none.
[[nodiscard]] std::string nameOf(const annotations::Marker& marker);
/// Time in the form 2026-09-13T13:55:12.345Z; empty if UTC is not known.
[[nodiscard]] std::string utcOf(const annotations::Marker& marker,
                                const MarkerExportOptions& options);
/// Degrees with seven decimals, which is a resolution of a centimetre.
[[nodiscard]] std::string degreesText(double degrees);
/// Description for readers: "9.06 m ± 0.09, bearing 042.7° true ± 3.2, …".
[[nodiscard]] std::string describe(const annotations::Marker& marker,
                                   const MarkerExportOptions& options);

/// Text for XML: without characters that XML does not allow, and with its special characters
/// escaped.
[[nodiscard]] std::string xmlText(std::string_view utf8);

[[nodiscard]] MarkerExport markersAsGpx(const std::vector<annotations::Marker>& markers,
                                        const MarkerExportOptions& options);
[[nodiscard]] MarkerExport markersAsKml(const std::vector<annotations::Marker>& markers,
                                        const MarkerExportOptions& options);

} // namespace leadline::exporting

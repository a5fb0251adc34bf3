// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/ExportPart.h"
#include "formats/Recording.h"
#include "sidescan/Corrections.h"

#include <cstdint>
#include <filesystem>
#include <functional>

namespace leadline::app {

struct ReportOptions {
    exporting::ExportPart part = {};
    /// Lengths are in feet.
    bool imperial = false;
    /// What the user said of side-scan units.
    sidescan::Corrections sideScan = {};
};

/// Writes a dive report of a part of an indexed recording as an A4 PDF with searchable text, and
/// returns the number of pages. Any thread; needs a QGuiApplication for its fonts.
[[nodiscard]] base::Result<std::uint64_t>
writeReport(const formats::Recording& recording, const std::filesystem::path& file,
            const ReportOptions& options, const std::function<bool(base::ByteSpan)>& sink,
            const exporting::ExportWatch& watch = {});

} // namespace leadline::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/ExportPart.h"
#include "formats/Recording.h"

#include <cstdint>
#include <filesystem>
#include <functional>

namespace leadline::app {

/// Writes a dive report of a part of an indexed recording: A4, in light colours, text as text.
/// Needs a QGuiApplication for its fonts; on any thread. Gives the number of pages.
[[nodiscard]] base::Result<std::uint64_t>
writeReport(const formats::Recording& recording, const std::filesystem::path& file,
            const exporting::ExportPart& part, const std::function<bool(base::ByteSpan)>& sink,
            const exporting::ExportWatch& watch = {});

} // namespace leadline::app

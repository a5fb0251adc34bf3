// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exporting/ExportFormats.h"

/// What the formats have of their own: each indexes as much as it needs, begins its place, and
/// fills it. They give how much was written, in what the format counts.
namespace leadline::exporting {

[[nodiscard]] base::Result<std::uint64_t> writeCsv(const ExportTask& task);
[[nodiscard]] base::Result<std::uint64_t> writeMcap(const ExportTask& task);
[[nodiscard]] base::Result<std::uint64_t> writePingViewer(const ExportTask& task);
[[nodiscard]] base::Result<std::uint64_t> writeTlog(const ExportTask& task);
[[nodiscard]] base::Result<std::uint64_t> writePdf(const ExportTask& task);
[[nodiscard]] base::Result<std::uint64_t> writeNetcdf(const ExportTask& task);
[[nodiscard]] base::Result<std::uint64_t> writeVideo(const ExportTask& task);
[[nodiscard]] base::Result<std::uint64_t> writePictures(const ExportTask& task);

} // namespace leadline::exporting

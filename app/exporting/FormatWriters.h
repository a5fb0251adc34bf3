// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/ExportPart.h"
#include "exporting/ExportFormats.h"
#include "exporting/ExportOrder.h"
#include "formats/Recording.h"

#include <cstdint>
#include <filesystem>
#include <string>

namespace leadline::app {

/// Puts the recording's dive sheet beside what was exported of it, as it lies beside a recording:
/// whoever opens the file in Leadline has it again. `withNotes`: the recording's notes are in
/// there, and perhaps the sheet among them. One that lies there is only replaced where the file
/// might be. What cannot be done is a remark, for the export is good.
void putSheetBeside(const ExportTask& task, bool withNotes);

// The markers of a recording: those in it, and those that lie beside it. Gives their number; none
// is an error.
[[nodiscard]] base::Result<std::uint64_t> writeMarkersCsv(const ExportTask& task);
[[nodiscard]] base::Result<std::uint64_t> writeMarkersGeoJson(const ExportTask& task);
[[nodiscard]] base::Result<std::uint64_t> writeMarkersGpx(const ExportTask& task);
[[nodiscard]] base::Result<std::uint64_t> writeMarkersKml(const ExportTask& task);

// What the formats have of their own: each indexes as much as it needs, begins its place, and
// fills it. They give how much was written, in what the format counts.
[[nodiscard]] base::Result<std::uint64_t> writeCsv(const ExportTask& task);
[[nodiscard]] base::Result<std::uint64_t> writeMcap(const ExportTask& task);
[[nodiscard]] base::Result<std::uint64_t> writePingViewer(const ExportTask& task);
[[nodiscard]] base::Result<std::uint64_t> writeTlog(const ExportTask& task);
[[nodiscard]] base::Result<std::uint64_t> writePdf(const ExportTask& task);
[[nodiscard]] base::Result<std::uint64_t> writeNetcdf(const ExportTask& task);
[[nodiscard]] base::Result<std::uint64_t> writeVideo(const ExportTask& task);
[[nodiscard]] base::Result<std::uint64_t> writePictures(const ExportTask& task);

/// Writes pictures of an indexed recording into a folder that is there, by the raster code of the
/// window: of a Ping1D its whole waterfall, a column a ping, in several pictures where it is wider
/// than one may be; of a Ping360 the disc at the end of each turn, and of one that never turned its
/// waterfall. Axes and words need a QGuiApplication, on whatever thread.
///
/// In memory is one picture. Gives their number; a part without pings is an error.
base::Result<std::uint64_t> exportPictures(const formats::Recording& recording,
                                           const QString& title, const exporting::ExportPart& part,
                                           const PictureOrder& order,
                                           const std::filesystem::path& folder,
                                           const exporting::ExportWatch& watch);

/// Writes a part of an indexed recording as a video that plays as fast as it was: the disc of the
/// first Ping360 beside the echoes of the first Ping1D, or the one that is there, drawn as `render`
/// draws them. `file` is where the encoder writes, `name` what is written on the pictures. Gives
/// the number of pictures.
[[nodiscard]] base::Result<std::uint64_t> exportVideo(const formats::Recording& recording,
                                                      const std::string& name,
                                                      const exporting::ExportPart& part,
                                                      const std::filesystem::path& file,
                                                      const exporting::ExportWatch& watch);

} // namespace leadline::app

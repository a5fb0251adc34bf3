// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/ExportPart.h"
#include "exporting/ExportFormats.h"
#include "exporting/ExportRequest.h"
#include "formats/Recording.h"

#include <cstdint>
#include <filesystem>
#include <string>

namespace leadline::app {

/// Writes the recording's dive sheet to a sidecar file of the exported file, where Leadline finds
/// it again. `withNotes`: the exported file contains the recording's notes, perhaps with the sheet.
/// An existing sidecar file is replaced only if the exported file may be. Failure is only a remark,
/// since the export itself succeeded.
void putSheetBeside(const ExportTask& task, bool withNotes);

/// Remarks that the recording ends early, unless it is still being written.
void remarkOnEnd(const ExportTask& task);

// Write the markers of a recording and of its sidecar file, and return their number; none is an
// error.
[[nodiscard]] base::Result<std::uint64_t> writeMarkersCsv(const ExportTask& task);
[[nodiscard]] base::Result<std::uint64_t> writeMarkersGeoJson(const ExportTask& task);
[[nodiscard]] base::Result<std::uint64_t> writeMarkersGpx(const ExportTask& task);
[[nodiscard]] base::Result<std::uint64_t> writeMarkersKml(const ExportTask& task);

// Writers of the other formats. Each indexes the recording as far as needed, creates the output and
// writes it, and returns the number of items written, in the format's own unit.
[[nodiscard]] base::Result<std::uint64_t> writeCsv(const ExportTask& task);
[[nodiscard]] base::Result<std::uint64_t> writeMcap(const ExportTask& task);
[[nodiscard]] base::Result<std::uint64_t> writePingViewer(const ExportTask& task);
[[nodiscard]] base::Result<std::uint64_t> writeTlog(const ExportTask& task);
[[nodiscard]] base::Result<std::uint64_t> writeSvlog(const ExportTask& task);
[[nodiscard]] base::Result<std::uint64_t> writeXtf(const ExportTask& task);
[[nodiscard]] base::Result<std::uint64_t> writeTrackGeoJson(const ExportTask& task);
[[nodiscard]] base::Result<std::uint64_t> writeTrackGpx(const ExportTask& task);
[[nodiscard]] base::Result<std::uint64_t> writeTrackKml(const ExportTask& task);
[[nodiscard]] base::Result<std::uint64_t> writeSoundingsCsv(const ExportTask& task);
[[nodiscard]] base::Result<std::uint64_t> writeBottomGeoTiff(const ExportTask& task);
[[nodiscard]] base::Result<std::uint64_t> writePdf(const ExportTask& task);
[[nodiscard]] base::Result<std::uint64_t> writeNetcdf(const ExportTask& task);
[[nodiscard]] base::Result<std::uint64_t> writeVideo(const ExportTask& task);
[[nodiscard]] base::Result<std::uint64_t> writePictures(const ExportTask& task);

/// Writes pictures of an indexed recording into an existing folder, drawn as in the window: of a
/// Ping1D its whole echogram with one column per ping, split if it is too wide for one picture; of
/// a Ping360 the polar view at the end of each turn, or its echogram if it never turned. Axes and
/// text need a QGuiApplication; any thread.
///
/// Keeps one picture in memory at a time. Returns their number; a part without pings is an error.
base::Result<std::uint64_t> exportPictures(const formats::Recording& recording,
                                           const QString& title, const exporting::ExportPart& part,
                                           const PictureOptions& request,
                                           const std::filesystem::path& folder,
                                           const exporting::ExportWatch& watch);

/// Writes a part of an indexed recording as a video in real time: the polar view of the first
/// Ping360 beside the echogram of the first Ping1D, or the only one recorded, drawn as by `render`.
/// `file` is the encoder's output, `name` is written on the frames. Returns the number of frames.
[[nodiscard]] base::Result<std::uint64_t>
exportVideo(const formats::Recording& recording, const std::string& name,
            const exporting::ExportPart& part, const PictureOptions& options,
            const std::filesystem::path& file, const exporting::ExportWatch& watch);

} // namespace leadline::app

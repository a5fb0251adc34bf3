// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/MarkerRecord.h"
#include "base/Result.h"
#include "io/SidecarFile.h"

#include <filesystem>
#include <string_view>
#include <vector>

/// Markers are stored in a file beside the recording, which itself is never changed:
/// `20260913-135512Z.mcap.marks`. Its first line names the recording, then each record is one line
/// of JSON.
namespace leadline::annotations {

/// The kind of io::SidecarFile that holds markers.
inline constexpr std::string_view markersKind = "marks";

/// A recording and the places where its markers are stored.
struct MarkerFile {
    std::filesystem::path recording;
    /// Fallback folder for recordings whose own folder is read-only; empty if there is none.
    std::filesystem::path fallbackFolder = {};

    /// Path of the marker file beside the recording.
    [[nodiscard]] std::filesystem::path beside() const;
    /// Path of the marker file in `fallbackFolder`; empty if there is none.
    [[nodiscard]] std::filesystem::path elsewhere() const;
    /// Path in `fallbackFolder` that earlier versions used, built from the recording's name and
    /// size. It is still read, and its records move to the new file at the next write.
    [[nodiscard]] std::filesystem::path legacyPath() const;
    [[nodiscard]] io::SidecarFile sidecar() const;
    /// True if any of these marker files exists.
    [[nodiscard]] bool exists() const;
};

/// The file to which markers were written.
struct SavedMarkers {
    std::filesystem::path file;
    /// Why that file is not beside the recording; empty if it is.
    base::Message reason = {};
};

/// All marker records of a recording in the order in which they were written; empty if there is no
/// file. Damaged lines and lines of later versions are skipped.
[[nodiscard]] std::vector<MarkerRecord> readMarkers(const MarkerFile& file);
/// Parses the text of a marker file.
[[nodiscard]] std::vector<MarkerRecord> decodeMarkers(std::string_view text);
/// The complete text of a marker file.
[[nodiscard]] std::string encodeMarkers(const std::vector<MarkerRecord>& records,
                                        std::string_view recordingName);

/// Appends all records or none, and copies records from the fallback file if the recording's folder
/// is writable again. Returns once they would survive a power cut.
base::Result<SavedMarkers> appendMarkers(const MarkerFile& file,
                                         const std::vector<MarkerRecord>& records);

} // namespace leadline::annotations

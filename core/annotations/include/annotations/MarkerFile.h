// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/MarkerRecord.h"
#include "base/Result.h"
#include "io/SidecarFile.h"

#include <filesystem>
#include <string_view>
#include <vector>

/// Marks that lie beside a recording, which itself is never changed: `20260913-135512Z.mcap.marks`,
/// a line of JSON for each record, behind a first line that says whose they are.
namespace leadline::annotations {

/// As a SidecarFile has it.
inline constexpr std::string_view marksKind = "marks";

/// A recording, and where marks on it go.
struct MarkedFile {
    std::filesystem::path recording;
    /// For marks on recordings whose own folder cannot be written to; empty where there is none.
    std::filesystem::path otherFolder = {};

    /// Beside it.
    [[nodiscard]] std::filesystem::path beside() const;
    /// In the other folder; empty where there is none.
    [[nodiscard]] std::filesystem::path elsewhere() const;
    /// There, by the recording's name and size, as earlier versions kept them: read, and taken over
    /// with the next word.
    [[nodiscard]] std::filesystem::path formerly() const;
    [[nodiscard]] io::SidecarFile companion() const;
    /// Something was said of it, in any of these places.
    [[nodiscard]] bool exists() const;
};

/// Where marks were written.
struct MarkPlace {
    std::filesystem::path file;
    /// Not beside the recording: why, a sentence.
    std::string reason = {};
};

/// All that was marked on a recording, as far as it can be read, in the order in which it was
/// written; lines that are damaged or of a later version are passed over. None where there is no
/// such file.
[[nodiscard]] std::vector<MarkerRecord> readMarks(const MarkedFile& file);
/// The records of the text of such a file.
[[nodiscard]] std::vector<MarkerRecord> decodeMarks(std::string_view text);
/// The whole text of such a file.
[[nodiscard]] std::string encodeMarks(const std::vector<MarkerRecord>& records,
                                      std::string_view recordingName);

/// Adds records behind those that are there: all of them, or none. What was kept elsewhere while
/// the recording's folder took nothing comes along. Waits until they would survive a power cut.
base::Result<MarkPlace> appendMarks(const MarkedFile& file,
                                    const std::vector<MarkerRecord>& records);

} // namespace leadline::annotations

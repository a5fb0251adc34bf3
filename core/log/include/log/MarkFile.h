// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "log/MarkRecord.h"

#include <cstdint>
#include <filesystem>
#include <string_view>
#include <vector>

/// Marks that lie beside a recording, which itself is never changed: `20260913-135512Z.mcap.marks`,
/// a line of JSON for each record, behind a first line that says whose they are.
namespace leadline::log {

inline constexpr std::string_view markFileSuffix = ".marks";

/// A recording, and where marks on it go.
struct MarkedFile {
    std::filesystem::path recording;
    /// For marks on recordings whose own folder cannot be written to; empty where there is none.
    std::filesystem::path otherFolder = {};

    /// Beside it.
    [[nodiscard]] std::filesystem::path beside() const;
    /// In the other folder, by the recording's name and size, so that it is found again when its
    /// medium is put in elsewhere; empty where there is none.
    [[nodiscard]] std::filesystem::path elsewhere() const;
};

/// Where marks were written.
struct MarkPlace {
    std::filesystem::path file;
    /// Not beside the recording: why, for the end of a sentence ("it may only be read").
    std::string reason = {};
};

/// All that was marked on a recording, in the order in which it was written; lines that are damaged
/// or of a later version are passed over. None where there is no such file.
[[nodiscard]] std::vector<MarkRecord> readMarks(const MarkedFile& file);
/// The records of the text of such a file.
[[nodiscard]] std::vector<MarkRecord> decodeMarks(std::string_view text);
/// The whole text of such a file.
[[nodiscard]] std::string encodeMarks(const std::vector<MarkRecord>& records,
                                      std::string_view recordingName);

/// Adds records behind those that are there: all of them, or none. Waits until they would survive
/// a power cut.
base::Result<MarkPlace> appendMarks(const MarkedFile& file, const std::vector<MarkRecord>& records);

/// How many markers and notes there are beside a recording, deleted ones not counted: what speaks
/// against removing it.
[[nodiscard]] std::size_t marksBeside(const std::filesystem::path& recording);

} // namespace leadline::log

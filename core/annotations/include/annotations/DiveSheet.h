// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "io/SidecarFile.h"
#include "log/RecorderTypes.h"
#include "log/RecordingReader.h"

#include <array>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace leadline::annotations {

/// The dive's form as the crew fills it in: customer, place, people. Texts are UTF-8 without line
/// breaks; only `notes` may have several lines.
struct DiveSheet {
    std::string job = {};
    std::string dive = {};
    std::string vehicle = {};
    std::string pilot = {};
    std::string place = {};
    std::string water = {};
    std::string notes = {};

    [[nodiscard]] bool isEmpty() const { return *this == DiveSheet(); }
    friend bool operator==(const DiveSheet&, const DiveSheet&) = default;
};

/// One line of the dive sheet, for code that iterates over all of them.
struct DiveSheetField {
    /// Key in files: "job".
    std::string_view key;
    /// English label: "Job".
    std::string_view label;
    std::string DiveSheet::*text = nullptr;
};
inline constexpr std::array<DiveSheetField, 7> diveSheetFields{{
    {"job", "Job", &DiveSheet::job},
    {"dive", "Dive", &DiveSheet::dive},
    {"vehicle", "Vehicle", &DiveSheet::vehicle},
    {"pilot", "Pilot", &DiveSheet::pilot},
    {"place", "Place", &DiveSheet::place},
    {"water", "Water", &DiveSheet::water},
    {"notes", "Notes", &DiveSheet::notes},
}};

/// Name of the MCAP metadata record that holds the dive sheet, one value per line that is filled
/// in. Each record holds the whole sheet, so the last one in the file applies.
inline constexpr std::string_view diveSheetNote = "dive";
[[nodiscard]] log::NoteValues noteOfSheet(const DiveSheet& sheet);
[[nodiscard]] DiveSheet sheetFromNote(const log::NoteValues& values);
/// The dive sheet among a recording's notes; nullopt if there is none or all its lines are empty.
[[nodiscard]] std::optional<DiveSheet>
sheetIn(const std::vector<log::RecordingContents::Note>& notes);

/// The dive sheet as a text file that people can read and edit: a title line, then one "key: text"
/// per line. Each further line of the notes is another "notes: …" line.
[[nodiscard]] std::string textOfSheet(const DiveSheet& sheet);
/// Ignores unknown keys. A text without the title line is an error.
[[nodiscard]] base::Result<DiveSheet> sheetFromText(std::string_view text);

/// The kind of io::SidecarFile that holds the sheet.
inline constexpr std::string_view diveSheetKind = "sheet.txt";

/// The dive sheet stored beside a finished recording takes precedence over the one inside it, even
/// if it is empty. `elsewhere` is the fallback folder of io::SidecarFile. Nullopt if there is no
/// such file.
[[nodiscard]] base::Result<std::optional<DiveSheet>>
readSidecarSheet(const std::filesystem::path& recording,
                 const std::filesystem::path& elsewhere = {});
[[nodiscard]] base::Result<io::SidecarFile::Saved>
writeSidecarSheet(const std::filesystem::path& recording, const DiveSheet& sheet,
                  const std::filesystem::path& elsewhere = {});

/// The sheet with every text as files hold it: valid UTF-8 without control characters or
/// surrounding whitespace, at most 10 000 bytes, one line except for the notes.
[[nodiscard]] DiveSheet tidied(DiveSheet sheet);

} // namespace leadline::annotations

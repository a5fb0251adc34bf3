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

/// What is written down of a dive by those who dive: for whom, where, who. Texts are UTF-8 of one
/// line; the notes may have several.
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

/// A line of the sheet, for those who write all of them somewhere.
struct DiveSheetField {
    /// In files: "job".
    std::string_view key;
    /// For people: "Job".
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

/// The note (MCAP metadata) of a recording that holds its sheet: a value for each line that is
/// filled in. Each is the whole sheet, so the last one counts.
inline constexpr std::string_view diveSheetNote = "dive";
[[nodiscard]] log::NoteValues noteOfSheet(const DiveSheet& sheet);
[[nodiscard]] DiveSheet sheetFromNote(const log::NoteValues& values);
/// That of a recording's notes; nullopt where nobody filled one in.
[[nodiscard]] std::optional<DiveSheet>
sheetIn(const std::vector<log::RecordingContents::Note>& notes);

/// The sheet as a text file that people can read and edit: its name, then "key: text" a line;
/// further lines of the notes are further lines "notes: …".
[[nodiscard]] std::string textOfSheet(const DiveSheet& sheet);
/// Keys that are not known are passed over. What does not begin as such a file is none.
[[nodiscard]] base::Result<DiveSheet> sheetFromText(std::string_view text);

/// As a SidecarFile has it.
inline constexpr std::string_view diveSheetKind = "sheet.txt";

/// Of a recording that is over it lies beside it, as such a text, and counts more than the one in
/// the recording, also when it is empty. `elsewhere` as of a SidecarFile. Nullopt where none lies
/// there.
[[nodiscard]] base::Result<std::optional<DiveSheet>>
sheetBeside(const std::filesystem::path& recording, const std::filesystem::path& elsewhere = {});
[[nodiscard]] base::Result<io::SidecarFile::Kept>
keepSheetBeside(const std::filesystem::path& recording, const DiveSheet& sheet,
                const std::filesystem::path& elsewhere = {});

/// Every text in the form that files hold: valid UTF-8 without control characters, of one line but
/// for the notes, without blanks around it, none longer than 10 000 bytes.
[[nodiscard]] DiveSheet tidied(DiveSheet sheet);

} // namespace leadline::annotations

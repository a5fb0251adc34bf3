// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotations/DiveSheet.h"

#include "base/Ascii.h"
#include "base/Unicode.h"

#include <algorithm>
#include <utility>

namespace leadline::annotations {

namespace {

constexpr std::string_view sheetHeading = "Leadline dive sheet";
constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
constexpr std::size_t maxBytes = 10'000;
constexpr char32_t lineSeparator = 0x2028;

const DiveSheetField* fieldOf(std::string_view key)
{
    const auto* found = std::ranges::find(diveSheetFields, key, &DiveSheetField::key);
    return found == diveSheetFields.end() ? nullptr : found;
}

std::string_view trimmed(std::string_view text)
{
    return base::trimmed(text, " \n");
}

/// Shortens a text to maxBytes without splitting a character.
std::string_view shortened(std::string_view utf8)
{
    if (utf8.size() <= maxBytes)
        return utf8;
    std::size_t end = maxBytes;
    while ((static_cast<unsigned char>(utf8[end]) & 0xC0U) == 0x80U)
        --end;
    return utf8.substr(0, end);
}

bool isControl(char32_t c)
{
    return c < 0x20 || (c >= 0x7F && c < 0xA0);
}

/// False for surrogates and values above U+10FFFF, which UTF-8 cannot encode.
bool isCharacter(char32_t c)
{
    return c < 0xD800 || (c >= 0xE000 && c <= 0x10FFFF);
}

std::string tidyText(std::string_view text, bool mayHaveLines)
{
    std::u32string made;
    char32_t before = 0;
    for (const char32_t each : base::fromUtf8(text)) {
        const bool secondOfPair = each == U'\n' && before == U'\r';
        const bool ends = each == U'\n' || each == U'\r' || each == lineSeparator;
        before = each;
        if (secondOfPair)
            continue;
        if (ends || each == U'\t')
            made += ends && mayHaveLines ? U'\n' : U' ';
        else if (!isControl(each))
            made += isCharacter(each) ? each : U'\uFFFD';
    }
    const std::string utf8 = base::toUtf8(made);
    return std::string(trimmed(shortened(utf8)));
}

/// Removes the first line with its line ending, of whatever kind, and returns it.
std::string_view takeLine(std::string_view& text)
{
    const auto end = text.find('\n');
    std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (line.ends_with('\r'))
        line.remove_suffix(1);
    return line;
}

} // namespace

DiveSheet tidied(DiveSheet sheet)
{
    for (const DiveSheetField& field : diveSheetFields) {
        std::string& text = sheet.*field.text;
        text = tidyText(text, field.text == &DiveSheet::notes);
    }
    return sheet;
}

log::NoteValues noteOfSheet(const DiveSheet& sheet)
{
    const DiveSheet tidy = tidied(sheet);
    log::NoteValues values;
    for (const DiveSheetField& field : diveSheetFields)
        if (const std::string& text = tidy.*field.text; !text.empty())
            values.emplace_back(field.key, text);
    return values;
}

DiveSheet sheetFromNote(const log::NoteValues& values)
{
    DiveSheet sheet;
    for (const auto& [key, value] : values)
        if (const DiveSheetField* field = fieldOf(key))
            sheet.*field->text = value;
    return tidied(std::move(sheet));
}

std::optional<DiveSheet> sheetIn(const std::vector<log::RecordingContents::Note>& notes)
{
    const auto last =
        std::find_if(notes.rbegin(), notes.rend(), [](const log::RecordingContents::Note& note) {
            return note.name == diveSheetNote;
        });
    if (last == notes.rend())
        return std::nullopt;
    DiveSheet sheet = sheetFromNote(last->values);
    return sheet.isEmpty() ? std::nullopt : std::optional(std::move(sheet));
}

std::string textOfSheet(const DiveSheet& sheet)
{
    const DiveSheet tidy = tidied(sheet);
    std::string text(sheetHeading);
    text += '\n';
    for (const DiveSheetField& field : diveSheetFields)
        for (std::string_view rest = tidy.*field.text; !rest.empty();)
            text.append(field.key).append(": ").append(takeLine(rest)) += '\n';
    return text;
}

base::Result<DiveSheet> sheetFromText(std::string_view text)
{
    if (text.starts_with(byteOrderMark))
        text.remove_prefix(byteOrderMark.size());
    if (trimmed(takeLine(text)) != sheetHeading)
        return base::Error{base::Message("This is not a dive sheet of Leadline."),
                           base::Error::Kind::WrongContent};
    DiveSheet sheet;
    while (!text.empty()) {
        const std::string_view line = takeLine(text);
        const auto colon = line.find(':');
        const DiveSheetField* field =
            colon == std::string_view::npos ? nullptr : fieldOf(trimmed(line.substr(0, colon)));
        if (!field)
            continue;
        std::string& value = sheet.*field->text;
        std::string_view said = line.substr(colon + 1);
        if (said.starts_with(' '))
            said.remove_prefix(1);
        if (!value.empty())
            value += '\n';
        value += said;
    }
    return tidied(std::move(sheet));
}

base::Result<std::optional<DiveSheet>> readSidecarSheet(const std::filesystem::path& recording,
                                                        const std::filesystem::path& elsewhere)
{
    const auto text = io::SidecarFile(recording, diveSheetKind, elsewhere).read();
    if (!text)
        return text.error();
    if (!*text)
        return std::optional<DiveSheet>();
    auto sheet = sheetFromText(**text);
    if (!sheet)
        return base::Error{base::Message("The dive sheet file beside %1 is not valid.",
                                         recording.filename().string()),
                           sheet.error().kind};
    return std::optional(std::move(*sheet));
}

base::Result<io::SidecarFile::Saved> writeSidecarSheet(const std::filesystem::path& recording,
                                                       const DiveSheet& sheet,
                                                       const std::filesystem::path& elsewhere)
{
    return io::SidecarFile(recording, diveSheetKind, elsewhere).write(textOfSheet(sheet));
}

} // namespace leadline::annotations

// SPDX-License-Identifier: GPL-3.0-or-later
// Takes any bytes as the file of a dive sheet. What is read must be normalised, and be the same
// after writing and reading it again.
#include "SplitCheck.h"
#include "annotations/DiveSheet.h"
#include "base/Unicode.h"

#include <algorithm>

using namespace leadline;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto read = annotations::sheetFromText(text);
    const annotations::DiveSheet sheet =
        read ? *read : annotations::tidied({.job = std::string(text), .notes = std::string(text)});
    fuzz::require(annotations::tidied(sheet) == sheet, "what is tidy stays as it is");
    for (const annotations::DiveSheetField& field : annotations::diveSheetFields) {
        const std::string& value = sheet.*field.text;
        fuzz::require(value.size() <= 10'000, "texts have an end");
        fuzz::require(base::toUtf8(base::fromUtf8(value)) == value, "texts are UTF-8");
        fuzz::require(std::ranges::none_of(value,
                                           [&](char c) {
                                               const bool notes = field.key == "notes";
                                               return c >= 0 && c < ' ' && !(notes && c == '\n');
                                           }),
                      "texts stay in their lines");
    }
    const auto again = annotations::sheetFromText(annotations::textOfSheet(sheet));
    fuzz::require(again && *again == sheet, "what is written can be read");
    fuzz::require(annotations::sheetFromNote(annotations::noteOfSheet(sheet)) == sheet,
                  "so can a note");
    return 0;
}

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exporting/ExportFormats.h"

#include <QString>

#include <span>
#include <string_view>

namespace leadline::app {

/// What a format can be asked for besides, as a yes or no.
struct ExportChoiceWords {
    exporting::ExportChoice choice;
    /// To be translated in the context ExportForm.
    const char* words;
    bool exporting::ExportOrder::*member;
};
[[nodiscard]] std::span<const ExportChoiceWords> exportChoiceWords();

/// "CSV", "MCAP", "Ping Viewer"; what is not known here is called as on the command line.
[[nodiscard]] QString exportTitle(const exporting::ExportFormat& format);

/// Of the table of formats.
[[nodiscard]] inline QString latin(std::string_view text)
{
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace leadline::app

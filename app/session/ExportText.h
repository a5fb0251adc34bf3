// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exporting/ExportFormats.h"

#include <QDir>
#include <QString>
#include <QStringList>

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

/// What a file of the format may be called in a folder: as proposed, or with a number that nothing
/// there and nothing that is `taken` has.
[[nodiscard]] QString freeName(const QDir& place, const QString& stem,
                               const exporting::ExportFormat& format, const QStringList& taken);

} // namespace leadline::app

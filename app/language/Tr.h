// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QLocale>
#include <QString>

namespace leadline::app {

/// Translates texts of functions that belong to no class; lupdate assigns them to the namespace as
/// context.
[[nodiscard]] inline QString tr(const char* english, const char* about = nullptr, int number = -1)
{
    return QCoreApplication::translate("leadline::app", english, about, number);
}

/// Locale for names of days and months; numbers have the same format in every language.
[[nodiscard]] inline QLocale dayNames()
{
    return QLocale(tr("C", "this language's own code, such as de, for names of days and months"));
}

} // namespace leadline::app

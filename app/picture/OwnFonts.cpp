// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/OwnFonts.h"

#include <QDir>
#include <QFontDatabase>

namespace leadline::app {

void loadOwnFonts()
{
    const QDir fonts(QStringLiteral(":/leadline/fonts"));
    for (const QString& font : fonts.entryList())
        QFontDatabase::addApplicationFont(fonts.filePath(font));
}

} // namespace leadline::app

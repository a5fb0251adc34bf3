// SPDX-License-Identifier: GPL-3.0-or-later
#include "pictures/OwnFonts.h"

#include <QDir>
#include <QFontDatabase>
#include <QResource>

namespace leadline::app {

void loadOwnFonts()
{
    const QDir fonts(QStringLiteral(":/leadline/fonts"));
    for (const QString& name : fonts.entryList()) {
        // As it lies in the program (fonts.cmake). By its path each would be read into memory
        // twice, here and where it is drawn.
        const QResource font(fonts.filePath(name));
        QFontDatabase::addApplicationFontFromData(
            QByteArray::fromRawData(reinterpret_cast<const char*>(font.data()), font.size()));
    }
}

} // namespace leadline::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/DesktopOpener.h"

#include <QDesktopServices>
#include <QFileInfo>
#include <QUrl>

namespace leadline::app {

bool DesktopOpener::show(const QString& path) const
{
    const QFileInfo file(path);
    return QDesktopServices::openUrl(
        QUrl::fromLocalFile(file.isDir() ? file.absoluteFilePath() : file.absolutePath()));
}

} // namespace leadline::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/RecordingFolders.h"

#include <QDir>
#include <QSettings>

namespace leadline::app {

namespace {

const QString& key()
{
    static const QString name = QStringLiteral("recordings/folders");
    return name;
}

} // namespace

QStringList listedFolders()
{
    return QSettings().value(key()).toStringList();
}

bool listFolder(const QString& folder)
{
    QStringList all = listedFolders();
    const QString path = QDir::cleanPath(folder);
    if (path.isEmpty() || all.contains(path))
        return false;
    all += path;
    QSettings().setValue(key(), all);
    return true;
}

} // namespace leadline::app

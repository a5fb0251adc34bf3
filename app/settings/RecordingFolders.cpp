// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/RecordingFolders.h"

#include "preferences/SettingKeys.h"

#include <QDir>

namespace leadline::app {

QStringList listedFolders()
{
    return Preferences().value(setting::recordingFolders);
}

bool listFolder(const QString& folder)
{
    QStringList all = listedFolders();
    const QString path = QDir::cleanPath(folder);
    if (path.isEmpty() || all.contains(path))
        return false;
    all += path;
    Preferences().setValue(setting::recordingFolders, all);
    return true;
}

} // namespace leadline::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/RecentLogs.h"

#include "preferences/SettingKeys.h"

#include <QFileInfo>

namespace leadline::app {

namespace {

constexpr qsizetype mostRecentLogs = 10;

} // namespace

QStringList RecentLogs::files() const
{
    return Preferences().value(setting::recentFiles);
}

void RecentLogs::add(const QString& path)
{
    QStringList all = files();
    const QString absolute = QFileInfo(path).absoluteFilePath();
    all.removeAll(absolute);
    all.prepend(absolute);
    save(all.mid(0, mostRecentLogs));
}

void RecentLogs::remove(const QString& path)
{
    QStringList all = files();
    if (all.removeAll(QFileInfo(path).absoluteFilePath()) > 0)
        save(all);
}

void RecentLogs::save(const QStringList& files)
{
    Preferences().setValue(setting::recentFiles, files);
    emit changed();
}

} // namespace leadline::app

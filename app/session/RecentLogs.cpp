// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/RecentLogs.h"

#include <QFileInfo>
#include <QSettings>

namespace leadline::app {

namespace {

constexpr qsizetype most = 10;
const QString key = QStringLiteral("recentFiles");

} // namespace

QStringList RecentLogs::files() const
{
    return QSettings().value(key).toStringList();
}

void RecentLogs::add(const QString& path)
{
    QStringList all = files();
    const QString absolute = QFileInfo(path).absoluteFilePath();
    all.removeAll(absolute);
    all.prepend(absolute);
    keep(all.mid(0, most));
}

void RecentLogs::remove(const QString& path)
{
    QStringList all = files();
    if (all.removeAll(QFileInfo(path).absoluteFilePath()) > 0)
        keep(all);
}

void RecentLogs::keep(const QStringList& files)
{
    QSettings().setValue(key, files);
    emit changed();
}

} // namespace leadline::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/DataFolder.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>

namespace leadline::app {

namespace {

QString& chosen()
{
    static QString folder;
    return folder;
}

/// The window and leadline-cli share the folder, although Qt's standard paths contain the name of
/// each program.
QString folderIn(QStandardPaths::StandardLocation usual)
{
    const QString parent = chosen().isEmpty() ? QStandardPaths::writableLocation(usual) : chosen();
    return parent + QStringLiteral("/leadline");
}

} // namespace

void setDataFolder(const QString& folder)
{
    chosen() = folder.isEmpty() ? QString() : QDir::current().absoluteFilePath(folder);
}

QString dataFolder()
{
    return chosen();
}

std::filesystem::path notesFolder()
{
    return QFile::encodeName(folderIn(QStandardPaths::GenericDataLocation) +
                             QStringLiteral("/notes"))
        .toStdString();
}

QString cacheFolder()
{
    return folderIn(QStandardPaths::GenericCacheLocation);
}

} // namespace leadline::app

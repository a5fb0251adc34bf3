// SPDX-License-Identifier: GPL-3.0-or-later
#include "pictures/ColormapStore.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

namespace leadline::app {

namespace {

constexpr qint64 largestFile = 1 << 20;

QString shippedPath(const QString& name)
{
    return QStringLiteral(":/leadline/colormaps/%1.txt").arg(name);
}

/// The order is that in which palettes are offered.
const QStringList& shipped()
{
    static const QStringList names{
        QStringLiteral("ember"),   QStringLiteral("ink"),     QStringLiteral("night-red"),
        QStringLiteral("amber"),   QStringLiteral("ice"),     QStringLiteral("grey"),
        QStringLiteral("viridis"), QStringLiteral("cividis"), QStringLiteral("fishfinder")};
    return names;
}

QString& chosenFolder()
{
    static QString folder;
    return folder;
}

QString defaultFolder()
{
    if (!chosenFolder().isEmpty())
        return chosenFolder();
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
           QStringLiteral("/leadline/colormaps");
}

base::Result<raster::Colormap> read(const QString& name, const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return base::Error{base::Message("%1: the colour map cannot be read.", name.toStdString())};
    if (file.size() > largestFile)
        return base::Error{base::Message("%1 is too large for a colour map.", name.toStdString())};
    return raster::Colormap::parse(name.toStdString(), file.readAll().toStdString());
}

} // namespace

ColormapStore::ColormapStore(const QString& userFolder)
    : m_userFolder(userFolder.isEmpty() ? defaultFolder() : userFolder)
{
}

void ColormapStore::setDefaultFolder(const QString& folder)
{
    chosenFolder() = folder;
}

QStringList ColormapStore::names() const
{
    QStringList names = shipped();
    const QDir folder(m_userFolder);
    for (const QFileInfo& file : folder.entryInfoList({QStringLiteral("*.txt")}, QDir::Files))
        if (!names.contains(file.completeBaseName()))
            names += file.completeBaseName();
    return names;
}

base::Result<raster::Colormap> ColormapStore::load(const QString& name) const
{
    if (shipped().contains(name))
        return read(name, shippedPath(name));
    const QFileInfo own(QDir(m_userFolder), name + QStringLiteral(".txt"));
    if (!name.contains(QLatin1Char('/')) && own.isFile())
        return read(name, own.filePath());
    const QFileInfo path(name);
    if (path.isFile())
        return read(path.fileName(), path.filePath());
    return base::Error{base::Message("There is no palette %1: %2.", name.toStdString(),
                                     names().join(QStringLiteral(", ")).toStdString())};
}

} // namespace leadline::app

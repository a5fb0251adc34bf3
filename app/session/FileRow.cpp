// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/FileRow.h"

#include <QDir>
#include <QFileInfo>

#include <utility>

namespace leadline::app {

namespace {

QStringList logsIn(const QString& folder)
{
    const QDir there(folder);
    QStringList paths;
    const QStringList logs{QStringLiteral("*.mcap"), QStringLiteral("*.bin"),
                           QStringLiteral("*.tlog"), QStringLiteral("*.svlog")};
    for (const QString& name : there.entryList(logs, QDir::Files, QDir::Name))
        paths += there.filePath(name);
    return paths;
}

bool isVehicles(const QString& path)
{
    return path.endsWith(QLatin1String(".tlog"), Qt::CaseInsensitive);
}

} // namespace

QString fileNameOf(const QString& path)
{
    return QFileInfo(path).fileName();
}

FileRow::FileRow(QStringList paths, qsizetype at) : m_paths(std::move(paths)), m_at(at) {}

FileRow FileRow::together(const QString& sonar, const QString& vehicle)
{
    FileRow row({sonar});
    row.m_beside = vehicle;
    return row;
}

QString FileRow::name() const
{
    const QString name = fileNameOf(path());
    return m_beside.isEmpty() ? name : QStringLiteral("%1 + %2").arg(name, fileNameOf(m_beside));
}

std::optional<FileRow> FileRow::moved(qsizetype steps) const
{
    const qsizetype to = m_at + steps;
    if (to < 0 || to >= m_paths.size())
        return std::nullopt;
    return FileRow(m_paths, to);
}

FileRow FileRow::replaced(const QString& path) const
{
    FileRow row = *this;
    row.m_paths[m_at] = path;
    return row;
}

bool FileRow::isPicture() const
{
    return path().endsWith(QLatin1String(".png"), Qt::CaseInsensitive);
}

FileRow::Given::Given(const QList<QUrl>& files)
{
    QStringList paths;
    for (const QUrl& file : files) {
        const QString path = file.toLocalFile();
        if (path.isEmpty())
            continue;
        const QStringList inside = QFileInfo(path).isDir() ? logsIn(path) : QStringList(path);
        paths += inside;
        if (inside.isEmpty())
            emptyFolder = fileNameOf(path);
    }
    const bool together = paths.size() == 2 && isVehicles(paths[0]) != isVehicles(paths[1]);
    row = !together              ? FileRow(paths)
          : isVehicles(paths[0]) ? FileRow::together(paths[1], paths[0])
                                 : FileRow::together(paths[0], paths[1]);
}

} // namespace leadline::app

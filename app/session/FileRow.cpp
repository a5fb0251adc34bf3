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
                           QStringLiteral("*.svlog")};
    for (const QString& name : there.entryList(logs, QDir::Files, QDir::Name))
        paths += there.filePath(name);
    return paths;
}

} // namespace

QString fileNameOf(const QString& path)
{
    return QFileInfo(path).fileName();
}

FileRow::FileRow(QStringList paths, qsizetype at) : m_paths(std::move(paths)), m_at(at) {}

std::optional<FileRow> FileRow::moved(qsizetype steps) const
{
    const qsizetype to = m_at + steps;
    if (to < 0 || to >= m_paths.size())
        return std::nullopt;
    return FileRow(m_paths, to);
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
    row = FileRow(paths);
}

} // namespace leadline::app

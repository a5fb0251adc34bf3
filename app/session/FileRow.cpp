// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/FileRow.h"

#include "export/PictureNote.h"
#include "formats/Recording.h"
#include "io/File.h"
#include "language/Tr.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace leadline::app {

namespace {

QStringList logsIn(const QString& folder)
{
    const QDir there(folder);
    QStringList paths;
    const QStringList logs{QStringLiteral("*.mcap"), QStringLiteral("*.bin"),
                           QStringLiteral("*.tlog"), QStringLiteral("*.svlog"),
                           QStringLiteral("*.svlz"), QStringLiteral("*.xtf")};
    for (const QString& name : there.entryList(logs, QDir::Files, QDir::Name))
        paths += there.filePath(name);
    return paths;
}

bool isVehicles(const QString& path)
{
    return path.endsWith(QLatin1String(".tlog"), Qt::CaseInsensitive);
}

base::Result<exporting::PictureNote> noteOf(const QString& picture)
{
    const QString name = QFileInfo(picture).fileName();
    auto file = io::File::open(QFile::encodeName(picture).toStdString());
    if (!file)
        return file.error();
    const auto texts = exporting::readPngTexts(**file);
    if (!texts)
        return base::Error{
            base::Message::verbatim(tr("%1 is not a valid picture.").arg(name).toStdString()),
            base::Error::Kind::WrongContent};
    const auto note = exporting::noteFrom(*texts);
    if (!note)
        return base::Error{
            base::Message::verbatim(tr("%1 does not name its recording. Only snapshots saved by "
                                       "Leadline and not edited since do.")
                                        .arg(name)
                                        .toStdString()),
            base::Error::Kind::WrongContent};
    return *note;
}

/// Only regular files are opened, because others may block or never end.
bool isRecording(const QString& path)
{
    return QFileInfo(path).isFile() &&
           formats::Recording::open(QFile::encodeName(path).toStdString()).ok();
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

FileRow FileRow::together(const QStringList& paths)
{
    if (paths.size() < 2)
        return FileRow(paths);
    FileRow row({paths.first()});
    row.m_onOneLine = paths;
    return row;
}

QStringList FileRow::atOnce() const
{
    if (!m_onOneLine.isEmpty())
        return m_onOneLine;
    return m_beside.isEmpty() ? QStringList(path()) : QStringList{path(), m_beside};
}

FileRow FileRow::without(const QString& path) const
{
    QStringList others = m_onOneLine;
    others.removeAll(path);
    return together(others);
}

QString FileRow::name() const
{
    const QString name = fileNameOf(path());
    if (m_onOneLine.size() == 2)
        return QStringLiteral("%1 + %2").arg(name, fileNameOf(m_onOneLine.last()));
    if (!m_onOneLine.isEmpty())
        return QCoreApplication::translate("FileRow", "%1 + %2 more")
            .arg(name, QString::number(m_onOneLine.size() - 1));
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
    row.m_beside.clear();
    row.m_onOneLine.clear();
    return row;
}

bool FileRow::isPicture(const QString& path)
{
    return path.endsWith(QLatin1String(".png"), Qt::CaseInsensitive);
}

FileRow::Given::Given(const QList<QUrl>& files)
{
    QStringList paths;
    bool folders = false;
    for (const QUrl& file : files) {
        const QString path = file.toLocalFile();
        if (path.isEmpty())
            continue;
        const bool folder = QFileInfo(path).isDir();
        const QStringList inside = folder ? logsIn(path) : QStringList(path);
        folders = folders || folder;
        paths += inside;
        if (inside.isEmpty())
            emptyFolder = fileNameOf(path);
    }
    paths.removeDuplicates();
    const bool pictures =
        std::ranges::any_of(paths, [](const QString& path) { return FileRow::isPicture(path); });
    const bool pair = paths.size() == 2 && isVehicles(paths[0]) != isVehicles(paths[1]);
    if (pair && !pictures)
        row = isVehicles(paths[0]) ? FileRow::together(paths[1], paths[0])
                                   : FileRow::together(paths[0], paths[1]);
    else if (folders || pictures || paths.size() > maximumTogether)
        row = FileRow(paths);
    else
        row = FileRow::together(paths);
}

base::Result<PictureOrigin> findPictured(const QString& picture, const QString& folder)
{
    const auto note = noteOf(picture);
    if (!note)
        return note.error();
    const QString name = QString::fromStdString(note->file);
    const QString was = QDir::cleanPath(QString::fromStdString(note->path));
    QStringList places{QFileInfo(picture).absoluteDir().filePath(name)};
    if (!folder.isEmpty())
        places += QDir(folder).absoluteFilePath(name);
    if (QDir::isAbsolutePath(was) && QFileInfo(was).fileName() == name)
        places += was;
    const auto found = std::ranges::find_if(places, isRecording);
    if (found != places.end())
        return PictureOrigin{*found, *note->offset};
    QStringList folders;
    for (const QString& place : places)
        folders += QFileInfo(place).absolutePath();
    folders.removeDuplicates();
    return base::Error{base::Message::verbatim(
        tr("%1 shows %2, which was not found in %3. Put it beside the picture.")
            .arg(QFileInfo(picture).fileName(), name, folders.join(QStringLiteral(", ")))
            .toStdString())};
}

} // namespace leadline::app

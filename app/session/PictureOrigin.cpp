// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/PictureOrigin.h"

#include "export/PictureNote.h"
#include "formats/Recording.h"
#include "io/File.h"
#include "language/Tr.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStringList>

#include <algorithm>

namespace leadline::app {

namespace {

base::Result<exporting::PictureNote> noteOf(const QString& picture)
{
    const QString name = QFileInfo(picture).fileName();
    auto file = log::File::open(QFile::encodeName(picture).toStdString());
    if (!file)
        return file.error();
    const auto texts = exporting::readPngTexts(**file);
    if (!texts)
        return base::Error{tr("%1 is called a picture, but it is none.").arg(name).toStdString(),
                           base::Error::Kind::WrongContent};
    const auto note = exporting::noteFrom(*texts);
    if (!note)
        return base::Error{
            tr("%1 does not say which recording it shows: only pictures that Leadline made of one "
               "do, as long as no other program has saved them.")
                .arg(name)
                .toStdString(),
            base::Error::Kind::WrongContent};
    return *note;
}

/// A regular file: what blocks or never ends is not opened.
bool isRecording(const QString& path)
{
    return QFileInfo(path).isFile() &&
           log::Recording::open(QFile::encodeName(path).toStdString()).ok();
}

} // namespace

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
    return base::Error{
        tr("%1 shows %2, which is not there. Put it beside the picture. Looked for "
           "in %3.")
            .arg(QFileInfo(picture).fileName(), name, folders.join(QStringLiteral(", ")))
            .toStdString()};
}

} // namespace leadline::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/SessionNote.h"

#include "base/CivilTime.h"
#include "pictures/PictureNotes.h"
#include "recording/RecorderState.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>

namespace leadline::app {

std::optional<RecordedFile> recordedFile(Session& session, log::Time at,
                                         std::optional<log::StreamNumber> stream)
{
    const FileOpening& files = session.files();
    if (files.recording()) {
        const OpenFile& file = files.files()[files.fileAt(at, stream)];
        return RecordedFile{QFileInfo(file.path).absoluteFilePath(), file.zero};
    }
    // The file may have begun later than the log, and may be one of several.
    const auto zero = session.dive()->utcZero();
    const auto part =
        zero ? RecordedParts::at(*session.dive()->recorder(), *zero + at) : std::nullopt;
    if (!part)
        return std::nullopt;
    return RecordedFile{QFile::decodeName(part->file.c_str()), part->began - *zero};
}

exporting::PictureNote noteOf(Session& session, std::optional<log::StreamNumber> stream)
{
    exporting::PictureNote note;
    if (const log::Log* log = session.log()) {
        const log::Time at = session.playback()->time();
        echo::VehicleTrack track(*log);
        if (const auto source = session.vehicle()->source())
            track.choose(source->system, source->link);
        note = noteOf(*log,
                      {.at = at,
                       .stream = stream,
                       .utcZero = session.dayClock(at).utc,
                       .imperial = session.display()->imperial()},
                      track);
        note.alignedByHand =
            session.vehicle()->byHand() && (note.headingDeg || note.depthM || note.latitude);
        if (const auto file = recordedFile(session, at, stream)) {
            note.file = QFileInfo(file->path).fileName().toStdString();
            note.path = file->path.toStdString();
            note.offset = std::max(at - file->shift, log::Time{});
        }
    }
    note.software =
        QStringLiteral("Leadline %1").arg(QCoreApplication::applicationVersion()).toStdString();
    return note;
}

QString fileStem(const Session& session)
{
    const log::Time at = session.time();
    const auto utc = session.dayClock(at).utc;
    const auto now = std::chrono::milliseconds(QDateTime::currentMSecsSinceEpoch());
    return QString::fromStdString(base::utcFileName(utc ? *utc + at : now));
}

} // namespace leadline::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/SessionNote.h"

#include "log/CivilTime.h"
#include "picture/PictureNotes.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>

namespace leadline::app {

namespace {

void placeInFile(exporting::PictureNote& note, const FileOpening& files, log::Time at)
{
    const QFileInfo file(files.row().path());
    note.file = file.fileName().toStdString();
    note.path = file.absoluteFilePath().toStdString();
    // Of two files that are laid together it is that of the sonar, with its own times.
    const log::JoinedLogs* logs = files.joined();
    note.offset = logs ? std::max(at - logs->sonarZero(), log::Time{}) : at;
}

/// The file may have begun behind the log, and may be one of several.
void placeInDive(exporting::PictureNote& note, const RecorderState& recorder)
{
    const auto began = recorder.beganUtc();
    if (recorder.path().empty() || !began || !note.utc)
        return;
    note.file = recorder.path().filename().string();
    note.path = recorder.path().string();
    note.offset = std::max(*note.utc - *began, log::Time{});
}

} // namespace

exporting::PictureNote noteOf(Session& session, std::optional<log::StreamNumber> stream)
{
    exporting::PictureNote note;
    if (const log::Log* log = session.log()) {
        const log::Time at = session.playback()->time();
        echo::VehicleTrack track(*log);
        if (const auto source = session.vehicle()->source())
            track.choose(source->system, source->link);
        note =
            noteOf(*log, {.at = at, .stream = stream, .utcZero = session.dayClock(at).utc}, track);
        if (session.files().recording())
            placeInFile(note, session.files(), at);
        else
            placeInDive(note, *session.dive()->recorder());
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
    return QString::fromStdString(log::utcFileName(utc ? *utc + at : now));
}

} // namespace leadline::app

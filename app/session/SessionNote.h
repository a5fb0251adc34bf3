// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/PictureNote.h"
#include "session/Session.h"

namespace leadline::app {

/// Metadata for pictures of the session at its playhead; the caller sets `view`. Without a log it
/// has only the program's name. Call it in the window's thread.
[[nodiscard]] exporting::PictureNote noteOf(Session& session,
                                            std::optional<log::StreamNumber> stream = {});

/// A file that contains a part of the shown log. `shift` is the file's time zero on the shown time
/// line.
struct RecordedFile {
    QString path;
    log::Time shift{};
};
/// The file that contains the instant `at`: one of the files that a dive is split into, or that
/// share a time line. Of several, one with `stream` is preferred, or a sonar's file if it is not
/// given. Nullopt if nothing is recorded.
[[nodiscard]] std::optional<RecordedFile>
recordedFile(Session& session, log::Time at, std::optional<log::StreamNumber> stream = {});

/// Base name for files exported from the shown log: the UTC time of the playhead, or the current
/// time if that is unknown.
[[nodiscard]] QString fileStem(const Session& session);

} // namespace leadline::app

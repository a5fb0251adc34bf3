// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/PictureNote.h"
#include "session/Session.h"

namespace leadline::app {

/// What pictures of a session say of it at its playhead; `view` is left to the caller. Without a
/// log it names the program only. For the window's thread.
[[nodiscard]] exporting::PictureNote noteOf(Session& session,
                                            std::optional<log::StreamNumber> stream = {});

/// A file in which something of what is shown is recorded, and how much later its times are 0 than
/// those shown.
struct RecordedFile {
    QString path;
    log::Time shift{};
};
/// That which holds the instant `at`, of a dive that is recorded in several or of several that lie
/// on one time line; of these rather one that holds that stream, without one rather a sonar's.
/// Nullopt where nothing is recorded.
[[nodiscard]] std::optional<RecordedFile>
recordedFile(Session& session, log::Time at, std::optional<log::StreamNumber> stream = {});

/// What files are called that are made of what is shown: the UTC time of the playhead, or of now
/// where that is not known.
[[nodiscard]] QString fileStem(const Session& session);

} // namespace leadline::app

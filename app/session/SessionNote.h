// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/PictureNote.h"
#include "session/Session.h"

namespace leadline::app {

/// What pictures of a session say of it at its playhead; `view` is left to the caller. Without a
/// log it names the program only. For the window's thread.
[[nodiscard]] exporting::PictureNote noteOf(Session& session,
                                            std::optional<log::StreamNumber> stream = {});

/// The file in which what is shown is recorded, and how much later its times are 0 than those
/// shown.
struct RecordedFile {
    QString path;
    log::Time shift{};
};
/// Nullopt where nothing is recorded.
[[nodiscard]] std::optional<RecordedFile> recordedFile(Session& session);

/// What files are called that are made of what is shown: the UTC time of the playhead, or of now
/// where that is not known.
[[nodiscard]] QString fileStem(const Session& session);

} // namespace leadline::app

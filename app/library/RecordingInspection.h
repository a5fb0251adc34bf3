// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/DigestCache.h"
#include "library/RecordingFile.h"

#include <QStringList>

#include <stop_token>

namespace leadline::app {

/// The content of a folder.
struct FolderInspection {
    QList<RecordingFile> files;
    /// Reason why the folder cannot be read; empty if it can, or if it does not exist.
    QString trouble;
    bool isThere = true;
};
/// Lists the files with names of recordings of any format, without subfolders.
[[nodiscard]] FolderInspection inspectFolder(const QString& folder);

/// Determines the state of a file. Of a finished recording only the end is read; others are read
/// completely, unless their digest is in the cache. `now` is used to tell whether a file without an
/// end may still be growing. Blocks for as long as the medium does; the state is Unknown if it was
/// stopped.
[[nodiscard]] RecordingFinding inspect(const RecordingFile& file, const QDateTime& now,
                                       DigestCache& cache, const std::stop_token& stop = {});

} // namespace leadline::app

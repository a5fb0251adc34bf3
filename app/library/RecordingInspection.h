// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/DigestCache.h"
#include "library/RecordingFile.h"

#include <QStringList>

#include <stop_token>

namespace leadline::app {

/// What lies in a folder.
struct FolderInspection {
    QList<RecordingFile> files;
    /// Why it could not be looked into; empty as a rule. A folder that is not there is no trouble
    /// of its own.
    QString trouble;
    bool isThere = true;
};
/// Files that are called like recordings of any kind; no folders within.
[[nodiscard]] FolderInspection lookIntoFolder(const QString& folder);

/// Looks what a file is: a finished recording by its end only, any other by reading it, unless it
/// was looked at before (the cache). `now` tells whether one without an end may still be growing.
/// May take as long as the medium does; State::Unknown when stopped.
[[nodiscard]] RecordingFinding lookInto(const RecordingFile& file, const QDateTime& now,
                                        DigestCache& cache, const std::stop_token& stop = {});

} // namespace leadline::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/RecordingDigest.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <filesystem>
#include <optional>

namespace leadline::app {

/// A file that may be a recording, with what its folder lists.
struct RecordingFile {
    QString path;
    qint64 bytes = 0;
    QDateTime changed = {};
    /// Time of the last change in nanoseconds since 1970, as precise as the file system has it; 0
    /// if it does not.
    qint64 changedNs = 0;
    /// Inode of the file; 0 if the file system has none.
    quint64 node = 0;
    /// Mountings of its Ping360s that the pilot chose later; only set if a picture is drawn.
    log::Mountings mountings = {};

    /// Identifies this version of the file: the key changes when the file is written, or another
    /// mounting is chosen.
    [[nodiscard]] QString key() const;
    [[nodiscard]] QString name() const { return path.section(QLatin1Char('/'), -1); }

    friend bool operator==(const RecordingFile&, const RecordingFile&) = default;
};
[[nodiscard]] std::filesystem::path toPath(const QString& path);
/// Reads the size, time and inode of an existing file.
[[nodiscard]] RecordingFile recordingFile(const QString& path);

/// Result of inspecting a file.
struct RecordingFinding {
    enum class State {
        Unknown,
        Whole,
        /// The file is being written by this or another program.
        BeingRecorded,
        /// The file ends early, and can be repaired.
        CutOff,
        /// The file ends early, and cannot be repaired.
        EndsEarly,
        /// Data within the file is damaged or missing.
        Damaged,
        /// The file cannot be opened.
        Unreadable,
    };

    State state = State::Unknown;
    /// A repair recovers more of the file.
    bool repairable = false;
    std::optional<formats::RecordingDigest> digest = {};
    /// The newest dive sheet, beside the file or in it.
    std::optional<annotations::DiveSheet> sheet = {};
    /// Markers or notes are stored beside the file, or elsewhere for it.
    bool marksBeside = false;
    /// The fault, and what to do.
    QString sentence = {};
};

/// Path in the cache for data that is derived from a file; `suffix` is for example ".png".
[[nodiscard]] QString cachePath(const QString& key, const QString& suffix);
/// Path of the file of DigestCache.
[[nodiscard]] QString digestCachePath();
/// Deletes the oldest pictures in the cache, so that at most this many remain.
void trimCache(qsizetype most);

} // namespace leadline::app

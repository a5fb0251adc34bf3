// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/RecordingDigest.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <filesystem>
#include <optional>

namespace leadline::app {

/// A file that may be a recording, as its folder tells it.
struct RecordingFile {
    QString path;
    qint64 bytes = 0;
    QDateTime changed = {};
    /// The same since 1970, as exactly as the medium tells; 0 where it does not.
    qint64 changedNs = 0;
    /// Which of the medium's files it is; 0 where it does not tell.
    quint64 node = 0;
    /// How its Ping360s are mounted, as the pilot said it afterwards, where a picture is made of
    /// it.
    log::Mountings mountings = {};

    /// Of this file as it is now: with anything written to it, or said of it, it is another one.
    [[nodiscard]] QString key() const;
    [[nodiscard]] QString name() const { return path.section(QLatin1Char('/'), -1); }

    friend bool operator==(const RecordingFile&, const RecordingFile&) = default;
};
[[nodiscard]] std::filesystem::path toPath(const QString& path);
/// Of one that is there.
[[nodiscard]] RecordingFile recordingFile(const QString& path);

/// What was found in it.
struct RecordingFinding {
    enum class State {
        Unknown,
        Whole,
        /// Another program, or this one, writes it.
        BeingRecorded,
        /// It ends early, and a repair completes it.
        CutOff,
        /// It ends early, and nothing can be done about that.
        EndsEarly,
        /// Something amid it is damaged or missing.
        Damaged,
        /// It cannot be opened.
        Unreadable,
    };

    State state = State::Unknown;
    /// A repair makes more of it.
    bool repairable = false;
    std::optional<formats::RecordingDigest> digest = {};
    /// What was filled in last, beside the file or in it.
    std::optional<annotations::DiveSheet> sheet = {};
    /// Markers or notes lie beside it, or are kept elsewhere for it.
    bool marksBeside = false;
    /// What is wrong, and what to do.
    QString sentence = {};
};

/// Where something made of a file is cached, ".png".
[[nodiscard]] QString cachePath(const QString& key, const QString& suffix);
/// Where DigestCache keeps them.
[[nodiscard]] QString digestCachePath();
/// Lets go of the cached pictures that were made the longest time ago, down to so many.
void trimCache(qsizetype most);

} // namespace leadline::app

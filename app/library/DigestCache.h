// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/RecordingDigest.h"

#include <QByteArray>
#include <QHash>
#include <QString>

#include <cstdint>
#include <mutex>
#include <optional>

namespace leadline::app {

/// As it stands in the cache, and back; nullopt of what is none or of another version.
[[nodiscard]] QByteArray toCache(const formats::RecordingDigest& digest);
[[nodiscard]] std::optional<formats::RecordingDigest> digestFromCache(const QByteArray& bytes);

/// What is in recordings, by RecordingFile::key(), kept in one file: what was read once is there
/// again after a restart. A file that is damaged or of another version is thrown away whole; it
/// costs time only. For any threads.
class DigestCache {
public:
    /// Those that were used the longest time ago make room.
    static constexpr qsizetype mostDigests = 20'000;
    static constexpr qsizetype mostBytes = qsizetype{32} << 20;

    /// What the file holds now.
    explicit DigestCache(QString path);

    [[nodiscard]] std::optional<formats::RecordingDigest> find(const QString& key);
    void put(const QString& key, const formats::RecordingDigest& digest);
    /// At once or not at all, so that the file is never half a one. Nothing where nothing came
    /// since; false where it cannot be written.
    bool save();
    [[nodiscard]] qsizetype count() const;

    /// What save() writes, the digests that were used last first, and back; nothing of what is
    /// damaged.
    using Digests = QList<std::pair<QByteArray, QByteArray>>;
    [[nodiscard]] static QByteArray fileOf(const Digests& digests);
    [[nodiscard]] static Digests digestsIn(const QByteArray& file);

private:
    struct Kept {
        QByteArray json;
        std::int64_t used = 0;
    };

    QString m_path;
    mutable std::mutex m_mutex;
    QHash<QByteArray, Kept> m_kept;
    std::int64_t m_uses = 0;
    bool m_changed = false;
};

} // namespace leadline::app

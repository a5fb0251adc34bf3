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

/// Converts a digest to its form in the cache and back; nullopt for invalid data and other
/// versions.
[[nodiscard]] QByteArray toCache(const formats::RecordingDigest& digest);
[[nodiscard]] std::optional<formats::RecordingDigest> digestFromCache(const QByteArray& bytes);

/// Stores the digests of recordings by RecordingFile::key() in one file, so that each recording is
/// only read once. A file that is damaged or of another version is discarded, which only costs
/// time. Thread-safe.
class DigestCache {
public:
    /// Limits of the file; beyond them, the digests that were not used for longest are dropped.
    static constexpr qsizetype maximumDigests = 20'000;
    static constexpr qsizetype maximumBytes = qsizetype{32} << 20;

    /// Reads the file.
    explicit DigestCache(QString path);

    [[nodiscard]] std::optional<formats::RecordingDigest> find(const QString& key);
    void put(const QString& key, const formats::RecordingDigest& digest);
    /// Replaces the file as a whole, so that it is never incomplete. Does nothing without changes;
    /// false if the file cannot be written.
    bool save();
    [[nodiscard]] qsizetype count() const;

    /// Content of the file that save() writes, with recently used digests first, and the digests in
    /// it; empty for damaged content.
    using Digests = QList<std::pair<QByteArray, QByteArray>>;
    [[nodiscard]] static QByteArray fileOf(const Digests& digests);
    [[nodiscard]] static Digests digestsIn(const QByteArray& file);

private:
    struct Stored {
        QByteArray json;
        std::int64_t used = 0;
    };

    QString m_path;
    mutable std::mutex m_mutex;
    QHash<QByteArray, Stored> m_stored;
    std::int64_t m_uses = 0;
    bool m_changed = false;
};

} // namespace leadline::app

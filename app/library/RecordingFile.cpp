// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/RecordingFile.h"

#include "engine/DataFolder.h"
#include "formats/DeviceNotes.h"
#include "io/File.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace leadline::app {

namespace {

QString cacheOfRecordings()
{
    return cacheFolder() + QStringLiteral("/recordings");
}

} // namespace

QString RecordingFile::key() const
{
    QCryptographicHash hash(QCryptographicHash::Sha1);
    hash.addData(path.toUtf8());
    // The nanoseconds matter because a file may be replaced within a millisecond.
    const qint64 when = changedNs != 0 ? changedNs : changed.toMSecsSinceEpoch();
    hash.addData(QByteArray::number(bytes) + ' ' + QByteArray::number(when) + ' ' +
                 QByteArray::number(node));
    for (const auto& [device, mounting] : mountings)
        hash.addData(' ' + QByteArray::number(device.id) + QByteArray::fromStdString(device.name) +
                     ' ' +
                     QByteArray::fromStdString(
                         formats::mountingText(mounting.upsideDown, mounting.turnDeg)));
    return QString::fromLatin1(hash.result().toHex());
}

std::filesystem::path toPath(const QString& path)
{
    return QFile::encodeName(path).toStdString();
}

RecordingFile recordingFile(const QString& path)
{
    RecordingFile file{.path = QDir::cleanPath(QDir::current().absoluteFilePath(path))};
    if (const auto stamp = io::stampOf(toPath(file.path))) {
        file.bytes = static_cast<qint64>(stamp->bytes);
        file.changedNs = stamp->changed.count();
        file.changed = QDateTime::fromMSecsSinceEpoch(
            std::chrono::floor<std::chrono::milliseconds>(stamp->changed).count());
        file.node = stamp->node;
    }
    return file;
}

QString cachePath(const QString& key, const QString& suffix)
{
    return cacheOfRecordings() + QLatin1Char('/') + key + suffix;
}

QString digestCachePath()
{
    return cacheOfRecordings() + QStringLiteral("/digests");
}

void trimCache(qsizetype most)
{
    QDir folder(cacheOfRecordings());
    // Earlier versions stored one file per digest.
    for (const QString& name : folder.entryList({QStringLiteral("*.json")}, QDir::Files))
        folder.remove(name);
    const QStringList newestFirst =
        folder.entryList({QStringLiteral("*.png")}, QDir::Files, QDir::Time);
    for (const QString& name : newestFirst.mid(most))
        folder.remove(name);
}

} // namespace leadline::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "logs/RecordingFile.h"

#include "live/DataFolder.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace leadline::app {

namespace {

constexpr int version = 1;

QString cacheOfRecordings()
{
    return cacheFolder() + QStringLiteral("/recordings");
}

QString text(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

/// JSON's numbers hold no more than 53 bits of these.
QJsonValue number(std::int64_t value)
{
    return QString::number(value);
}

std::int64_t numberIn(const QJsonValue& value)
{
    return value.toString().toLongLong();
}

std::optional<log::Format> formatNamed(const QString& name)
{
    for (const log::Format format :
         {log::Format::Mcap, log::Format::PingViewer, log::Format::Tlog, log::Format::Svlog})
        if (name == text(log::toString(format)))
            return format;
    return std::nullopt;
}

log::StreamKind kindNamed(const QString& name)
{
    for (const log::StreamKind kind :
         {log::StreamKind::Ping1D, log::StreamKind::Ping360, log::StreamKind::Mavlink})
        if (name == text(log::toString(kind)))
            return kind;
    return log::StreamKind::Other;
}

QJsonValue civilJson(const std::optional<log::CivilTime>& time)
{
    if (!time)
        return QJsonValue::Null;
    return QJsonArray{time->year,   time->month,  time->day,        time->hour,
                      time->minute, time->second, time->millisecond};
}

std::optional<log::CivilTime> civilIn(const QJsonValue& value)
{
    const QJsonArray parts = value.toArray();
    constexpr qsizetype count = 7;
    if (parts.size() != count)
        return std::nullopt;
    return log::CivilTime{parts[0].toInt(), parts[1].toInt(), parts[2].toInt(), parts[3].toInt(),
                          parts[4].toInt(), parts[5].toInt(), parts[6].toInt()};
}

} // namespace

QString RecordingFile::key() const
{
    QCryptographicHash hash(QCryptographicHash::Sha1);
    hash.addData(path.toUtf8());
    hash.addData(QByteArray::number(bytes) + ' ' + QByteArray::number(changed.toMSecsSinceEpoch()));
    return QString::fromLatin1(hash.result().toHex());
}

RecordingFile recordingFile(const QString& path)
{
    const QFileInfo info(path);
    return {info.absoluteFilePath(), info.size(), info.lastModified()};
}

QByteArray toCache(const log::RecordingDigest& digest)
{
    QJsonArray devices;
    for (const auto& device : digest.devices)
        devices.append(QJsonObject{{"name", QString::fromStdString(device.name)},
                                   {"kind", text(log::toString(device.kind))},
                                   {"firmware", QString::fromStdString(device.firmware)},
                                   {"messages", number(qint64(device.messages))},
                                   {"simulated", device.simulated}});
    QJsonObject all{{"version", version},
                    {"format", text(log::toString(digest.format))},
                    {"bytes", number(qint64(digest.bytes))},
                    {"startLocal", civilJson(digest.startLocal)},
                    {"duration", number(digest.duration.count())},
                    {"devices", devices},
                    {"markers", number(qint64(digest.markers))},
                    {"truncated", digest.truncated},
                    {"untimed", digest.untimed},
                    {"mediumFailed", digest.mediumFailed}};
    if (digest.startUtc)
        all.insert("startUtc", number(digest.startUtc->count()));
    if (digest.sheet)
        all.insert("sheet", QString::fromStdString(log::textOfSheet(*digest.sheet)));
    return QJsonDocument(all).toJson(QJsonDocument::Compact);
}

std::optional<log::RecordingDigest> digestFromCache(const QByteArray& bytes)
{
    const QJsonObject all = QJsonDocument::fromJson(bytes).object();
    const auto format = formatNamed(all.value("format").toString());
    if (all.value("version").toInt() != version || !format)
        return std::nullopt;
    log::RecordingDigest digest{.format = *format,
                                .bytes = static_cast<std::uint64_t>(numberIn(all.value("bytes"))),
                                .startLocal = civilIn(all.value("startLocal")),
                                .duration = log::Time(numberIn(all.value("duration"))),
                                .markers =
                                    static_cast<std::uint64_t>(numberIn(all.value("markers"))),
                                .truncated = all.value("truncated").toBool(),
                                .untimed = all.value("untimed").toBool(),
                                .mediumFailed = all.value("mediumFailed").toBool()};
    if (all.contains("startUtc"))
        digest.startUtc = std::chrono::nanoseconds(numberIn(all.value("startUtc")));
    if (all.contains("sheet"))
        if (auto sheet = log::sheetFromText(all.value("sheet").toString().toStdString()))
            digest.sheet = std::move(*sheet);
    for (const QJsonValue& value : all.value("devices").toArray())
        digest.devices.push_back(
            {.name = value["name"].toString().toStdString(),
             .kind = kindNamed(value["kind"].toString()),
             .firmware = value["firmware"].toString().toStdString(),
             .messages = static_cast<std::uint64_t>(numberIn(value["messages"])),
             .simulated = value["simulated"].toBool()});
    return digest;
}

QString cachePath(const QString& key, const QString& suffix)
{
    return cacheOfRecordings() + QLatin1Char('/') + key + suffix;
}

void trimCache(qsizetype most)
{
    QDir folder(cacheOfRecordings());
    const QStringList newestFirst = folder.entryList(QDir::Files, QDir::Time);
    for (const QString& name : newestFirst.mid(most))
        folder.remove(name);
}

} // namespace leadline::app

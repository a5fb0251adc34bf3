// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/DigestCache.h"

#include "language/Utf8.h"
#include "ping/FamilyDescriptor.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

#include <algorithm>
#include <utility>
#include <vector>

namespace leadline::app {

namespace {

constexpr int version = 3;
/// The number changes with the layout of the file.
const QByteArray title = QByteArrayLiteral("leadline-digests/1\n");
constexpr auto sumOf = QCryptographicHash::Sha1;

/// Numbers of JSON hold 53 bits only, so 64-bit values are stored as text.
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
    for (const log::Format format : {log::Format::Mcap, log::Format::PingViewer, log::Format::Tlog,
                                     log::Format::Svlog, log::Format::Xtf})
        if (name == toQString(log::toString(format)))
            return format;
    return std::nullopt;
}

ping::DeviceKind kindNamed(const QString& name)
{
    if (name == toQString(log::toString(ping::DeviceKind::Vehicle)))
        return ping::DeviceKind::Vehicle;
    return ping::familyNamed(name.toStdString());
}

QJsonValue civilJson(const std::optional<base::CivilTime>& time)
{
    if (!time)
        return QJsonValue::Null;
    return QJsonArray{time->year,   time->month,  time->day,        time->hour,
                      time->minute, time->second, time->millisecond};
}

std::optional<base::CivilTime> civilIn(const QJsonValue& value)
{
    const QJsonArray parts = value.toArray();
    constexpr qsizetype count = 7;
    if (parts.size() != count)
        return std::nullopt;
    return base::CivilTime{parts[0].toInt(), parts[1].toInt(), parts[2].toInt(), parts[3].toInt(),
                           parts[4].toInt(), parts[5].toInt(), parts[6].toInt()};
}

/// The checksum includes its line end.
QByteArray sumLine(QByteArrayView body)
{
    QCryptographicHash hash(sumOf);
    hash.addData(body);
    return hash.result().toHex() + '\n';
}

} // namespace

QByteArray toCache(const formats::RecordingDigest& digest)
{
    QJsonArray devices;
    for (const auto& device : digest.devices)
        devices.append(QJsonObject{{"name", QString::fromStdString(device.name)},
                                   {"kind", toQString(log::toString(device.kind))},
                                   {"firmware", QString::fromStdString(device.firmware)},
                                   {"messages", number(qint64(device.messages))},
                                   {"simulated", device.simulated}});
    QJsonObject all{{"version", version},
                    {"format", toQString(log::toString(digest.format))},
                    {"bytes", number(qint64(digest.bytes))},
                    {"startLocal", civilJson(digest.startLocal)},
                    {"duration", number(digest.duration.count())},
                    {"devices", devices},
                    {"markers", number(qint64(digest.markers))},
                    {"truncated", digest.truncated},
                    {"missing", number(qint64(digest.messagesMissing))},
                    {"damagedAmid", digest.damagedAmid},
                    {"untimed", digest.untimed},
                    {"mediumFailed", digest.mediumFailed}};
    if (digest.startUtc)
        all.insert("startUtc", number(digest.startUtc->count()));
    if (digest.sheet)
        all.insert("sheet", QString::fromStdString(annotations::textOfSheet(*digest.sheet)));
    return QJsonDocument(all).toJson(QJsonDocument::Compact);
}

std::optional<formats::RecordingDigest> digestFromCache(const QByteArray& bytes)
{
    const QJsonObject all = QJsonDocument::fromJson(bytes).object();
    const auto format = formatNamed(all.value("format").toString());
    if (all.value("version").toInt() != version || !format)
        return std::nullopt;
    formats::RecordingDigest digest{
        .format = *format,
        .bytes = static_cast<std::uint64_t>(numberIn(all.value("bytes"))),
        .startLocal = civilIn(all.value("startLocal")),
        .duration = log::Time(numberIn(all.value("duration"))),
        .markers = static_cast<std::uint64_t>(numberIn(all.value("markers"))),
        .truncated = all.value("truncated").toBool(),
        .messagesMissing = static_cast<std::uint64_t>(numberIn(all.value("missing"))),
        .damagedAmid = all.value("damagedAmid").toBool(),
        .untimed = all.value("untimed").toBool(),
        .mediumFailed = all.value("mediumFailed").toBool()};
    if (all.contains("startUtc"))
        digest.startUtc = std::chrono::nanoseconds(numberIn(all.value("startUtc")));
    if (all.contains("sheet"))
        if (auto sheet = annotations::sheetFromText(all.value("sheet").toString().toStdString()))
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

QByteArray DigestCache::fileOf(const Digests& digests)
{
    QByteArray body;
    qsizetype count = 0;
    for (const auto& [key, json] : digests) {
        if (++count > maximumDigests || body.size() + key.size() + json.size() > maximumBytes)
            break;
        body += key + ' ' + json + '\n';
    }
    return title + sumLine(body) + body;
}

DigestCache::Digests DigestCache::digestsIn(const QByteArray& file)
{
    const qsizetype sumSize = 2 * QCryptographicHash::hashLength(sumOf) + 1;
    if (!file.startsWith(title) || file.size() < title.size() + sumSize)
        return {};
    const QByteArrayView body = QByteArrayView(file).sliced(title.size() + sumSize);
    if (QByteArrayView(file).sliced(title.size(), sumSize) != sumLine(body))
        return {};
    Digests digests;
    for (qsizetype at = 0; at < body.size() && digests.size() < maximumDigests;) {
        const qsizetype end = body.indexOf('\n', at);
        const qsizetype between = body.indexOf(' ', at);
        if (end < 0 || between < 0 || between > end)
            return {};
        digests.append({body.sliced(at, between - at).toByteArray(),
                        body.sliced(between + 1, end - between - 1).toByteArray()});
        at = end + 1;
    }
    return digests;
}

DigestCache::DigestCache(QString path) : m_path(std::move(path))
{
    QFile file(m_path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > 2 * maximumBytes)
        return;
    const Digests digests = digestsIn(file.readAll());
    m_uses = digests.size();
    for (qsizetype i = 0; i < digests.size(); ++i)
        m_stored.insert(digests[i].first, {digests[i].second, m_uses - i});
}

std::optional<formats::RecordingDigest> DigestCache::find(const QString& key)
{
    QByteArray json;
    {
        const std::lock_guard lock(m_mutex);
        const auto kept = m_stored.find(key.toLatin1());
        if (kept == m_stored.end())
            return std::nullopt;
        kept->used = ++m_uses;
        json = kept->json;
    }
    return digestFromCache(json);
}

void DigestCache::put(const QString& key, const formats::RecordingDigest& digest)
{
    const QByteArray json = toCache(digest);
    const std::lock_guard lock(m_mutex);
    m_stored.insert(key.toLatin1(), {json, ++m_uses});
    m_changed = true;
}

bool DigestCache::save()
{
    Digests digests;
    {
        const std::lock_guard lock(m_mutex);
        if (!std::exchange(m_changed, false))
            return true;
        std::vector<std::pair<std::int64_t, QByteArray>> order;
        for (auto kept = m_stored.cbegin(); kept != m_stored.cend(); ++kept)
            order.emplace_back(kept->used, kept.key());
        std::ranges::sort(order, std::greater());
        for (const auto& [used, key] : order)
            digests.append({key, m_stored.value(key).json});
        for (qsizetype i = maximumDigests; i < digests.size(); ++i)
            m_stored.remove(digests[i].first);
    }
    QDir().mkpath(QFileInfo(m_path).path());
    QSaveFile file(m_path);
    const QByteArray all = fileOf(digests);
    return file.open(QIODevice::WriteOnly) && file.write(all) == all.size() && file.commit();
}

qsizetype DigestCache::count() const
{
    const std::lock_guard lock(m_mutex);
    return m_stored.size();
}

} // namespace leadline::app

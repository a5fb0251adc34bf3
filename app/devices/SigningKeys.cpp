// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/SigningKeys.h"

#include "preferences/Preferences.h"

#include <QCryptographicHash>
#include <QFile>
#include <QRegularExpression>
#include <QUrl>

#include <cstring>
#include <filesystem>
#include <utility>

namespace leadline::app {

namespace {

constexpr auto ownersOnly = QFileDevice::ReadOwner | QFileDevice::WriteOwner;

/// Each line holds a link's address, its key, and the time of the last signature.
QList<QByteArrayList> linesOf(const QString& path)
{
    QList<QByteArrayList> lines;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return lines;
    const QByteArrayList all = file.readAll().split('\n');
    for (const QByteArray& line : all)
        if (const QByteArrayList words = line.simplified().split(' '); words.size() == 3)
            lines.push_back(words);
    return lines;
}

std::optional<mavlink::SigningKey> keyOf(const QByteArray& raw)
{
    mavlink::SigningKey key{};
    if (raw.size() != static_cast<qsizetype>(key.size()))
        return std::nullopt;
    std::memcpy(key.data(), raw.data(), key.size());
    return key;
}

QByteArray addressOf(const QString& url)
{
    return QUrl::toPercentEncoding(url);
}

} // namespace

SigningKeys::SigningKeys() : m_file(Preferences::folder().filePath(QStringLiteral("signing-keys")))
{
}

std::optional<SigningKeys::Stored> SigningKeys::of(const QString& url) const
{
    const QList<QByteArrayList> lines = linesOf(m_file);
    for (const QByteArrayList& line : lines) {
        const auto key = keyOf(QByteArray::fromHex(line[1]));
        if (line[0] == addressOf(url) && key)
            return Stored{*key, line[2].toULongLong()};
    }
    return std::nullopt;
}

base::Status SigningKeys::set(const QString& url, const std::optional<Stored>& kept) const
{
    QList<QByteArrayList> lines = linesOf(m_file);
    lines.removeIf([&](const QByteArrayList& line) { return line[0] == addressOf(url); });
    if (kept)
        lines.push_back(
            QByteArrayList{addressOf(url),
                           QByteArray(reinterpret_cast<const char*>(kept->key.data()),
                                      static_cast<qsizetype>(kept->key.size()))
                               .toHex(),
                           QByteArray::number(static_cast<qulonglong>(kept->lastSigned))});
    QByteArray text;
    for (const QByteArrayList& line : std::as_const(lines))
        text += line.join(' ') + '\n';
    // The file is written under another name and then renamed, because an incomplete one would lose
    // other keys.
    const auto path = std::filesystem::path(m_file.toStdString());
    const auto fresh = std::filesystem::path(path).concat(".new");
    std::error_code error;
    std::filesystem::create_directories(path.parent_path(), error);
    std::filesystem::remove(fresh, error);
    QFile file(QString::fromStdString(fresh.string()));
    // The permissions are set on creation, so that others cannot read the file at any time.
    const bool written = file.open(QIODevice::WriteOnly | QIODevice::NewOnly, ownersOnly) &&
                         file.write(text) == text.size() && file.flush();
    file.close();
    if (written)
        std::filesystem::rename(fresh, path, error);
    if (!written || error)
        return base::Error{
            base::Message("The signing key could not be saved: %1.",
                          error ? error.message() : file.errorString().toStdString())};
    return base::done();
}

std::optional<mavlink::SigningKey> signingKeyOf(const QString& typed)
{
    const QString words = typed.trimmed();
    if (words.isEmpty())
        return std::nullopt;
    static const QRegularExpression between(QStringLiteral("[\\s:]"));
    static const QRegularExpression digits(QStringLiteral("^[0-9a-fA-F]{64}$"));
    const QString hex = QString(words).remove(between);
    if (digits.match(hex).hasMatch())
        return keyOf(QByteArray::fromHex(hex.toLatin1()));
    return keyOf(QCryptographicHash::hash(typed.toUtf8(), QCryptographicHash::Sha256));
}

} // namespace leadline::app

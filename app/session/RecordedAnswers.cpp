// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/RecordedAnswers.h"

#include <QFileInfo>

#include <limits>
#include <optional>

namespace leadline::app {

namespace {

// Each is kept as the text, a device and the path, the newest first. A device is its id, with its
// name in the recording behind it where it has one; version 0.1 knew no names.
constexpr qsizetype mostAnswers = 200;
const QLatin1Char separator('\t');
const QLatin1Char nameSeparator(' ');

QString pathOf(const QString& file)
{
    return QFileInfo(file).absoluteFilePath();
}

/// Of a line without its path.
std::optional<RecordedAnswer> answerIn(const QString& line)
{
    const qsizetype end = line.indexOf(separator);
    const QString device = line.mid(end + 1);
    bool isId = false;
    const uint id = device.section(nameSeparator, 0, 0).toUInt(&isId);
    if (end < 0 || !isId || id > std::numeric_limits<std::uint8_t>::max())
        return std::nullopt;
    return RecordedAnswer{
        {static_cast<std::uint8_t>(id), device.section(nameSeparator, 1).toStdString()},
        line.left(end)};
}

QString lineEnd(const log::RecordedDevice& device, const QString& file)
{
    QString end = separator + QString::number(device.id);
    if (!device.name.empty())
        end += nameSeparator + QString::fromStdString(device.name);
    return end + separator + pathOf(file);
}

} // namespace

std::vector<RecordedAnswer> answersOf(const SettingKey<QStringList>& key, const QString& file)
{
    std::vector<RecordedAnswer> kept;
    const QString end = separator + pathOf(file);
    for (const QString& line : Preferences().value(key))
        if (const auto answer =
                line.endsWith(end) ? answerIn(line.chopped(end.size())) : std::nullopt)
            kept.push_back(*answer);
    return kept;
}

std::vector<RecordedAnswer> allAnswers(const SettingKey<QStringList>& key)
{
    std::vector<RecordedAnswer> kept;
    for (const QString& line : Preferences().value(key))
        if (const auto answer = answerIn(line.section(separator, 0, 1)))
            kept.push_back(*answer);
    return kept;
}

void storeAnswer(const SettingKey<QStringList>& key, const QString& file,
                 const RecordedAnswer& answer)
{
    const QString end = lineEnd(answer.device, file);
    Preferences preferences;
    QStringList lines = preferences.value(key);
    lines.removeIf([&](const QString& line) { return line.endsWith(end); });
    lines.prepend(answer.text + end);
    preferences.setValue(key, lines.mid(0, mostAnswers));
}

} // namespace leadline::app

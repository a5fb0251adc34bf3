// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/MountingStore.h"

#include "formats/DeviceNotes.h"
#include "preferences/SettingKeys.h"

#include <QFileInfo>
#include <QStringList>

#include <limits>

namespace leadline::app {

namespace {

// Each is kept as the mounting, a device and the path, the newest first. A device is its id, with
// its name in the recording behind it where it has one; version 0.1 knew no names.
constexpr qsizetype mostMountings = 200;
const QLatin1Char mountingSeparator('\t');
const QLatin1Char nameSeparator(' ');

QString pathOf(const QString& file)
{
    return QFileInfo(file).absoluteFilePath();
}

struct Answer {
    log::RecordedDevice device;
    log::Mounting mounting;
};

/// Of a line without its path.
std::optional<Answer> answerIn(const QString& line)
{
    const qsizetype end = line.indexOf(mountingSeparator);
    const QString device = line.mid(end + 1);
    bool isId = false;
    const uint id = device.section(nameSeparator, 0, 0).toUInt(&isId);
    const auto mounting = formats::mountingFrom(line.left(end).toStdString());
    if (end < 0 || !isId || id > std::numeric_limits<std::uint8_t>::max() || !mounting)
        return std::nullopt;
    return Answer{{static_cast<std::uint8_t>(id), device.section(nameSeparator, 1).toStdString()},
                  *mounting};
}

QString lineEnd(const log::RecordedDevice& device, const QString& file)
{
    QString end = mountingSeparator + QString::number(device.id);
    if (!device.name.empty())
        end += nameSeparator + QString::fromStdString(device.name);
    return end + mountingSeparator + pathOf(file);
}

} // namespace

log::Mountings storedMountings(const QString& file)
{
    log::Mountings kept;
    const QString end = mountingSeparator + pathOf(file);
    for (const QString& line : Preferences().value(setting::mountings)) {
        const auto answer = line.endsWith(end) ? answerIn(line.chopped(end.size())) : std::nullopt;
        if (answer)
            kept.try_emplace(answer->device, answer->mounting);
    }
    return kept;
}

void storeMounting(const QString& file, const log::RecordedDevice& device,
                   const device::Mount& mount)
{
    const QString end = lineEnd(device, file);
    Preferences preferences;
    QStringList lines = preferences.value(setting::mountings);
    lines.removeIf([&](const QString& line) { return line.endsWith(end); });
    lines.prepend(QString::fromStdString(formats::mountingText(mount.upsideDown, mount.turnDeg)) +
                  end);
    preferences.setValue(setting::mountings, lines.mid(0, mostMountings));
}

std::optional<log::Mounting> mountingOf(const QString& file, const log::Stream& stream)
{
    const auto kept = log::findMounting(storedMountings(file), stream.recordedDevice());
    return kept ? kept : stream.mounting();
}

device::Mount guessedMount(std::uint8_t id)
{
    const Preferences preferences;
    for (const QString& line : preferences.value(setting::mountings))
        if (const auto answer = answerIn(line.section(mountingSeparator, 0, 1));
            answer && answer->device.id == id)
            return {answer->mounting.upsideDown, answer->mounting.turnDeg};
    if (const auto last =
            formats::mountingFrom(preferences.value(setting::lastMounting).toStdString()))
        return {last->upsideDown, last->turnDeg};
    return {preferences.value(setting::upsideDown),
            withinATurn(preferences.value(setting::turnOffset))};
}

int withinATurn(int degrees)
{
    constexpr int turn = 360;
    return (degrees % turn + turn + turn / 2) % turn - turn / 2;
}

} // namespace leadline::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/MountingStore.h"

#include "formats/DeviceNotes.h"

#include <QFileInfo>
#include <QSettings>
#include <QStringList>

#include <limits>

namespace leadline::app {

namespace {

/// Each as the mounting, a device's id and the path, the newest first.
const QString key = QStringLiteral("recordings/mountings");
constexpr qsizetype most = 200;
const QLatin1Char between('\t');

QString pathOf(const QString& file)
{
    return QFileInfo(file).absoluteFilePath();
}

} // namespace

log::Mountings keptMountings(const QString& file)
{
    log::Mountings kept;
    const QString end = between + pathOf(file);
    for (const QString& line : QSettings().value(key).toStringList()) {
        const QStringList said =
            line.endsWith(end) ? line.chopped(end.size()).split(between) : QStringList();
        if (said.size() != 2)
            continue;
        bool isId = false;
        const uint device = said[1].toUInt(&isId);
        const auto mounting = log::mountingFrom(said[0].toStdString());
        if (isId && device <= std::numeric_limits<std::uint8_t>::max() && mounting)
            kept.try_emplace(static_cast<std::uint8_t>(device), *mounting);
    }
    return kept;
}

void keepMounting(const QString& file, std::uint8_t device, const device::Mount& mount)
{
    const QString end = between + QString::number(device) + between + pathOf(file);
    QSettings settings;
    QStringList lines = settings.value(key).toStringList();
    lines.removeIf([&](const QString& line) { return line.endsWith(end); });
    lines.prepend(QString::fromStdString(log::mountingText(mount.upsideDown, mount.turnDeg)) + end);
    settings.setValue(key, lines.mid(0, most));
}

std::optional<log::Mounting> mountingOf(const QString& file, const log::Stream& stream)
{
    const log::Mountings kept = keptMountings(file);
    const auto its = kept.find(stream.source());
    return its != kept.end() ? std::optional(its->second) : stream.mounting();
}

} // namespace leadline::app

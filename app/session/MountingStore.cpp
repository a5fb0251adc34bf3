// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/MountingStore.h"

#include "formats/DeviceNotes.h"
#include "preferences/SettingKeys.h"

#include <QFileInfo>
#include <QStringList>

#include <limits>

namespace leadline::app {

namespace {

// Each entry consists of mounting, device id and path; the newest is first.
constexpr qsizetype mostMountings = 200;
const QLatin1Char mountingSeparator('\t');

QString pathOf(const QString& file)
{
    return QFileInfo(file).absoluteFilePath();
}

} // namespace

log::Mountings storedMountings(const QString& file)
{
    log::Mountings kept;
    const QString end = mountingSeparator + pathOf(file);
    for (const QString& line : Preferences().value(setting::mountings)) {
        const QStringList said =
            line.endsWith(end) ? line.chopped(end.size()).split(mountingSeparator) : QStringList();
        if (said.size() != 2)
            continue;
        bool isId = false;
        const uint device = said[1].toUInt(&isId);
        const auto mounting = formats::mountingFrom(said[0].toStdString());
        if (isId && device <= std::numeric_limits<std::uint8_t>::max() && mounting)
            kept.try_emplace(static_cast<std::uint8_t>(device), *mounting);
    }
    return kept;
}

void storeMounting(const QString& file, std::uint8_t device, const device::Mount& mount)
{
    const QString end =
        mountingSeparator + QString::number(device) + mountingSeparator + pathOf(file);
    Preferences preferences;
    QStringList lines = preferences.value(setting::mountings);
    lines.removeIf([&](const QString& line) { return line.endsWith(end); });
    lines.prepend(QString::fromStdString(formats::mountingText(mount.upsideDown, mount.turnDeg)) +
                  end);
    preferences.setValue(setting::mountings, lines.mid(0, mostMountings));
}

std::optional<log::Mounting> mountingOf(const QString& file, const log::Stream& stream)
{
    const log::Mountings kept = storedMountings(file);
    const auto its = kept.find(stream.source());
    return its != kept.end() ? std::optional(its->second) : stream.mounting();
}

} // namespace leadline::app

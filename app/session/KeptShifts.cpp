// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/KeptShifts.h"

#include <QFileInfo>
#include <QSettings>
#include <QStringList>

#include <chrono>

namespace leadline::app {

namespace {

/// Each as milliseconds and the two paths, the newest first.
const QString key = QStringLiteral("vehicleLogShifts");
constexpr qsizetype most = 100;
const QLatin1Char between('\t');

QString pairOf(const QString& sonar, const QString& vehicle)
{
    return QFileInfo(sonar).absoluteFilePath() + between + QFileInfo(vehicle).absoluteFilePath();
}

} // namespace

log::Time keptShift(const QString& sonar, const QString& vehicle)
{
    const QString end = between + pairOf(sonar, vehicle);
    for (const QString& line : QSettings().value(key).toStringList())
        if (line.endsWith(end))
            return std::chrono::milliseconds(line.chopped(end.size()).toLongLong());
    return {};
}

void keepShift(const QString& sonar, const QString& vehicle, log::Time shift)
{
    const QString end = between + pairOf(sonar, vehicle);
    QStringList lines = QSettings().value(key).toStringList();
    lines.removeIf([&](const QString& line) { return line.endsWith(end); });
    if (shift != log::Time{})
        lines.prepend(
            QString::number(std::chrono::round<std::chrono::milliseconds>(shift).count()) + end);
    QSettings().setValue(key, lines.mid(0, most));
}

} // namespace leadline::app

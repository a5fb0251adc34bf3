// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/ShiftStore.h"

#include "preferences/SettingKeys.h"

#include <QFileInfo>
#include <QStringList>

#include <chrono>
#include <optional>

namespace leadline::app {

namespace {

// Each entry consists of milliseconds, the sizes of both files and their paths; the newest is
// first. Sizes may be missing.
constexpr qsizetype mostShifts = 100;
const QLatin1Char shiftSeparator('\t');
/// Largest shift that is accepted, even with clocks that are wrong.
constexpr std::chrono::hours farthest{24 * 366 * 50};

QString pairOf(const QString& reference, const QString& moved)
{
    return QFileInfo(reference).absoluteFilePath() + shiftSeparator +
           QFileInfo(moved).absoluteFilePath();
}

QString sizesOf(const QString& reference, const QString& moved)
{
    return QStringLiteral("%1+%2").arg(QFileInfo(reference).size()).arg(QFileInfo(moved).size());
}

/// Nullopt for invalid values, which may come from editing the settings by hand.
std::optional<log::Time> shiftOf(const QString& text)
{
    bool is = false;
    const std::chrono::milliseconds shift(text.toLongLong(&is));
    return is && shift <= farthest && shift >= -farthest ? std::optional<log::Time>(shift)
                                                         : std::nullopt;
}

} // namespace

std::optional<log::Time> storedOffset(const QString& reference, const QString& moved)
{
    const QString end = shiftSeparator + pairOf(reference, moved);
    for (const QString& line : Preferences().value(setting::vehicleLogShifts)) {
        if (!line.endsWith(end))
            continue;
        const QStringList kept = line.chopped(end.size()).split(shiftSeparator);
        const bool same = kept.size() == 1 || kept[1] == sizesOf(reference, moved);
        return same ? shiftOf(kept[0]) : std::nullopt;
    }
    return std::nullopt;
}

void storeOffset(const QString& reference, const QString& moved, std::optional<log::Time> shift)
{
    const QString end = shiftSeparator + pairOf(reference, moved);
    QStringList lines = Preferences().value(setting::vehicleLogShifts);
    lines.removeIf([&](const QString& line) { return line.endsWith(end); });
    if (shift)
        lines.prepend(
            QString::number(std::chrono::round<std::chrono::milliseconds>(*shift).count()) +
            shiftSeparator + sizesOf(reference, moved) + end);
    Preferences().setValue(setting::vehicleLogShifts, lines.mid(0, mostShifts));
}

} // namespace leadline::app

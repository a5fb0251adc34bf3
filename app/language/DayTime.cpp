// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/DayTime.h"

#include "language/Tr.h"

namespace leadline::app {

QDateTime dateTimeOf(std::chrono::nanoseconds sinceEpoch, DayZone zone)
{
    const auto milliseconds = std::chrono::floor<std::chrono::milliseconds>(sinceEpoch).count();
    const QDateTime utc = QDateTime::fromMSecsSinceEpoch(milliseconds).toUTC();
    return zone == DayZone::Utc ? utc : utc.toLocalTime();
}

QString dayText(const QDateTime& at, const QString& format)
{
    const QString words = at.timeSpec() == Qt::UTC ? tr("%1 UTC") : tr("%1 local");
    return words.arg(dayNames().toString(at, format));
}

} // namespace leadline::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/DayClock.h"

#include "language/Tr.h"

#include <QDateTime>

namespace leadline::app {

namespace {

qint64 milliseconds(std::chrono::nanoseconds time)
{
    return std::chrono::floor<std::chrono::milliseconds>(time).count();
}

QString inUtc(std::chrono::nanoseconds time, const QString& format)
{
    const QDateTime at = QDateTime::fromMSecsSinceEpoch(milliseconds(time), Qt::UTC);
    return tr("%1 UTC").arg(dayNames().toString(at, format));
}

QString dateFormat()
{
    return tr("ddd d MMM · HH:mm:ss");
}

} // namespace

QString DayClock::dateText(log::Time at) const
{
    if (utc)
        return inUtc(*utc + at, dateFormat());
    if (!local)
        return {};
    const QDateTime zero(QDate(local->year, local->month, local->day),
                         QTime(local->hour, local->minute, local->second, local->millisecond),
                         Qt::UTC);
    return dayNames().toString(zero.addMSecs(milliseconds(at)), dateFormat());
}

QString DayClock::timeText(log::Time at) const
{
    return utc ? inUtc(*utc + at, QStringLiteral("HH:mm:ss")) : QString();
}

} // namespace leadline::app

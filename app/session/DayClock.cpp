// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/DayClock.h"

#include "language/Tr.h"
#include "settings/TimeFormat.h"

namespace leadline::app {

namespace {

QString dateFormat()
{
    return tr("ddd d MMM · HH:mm:ss");
}

} // namespace

QString DayClock::dateText(log::Time at) const
{
    if (utc)
        return dayText(dateTimeOf(*utc + at, TimeFormat::instance().zone()), dateFormat());
    if (!local)
        return {};
    return dayNames().toString(dateTimeOf(local->asUtc() + at, DayZone::Utc), dateFormat());
}

QString DayClock::timeText(log::Time at) const
{
    const DayZone zone = TimeFormat::instance().zone();
    return utc ? dayText(dateTimeOf(*utc + at, zone), QStringLiteral("HH:mm:ss")) : QString();
}

} // namespace leadline::app

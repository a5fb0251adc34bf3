// SPDX-License-Identifier: GPL-3.0-or-later
#include "NcTime.h"

#include "base/CivilTime.h"

#include <chrono>

namespace leadline::exporting {

NcTime::NcTime(const log::Recording& recording)
{
    const log::ReadCounts counts = recording.counts();
    if (counts.startUtc) {
        m_kind = Kind::Utc;
        m_zero = counts.startUtc->count();
        m_reference = "UTC, by the clock of the computer that recorded.";
    } else if (const auto& start = recording.startLocal()) {
        m_kind = Kind::Local;
        m_zero = std::chrono::nanoseconds(start->asUtc()).count();
        m_reference = "Local time of the computer that recorded, not UTC: the recording does not "
                      "name its zone.";
    } else {
        m_reference = "Time since the recording's start: it does not name its date.";
    }
    if (counts.untimed)
        m_reference += " The recording holds no times of arrival: what has no stamp of its own is "
                       "set 100 ms apart.";
}

std::string NcTime::iso(log::Time time) const
{
    const std::chrono::nanoseconds at(of(time));
    switch (m_kind) {
    case Kind::Utc:
        return base::utcIso(at);
    case Kind::Local:
        return base::civilUtc(at).iso();
    case Kind::SinceStart:
        break;
    }
    return {};
}

void NcTime::describe(NcFile& file, NcFile::Variable variable, std::string_view longName) const
{
    file.set(variable, "long_name", longName);
    file.set(variable, "axis", "T");
    if (m_kind == Kind::SinceStart) {
        file.set(variable, "units", "nanoseconds");
    } else {
        file.set(variable, "standard_name", "time");
        file.set(variable, "units", "nanoseconds since 1970-01-01 00:00:00");
        file.set(variable, "calendar", "standard");
    }
    file.set(variable, "comment", m_reference);
}

} // namespace leadline::exporting

// SPDX-License-Identifier: GPL-3.0-or-later
#include "NcTable.h"

#include "base/CivilTime.h"

#include <cassert>
#include <chrono>
#include <cmath>
#include <limits>

namespace leadline::exporting {

NcTime::NcTime(const formats::Recording& recording)
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

void NcTime::describe(NcFile& file, NcFile::Variable variable, std::string_view longName,
                      bool isAxis) const
{
    file.set(variable, "long_name", longName);
    if (isAxis)
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

NcTable::NcTable(NcFile& file, NcFile::Group group, const NcTime& time, const Shape& shape)
    : m_file(file),
      m_group(group),
      m_time(time),
      m_layout{.chunk = {shape.chunk}, .deflate = shape.deflate},
      m_dimension(file.addDimension(group, shape.timeName, NcFile::unlimited)),
      m_timeVariable(
          file.addVariable(group, shape.timeName, NcFile::Type::Long, {m_dimension}, m_layout))
{
    time.describe(file, m_timeVariable, shape.timeLongName);
}

void NcTable::addColumn(const NcColumn& column)
{
    const NcFile::Variable variable =
        m_file.addVariable(m_group, column.name, column.type, {m_dimension}, m_layout);
    if (column.mayMiss)
        m_file.setFillValue(variable);
    const auto say = [&](const char* name, const char* text) {
        if (*text != '\0')
            m_file.set(variable, name, text);
    };
    say("long_name", column.longName);
    say("standard_name", column.standardName);
    say("units", column.units);
    say("comment", column.comment);
    say("ancillary_variables", column.ancillary);
    m_columns.push_back({.variable = variable, .isReal = column.type == NcFile::Type::Real});
}

void NcTable::addTimeColumn(const char* name, std::string_view longName)
{
    const NcFile::Variable variable =
        m_file.addVariable(m_group, name, NcFile::Type::Long, {m_dimension}, m_layout);
    m_time.describe(m_file, variable, longName, false);
    m_timeColumns.push_back({.variable = variable});
}

void NcTable::addRow(log::Time time, std::span<const std::optional<double>> values,
                     std::span<const log::Time> times)
{
    assert(values.size() == m_columns.size());
    assert(times.size() == m_timeColumns.size());
    for (std::size_t i = 0; i < m_timeColumns.size(); ++i)
        m_timeColumns[i].times.push_back(m_time.of(times[i]));
    m_times.push_back(m_time.of(time));
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        Column& column = m_columns[i];
        if (column.isReal)
            column.reals.push_back(values[i].value_or(std::numeric_limits<double>::quiet_NaN()));
        else
            column.longs.push_back(values[i] ? std::llround(*values[i]) : NcFile::fillOfLong);
    }
}

void NcTable::flush()
{
    m_file.write(m_timeVariable, m_written, m_times);
    for (TimeColumn& column : m_timeColumns) {
        m_file.write(column.variable, m_written, std::span<const std::int64_t>(column.times));
        column.times.clear();
    }
    for (Column& column : m_columns) {
        m_file.write(column.variable, m_written, std::span<const double>(column.reals));
        m_file.write(column.variable, m_written, std::span<const std::int64_t>(column.longs));
        column.reals.clear();
        column.longs.clear();
    }
    m_written += m_times.size();
    m_times.clear();
}

} // namespace leadline::exporting

// SPDX-License-Identifier: GPL-3.0-or-later
#include "NcTable.h"

#include <cassert>
#include <cmath>
#include <limits>

namespace leadline::exporting {

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
        m_file.setNone(variable);
    const auto say = [&](const char* name, const char* text) {
        if (*text != '\0')
            m_file.set(variable, name, text);
    };
    say("long_name", column.longName);
    say("standard_name", column.standardName);
    say("units", column.units);
    say("comment", column.comment);
    m_columns.push_back({.variable = variable, .isReal = column.type == NcFile::Type::Real});
}

void NcTable::addRow(log::Time time, std::span<const std::optional<double>> values)
{
    assert(values.size() == m_columns.size());
    m_times.push_back(m_time.of(time));
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        Column& column = m_columns[i];
        if (column.isReal)
            column.reals.push_back(values[i].value_or(std::numeric_limits<double>::quiet_NaN()));
        else
            column.longs.push_back(values[i] ? std::llround(*values[i]) : NcFile::noneOfLong);
    }
}

void NcTable::flush()
{
    m_file.write(m_timeVariable, m_written, m_times);
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

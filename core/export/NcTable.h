// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "NcFile.h"
#include "formats/Recording.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace leadline::exporting {

/// Representation of a recording's times in a netCDF file: as UTC dates, as dates of an unknown
/// time zone, or without dates as time since the recording's start.
class NcTime {
public:
    explicit NcTime(const formats::Recording& recording);

    /// Nanoseconds in the units that describe() writes.
    [[nodiscard]] std::int64_t of(log::Time time) const { return m_zero + time.count(); }
    /// Time as text: "2026-09-13T13:55:12.345Z", or without Z if it is not UTC; empty if there is
    /// no date.
    [[nodiscard]] std::string iso(log::Time time) const;
    /// A sentence that names the clock on which the times are based.
    [[nodiscard]] const std::string& reference() const { return m_reference; }

    /// Sets the attributes of a variable of times; of a dimension's own variable `isAxis` is true.
    void describe(NcFile& file, NcFile::Variable variable, std::string_view longName,
                  bool isAxis = true) const;

private:
    enum class Kind : std::uint8_t { Utc, Local, SinceStart };

    Kind m_kind = Kind::SinceStart;
    std::int64_t m_zero = 0;
    std::string m_reference;
};

/// A variable along time with its CF attributes; empty ones are not written.
struct NcColumn {
    const char* name = "";
    const char* units = "";
    const char* longName = "";
    const char* standardName = "";
    const char* comment = "";
    /// Real or Long.
    NcFile::Type type = NcFile::Type::Real;
    /// False if every row has a value, so that no fill value is needed.
    bool mayMiss = true;
    /// Names of the variables that say how far this one can be trusted, with spaces between them.
    const char* ancillary = "";
};

/// Rows along an unlimited dimension of their own: a time, and a value for each column. Rows that
/// were not flushed are in memory.
class NcTable {
public:
    struct Shape {
        const char* timeName = "";
        const char* timeLongName = "";
        /// Number of rows in a chunk of the file, which is read as a whole.
        std::size_t chunk = 0;
        int deflate = 0;
    };
    NcTable(NcFile& file, NcFile::Group group, const NcTime& time, const Shape& shape);

    [[nodiscard]] int dimension() const { return m_dimension; }
    void addColumn(const NcColumn& column);
    /// Adds a column of times, beside that of the dimension.
    void addTimeColumn(const char* name, std::string_view longName);

    /// Adds a row; `values` has a value for each column, in the order in which they were added, and
    /// `times` for each column of times.
    void addRow(log::Time time, std::span<const std::optional<double>> values,
                std::span<const log::Time> times = {});
    /// Number of rows that were flushed.
    [[nodiscard]] std::size_t written() const { return m_written; }
    [[nodiscard]] std::size_t waiting() const { return m_times.size(); }
    void flush();

private:
    struct Column {
        NcFile::Variable variable;
        bool isReal = true;
        std::vector<double> reals = {};
        std::vector<std::int64_t> longs = {};
    };

    struct TimeColumn {
        NcFile::Variable variable;
        std::vector<std::int64_t> times = {};
    };

    NcFile& m_file;
    NcFile::Group m_group;
    const NcTime& m_time;
    NcLayout m_layout;
    int m_dimension;
    NcFile::Variable m_timeVariable;
    std::vector<std::int64_t> m_times;
    std::vector<Column> m_columns;
    std::vector<TimeColumn> m_timeColumns;
    std::size_t m_written = 0;
};

} // namespace leadline::exporting

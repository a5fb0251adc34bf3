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

/// How the times of a recording stand in a netCDF file: as dates of UTC, as dates of a zone that
/// nobody wrote down, or, without any date, as time since the recording's start.
class NcTime {
public:
    explicit NcTime(const formats::Recording& recording);

    /// Nanoseconds, in the units that describe() names.
    [[nodiscard]] std::int64_t of(log::Time time) const { return m_zero + time.count(); }
    /// For people: "2026-09-13T13:55:12.345Z", or without the Z; empty where there is no date.
    [[nodiscard]] std::string iso(log::Time time) const;
    /// One sentence: whose clock this is.
    [[nodiscard]] const std::string& reference() const { return m_reference; }

    void describe(NcFile& file, NcFile::Variable variable, std::string_view longName) const;

private:
    enum class Kind : std::uint8_t { Utc, Local, SinceStart };

    Kind m_kind = Kind::SinceStart;
    std::int64_t m_zero = 0;
    std::string m_reference;
};

/// A variable along time, as CF describes it. What is empty is not said.
struct NcColumn {
    const char* name = "";
    const char* units = "";
    const char* longName = "";
    const char* standardName = "";
    const char* comment = "";
    /// Real or Long.
    NcFile::Type type = NcFile::Type::Real;
    /// Without it every row has a value, and no value stands for none.
    bool mayMiss = true;
};

/// Rows along an unlimited dimension of its own: a time, and a figure for each column. In memory
/// are those that were not flushed.
class NcTable {
public:
    struct Shape {
        const char* timeName = "";
        const char* timeLongName = "";
        /// What is read together.
        std::size_t chunk = 0;
        int deflate = 0;
    };
    NcTable(NcFile& file, NcFile::Group group, const NcTime& time, const Shape& shape);

    [[nodiscard]] int dimension() const { return m_dimension; }
    void addColumn(const NcColumn& column);

    /// A value for each column, in the order in which they were added.
    void addRow(log::Time time, std::span<const std::optional<double>> values);
    /// Rows that were flushed.
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

    NcFile& m_file;
    NcFile::Group m_group;
    const NcTime& m_time;
    NcLayout m_layout;
    int m_dimension;
    NcFile::Variable m_timeVariable;
    std::vector<std::int64_t> m_times;
    std::vector<Column> m_columns;
    std::size_t m_written = 0;
};

} // namespace leadline::exporting

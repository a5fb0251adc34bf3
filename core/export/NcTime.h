// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "NcFile.h"
#include "formats/Recording.h"

#include <cstdint>
#include <string>

namespace leadline::exporting {

/// How the times of a recording stand in a netCDF file: as dates of UTC, as dates of a zone that
/// nobody wrote down, or, without any date, as time since the recording's start.
class NcTime {
public:
    explicit NcTime(const log::Recording& recording);

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

} // namespace leadline::exporting

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Measurements.h"
#include "NcTable.h"
#include "echo/Ping.h"
#include "echo/VehicleTrack.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace leadline::exporting {

/// One ping on its way into a row of its group.
struct NcBeamRow {
    const echo::Ping& ping;
    const echo::VehiclePose& pose;
    std::optional<double> relativeDeg;

    /// distance_simple carries no window.
    [[nodiscard]] std::optional<double> ofWindow(double metres) const
    {
        return ping.gainIndex ? std::optional(metres) : std::nullopt;
    }
};

/// A column of a beam group, and how its value comes about.
struct NcBeamColumn {
    NcColumn column;
    std::optional<double> (*of)(const NcBeamRow& row) = nullptr;
};

/// Of a scanning sonar, or of an echosounder.
[[nodiscard]] std::vector<NcBeamColumn> beamColumns(bool scans);

/// What one sonar measured, as a group Sonar/Beam_groupN: its pings are written a block at a time.
class NcBeam {
public:
    NcBeam(NcFile& file, NcFile::Group group, const NcTime& time,
           const Measurements::Source& source, int deflate);

    void add(const echo::Ping& ping, const echo::VehiclePose& pose);
    void flush();
    /// Pings and distances, those that wait included.
    [[nodiscard]] std::uint64_t rows() const { return m_table.written() + m_table.waiting(); }

private:
    void describe(const Measurements::Source& source);
    void addBackscatter(const std::string& channelName, int deflate);

    NcFile& m_file;
    NcFile::Group m_group;
    std::size_t m_samples;
    /// Pings of a block, which is a chunk of the file.
    std::size_t m_block;
    NcTable m_table;
    std::vector<NcBeamColumn> m_columns;
    NcFile::Variable m_backscatter;
    /// Of a block, ping by ping; what a ping does not have is 0.
    std::vector<std::uint8_t> m_intensities;
    std::vector<std::optional<double>> m_row;
};

/// "Ping360" or "Ping1D".
[[nodiscard]] std::string sonarModel(log::StreamKind kind);

} // namespace leadline::exporting

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Measurements.h"
#include "NcBeamColumns.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace leadline::exporting {

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

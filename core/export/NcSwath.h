// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Measurements.h"
#include "NcTable.h"
#include "echo/VehicleTrack.h"
#include "export/PlacedSwaths.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace leadline::exporting {

/// Number of swaths of a stream within a part, and of soundings in the largest of them. Nullopt if
/// it was stopped.
struct SwathSize {
    std::uint64_t swaths = 0;
    std::size_t soundings = 0;
};
[[nodiscard]] std::optional<SwathSize> swathSizeOf(const log::Log& log, log::StreamNumber stream,
                                                   const ExportPart::Times& times,
                                                   const ExportWatch& watch);

/// Writes the soundings of one multibeam sonar to a group Sonar/Beam_groupN, as matrices of
/// ping_time and beam, one block of pings at a time.
class NcSwath {
public:
    NcSwath(NcFile& file, NcFile::Group group, const NcTime& time,
            const Measurements::Source& source, const SwathSize& size, int deflate);

    /// Calls `cover(swath)` for each swath, too. False if it was stopped or cannot be written.
    [[nodiscard]] bool write(const ExportPart::Times& times, const ExportWatch& watch,
                             const std::function<void(const swath::Swath& swath)>& cover);
    [[nodiscard]] std::uint64_t rows() const { return m_table.written() + m_table.waiting(); }

private:
    struct Matrix {
        NcFile::Variable variable;
        std::vector<float> values = {};
    };
    void describe(const Measurements::Source& source);
    void addColumns();
    void addMatrices(int beam, int deflate);
    void add(const swath::Swath& swath, const std::optional<swath::SwathPlace>& place,
             const PlacedSwaths& swaths);
    void addRow(const swath::Swath& swath);
    void flush();

    NcFile& m_file;
    NcFile::Group m_group;
    const log::Log& m_log;
    log::StreamNumber m_stream;
    std::size_t m_beams;
    /// Number of pings in a block, which is a chunk in the file.
    std::size_t m_block;
    NcTable m_table;
    echo::VehicleTrack m_vehicle;
    std::vector<Matrix> m_matrices;
    NcFile::Variable m_flags;
    std::vector<std::uint8_t> m_flagValues;
    NcFile::Variable m_latitude;
    NcFile::Variable m_longitude;
    std::vector<double> m_latitudes;
    std::vector<double> m_longitudes;
    std::vector<std::optional<double>> m_row;
};

} // namespace leadline::exporting

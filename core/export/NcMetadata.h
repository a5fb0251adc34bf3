// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Measurements.h"
#include "NcFile.h"
#include "NcTable.h"
#include "export/NetcdfExport.h"

#include <optional>
#include <string>
#include <vector>

namespace leadline::exporting {

/// Global attributes of a netCDF file: conventions, source, whether it is simulated, the times that
/// it covers and the assumed sound speed.
class NcMetadata {
public:
    NcMetadata(NcFile& file, const formats::Recording& recording, const NetcdfOptions& options,
               const NcTime& time);

    [[nodiscard]] NcFile::Group environment() const { return m_environment; }

    struct Beam {
        std::string group;
        const Measurements::Source* source = nullptr;
    };
    /// Describes which group contains which stream.
    void describeSonar(NcFile::Group sonar, const std::vector<Beam>& beams);

    /// Extends the covered time; the first sound speed is that of the file.
    void cover(log::Time time, std::optional<double> soundSpeed);
    void finish();

private:
    void describeFile();
    void describeOrigin(const formats::Recording& recording);

    NcFile& m_file;
    const NetcdfOptions& m_options;
    const NcTime& m_time;
    NcFile::Group m_environment;
    NcFile::Variable m_soundSpeed;
    std::optional<double> m_firstSpeed;
    std::optional<log::Time> m_first;
    log::Time m_last{};
};

} // namespace leadline::exporting

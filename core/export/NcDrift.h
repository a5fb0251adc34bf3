// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "DriftSweeps.h"
#include "NcTable.h"

#include <optional>
#include <vector>

namespace leadline::exporting {

/// Writes the drift of the vehicle from turn to turn of one scanning sonar to a group Drift in the
/// sonar's beam group, along a dimension turn_time of its own.
class NcDrift {
public:
    /// `isMounted` means that the recording says how the sonar is mounted.
    NcDrift(NcFile& file, NcFile::Group beam, const NcTime& time, bool isMounted, int deflate);

    void add(const DriftRow& row);
    /// Writes the last rows; to be called after them.
    void finish();

private:
    void describe(bool isMounted);

    NcFile& m_file;
    NcFile::Group m_group;
    NcTable m_table;
    DriftCounts m_counts;
    std::vector<std::optional<double>> m_row;
};

} // namespace leadline::exporting

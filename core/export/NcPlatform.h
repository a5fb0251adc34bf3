// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "NcTable.h"
#include "echo/VehicleTrack.h"

namespace leadline::exporting {

/// Writes what the vehicle reported, at the times of its reports: attitude, position and depth to
/// the group Platform, water temperature to the group Environment.
class NcPlatform {
public:
    NcPlatform(NcFile& file, NcFile::Group platform, NcFile::Group environment, const NcTime& time,
               int deflate);

    /// Call it for every frame after the follower has taken it.
    void handle(const echo::VehicleFollower& follower, const log::FrameEntry& entry);
    void flush();
    /// Describes the vehicle; call it after the last frame.
    void describe(const echo::VehicleFollower& follower);

private:
    void add(NcTable& table, log::Time time, std::span<const std::optional<double>> values);

    NcFile& m_file;
    NcFile::Group m_platform;
    NcTable m_attitude;
    NcTable m_position;
    NcTable m_depth;
    NcTable m_water;
};

} // namespace leadline::exporting

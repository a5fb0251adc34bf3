// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "NcTable.h"
#include "echo/VehicleTrack.h"

namespace leadline::exporting {

/// What the vehicle said of itself, at the times at which it said it: how it lay, where it was and
/// how deep as the group Platform, how warm the water was in Environment.
class NcPlatform {
public:
    NcPlatform(NcFile& file, NcFile::Group platform, NcFile::Group environment, const NcTime& time,
               int deflate);

    /// Behind every frame that the follower took.
    void handle(const echo::VehicleFollower& follower, const log::FrameEntry& entry);
    void flush();
    /// Who it was, once all was heard.
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

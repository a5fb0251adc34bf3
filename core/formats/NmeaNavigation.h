// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "NavigationFrames.h"

#include <optional>
#include <string_view>

namespace leadline::formats {

/// Takes position, speed, course and heading from NMEA 0183 sentences of any talker: RMC, else GGA
/// and GLL with the speed of VTG; HDT and THS, else HDG and HDM.
class NmeaNavigation {
public:
    /// What a sentence says; nullopt for one that says nothing of these, is not valid, or has no or
    /// the wrong checksum. `sentence` may end with CR and LF.
    [[nodiscard]] std::optional<Navigation> take(std::string_view sentence);

private:
    bool m_hasRmc = false;
    bool m_hasTrueHeading = false;
    std::optional<double> m_speedMps;
    std::optional<double> m_courseDeg;
};

} // namespace leadline::formats

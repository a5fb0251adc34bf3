// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/Sector.h"

namespace leadline::device {

/// Where a scan that is asked for ping by ping looks next: to and fro in a sector, round and round
/// in a full circle. Angles are the head's gradians.
class Sweep {
public:
    /// From where the head is, or the end of the sector that is nearer. `step` is 1..10 gradians.
    void begin(const HeadSector& sector, int step, int headAngle);
    [[nodiscard]] int next();

private:
    HeadSector m_sector;
    int m_step = 1;
    /// From the start of the sector.
    int m_offset = 0;
    int m_direction = 1;
    bool m_moved = false;
};

} // namespace leadline::device

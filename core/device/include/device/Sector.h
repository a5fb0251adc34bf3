// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace leadline::device {

/// How a Ping360 hangs on its vehicle: upside down mirrors, and a turn adds to each bearing.
struct Mount {
    bool upsideDown = false;
    /// Clockwise, -180..180.
    int turnDeg = 0;

    friend bool operator==(const Mount&, const Mount&) = default;
};

/// What the user wants to see: bearings relative to the vehicle's front, clockwise.
struct Sector {
    /// -180..179
    int centreDeg = 0;
    /// 10..360
    int widthDeg = 360;

    friend bool operator==(const Sector&, const Sector&) = default;
};

/// The same in the head's gradians: clockwise for it from start to stop, both included.
struct HeadSector {
    std::uint16_t start = 0;
    std::uint16_t stop = 399;

    friend bool operator==(const HeadSector&, const HeadSector&) = default;
    /// From start to stop; 399 is the full circle.
    [[nodiscard]] int spanGrad() const;
};

/// Where the head looks at a relative bearing: 0 is its cable side, 200 its front.
[[nodiscard]] std::uint16_t headAngle(double bearingDeg, const Mount& mount);
/// s = round(width · 400 / 360) gradians from s/2 before the centre.
[[nodiscard]] HeadSector headSector(const Sector& sector, const Mount& mount);
/// What somebody else chose, in whole degrees.
[[nodiscard]] Sector sectorOf(const HeadSector& sector, const Mount& mount);

/// Empty for one that may be asked for.
[[nodiscard]] std::string complaint(const Sector& sector);

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

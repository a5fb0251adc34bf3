// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Message.h"

#include <cstdint>
#include <string>

namespace leadline::device {

/// How a Ping360 is mounted on its vehicle: upside down mirrors the bearings, and a turn is added
/// to each of them.
struct Mount {
    bool upsideDown = false;
    /// Degrees clockwise, -180..180.
    int turnDeg = 0;

    friend bool operator==(const Mount&, const Mount&) = default;
};

/// The sector that the user wants to scan; bearings are relative to the vehicle's front, clockwise.
struct Sector {
    /// Degrees, -180..179.
    int centreDeg = 0;
    /// Degrees, 10..360.
    int widthDeg = 360;

    friend bool operator==(const Sector&, const Sector&) = default;
};

/// A sector in the head's gradians, clockwise as the head counts, from `start` to `stop` inclusive.
struct HeadSector {
    std::uint16_t start = 0;
    std::uint16_t stop = 399;

    friend bool operator==(const HeadSector&, const HeadSector&) = default;
    /// Gradians from start to stop; 399 is the full circle.
    [[nodiscard]] int spanGrad() const;
};

/// Angle of the head in gradians for a bearing relative to the vehicle: 0 is the head's cable side,
/// 200 its front.
[[nodiscard]] std::uint16_t headAngle(double bearingDeg, const Mount& mount);
/// The head's sector of s = round(width · 400 / 360) gradians, which begins s/2 before the centre.
[[nodiscard]] HeadSector headSector(const Sector& sector, const Mount& mount);
/// The user's sector for a sector of the head, rounded to whole degrees; used for sectors that were
/// set elsewhere.
[[nodiscard]] Sector sectorOf(const HeadSector& sector, const Mount& mount);

/// Why a sector must not be requested; empty if it may.
[[nodiscard]] base::Message validationError(const Sector& sector);

/// Gives the angles of a scan that is requested ping by ping: to and fro in a sector, continuously
/// in one direction in a full circle. Angles are the head's gradians.
class Sweep {
public:
    /// Begins at the head's present angle, or at the nearer end of the sector if the head is
    /// outside. `step` is 1..10 gradians.
    void begin(const HeadSector& sector, int step, int headAngle);
    [[nodiscard]] int next();

private:
    HeadSector m_sector;
    int m_step = 1;
    /// Gradians from the start of the sector.
    int m_offset = 0;
    int m_direction = 1;
    bool m_moved = false;
};

} // namespace leadline::device

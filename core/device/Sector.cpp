// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/Sector.h"

#include "base/Units.h"

#include <algorithm>
#include <cmath>

namespace leadline::device {

namespace {

constexpr int frontGrad = base::gradiansPerTurn / 2;
constexpr int turnDeg = 360;

int modulo(int value, int turn)
{
    return ((value % turn) + turn) % turn;
}

int roundedGradians(double degrees)
{
    return static_cast<int>(std::lround(degrees * base::gradiansPerTurn / turnDeg));
}

} // namespace

int HeadSector::spanGrad() const
{
    return modulo(stop - start, base::gradiansPerTurn);
}

std::uint16_t headAngle(double bearingDeg, const Mount& mount)
{
    const int fromFront = roundedGradians(bearingDeg - mount.turnDeg);
    return static_cast<std::uint16_t>(
        modulo(frontGrad + (mount.upsideDown ? -fromFront : fromFront), base::gradiansPerTurn));
}

HeadSector headSector(const Sector& sector, const Mount& mount)
{
    const int width = roundedGradians(sector.widthDeg);
    // A full circle begins at the head's cable side, whatever its centre is.
    const int centre =
        width >= base::gradiansPerTurn ? frontGrad : headAngle(sector.centreDeg, mount);
    const auto wrapped = [](int angle) {
        return static_cast<std::uint16_t>(modulo(angle, base::gradiansPerTurn));
    };
    return {wrapped(centre - width / 2), wrapped(centre + width / 2 - 1)};
}

Sector sectorOf(const HeadSector& sector, const Mount& mount)
{
    const int gradians = sector.spanGrad() + 1;
    const int centre = sector.start + gradians / 2 - frontGrad;
    const int fromFront = static_cast<int>(
        std::lround(base::degreesFromGradians(mount.upsideDown ? -centre : centre)));
    const int bearing = modulo(fromFront + mount.turnDeg + turnDeg / 2, turnDeg) - turnDeg / 2;
    const bool full = gradians >= base::gradiansPerTurn;
    return {full ? 0 : bearing,
            full ? turnDeg : static_cast<int>(std::lround(base::degreesFromGradians(gradians)))};
}

base::Message validationError(const Sector& sector)
{
    if (sector.widthDeg < 10 || sector.widthDeg > turnDeg)
        return base::Message("A sector is 10 to 360 degrees wide.");
    if (sector.centreDeg < -turnDeg / 2 || sector.centreDeg >= turnDeg / 2)
        return base::Message("The sector centre is -180 to 179 degrees from the front.");
    return {};
}

void Sweep::begin(const HeadSector& sector, int step, int headAngle)
{
    const int turn = base::gradiansPerTurn;
    m_sector = sector;
    m_step = step;
    m_direction = 1;
    m_moved = false;
    const int span = sector.spanGrad();
    const int from = (headAngle - sector.start + turn) % turn;
    const bool nearerToStop = from - span < turn - from;
    m_offset = from <= span ? from : nearerToStop ? span : 0;
    m_offset -= m_offset % step;
}

int Sweep::next()
{
    const int turn = base::gradiansPerTurn;
    const int span = m_sector.spanGrad();
    if (!m_moved) {
        m_moved = true;
    } else if (span + m_step >= turn) {
        m_offset = (m_offset + m_step) % turn;
    } else {
        const auto inside = [span](int offset) { return offset >= 0 && offset <= span; };
        if (!inside(m_offset + m_direction * m_step))
            m_direction = -m_direction;
        if (inside(m_offset + m_direction * m_step))
            m_offset += m_direction * m_step;
    }
    return (m_sector.start + m_offset) % turn;
}

} // namespace leadline::device

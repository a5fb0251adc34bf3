// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/SectorDrag.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace leadline::app {

namespace {

constexpr double turn = 360;
constexpr double narrowest = 10;
/// From this width on, in degrees, the sector snaps to the whole turn.
constexpr double almostAll = 355;

double relative(double degrees)
{
    return degrees - turn * std::floor((degrees + turn / 2) / turn);
}

} // namespace

double SectorDrag::bearingOf(double dx, double dy)
{
    return std::atan2(dx, -dy) * 180 / std::numbers::pi;
}

void SectorDrag::begin(Part part, double centreDeg, double widthDeg, double bearingDeg)
{
    m_active = true;
    m_part = part;
    m_fromDeg = centreDeg;
    m_fromWidth = widthDeg;
    m_bearing = bearingDeg;
    m_movedDeg = 0;
    emit changed();
}

void SectorDrag::moveTo(double bearingDeg)
{
    const double by = relative(bearingDeg - m_bearing);
    m_bearing = bearingDeg;
    moveBy(by);
}

void SectorDrag::moveBy(double degrees)
{
    if (!m_active)
        return;
    m_movedDeg += degrees;
    emit changed();
}

void SectorDrag::end()
{
    m_active = false;
    emit changed();
}

double SectorDrag::widthDeg() const
{
    if (m_part == Centre)
        return m_fromWidth;
    const double width = m_fromWidth + (m_part == Stop ? m_movedDeg : -m_movedDeg);
    return width > almostAll ? turn : std::max(std::round(width), narrowest);
}

double SectorDrag::centreDeg() const
{
    const double width = widthDeg();
    if (width >= turn)
        return 0;
    const double grown = width - m_fromWidth;
    const double by = m_part == Centre ? m_movedDeg : m_part == Stop ? grown / 2 : -grown / 2;
    return relative(std::round(m_fromDeg + by));
}

} // namespace leadline::app

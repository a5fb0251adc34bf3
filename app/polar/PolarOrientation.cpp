// SPDX-License-Identifier: GPL-3.0-or-later
#include "polar/PolarOrientation.h"

#include <cmath>

namespace leadline::app {

namespace {

constexpr double sectorDeg = 360.0 / static_cast<double>(echo::sectorsPerTurn);
/// More than half a sector, so that a fluctuating compass does not turn the picture to and fro.
constexpr double mostAsideDeg = 0.35;

double between(double deg, double from)
{
    return std::remainder(deg - from, 360);
}

} // namespace

void PolarOrientation::forget()
{
    *this = PolarOrientation();
}

double PolarOrientation::upDeg(VehicleSettings& settings, double nowDeg, double correctionDeg)
{
    switch (m_up) {
    case Up::North:
        return -correctionDeg;
    case Up::Course:
        return settings.courseDeg(nowDeg);
    case Up::Head:
        break;
    }
    if (!m_headDeg || std::abs(between(nowDeg, *m_headDeg)) > mostAsideDeg)
        m_headDeg = std::round(nowDeg / sectorDeg) * sectorDeg;
    return *m_headDeg;
}

void PolarOrientation::update(SelectedVehicle* vehicle, const echo::PingReader& reader,
                              std::uint64_t count, bool mirrored, echo::NewestPings& newest)
{
    echo::VehicleTrack* track = vehicle ? vehicle->track() : nullptr;
    if (track != m_track) {
        m_bearings.reset();
        m_headDeg.reset();
    }
    m_track = track;
    const auto now = track ? vehicle->rawHeadingDeg() : std::nullopt;
    m_known = now.has_value();
    if (!now)
        return;
    if (!m_bearings)
        m_bearings = std::make_unique<echo::HeadingCompensation>(reader, *track);
    m_up = vehicle->settings()->up();
    m_correctionDeg = vehicle->settings()->headingCorrection();
    m_nowDeg = *now;
    m_upDeg = upDeg(*vehicle->settings(), *now, m_correctionDeg);
    m_bearings->update(newest, count,
                       {.upDeg = m_upDeg,
                        .nowDeg = m_up == Up::Head ? m_upDeg : m_nowDeg,
                        .mirrored = mirrored,
                        .keepsUnknown = m_up == Up::Head});
    newest = m_bearings->newest();
}

double PolarOrientation::frontDeg() const
{
    return up() == Up::Head ? 0 : between(m_nowDeg, m_upDeg);
}

std::optional<double> PolarOrientation::northDeg() const
{
    return m_known ? std::optional(between(-m_correctionDeg, m_upDeg)) : std::nullopt;
}

double PolarOrientation::shiftGrad(std::uint64_t ping)
{
    return m_known ? m_bearings->shiftOf(ping).value_or(0) : 0;
}

std::optional<double> PolarOrientation::headingOf(std::uint64_t ping)
{
    return m_known ? m_bearings->headingOf(ping) : std::nullopt;
}

const echo::Sectors& PolarOrientation::turnedAway() const
{
    static const echo::Sectors none;
    return m_known ? m_bearings->turnedAway() : none;
}

} // namespace leadline::app

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
    case Up::Steady:
        break;
    }
    if (!m_headDeg || std::abs(between(nowDeg, *m_headDeg)) > mostAsideDeg)
        m_headDeg = std::round(nowDeg / sectorDeg) * sectorDeg;
    return *m_headDeg;
}

bool PolarOrientation::updateSteady(PictureMotion* motion, const echo::PingReader& reader)
{
    const auto steady = motion ? motion->steady() : std::nullopt;
    if (!steady) {
        m_steadyBearings.reset();
        return false;
    }
    // What was known of the pings changes a few times in a turn.
    if (!m_steadyBearings || m_steadyRevision != steady->revision)
        m_steadyBearings =
            std::make_unique<echo::HeadingCompensation>(reader, [motion](log::Time time) {
                return echo::HeadingCompensation::Direction{motion->steadyDirectionAt(time), true};
            });
    m_steadyRevision = steady->revision;
    m_nowDeg = steady->nowDeg;
    m_upDeg = steady->upDeg;
    return true;
}

void PolarOrientation::update(SelectedVehicle* vehicle, PictureMotion* motion,
                              const echo::PingReader& reader, std::uint64_t count, bool mirrored,
                              echo::NewestPings& newest, bool headUp)
{
    echo::VehicleTrack* track = vehicle ? vehicle->track() : nullptr;
    if (track != m_track) {
        m_bearings.reset();
        m_headDeg.reset();
    }
    m_track = track;
    const auto now = track ? vehicle->rawHeadingDeg() : std::nullopt;
    m_known = now.has_value();
    if (m_known) {
        m_headingDeg = *now;
        m_correctionDeg = vehicle->settings()->headingCorrection();
        if (!m_bearings)
            m_bearings = std::make_unique<echo::HeadingCompensation>(reader, *track);
    }
    m_steady = !headUp && updateSteady(motion, reader);
    if (!m_steady && !m_known)
        return;
    if (m_steady) {
        m_up = Up::Steady;
    } else {
        m_up = headUp || vehicle->settings()->up() == Up::Steady ? Up::Head
                                                                 : vehicle->settings()->up();
        m_nowDeg = *now;
        m_upDeg = upDeg(*vehicle->settings(), *now, m_correctionDeg);
    }
    auto& bearings = m_steady ? *m_steadyBearings : *m_bearings;
    bearings.update(newest, count,
                    {.upDeg = m_upDeg,
                     .nowDeg = m_up == Up::Head ? m_upDeg : m_nowDeg,
                     .mirrored = mirrored,
                     .keepsUnknown = m_up == Up::Head});
    newest = bearings.newest();
}

double PolarOrientation::frontDeg() const
{
    return up() == Up::Head ? 0 : between(m_nowDeg, m_upDeg);
}

std::optional<double> PolarOrientation::northDeg() const
{
    if (!m_known)
        return std::nullopt;
    return m_steady ? between(frontDeg(), m_headingDeg + m_correctionDeg)
                    : between(-m_correctionDeg, m_upDeg);
}

double PolarOrientation::shiftGrad(std::uint64_t ping)
{
    if (m_steady)
        return m_steadyBearings->shiftOf(ping).value_or(0);
    return m_known ? m_bearings->shiftOf(ping).value_or(0) : 0;
}

std::optional<double> PolarOrientation::headingOf(std::uint64_t ping)
{
    return m_known ? m_bearings->headingOf(ping) : std::nullopt;
}

std::optional<double> PolarOrientation::directionOf(std::uint64_t ping)
{
    return m_steady ? m_steadyBearings->headingOf(ping) : headingOf(ping);
}

const echo::Sectors& PolarOrientation::turnedAway() const
{
    static const echo::Sectors none;
    if (m_steady)
        return m_steadyBearings->turnedAway();
    return m_known ? m_bearings->turnedAway() : none;
}

} // namespace leadline::app

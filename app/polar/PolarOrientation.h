// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/HeadingCompensation.h"
#include "session/PictureMotion.h"
#include "session/SelectedVehicle.h"

#include <memory>
#include <optional>

namespace leadline::app {

/// Orientation of a polar picture while the vehicle turns: which direction is up, and where each
/// spoke is drawn. Without a heading the picture is head up, unless it is steady, and spokes are
/// drawn at the device's bearings.
class PolarOrientation {
public:
    using Up = VehicleSettings::Up;

    /// To be called when the log or sonar is replaced or removed.
    void forget();
    /// Moves `newest`, the newest of the first `count` pings at each of the device's bearings, to
    /// the picture's sectors. `headUp` has the picture head up, whatever the vehicle's settings.
    /// Without `motion` it is never steady.
    void update(SelectedVehicle* vehicle, PictureMotion* motion, const echo::PingReader& reader,
                std::uint64_t count, bool mirrored, echo::NewestPings& newest, bool headUp = false);

    /// A heading is known at the playhead.
    [[nodiscard]] bool known() const { return m_known; }
    /// Orientation of the picture; head up while what it needs is not known.
    [[nodiscard]] Up up() const { return m_steady || m_known ? m_up : Up::Head; }
    /// Direction of the vehicle's front on the screen, degrees clockwise from up.
    [[nodiscard]] double frontDeg() const;
    /// Direction of north on the screen, degrees clockwise from up; nullopt while unknown.
    [[nodiscard]] std::optional<double> northDeg() const;
    /// Bearing of a ping in the picture minus the device's, gradians; 0 for a ping without a
    /// bearing.
    [[nodiscard]] double shiftGrad(std::uint64_t ping);
    /// The vehicle's uncorrected heading in degrees at the time of a ping; nullopt if unknown.
    [[nodiscard]] std::optional<double> headingOf(std::uint64_t ping);
    /// The direction by which a ping is drawn, degrees clockwise from that of others; nullopt if
    /// it is drawn at the device's bearing.
    [[nodiscard]] std::optional<double> directionOf(std::uint64_t ping);
    /// Sectors that no spoke covers because the vehicle turned.
    [[nodiscard]] const echo::Sectors& turnedAway() const;

private:
    [[nodiscard]] double upDeg(VehicleSettings& settings, double nowDeg, double correctionDeg);
    [[nodiscard]] bool updateSteady(PictureMotion* motion, const echo::PingReader& reader);

    std::unique_ptr<echo::HeadingCompensation> m_bearings;
    /// While the picture is steady, what the pings are drawn by, and the revision of its
    /// directions.
    std::unique_ptr<echo::HeadingCompensation> m_steadyBearings;
    quint64 m_steadyRevision = 0;
    bool m_steady = false;
    /// Vehicle heading as reported.
    double m_headingDeg = 0;
    echo::VehicleTrack* m_track = nullptr;
    bool m_known = false;
    Up m_up = Up::Head;
    /// Directions of the front now and when it is up: headings as reported by the vehicle,
    /// uncorrected, or those of the steady picture.
    double m_nowDeg = 0;
    double m_upDeg = 0;
    double m_correctionDeg = 0;
    /// Rotation of a head-up picture in steps of a sector, because each step redraws all of it.
    std::optional<double> m_headDeg;
};

} // namespace leadline::app

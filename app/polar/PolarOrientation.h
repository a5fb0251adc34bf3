// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/HeadingCompensation.h"
#include "session/SelectedVehicle.h"

#include <memory>
#include <optional>

namespace leadline::app {

/// Orientation of a polar picture while the vehicle turns: which direction is up, and where each
/// spoke is drawn. Without a heading the picture is head up, and spokes are drawn at the device's
/// bearings.
class PolarOrientation {
public:
    using Up = VehicleSettings::Up;

    /// To be called when the log or sonar is replaced or removed.
    void forget();
    /// Moves `newest`, the newest of the first `count` pings at each of the device's bearings, to
    /// the picture's sectors.
    void update(SelectedVehicle* vehicle, const echo::PingReader& reader, std::uint64_t count,
                bool mirrored, echo::NewestPings& newest);

    /// A heading is known at the playhead.
    [[nodiscard]] bool known() const { return m_known; }
    /// Orientation of the picture; head up while no heading is known.
    [[nodiscard]] Up up() const { return m_known ? m_up : Up::Head; }
    /// Direction of the vehicle's front on the screen, degrees clockwise from up.
    [[nodiscard]] double frontDeg() const;
    /// Direction of north on the screen, degrees clockwise from up; nullopt while unknown.
    [[nodiscard]] std::optional<double> northDeg() const;
    /// Bearing of a ping in the picture minus the device's, gradians; 0 for a ping without a
    /// bearing.
    [[nodiscard]] double shiftGrad(std::uint64_t ping);
    /// The vehicle's uncorrected heading in degrees at the time of a ping; nullopt if unknown.
    [[nodiscard]] std::optional<double> headingOf(std::uint64_t ping);
    /// Sectors that no spoke covers because the vehicle turned.
    [[nodiscard]] const echo::Sectors& turnedAway() const;

private:
    [[nodiscard]] double upDeg(VehicleSettings& settings, double nowDeg, double correctionDeg);

    std::unique_ptr<echo::HeadingCompensation> m_bearings;
    echo::VehicleTrack* m_track = nullptr;
    bool m_known = false;
    Up m_up = Up::Head;
    /// Headings as reported by the vehicle, uncorrected.
    double m_nowDeg = 0;
    double m_upDeg = 0;
    double m_correctionDeg = 0;
    /// Rotation of a head-up picture in steps of a sector, because each step redraws all of it.
    std::optional<double> m_headDeg;
};

} // namespace leadline::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/HeadingCompensation.h"
#include "session/SelectedVehicle.h"

#include <memory>
#include <optional>

namespace leadline::app {

/// How a polar picture lies while the vehicle turns: what is up in it, and where its spokes are.
/// Without a heading the front is up, and spokes are where the device saw them.
class PolarOrientation {
public:
    using Up = VehicleSettings::Up;

    /// Another log or sonar, or none.
    void forget();
    /// Brings `newest`, which are the pings of each of the device's bearings among the first
    /// `count`, to the picture's sectors.
    void update(SelectedVehicle* vehicle, const echo::PingReader& reader, std::uint64_t count,
                bool mirrored, echo::NewestPings& newest);

    /// A heading is known at the playhead.
    [[nodiscard]] bool known() const { return m_known; }
    /// What is up in the picture.
    [[nodiscard]] Up up() const { return m_known ? m_up : Up::Head; }
    /// Where the front points on the screen, degrees clockwise from up.
    [[nodiscard]] double frontDeg() const;
    /// The same of north; nullopt while it is not known.
    [[nodiscard]] std::optional<double> northDeg() const;
    /// The picture's bearing of a ping less the device's, gradians; 0 for one without a place.
    [[nodiscard]] double shiftGrad(std::uint64_t ping);
    /// The vehicle's raw heading with a ping; nullopt while none is known.
    [[nodiscard]] std::optional<double> headingOf(std::uint64_t ping);
    /// What no spoke covers because the vehicle turned.
    [[nodiscard]] const echo::Sectors& turnedAway() const;

private:
    [[nodiscard]] double upDeg(VehicleSettings& settings, double nowDeg, double correctionDeg);

    std::unique_ptr<echo::HeadingCompensation> m_bearings;
    echo::VehicleTrack* m_track = nullptr;
    bool m_known = false;
    Up m_up = Up::Head;
    /// Raw headings, as the vehicle says them.
    double m_nowDeg = 0;
    double m_upDeg = 0;
    double m_correctionDeg = 0;
    /// Of a picture with the front up: it turns in steps of a sector, for each turns all of it.
    std::optional<double> m_headDeg;
};

} // namespace leadline::app

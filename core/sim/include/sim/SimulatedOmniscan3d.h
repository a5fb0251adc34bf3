// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/SimulatedMultibeam.h"

#include <cstdint>

namespace leadline::sim {

/// An Omniscan 3D that looks down, with 256 beams from 60 degrees to starboard to 60 degrees to
/// port. os3d_set_ping_params (3024) makes it ping and send os3d_point_set (3104) in version 1,
/// end_ping_info (3010) after each of them, and attitude_report (504). Its device type is 0, since
/// that of the device is not published. It knows no UTC and sends no channel data. What it sees,
/// World::sea() tells: bottomDepthM() is the depth of the bottom. 3 % of its points are none of the
/// bottom, all with less power than the medium threshold. Its roll is that of the vehicle; it never
/// pitches.
class SimulatedOmniscan3d final : public SimulatedMultibeam {
public:
    SimulatedOmniscan3d(base::Clock& clock, std::shared_ptr<const World> world,
                        const DeviceOptions& options = {});

private:
    void handle(const ping::Message& message, const Requester& requester) override;
    [[nodiscard]] bool respond(std::uint16_t, const Requester&) override { return false; }
    void sendPoints(const std::vector<SwathPoint>& points, const Requester& listener) override;
    void sendAttitude(const Requester& listener) override;

    void take(const ping::omniscan3d::SetPingParams& message, const Requester& requester);

    bool m_sendsPoints = false;
};

} // namespace leadline::sim

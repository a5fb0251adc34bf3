// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/SimulatedMultibeam.h"

#include <cstdint>
#include <optional>

namespace leadline::sim {

/// A Surveyor 240-16 that looks down, with 256 beams from 40 degrees to starboard to 40 degrees to
/// port. set_ping_parameters (3023) makes it ping and send atof_point_data (3012) and yz_point_data
/// (3011) as requested, end_ping_info (3010) after each ping, attitude_report (504) and water_stats
/// (118), and utc_request (14) every two seconds until it is answered. It sends no channel data.
/// What it sees, World::sea() tells: bottomDepthM() is the depth of the bottom. 3 % of its points
/// are none of the bottom. Its roll is that of the vehicle; it never pitches.
class SimulatedSurveyor240 final : public SimulatedMultibeam {
public:
    SimulatedSurveyor240(base::Clock& clock, std::shared_ptr<const World> world,
                         const DeviceOptions& options = {});

private:
    void handle(const ping::Message& message, const Requester& requester) override;
    [[nodiscard]] bool respond(std::uint16_t id, const Requester& requester) override;
    void powerUp() override;
    void sendPoints(const std::vector<SwathPoint>& points, const Requester& listener) override;
    void sendChannels(const std::vector<SwathPoint>& points, const ping::cerulean::EndPingInfo& end,
                      const Requester& listener);
    void sendAttitude(const Requester& listener) override;
    [[nodiscard]] std::uint64_t utcMs(base::Instant at) const override;

    void take(const ping::surveyor240::SetPingParameters& message, const Requester& requester);
    void take(const ping::cerulean::UtcResponse& message, const Requester& requester);
    void take(const ping::cerulean::SetNetInfo&, const Requester&) {}
    [[nodiscard]] ping::cerulean::WaterStats water() const;

    struct KnownTime {
        std::uint64_t utcMs = 0;
        base::Instant at;
    };

    bool m_sendsAngles = false;
    bool m_sendsPositions = false;
    bool m_sendsChannels = false;
    unsigned m_attitudes = 0;
    std::optional<KnownTime> m_time;
};

} // namespace leadline::sim

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/SimulatedCerulean.h"

#include <cstdint>
#include <memory>

namespace leadline::sim {

/// One unit of a pair of Omniscan 450 that look to both sides of the vehicle. os_ping_params (2197)
/// makes it ping and send os_mono_profile (2198); its channel is 0 to port and 1 to starboard, and
/// its transducer heading -90 and 90. Counters and clocks of the two units differ as those of a
/// real pair do: at power-up they are 0 and 42 ms to port, 60 and 0 ms to starboard. What it sees,
/// World::sea() tells: seabedDepthM() below poseAt() is its altitude, boxes() and targets() are
/// what casts shadows. Its vehicle heading is always 0.
class SimulatedOmniscan450 final : public SimulatedCerulean {
public:
    enum class Side : std::uint8_t { Port, Starboard };

    SimulatedOmniscan450(base::Clock& clock, std::shared_ptr<const World> world,
                         const DeviceOptions& options = {}, Side side = Side::Port);

private:
    void handle(const ping::Message& message, const Requester& requester) override;
    [[nodiscard]] bool respond(std::uint16_t id, const Requester& requester) override;
    void powerUp() override;
    void ping(const Requester& listener) override;
    [[nodiscard]] base::Duration period() const override;

    void take(const ping::omniscan450::PingParams& message, const Requester& requester);
    void take(const ping::omniscan450::SetSpeedOfSound& message, const Requester& requester);
    void take(const ping::cerulean::SetSynchronizationChannel& message, const Requester& requester);
    [[nodiscard]] std::uint16_t gainIndex() const;
    [[nodiscard]] double bearingDeg() const;

    Side m_side;
    ping::omniscan450::PingParams m_params;
    std::uint32_t m_speedOfSoundMmS = 0;
    ping::cerulean::SynchronizationChannel m_channel;
};

/// Two units on one link, as if SonarLink were between: the port one with the device id 1 and the
/// starboard one with 2. Messages to 0 and 255 are for both.
class SimulatedOmniscanPair final : public RestartablePeer {
public:
    SimulatedOmniscanPair(base::Clock& clock, std::shared_ptr<const World> world,
                          const DeviceOptions& options = {});

    void receive(base::ByteSpan bytes, Client from) override;
    void setOutput(Output output) override;
    void setLineRate(LineRate lineRate) override;
    void restart() override;

private:
    SimulatedOmniscan450 m_port;
    SimulatedOmniscan450 m_starboard;
};

} // namespace leadline::sim

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "base/Timer.h"
#include "mavlink/FrameWriter.h"
#include "mavlink/Message.h"
#include "mavlink/Parser.h"
#include "sim/FaultyLine.h"
#include "sim/SimulatedDevice.h"
#include "sim/World.h"

#include <cstdint>
#include <map>
#include <memory>
#include <vector>

namespace leadline::sim {

/// The autopilot of the vehicle that carries the simulated sonars: heartbeat, attitude, depth,
/// position, temperature, with its own clock. Its headings are those of its compass, which may be
/// wrong, while the sonars turn with the true one.
///
/// Sends to every client that was active in the last half minute. Answers TIMESYNC and PING;
/// firmware before 2.0.0 answers TIMESYNC without a target and no PING, like ArduSub. Accepts
/// commands for message intervals and for its version.
class SimulatedVehicle final : public RestartablePeer {
public:
    static constexpr mavlink::Address address{1, 1};
    static constexpr Firmware newest{2, 0, 0};
    static constexpr Firmware firstWithTargetedReplies{2, 0, 0};

    SimulatedVehicle(base::Clock& clock, std::shared_ptr<const World> world,
                     const DeviceOptions& options);

    void receive(base::ByteSpan bytes, Client from) override;
    void restart() override;

    /// Time since it started, on its own clock.
    [[nodiscard]] base::Duration ownTime() const;

private:
    struct Listener {
        mavlink::Parser parser;
        base::Instant last;
    };
    struct Stream {
        Stream(base::Clock& clock, std::uint16_t messageId, base::Duration usual)
            : id(messageId),
              interval(usual),
              usualInterval(usual),
              timer(clock)
        {
        }
        std::uint16_t id;
        base::Duration interval;
        base::Duration usualInterval;
        base::Timer timer;
    };

    void powerUp();
    void run(Stream& stream);
    void say(std::uint16_t messageId);
    void answer(const mavlink::Frame& frame, Client from);
    void execute(const mavlink::CommandLong& order, mavlink::Address from, Client client);
    [[nodiscard]] mavlink::AutopilotVersion ownVersion() const;
    [[nodiscard]] std::uint32_t bootMs() const;
    /// The true position and roll, with the heading of the compass.
    [[nodiscard]] Pose measuredPose() const;
    template<mavlink::WireMessage M>
    void broadcast(const M& message);
    template<mavlink::WireMessage M>
    void send(const M& message, Client to)
    {
        put(m_writer.write(message, {}), to);
    }

    base::Clock& m_clock;
    std::shared_ptr<const World> m_world;
    Firmware m_firmware;
    double m_skew;
    Compass m_compass;
    base::Instant m_started;
    /// Reading of its clock when the object was created, as if it had been on before.
    base::Duration m_uptime;
    mavlink::FrameWriter m_writer;
    std::map<Client, Listener> m_listeners;
    std::vector<std::unique_ptr<Stream>> m_streams;
    bool m_dark = false;
    base::Timer m_power;
};

} // namespace leadline::sim

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "base/Result.h"
#include "base/Timer.h"
#include "link/LinkUrl.h"
#include "ping/Message.h"
#include "ping/Parser.h"
#include "sim/Compass.h"
#include "sim/FaultyLine.h"
#include "sim/Sea.h"
#include "sim/World.h"

#include <compare>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace leadline::sim {

struct Firmware {
    std::uint8_t major = 0;
    std::uint8_t minor = 0;
    std::uint8_t patch = 0;

    friend constexpr auto operator<=>(const Firmware&, const Firmware&) = default;
};

struct DeviceOptions {
    /// Default: the newest simulated firmware.
    std::optional<Firmware> firmware = {};
    /// Default: the factory setting of the kind of device.
    std::optional<std::uint8_t> deviceId = {};
    /// How much faster a vehicle's clock runs, in ppm.
    double skewPpm = 0;
    /// A vehicle's compass.
    Compass compass = {};
    /// Mounting of a Ping360 on the vehicle.
    HeadMount mount = {};
};

/// Common part of Ping Protocol devices: frames, addresses, requests, the line's baud rate.
///
/// Answers general_request and its older form, and set messages with ack or nack. Messages to other
/// device ids are ignored. Devices that measure the baud rate (from a break and some `U`) can
/// communicate only at the rate measured last.
class SimulatedDevice : public RestartablePeer {
public:
    ~SimulatedDevice() override = default;

    void receive(base::ByteSpan bytes, Client from) final;
    void restart() override;

    [[nodiscard]] std::uint8_t deviceId() const { return m_deviceId; }
    [[nodiscard]] const Firmware& firmware() const { return m_firmware; }

protected:
    /// The client that sent a message, and its device id.
    struct Requester {
        Client client = 0;
        std::uint8_t address = 0;
    };
    /// Properties of a kind of device.
    struct Kind {
        ping::Family family = ping::Family::Unknown;
        std::uint8_t type = 0;
        std::uint8_t revision = 0;
        std::uint8_t deviceId = 0;
        Firmware firmware;
        /// The oldest firmware that measures the baud rate; without it none does.
        Firmware measuresRateFrom = {255, 255, 255};
        /// False for a device that does not know protocol_version.
        bool hasProtocolVersion = true;
    };

    SimulatedDevice(const Kind& kind, base::Clock& clock, std::shared_ptr<const World> world,
                    const DeviceOptions& options);

    /// Handles a decoded message that is not a request.
    virtual void handle(const ping::Message& message, const Requester& requester) = 0;
    /// True for a complete message that ping::Message has no type for, as those of a family that is
    /// not built in; it is handled, too.
    [[nodiscard]] virtual bool accepts(const ping::RawMessage& /*message*/) const { return false; }
    /// Answers a request; false if this kind of device has no such message.
    [[nodiscard]] virtual bool respond(std::uint16_t id, const Requester& requester) = 0;
    /// Sets the state after power-on.
    virtual void powerUp() = 0;
    /// Stop continuous operation, after a break on the line and at power-off.
    virtual void lineBreak() = 0;
    virtual void powerDown() = 0;

    template<ping::WireMessage M>
    void send(const M& message, const Requester& requester)
    {
        sendFrame(ping::encodeFrame(message, m_deviceId, requester.address), requester);
    }
    /// Sends the one of these messages with this id; false if there is none.
    template<ping::WireMessage... Ms>
    [[nodiscard]] bool sendOneOf(std::uint16_t id, const Requester& requester,
                                 const Ms&... messages)
    {
        return ((id == Ms::id && (send(messages, requester), true)) || ...);
    }
    void ack(std::uint16_t id, const Requester& requester);
    void nack(std::uint16_t id, std::string_view words, const Requester& requester);
    void setDeviceId(std::uint16_t messageId, std::uint8_t deviceId, std::uint8_t least,
                     const Requester& requester);
    void powerOffFor(base::Duration duration);

    [[nodiscard]] base::Clock& clock() const { return m_clock; }
    [[nodiscard]] const World& world() const { return *m_world; }
    /// Transmission time of so many bytes; 0 if the line has no rate.
    [[nodiscard]] base::Duration timeOnLine(std::size_t bytes) const;

private:
    struct Input {
        ping::Parser parser;
        base::Instant last;
    };

    void sendFrame(base::ByteSpan frame, const Requester& requester);
    void handleFrame(const ping::Frame& frame, Client from);
    void answer(std::uint16_t id, const Requester& requester);
    [[nodiscard]] base::ByteSpan withoutMeasuring(base::ByteSpan bytes);
    [[nodiscard]] bool isAtLineRate() const;

    Kind m_kind;
    base::Clock& m_clock;
    std::shared_ptr<const World> m_world;
    Firmware m_firmware;
    std::uint8_t m_deviceId;
    std::uint32_t m_rate;
    std::map<Client, Input> m_inputs;
    bool m_dark = false;
    base::Timer m_power;
};

/// Makes the simulated sonar of a family.
using SimulatorMaker = std::unique_ptr<RestartablePeer> (*)(base::Clock& clock,
                                                            std::shared_ptr<const World> world,
                                                            const DeviceOptions& options);
/// Adds the simulator of a family that is not built in. Call it before any thread makes devices.
void registerSimulator(ping::Family family, SimulatorMaker make);

/// The kinds of devices that can be simulated, sonars first.
[[nodiscard]] std::vector<ping::DeviceKind> simulatedDevices();

/// Creates a simulated device behind a line with these faults.
[[nodiscard]] base::Result<std::unique_ptr<FaultyLine>>
makeDevice(ping::DeviceKind device, base::Clock& clock, std::shared_ptr<const World> world,
           const DeviceOptions& options = {}, const Faults& faults = {});

} // namespace leadline::sim

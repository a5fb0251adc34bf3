// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "base/Result.h"
#include "base/Timer.h"
#include "link/LinkUrl.h"
#include "ping/Message.h"
#include "ping/Parser.h"
#include "sim/FaultyLine.h"
#include "sim/Sea.h"
#include "sim/World.h"

#include <compare>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string_view>

namespace leadline::sim {

struct Firmware {
    std::uint8_t major = 0;
    std::uint8_t minor = 0;
    std::uint8_t patch = 0;

    friend constexpr auto operator<=>(const Firmware&, const Firmware&) = default;
};

struct DeviceOptions {
    /// Else the newest that is simulated.
    std::optional<Firmware> firmware = {};
    /// Else what such devices leave the factory with.
    std::optional<std::uint8_t> deviceId = {};
    /// By how much a vehicle's clock runs fast, millionths.
    double skewPpm = 0;
    /// How a Ping360 hangs on the vehicle.
    HeadMount mount = {};
};

/// What Ping Protocol devices have in common: frames, addresses, negotiation, the rate of the line.
///
/// Answers general_request and its old form; a set message with ack or nack. Messages to other
/// device ids are somebody else's. Devices that measure the rate of their line (a break and some
/// `U`) are deaf and unreadable at any other rate than the one they measured last.
class SimulatedDevice : public RestartablePeer {
public:
    ~SimulatedDevice() override = default;

    void receive(base::ByteSpan bytes, Client from) final;
    void restart() override;

    [[nodiscard]] std::uint8_t deviceId() const { return m_deviceId; }
    [[nodiscard]] const Firmware& firmware() const { return m_firmware; }

protected:
    /// Who asked: the endpoint, and the device id he asked from.
    struct Asker {
        Client client = 0;
        std::uint8_t address = 0;
    };
    /// What a kind of device is.
    struct Kind {
        ping::Family family = ping::Family::Unknown;
        std::uint8_t type = 0;
        std::uint8_t revision = 0;
        std::uint8_t deviceId = 0;
        Firmware firmware;
        /// The oldest firmware that measures the rate of its line.
        Firmware measuresRateFrom;
    };

    SimulatedDevice(const Kind& kind, base::Clock& clock, std::shared_ptr<const World> world,
                    const DeviceOptions& options);

    /// A message that is no request, and was understood.
    virtual void handle(const ping::Message& message, const Asker& asker) = 0;
    /// Answers a request; false if this kind has no such message.
    [[nodiscard]] virtual bool respond(std::uint16_t id, const Asker& asker) = 0;
    /// Back to what it is when its power comes.
    virtual void powerUp() = 0;
    /// Stops what runs by itself: the power went, or there was a break on the line.
    virtual void lineBreak() = 0;
    virtual void powerDown() = 0;

    template<ping::WireMessage M>
    void send(const M& message, const Asker& asker)
    {
        sendFrame(ping::encodeFrame(message, m_deviceId, asker.address), asker);
    }
    /// Sends that of these messages which has this id; false when none has.
    template<ping::WireMessage... Ms>
    [[nodiscard]] bool sendOneOf(std::uint16_t id, const Asker& asker, const Ms&... messages)
    {
        return ((id == Ms::id && (send(messages, asker), true)) || ...);
    }
    void ack(std::uint16_t id, const Asker& asker);
    void nack(std::uint16_t id, std::string_view words, const Asker& asker);
    void setDeviceId(std::uint16_t messageId, std::uint8_t deviceId, std::uint8_t least,
                     const Asker& asker);
    void goDark(base::Duration duration);

    [[nodiscard]] base::Clock& clock() const { return m_clock; }
    [[nodiscard]] const World& world() const { return *m_world; }
    /// What so many bytes take on the line; nothing where it has no rate.
    [[nodiscard]] base::Duration timeOnLine(std::size_t bytes) const;

private:
    struct Input {
        ping::Parser parser;
        base::Instant last;
    };

    void sendFrame(base::ByteSpan frame, const Asker& asker);
    void handleFrame(const ping::Frame& frame, Client from);
    void answer(std::uint16_t id, const Asker& asker);
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

/// A simulated device behind a line.
[[nodiscard]] base::Result<std::unique_ptr<FaultyLine>>
makeDevice(link::Device device, base::Clock& clock, std::shared_ptr<const World> world,
           const DeviceOptions& options = {}, const Faults& faults = {});

} // namespace leadline::sim

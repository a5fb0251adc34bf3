// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ping/cerulean/ChannelData.h"
#include "sim/DownwardRange.h"
#include "sim/SimulatedCerulean.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace leadline::sim {

/// Common part of Cerulean's multibeam sonars: range, beams, attitude and the end of a ping. At
/// most 20 pings a second, with 256 beams. Attitudes are sent five times a second from the message
/// that starts the pings to the one that stops them.
class SimulatedMultibeam : public SimulatedCerulean {
protected:
    /// What both kinds of messages that start it have in common.
    struct PingSettings {
        double startM = 0;
        /// 0 if the device chooses the range.
        double endM = 0;
        /// The longest range that the device may choose.
        double longestM = 30;
        double soundSpeed = 0;
        int gainIndex = -1;
        int msecPerPing = 0;
        std::uint16_t rangeSteps = 0;
        double frequencyHz = 0;
        double pulseSteps = 0;
    };
    /// What differs from one kind of device to another.
    struct Beams {
        double halfAngleDeg = 0;
        std::uint16_t mostRangeSteps = 0;
    };

    SimulatedMultibeam(const Kind& kind, const Beams& beams, base::Clock& clock,
                       std::shared_ptr<const World> world, const DeviceOptions& options);

    void powerUp() override;
    void powerDown() override;
    void ping(const Requester& listener) final;
    [[nodiscard]] base::Duration period() const final;

    /// Starts to ping, or rejects message `id` with these settings.
    void start(std::uint16_t id, const PingSettings& settings, const Requester& listener);
    void stop();

    /// Sends the points, as the device's own message.
    virtual void sendPoints(const std::vector<SwathPoint>& points, const Requester& listener) = 0;
    /// Called five times a second while it is started.
    virtual void sendAttitude(const Requester& listener) = 0;
    /// Milliseconds since 1970; 0 for a device that was never told the time.
    [[nodiscard]] virtual std::uint64_t utcMs(base::Instant) const { return 0; }

    [[nodiscard]] const PingSettings& settings() const { return m_settings; }
    [[nodiscard]] double rangeEndM() const { return m_rangeEndM; }
    /// Sine and cosine of the vehicle's roll at a time: y and z of the direction upwards.
    struct Up {
        float y = 0;
        float z = 0;
    };
    [[nodiscard]] Up upAt(base::Instant at) const;
    /// Two-way time of flight, seconds.
    [[nodiscard]] static float timeOfFlight(const SwathPoint& point);
    /// Radians, positive to port.
    [[nodiscard]] static float angleOf(const SwathPoint& point);
    [[nodiscard]] ping::cerulean::EndPingInfo endOfPing() const;

private:
    void scheduleAttitude(const Requester& listener);
    [[nodiscard]] std::vector<SwathPoint> measure() const;

    Beams m_beams;
    PingSettings m_settings;
    double m_rangeEndM = 0;
    AutomaticRange m_automaticRange;
    base::Timer m_nextAttitude;
};

/// Items of a message in the order of their fields.
template<class Item>
void appendItem(std::vector<std::uint8_t>& bytes, const Item& item)
{
    Item::fields([&](auto member) {
        std::vector<std::byte> value;
        base::appendLittle(value, item.*member);
        for (const std::byte each : value)
            bytes.push_back(std::to_integer<std::uint8_t>(each));
    });
}

} // namespace leadline::sim

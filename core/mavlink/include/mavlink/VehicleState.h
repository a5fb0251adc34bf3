// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mavlink/BootClock.h"
#include "mavlink/Message.h"
#include "mavlink/RateMeter.h"
#include "mavlink/VehicleReadings.h"

#include <array>
#include <map>
#include <optional>

namespace leadline::mavlink {

/// State of one vehicle: the newest values from its autopilot, each from the best message
/// available.
///
/// Of several systems only the chosen one is used: the user's choice, else the first autopilot
/// received. Messages of companion computers, such as ATTITUDE, are ignored. A value expires if its
/// message is overdue, and a message overtaken by a newer one is ignored.
class VehicleState {
public:
    static constexpr std::uint8_t autopilotComponent = Address::autopilot;
    static constexpr base::Duration lostAfter = std::chrono::milliseconds(3500);

    enum class Contact : std::uint8_t { None, Established, Lost };

    /// Pass only frames whose signature is trusted; from other systems only the heartbeat is noted.
    void handle(const Frame& frame, base::Instant at);

    /// Nullopt selects the first autopilot received from now on. Changing the system clears all
    /// values.
    void choose(std::optional<std::uint8_t> system);
    [[nodiscard]] std::optional<std::uint8_t> system() const { return m_system; }
    /// The newest heartbeat of each autopilot, by system id.
    [[nodiscard]] const std::map<std::uint8_t, Heartbeat>& autopilots() const
    {
        return m_autopilots;
    }

    [[nodiscard]] Contact contact(base::Instant now) const;
    [[nodiscard]] std::optional<base::Instant> lastHeartbeat() const;
    /// True if nothing but heartbeats is received: data streams have to be requested.
    [[nodiscard]] bool onlyHeartbeats(base::Instant now) const;
    /// Messages per second from the chosen system's autopilot.
    [[nodiscard]] double rate(std::uint16_t messageId, base::Instant now) const;

    /// True if the chosen system's autopilot ever sent this message.
    [[nodiscard]] bool hasReceived(std::uint16_t messageId) const
    {
        return m_rates.contains(messageId);
    }

    [[nodiscard]] std::optional<Heading> heading(base::Instant now) const;
    [[nodiscard]] std::optional<VehicleAttitude> attitudeAt(base::Instant now) const;
    [[nodiscard]] std::optional<Depth> depth(base::Instant now) const;
    [[nodiscard]] std::optional<Position> position(base::Instant now) const;
    [[nodiscard]] std::optional<WaterTemperature> waterTemperature(base::Instant now) const;

    /// Degrees added to the heading for the compass's mounting; wrapped to -180..180.
    void setHeadingOffset(double deg);
    [[nodiscard]] double headingOffset() const { return m_headingOffsetDeg; }
    /// Degrees by which magnetic north lies east of true north; nullopt if unknown.
    void setVariation(std::optional<double> deg) { m_variationDeg = deg; }

    /// Sets the current depth as zero; false if no depth is known.
    bool zeroDepthHere(base::Instant now);
    /// Depth of the zero below the vehicle's own zero, metres.
    void setDepthZero(double m) { m_depthZeroM.fill(m); }
    [[nodiscard]] double depthZero() const { return m_depthZeroM.front(); }

private:
    template<class M>
    struct Heard {
        M message;
        RateMeter rate;
        ReadingTime time;
    };
    template<class M>
    [[nodiscard]] const Heard<M>* fresh(const std::optional<Heard<M>>& heard,
                                        base::Instant now) const;
    template<class M>
    void keep(std::optional<Heard<M>>& place, const Frame& frame, base::Instant at);
    void recordAutopilot(const Frame& frame);
    void recordMovement(const Frame& frame, base::Instant at);
    [[nodiscard]] std::optional<Depth> depthBy(DepthSource source, base::Instant now) const;
    [[nodiscard]] bool hasFix(base::Instant now) const;

    std::optional<std::uint8_t> m_system;
    std::map<std::uint8_t, Heartbeat> m_autopilots;
    std::map<std::uint16_t, RateMeter> m_rates;
    std::optional<base::Instant> m_since;
    std::optional<base::Instant> m_lastNonHeartbeat;
    BootClock m_clock;

    std::optional<Heard<Heartbeat>> m_heartbeat;
    std::optional<Heard<Attitude>> m_attitude;
    std::optional<Heard<GlobalPositionInt>> m_global;
    std::optional<Heard<VfrHud>> m_hud;
    std::optional<Heard<GpsRawInt>> m_gps;
    std::optional<Heard<LocalPositionNed>> m_local;
    std::optional<Heard<ScaledPressure3>> m_water;
    /// When the local position last changed.
    std::optional<base::Instant> m_moved;

    double m_headingOffsetDeg = 0;
    std::optional<double> m_variationDeg;
    /// By DepthSource, because the two may disagree about the surface.
    std::array<double, 2> m_depthZeroM{};
};

/// The autopilot type in a heartbeat: `ArduSub`, `PX4`, …
[[nodiscard]] std::string_view autopilotName(const Heartbeat& heartbeat);
/// As autopilotName(), but empty for an unknown type.
[[nodiscard]] std::string_view firmwareName(const Heartbeat& heartbeat);

/// The command MAV_CMD_REQUEST_MESSAGE, which makes an autopilot send a message once.
[[nodiscard]] CommandLong messageRequest(Address target, std::uint16_t messageId);
/// The command MAV_CMD_SET_MESSAGE_INTERVAL, which sets the interval of a message.
[[nodiscard]] CommandLong messageIntervalCommand(Address target, std::uint16_t messageId,
                                                 base::Duration interval);

} // namespace leadline::mavlink

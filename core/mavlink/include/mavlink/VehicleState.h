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

/// What one vehicle says of itself: the newest figures of its autopilot, each from the best message
/// that comes.
///
/// Of a network with several systems only the chosen one counts: it is chosen by the user, else it
/// is the first autopilot that is heard. SidecarFile computers send ATTITUDE and the like too; they
/// do not count. A figure that stays out for longer than its rhythm explains is none, and a message
/// that a newer one of its kind overtook does not count.
class VehicleState {
public:
    static constexpr std::uint8_t autopilotComponent = Address::autopilot;
    static constexpr base::Duration lostAfter = std::chrono::milliseconds(3500);

    enum class Contact : std::uint8_t { None, Heard, Lost };

    /// Frames must have been found trustworthy; those of other systems are only noted.
    void handle(const Frame& frame, base::Instant at);

    /// Nullopt: the first autopilot that is heard from now on. Another system begins with nothing.
    void choose(std::optional<std::uint8_t> system);
    [[nodiscard]] std::optional<std::uint8_t> system() const { return m_system; }
    /// Who says to be an autopilot, by system, with the newest heartbeat of each.
    [[nodiscard]] const std::map<std::uint8_t, Heartbeat>& autopilots() const
    {
        return m_autopilots;
    }

    [[nodiscard]] Contact contact(base::Instant now) const;
    [[nodiscard]] std::optional<base::Instant> lastHeartbeat() const;
    /// Heartbeats come, and nothing else: its figures have to be asked for.
    [[nodiscard]] bool onlyHeartbeats(base::Instant now) const;
    /// How often a message comes from the chosen system's autopilot, a second.
    [[nodiscard]] double rate(std::uint16_t messageId, base::Instant now) const;

    /// The chosen system's autopilot ever sent it.
    [[nodiscard]] bool hasSaid(std::uint16_t messageId) const
    {
        return m_rates.contains(messageId);
    }

    [[nodiscard]] std::optional<Heading> heading(base::Instant now) const;
    [[nodiscard]] std::optional<VehicleAttitude> attitudeAt(base::Instant now) const;
    [[nodiscard]] std::optional<Depth> depth(base::Instant now) const;
    [[nodiscard]] std::optional<Position> position(base::Instant now) const;
    [[nodiscard]] std::optional<WaterTemperature> waterTemperature(base::Instant now) const;

    /// How the compass sits in the vehicle, brought into -180..180.
    void setHeadingOffset(double deg);
    [[nodiscard]] double headingOffset() const { return m_headingOffsetDeg; }
    /// Degrees that magnetic north lies east of true north; nullopt where the user does not know.
    void setVariation(std::optional<double> deg) { m_variationDeg = deg; }

    /// Counts depth from here on; false when there is none.
    bool zeroDepthHere(base::Instant now);
    /// What zero lies below that of the vehicle, metres.
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
    void noteAutopilot(const Frame& frame);
    void noteMovement(const Frame& frame, base::Instant at);
    [[nodiscard]] std::optional<Depth> depthBy(DepthSource source, base::Instant now) const;
    [[nodiscard]] bool hasFix(base::Instant now) const;

    std::optional<std::uint8_t> m_system;
    std::map<std::uint8_t, Heartbeat> m_autopilots;
    std::map<std::uint16_t, RateMeter> m_rates;
    std::optional<base::Instant> m_since;
    std::optional<base::Instant> m_lastOther;
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
    /// By DepthSource: the two need not agree on where the surface is.
    std::array<double, 2> m_depthZeroM{};
};

/// `ArduSub`, `PX4`, …: what an autopilot's heartbeat says that it is.
[[nodiscard]] std::string_view autopilotName(const Heartbeat& heartbeat);
/// The same, but empty where it is none that is known.
[[nodiscard]] std::string_view firmwareName(const Heartbeat& heartbeat);

/// The order (MAV_CMD_REQUEST_MESSAGE) that makes an autopilot send a message once.
[[nodiscard]] CommandLong messageRequest(Address target, std::uint16_t messageId);
/// The order (MAV_CMD_SET_MESSAGE_INTERVAL) that makes an autopilot send a message so often.
[[nodiscard]] CommandLong messageIntervalOrder(Address target, std::uint16_t messageId,
                                               base::Duration interval);

} // namespace leadline::mavlink

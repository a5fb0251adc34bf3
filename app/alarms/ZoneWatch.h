// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <optional>

namespace leadline::app {

/// A sector of rings around a Ping360, fixed relative to its vehicle.
struct AlarmZone {
    /// Centre in degrees clockwise from the vehicle's front, -180..180, and width, 10..360.
    double centreDeg = 0;
    double widthDeg = 0;
    /// Slant ranges of the near and the far edge.
    double nearM = 0;
    double farM = 0;
    /// Detection threshold, 0..255: an echo of at least this intensity is a target.
    int strength = 0;

    [[nodiscard]] bool contains(double bearingDeg) const;
    friend bool operator==(const AlarmZone&, const AlarmZone&) = default;
};

/// What one ping shows within the ranges of a zone.
struct ZonePing {
    /// Time in the log.
    std::chrono::nanoseconds time{};
    double bearingDeg = 0;
    /// Range of the ping in metres.
    double reachM = 0;
    /// Range of the nearest target within the zone's ranges; nullopt without one.
    std::optional<double> targetM = {};
};

/// Detects targets in a zone of the live Ping360, and whether the zone is covered. A target is
/// detected by three pings in a row into the zone, or, since it may be narrower than the steps, in
/// three sweeps in a row at one bearing; it is over after three pings in a row without an echo at
/// its place. Once acknowledged, the alarm sounds again after it has ended, at 70 % of the range,
/// or when the target is found again after the sonar was silent for 3 s or did not cover the zone.
/// Has no clock of its own: times are passed in, and never decrease.
class ZoneWatch {
public:
    using Time = std::chrono::nanoseconds;
    enum class Blindness { None, NoEchoes, OutsideZone };

    /// Sets the zone; nullopt disarms.
    void setZone(const std::optional<AlarmZone>& zone, Time now);
    [[nodiscard]] const std::optional<AlarmZone>& zone() const { return m_zone; }

    /// A live sonar is connected from now on, until end().
    void begin(Time now);
    void end();
    [[nodiscard]] bool isWatching() const { return m_since.has_value(); }

    /// To be called for every ping, at any bearing.
    void addPing(const ZonePing& ping);
    void timePassed(Time now);
    void acknowledge();

    [[nodiscard]] bool isArmed() const { return m_zone.has_value(); }
    [[nodiscard]] bool isSounding() const { return m_found && !m_acknowledgedM; }
    [[nodiscard]] bool isAcknowledged() const { return m_found && m_acknowledgedM; }
    [[nodiscard]] Blindness blindness() const { return m_blindness; }
    /// Range of the target that the alarm sounds for, or that the user acknowledged; else nullopt.
    [[nodiscard]] std::optional<double> targetM() const
    {
        return m_found ? m_targetM : std::nullopt;
    }

private:
    /// Number of bearing cells in which detections are counted, each 3.6 degrees wide.
    static constexpr std::size_t cells = 100;
    struct Cell {
        int turns = 0;
        std::optional<Time> pingedAt;
        bool hit = false;
    };

    [[nodiscard]] static std::size_t cellOf(double bearingDeg);
    /// Counts the sweeps in a row that had a target at the bearing of `look`.
    int countRevolution(const ZonePing& ping);
    void restart();

    std::optional<AlarmZone> m_zone;
    std::optional<Time> m_since;
    /// Times of the newest ping, and of the newest one into the zone.
    Time m_pingAt{};
    Time m_lastPingInZone{};
    /// Longest time between two pings into the zone.
    Time m_longest{};
    bool m_seen = false;
    Blindness m_blindness = Blindness::None;
    std::array<Cell, cells> m_cells{};
    int m_inRow = 0;
    int m_clear = 0;
    int m_nearer = 0;
    bool m_found = false;
    bool m_targetGone = false;
    std::optional<double> m_targetM;
    std::size_t m_targetCell = 0;
    Time m_targetAt{};
    std::optional<double> m_acknowledgedM;
};

} // namespace leadline::app

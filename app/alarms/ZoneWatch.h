// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <optional>

namespace leadline::app {

/// A part of what a Ping360 sees, fixed to its vehicle.
struct AlarmZone {
    /// Relative to the front, clockwise, -180..180, and how wide, 10..360.
    double centreDeg = 0;
    double widthDeg = 0;
    /// Slant ranges.
    double nearM = 0;
    double farM = 0;
    /// Of 255: an echo at least so strong is a target.
    int strength = 0;

    [[nodiscard]] bool holds(double bearingDeg) const;
    friend bool operator==(const AlarmZone&, const AlarmZone&) = default;
};

/// What one ping saw of the zone's ranges.
struct ZoneLook {
    /// On the clock of the log.
    std::chrono::nanoseconds time{};
    double bearingDeg = 0;
    /// Where the ping ends.
    double reachM = 0;
    /// The nearest echo within the zone's ranges that is strong enough.
    std::optional<double> targetM = {};
};

/// Whether there is a target in a zone of the Ping360 at the live edge, and whether it can be seen.
/// Three pings in a row that look into the zone have it, or three
/// turns in a row at one bearing, for a target may be narrower than the steps; it ends where the
/// target was and nothing is, three pings in a row. After OK it sounds again once it had ended, at
/// 70 % of the range, or found anew after the sonar was silent for 3 s or did not look there. Knows
/// no clock: times are handed in and never go back.
class ZoneWatch {
public:
    using Time = std::chrono::nanoseconds;
    enum class Blindness { Sees, NoEchoes, LooksElsewhere };

    /// None: not armed.
    void setZone(const std::optional<AlarmZone>& zone, Time now);
    [[nodiscard]] const std::optional<AlarmZone>& zone() const { return m_zone; }

    /// A live sonar is there from now on.
    void begin(Time now);
    void end();
    [[nodiscard]] bool isWatching() const { return m_since.has_value(); }

    /// Of every ping, wherever it looks.
    void looked(const ZoneLook& look);
    void timePassed(Time now);
    void acknowledge();

    [[nodiscard]] bool isArmed() const { return m_zone.has_value(); }
    [[nodiscard]] bool isSounding() const { return m_found && !m_acknowledgedM; }
    [[nodiscard]] bool isAcknowledged() const { return m_found && m_acknowledgedM; }
    [[nodiscard]] Blindness blindness() const { return m_blindness; }
    /// The target that it sounds for, or of which the user said OK.
    [[nodiscard]] std::optional<double> targetM() const
    {
        return m_found ? m_targetM : std::nullopt;
    }

private:
    /// Bearings that are counted apart, each 3.6 degrees wide.
    static constexpr std::size_t cells = 100;
    struct Cell {
        int turns = 0;
        std::optional<Time> lookedAt;
        bool hit = false;
    };

    [[nodiscard]] static std::size_t cellOf(double bearingDeg);
    /// How many turns in a row had one there.
    int countTurn(const ZoneLook& look);
    void startAnew();

    std::optional<AlarmZone> m_zone;
    std::optional<Time> m_since;
    /// The newest ping, and the newest that looked into the zone.
    Time m_pingAt{};
    Time m_lookAt{};
    /// The longest that the zone was not looked at between two looks.
    Time m_longest{};
    bool m_seen = false;
    Blindness m_blindness = Blindness::Sees;
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

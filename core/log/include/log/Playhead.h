// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/FrameEntry.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

namespace leadline::log {

/// A stretch of time in which something is not there.
struct Gap {
    enum class Kind : std::uint8_t {
        /// Nothing came.
        DataGap,
        /// Nothing is there, because the file is damaged.
        Damage,
        /// Some of what came is missing, because the file is damaged.
        PartlyDamaged,
    };
    Time begin{};
    Time end{};
    Kind kind = Kind::DataGap;

    [[nodiscard]] bool isDamage() const { return kind != Kind::DataGap; }
    [[nodiscard]] bool isEmpty() const { return kind != Kind::PartlyDamaged; }
};

/// Where in a recording one looks, and how that moves. Pure arithmetic: time that goes by is told.
class Playhead {
public:
    /// Two ends of a loop are at least so far apart.
    static constexpr Time shortestLoop = std::chrono::seconds(1);

    [[nodiscard]] Time begin() const { return m_begin; }
    [[nodiscard]] Time end() const { return m_end; }
    /// The position moves into the range.
    void setRange(Time begin, Time end);

    /// The end is now, and moves on: what plays up to it rides on it from then on.
    void setLive(bool live);
    [[nodiscard]] bool live() const { return m_live; }
    /// Rides on the end, which is live. Ends with any other movement.
    void follow();
    [[nodiscard]] bool following() const { return m_following; }

    /// Jumped over when playing, where nothing is in them; in their order.
    void setGaps(std::vector<Gap> gaps) { m_gaps = std::move(gaps); }
    [[nodiscard]] const std::vector<Gap>& gaps() const { return m_gaps; }
    /// What was marked and what happened, in the order of time: events like the edges of gaps.
    void setMoments(std::vector<Time> moments) { m_moments = std::move(moments); }

    [[nodiscard]] Time position() const { return m_position; }
    /// What followed stands still there.
    void seek(Time position);

    /// Moves by itself as time goes by; what follows is moved by the range.
    [[nodiscard]] bool playing() const { return m_playing; }
    /// Playing from the end on begins at the other end, or follows a live one; with the loop on,
    /// playing from beyond it begins at its other end.
    void play();
    void pause();
    [[nodiscard]] bool reverse() const { return m_reverse; }
    /// What followed turns back.
    void setReverse(bool reverse);
    [[nodiscard]] double speed() const { return m_speed; }
    /// What follows falls behind at less than 1; at more it goes on following.
    void setSpeed(double speed);

    [[nodiscard]] std::optional<Time> loopA() const { return m_loopA; }
    [[nodiscard]] std::optional<Time> loopB() const { return m_loopB; }
    /// An end that is set too near to the other one, or beyond it, pushes it away or off.
    void setLoopA(Time a);
    void setLoopB(Time b);
    /// On only while both ends are set. What plays before the loop plays into it, what plays beyond
    /// it goes back to where it begins.
    [[nodiscard]] bool looping() const { return m_looping && m_loopA && m_loopB; }
    /// What followed leaves the live end for the loop; following again ends it.
    void setLooping(bool looping);

    /// The next edge of a gap, moment or end of the loop beyond a time, on one side or the other.
    [[nodiscard]] std::optional<Time> eventAfter(Time time) const;
    [[nodiscard]] std::optional<Time> eventBefore(Time time) const;
    /// The nearest edge of a gap, or moment, at most `within` away, else the time itself.
    [[nodiscard]] Time attracted(Time time, Time within) const;

    /// So much time went by; true when the position or the playing changed.
    bool advance(base::Duration elapsed);

private:
    void moveInto(Time position) { m_position = std::clamp(position, m_begin, m_end); }
    void leaveTheEnd();
    /// From beyond the loop, in the direction of playing, to its other end.
    void enterLoop();
    /// The edges of gaps and the moments next to a time, and the ends of the loop.
    [[nodiscard]] std::vector<Time> eventsAround(Time time) const;
    [[nodiscard]] Time overGaps(Time from, Time to) const;

    Time m_begin{};
    Time m_end{};
    Time m_position{};
    std::vector<Gap> m_gaps;
    std::vector<Time> m_moments;
    bool m_playing = false;
    bool m_reverse = false;
    double m_speed = 1;
    bool m_live = false;
    bool m_following = false;
    std::optional<Time> m_loopA;
    std::optional<Time> m_loopB;
    bool m_looping = false;
};

} // namespace leadline::log

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/FrameEntry.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

namespace leadline::log {

/// A time interval without data, or with missing data.
struct Gap {
    enum class Kind : std::uint8_t {
        /// Nothing was received.
        DataGap,
        /// Nothing is there because the file is damaged.
        Damage,
        /// Some data is missing because the file is damaged.
        PartlyDamaged,
    };
    Time begin{};
    Time end{};
    Kind kind = Kind::DataGap;

    [[nodiscard]] bool isDamage() const { return kind != Kind::DataGap; }
    [[nodiscard]] bool isEmpty() const { return kind != Kind::PartlyDamaged; }
};

/// The playback position in a recording and how it moves. Pure arithmetic: the elapsed time is
/// passed to advance().
class Playhead {
public:
    /// Minimum distance between the ends of a loop.
    static constexpr Time shortestLoop = std::chrono::seconds(1);

    [[nodiscard]] Time begin() const { return m_begin; }
    [[nodiscard]] Time end() const { return m_end; }
    /// The position is clamped to the range.
    void setRange(Time begin, Time end);

    /// Whether the end of the range is the present. Playback that reaches a live end follows it.
    void setLive(bool live);
    [[nodiscard]] bool live() const { return m_live; }
    /// Follows the live end; ends with any other movement.
    void follow();
    [[nodiscard]] bool following() const { return m_following; }

    /// Gaps in the order of time. Playback skips those without data.
    void setGaps(std::vector<Gap> gaps) { m_gaps = std::move(gaps); }
    [[nodiscard]] const std::vector<Gap>& gaps() const { return m_gaps; }
    /// Times of markers and events, in order; used like the edges of gaps.
    void setMoments(std::vector<Time> moments) { m_moments = std::move(moments); }

    [[nodiscard]] Time position() const { return m_position; }
    /// Ends following.
    void seek(Time position);

    /// Moves with the elapsed time. When following, the position is moved by setRange() instead.
    [[nodiscard]] bool playing() const { return m_playing; }
    /// At the end it restarts from the other end, or follows a live end. With the loop on, from
    /// beyond its end it starts at its other end.
    void play();
    void pause();
    [[nodiscard]] bool reverse() const { return m_reverse; }
    /// Reverse playback ends following.
    void setReverse(bool reverse);
    [[nodiscard]] double speed() const { return m_speed; }
    /// A speed below 1 ends following; one of 1 or more is ignored while following.
    void setSpeed(double speed);

    [[nodiscard]] std::optional<Time> loopA() const { return m_loopA; }
    [[nodiscard]] std::optional<Time> loopB() const { return m_loopB; }
    /// Setting an end too near to the other end, or beyond it, removes that other end.
    void setLoopA(Time a);
    void setLoopB(Time b);
    /// True if the loop is on and both ends are set. Playback from before the loop runs into it;
    /// from beyond it jumps to its start.
    [[nodiscard]] bool looping() const { return m_looping && m_loopA && m_loopB; }
    /// Turning the loop on while both ends are set ends following.
    void setLooping(bool looping);

    /// The next gap edge, moment or loop end after or before a time; nullopt if there is none.
    [[nodiscard]] std::optional<Time> eventAfter(Time time) const;
    [[nodiscard]] std::optional<Time> eventBefore(Time time) const;
    /// The nearest gap edge or moment at most `within` away, else `time` itself.
    [[nodiscard]] Time snapped(Time time, Time within) const;

    /// `elapsed` time has passed; true if the position or the playing state changed.
    bool advance(base::Duration elapsed);

private:
    void moveInto(Time position) { m_position = std::clamp(position, m_begin, m_end); }
    void leaveEnd();
    /// Moves from beyond the loop, in the direction of playback, to the loop's other end.
    void enterLoop();
    /// Gap edges and moments adjacent to a time, and the loop's ends.
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

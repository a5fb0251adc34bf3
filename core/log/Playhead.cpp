// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/Playhead.h"

#include <algorithm>
#include <cmath>

namespace leadline::log {

void Playhead::setRange(Time begin, Time end)
{
    m_begin = begin;
    m_end = std::max(begin, end);
    moveInto(m_following ? m_end : m_position);
}

void Playhead::setLive(bool live)
{
    m_live = live;
    m_following = m_following && live;
}

void Playhead::follow()
{
    if (!m_live)
        return;
    m_following = true;
    m_playing = false;
    m_reverse = false;
    m_looping = false;
    m_speed = 1;
    m_position = m_end;
}

void Playhead::seek(Time position)
{
    m_following = false;
    moveInto(position);
}

void Playhead::play()
{
    if (m_following)
        return;
    if (looping()) {
        enterLoop();
    } else if (!m_reverse && m_position >= m_end) {
        if (m_live) {
            follow();
            return;
        }
        m_position = m_begin;
    } else if (m_reverse && m_position <= m_begin) {
        m_position = m_end;
    }
    m_playing = m_end > m_begin;
}

void Playhead::pause()
{
    m_playing = false;
    m_following = false;
}

void Playhead::setReverse(bool reverse)
{
    if (reverse)
        leaveEnd();
    m_reverse = reverse;
}

void Playhead::setSpeed(double speed)
{
    if (speed < 1)
        leaveEnd();
    if (!m_following)
        m_speed = speed;
}

// Ends following; playback continues from the present position by itself.
void Playhead::leaveEnd()
{
    if (!m_following)
        return;
    m_following = false;
    m_playing = m_end > m_begin;
}

void Playhead::setLooping(bool looping)
{
    m_looping = looping;
    if (this->looping())
        leaveEnd();
}

// Playback from before the loop runs into it; from beyond the loop it would never reach it, so it
// jumps.
void Playhead::enterLoop()
{
    if (!m_reverse && m_position >= *m_loopB)
        m_position = *m_loopA;
    else if (m_reverse && m_position <= *m_loopA)
        m_position = *m_loopB;
}

void Playhead::setLoopA(Time a)
{
    m_loopA = std::clamp(a, m_begin, std::max(m_begin, m_end - shortestLoop));
    if (m_loopB && *m_loopB < *m_loopA + shortestLoop)
        m_loopB.reset();
}

void Playhead::setLoopB(Time b)
{
    m_loopB = std::clamp(b, std::min(m_end, m_begin + shortestLoop), m_end);
    if (m_loopA && *m_loopA > *m_loopB - shortestLoop)
        m_loopA.reset();
}

// Gaps are sorted and do not overlap, so one on either side of the gap at `time` is sufficient.
std::vector<Time> Playhead::eventsAround(Time time) const
{
    std::vector<Time> events;
    const auto next = std::partition_point(m_gaps.begin(), m_gaps.end(),
                                           [&](const Gap& gap) { return gap.end < time; });
    const auto first = next == m_gaps.begin() ? next : next - 1;
    for (auto gap = first; gap != m_gaps.end() && gap - first < 3; ++gap) {
        events.push_back(gap->begin);
        events.push_back(gap->end);
    }
    // Several moments may be equal to `time`; the nearest different ones are wanted as well.
    const auto from = std::ranges::lower_bound(m_moments, time);
    const auto to = std::ranges::upper_bound(m_moments, time);
    if (from != m_moments.begin())
        events.push_back(*(from - 1));
    if (from != to)
        events.push_back(time);
    if (to != m_moments.end())
        events.push_back(*to);
    for (const auto& loopEnd : {m_loopA, m_loopB})
        if (loopEnd)
            events.push_back(*loopEnd);
    return events;
}

std::optional<Time> Playhead::eventAfter(Time time) const
{
    std::optional<Time> nearest;
    for (const Time event : eventsAround(time))
        if (event > time && (!nearest || event < *nearest))
            nearest = event;
    return nearest;
}

std::optional<Time> Playhead::eventBefore(Time time) const
{
    std::optional<Time> nearest;
    for (const Time event : eventsAround(time))
        if (event < time && (!nearest || event > *nearest))
            nearest = event;
    return nearest;
}

Time Playhead::snapped(Time time, Time within) const
{
    Time nearest = time;
    Time best = within;
    for (const Time event : eventsAround(time)) {
        const bool ofLoop = event == m_loopA || event == m_loopB;
        const Time apart = event > time ? event - time : time - event;
        if (!ofLoop && apart <= best) {
            nearest = event;
            best = apart;
        }
    }
    return nearest;
}

// A gap is skipped in the direction of playback.
Time Playhead::overGaps(Time from, Time to) const
{
    for (const Gap& gap : m_gaps)
        if (!m_reverse && gap.isEmpty() && from < gap.end && to > gap.begin)
            to = std::max(to, gap.end);
    std::for_each(m_gaps.rbegin(), m_gaps.rend(), [&](const Gap& gap) {
        if (m_reverse && gap.isEmpty() && from > gap.begin && to < gap.end)
            to = std::min(to, gap.begin);
    });
    return to;
}

bool Playhead::advance(base::Duration elapsed)
{
    if (!m_playing || elapsed <= base::Duration{})
        return false;
    if (looping())
        enterLoop();
    const Time step(std::llround(static_cast<double>(elapsed.count()) * m_speed));
    Time to = overGaps(m_position, m_reverse ? m_position - step : m_position + step);
    if (looping()) {
        // A gap across an end of the loop does not count as time played beyond it.
        const Time length = *m_loopB - *m_loopA;
        if (!m_reverse && to >= *m_loopB)
            to = *m_loopA + std::min(to - *m_loopB, step) % length;
        else if (m_reverse && to <= *m_loopA)
            to = *m_loopB - std::min(*m_loopA - to, step) % length;
    }
    if (to >= m_end && !m_reverse) {
        to = m_end;
        m_playing = false;
        if (m_live)
            follow();
    } else if (to <= m_begin && m_reverse) {
        to = m_begin;
        m_playing = false;
    }
    m_position = to;
    return true;
}

} // namespace leadline::log

// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/Playback.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

constexpr std::array speeds{0.25, 1.0, 2.0, 5.0, 20.0};
constexpr auto tick = 16ms;
/// After the window was blocked, the playhead continues without jumping.
constexpr base::Duration longestStep = 250ms;

double seconds(log::Time time)
{
    return std::chrono::duration<double>(time).count();
}

log::Time timeOf(double seconds)
{
    // QML may pass NaN or values that would overflow.
    const double kept = std::isfinite(seconds) ? std::clamp(seconds, -4e8, 4e8) : 0;
    return std::chrono::duration_cast<log::Time>(std::chrono::duration<double>(kept));
}

double secondsOr(const std::optional<log::Time>& time)
{
    return time ? seconds(*time) : std::numeric_limits<double>::quiet_NaN();
}

} // namespace

Playback::Playback(QObject* parent) : QObject(parent)
{
    m_ticks.setInterval(tick);
    m_ticks.setTimerType(Qt::PreciseTimer);
    connect(&m_ticks, &QTimer::timeout, this, [this] {
        const base::Duration elapsed = std::chrono::nanoseconds(m_sinceTick.nsecsElapsed());
        m_sinceTick.restart();
        advance(std::min(elapsed, longestStep));
    });
}

double Playback::begin() const
{
    return seconds(m_playhead.begin());
}

double Playback::end() const
{
    return seconds(m_playhead.end());
}

double Playback::position() const
{
    return seconds(m_playhead.position());
}

double Playback::loopA() const
{
    return secondsOr(m_playhead.loopA());
}

double Playback::loopB() const
{
    return secondsOr(m_playhead.loopB());
}

void Playback::setReverse(bool reverse)
{
    m_playhead.setReverse(reverse);
    changed();
}

void Playback::setSpeed(double speed)
{
    if (std::find(speeds.begin(), speeds.end(), speed) == speeds.end())
        return;
    m_playhead.setSpeed(speed);
    changed();
}

void Playback::setLooping(bool looping)
{
    m_playhead.setLooping(looping);
    changed();
}

void Playback::toggle()
{
    playing() ? pause() : play();
}

void Playback::play()
{
    m_playhead.play();
    changed();
    emit positionChanged();
}

void Playback::pause()
{
    m_playhead.pause();
    changed();
}

void Playback::seek(double seconds)
{
    seekOrFollow(timeOf(seconds));
}

void Playback::skip(double seconds)
{
    seekOrFollow(m_playhead.position() + timeOf(seconds));
}

void Playback::toBegin()
{
    seekTo(m_playhead.begin());
}

void Playback::toEnd()
{
    if (!live()) {
        seekTo(m_playhead.end());
        return;
    }
    m_playhead.follow();
    changed();
    emit positionChanged();
}

void Playback::faster()
{
    const auto next = std::upper_bound(speeds.begin(), speeds.end(), speed());
    if (next != speeds.end())
        setSpeed(*next);
}

void Playback::slower()
{
    const auto here = std::lower_bound(speeds.begin(), speeds.end(), speed());
    if (here != speeds.begin())
        setSpeed(*(here - 1));
}

void Playback::toNextEvent()
{
    if (const auto event = m_playhead.eventAfter(m_playhead.position()))
        seekTo(*event);
}

void Playback::toPreviousEvent()
{
    if (const auto event = m_playhead.eventBefore(m_playhead.position()))
        seekTo(*event);
}

double Playback::snapped(double asked, double within) const
{
    const log::Time time = timeOf(asked);
    const log::Time nearest = m_playhead.snapped(time, timeOf(within));
    return nearest == time ? asked : seconds(nearest);
}

void Playback::setLoopA()
{
    m_playhead.setLoopA(m_playhead.position());
    changed();
}

void Playback::setLoopB()
{
    m_playhead.setLoopB(m_playhead.position());
    changed();
}

void Playback::moveLoopA(double seconds)
{
    const log::Time asked = timeOf(seconds);
    const auto b = m_playhead.loopB();
    m_playhead.setLoopA(b ? std::min(asked, *b - log::Playhead::shortestLoop) : asked);
    changed();
}

void Playback::moveLoopB(double seconds)
{
    const log::Time asked = timeOf(seconds);
    const auto a = m_playhead.loopA();
    m_playhead.setLoopB(a ? std::max(asked, *a + log::Playhead::shortestLoop) : asked);
    changed();
}

void Playback::seekTo(log::Time time)
{
    const bool followed = following();
    m_playhead.seek(time);
    if (followed)
        changed();
    emit positionChanged();
}

void Playback::seekOrFollow(log::Time time)
{
    if (live() && time >= m_playhead.end())
        toEnd();
    else
        seekTo(time);
}

void Playback::setRange(log::Time begin, log::Time end)
{
    if (begin == m_playhead.begin() && end == m_playhead.end())
        return;
    const log::Time before = m_playhead.position();
    m_playhead.setRange(begin, end);
    emit rangeChanged();
    if (m_playhead.position() != before)
        emit positionChanged();
}

void Playback::setLive(bool live)
{
    if (live == m_playhead.live())
        return;
    m_playhead.setLive(live);
    changed();
}

void Playback::setGaps(std::vector<log::Gap> gaps)
{
    m_playhead.setGaps(std::move(gaps));
    emit gapsChanged();
}

void Playback::setMoments(std::vector<log::Time> moments)
{
    m_playhead.setMoments(std::move(moments));
}

void Playback::clear()
{
    log::Playhead none;
    none.setSpeed(m_playhead.speed());
    restore(none);
}

void Playback::restore(const log::Playhead& playhead)
{
    m_playhead = playhead;
    if (!m_playhead.following())
        m_playhead.pause();
    changed();
    emit gapsChanged();
    emit rangeChanged();
    emit positionChanged();
}

void Playback::advance(base::Duration elapsed)
{
    if (!m_playhead.advance(elapsed))
        return;
    emit positionChanged();
    if (m_playhead.playing())
        return;
    changed();
    if (!m_playhead.reverse() && !following())
        emit ended();
}

// The timer only runs during playback.
void Playback::changed()
{
    if (m_playhead.playing() && !m_ticks.isActive()) {
        m_sinceTick.start();
        m_ticks.start();
    } else if (!m_playhead.playing()) {
        m_ticks.stop();
    }
    emit stateChanged();
}

} // namespace leadline::app

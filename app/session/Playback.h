// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/Playhead.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// Playback control: position and motion of the playhead. Times are seconds of the recording.
class Playback : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a session")
    Q_PROPERTY(double begin READ begin NOTIFY rangeChanged)
    Q_PROPERTY(double end READ end NOTIFY rangeChanged)
    Q_PROPERTY(double position READ position NOTIFY positionChanged)
    /// The playhead moves by itself; also true while `following`.
    Q_PROPERTY(bool playing READ playing NOTIFY stateChanged)
    /// The recording is a running dive, whose end is the present.
    Q_PROPERTY(bool live READ live NOTIFY stateChanged)
    /// The playhead stays at the live end. Seeking, stepping and pausing end that.
    Q_PROPERTY(bool following READ following NOTIFY stateChanged)
    Q_PROPERTY(bool reverse READ reverse WRITE setReverse NOTIFY stateChanged)
    /// Playback rate: 0.25, 1, 2, 5 or 20.
    Q_PROPERTY(double speed READ speed WRITE setSpeed NOTIFY stateChanged)
    /// Start and end of the playback loop; NaN while not set.
    Q_PROPERTY(double loopA READ loopA NOTIFY stateChanged)
    Q_PROPERTY(double loopB READ loopB NOTIFY stateChanged)
    Q_PROPERTY(bool looping READ looping WRITE setLooping NOTIFY stateChanged)
    /// Number of intervals in which nothing was recorded.
    Q_PROPERTY(int gapCount READ gapCount NOTIFY gapsChanged)

public:
    explicit Playback(QObject* parent = nullptr);

    [[nodiscard]] double begin() const;
    [[nodiscard]] double end() const;
    [[nodiscard]] double position() const;
    [[nodiscard]] bool playing() const { return m_playhead.playing() || following(); }
    [[nodiscard]] bool live() const { return m_playhead.live(); }
    [[nodiscard]] bool following() const { return m_playhead.following(); }
    [[nodiscard]] bool reverse() const { return m_playhead.reverse(); }
    void setReverse(bool reverse);
    [[nodiscard]] double speed() const { return m_playhead.speed(); }
    void setSpeed(double speed);
    [[nodiscard]] double loopA() const;
    [[nodiscard]] double loopB() const;
    [[nodiscard]] bool looping() const { return m_playhead.looping(); }
    void setLooping(bool looping);

    [[nodiscard]] int gapCount() const { return static_cast<int>(m_playhead.gaps().size()); }
    [[nodiscard]] const std::vector<log::Gap>& gaps() const { return m_playhead.gaps(); }

    Q_INVOKABLE void toggle();
    Q_INVOKABLE void play();
    Q_INVOKABLE void pause();
    /// Moves the playhead on behalf of the user; at or beyond the live end it begins to follow.
    Q_INVOKABLE void seek(double seconds);
    Q_INVOKABLE void skip(double seconds);
    Q_INVOKABLE void toBegin();
    /// Moves to the end, and follows it in a live dive.
    Q_INVOKABLE void toEnd();
    Q_INVOKABLE void faster();
    Q_INVOKABLE void slower();
    /// Moves to the next edge of a gap, marker, event or loop end; does nothing if there is none.
    Q_INVOKABLE void toNextEvent();
    Q_INVOKABLE void toPreviousEvent();
    /// Snaps `asked` to an edge of a gap, a marker or an event at most `within` seconds away;
    /// `asked` if there is none.
    [[nodiscard]] Q_INVOKABLE double snapped(double asked, double within) const;
    /// Sets one end of the loop at the playhead; clears the other if the loop would be shorter than
    /// a second.
    Q_INVOKABLE void setLoopA();
    Q_INVOKABLE void setLoopB();
    /// Moves one end of the loop; it stays at least a second from the other.
    Q_INVOKABLE void moveLoopA(double seconds);
    Q_INVOKABLE void moveLoopB(double seconds);

    [[nodiscard]] log::Time time() const { return m_playhead.position(); }
    [[nodiscard]] log::Time beginTime() const { return m_playhead.begin(); }
    [[nodiscard]] log::Time length() const { return m_playhead.end() - m_playhead.begin(); }
    void seekTo(log::Time time);
    void setRange(log::Time begin, log::Time end);
    void setLive(bool live);
    void setGaps(std::vector<log::Gap> gaps);
    /// Sets the times of markers and events, sorted, for toNextEvent() and snapped().
    void setMoments(std::vector<log::Time> moments);
    /// Resets everything except the speed to the state without a recording.
    void clear();
    /// The state to be passed to restore() later, which continues from that position.
    [[nodiscard]] const log::Playhead& playhead() const { return m_playhead; }
    void restore(const log::Playhead& playhead);
    /// Advances the playhead by the elapsed time. Called by a timer, and directly by tests.
    void advance(base::Duration elapsed);

signals:
    void rangeChanged();
    void positionChanged();
    void stateChanged();
    void gapsChanged();
    /// Forward playback has reached the end.
    void ended();

private:
    void seekOrFollow(log::Time time);
    void changed();

    log::Playhead m_playhead;
    QTimer m_ticks;
    QElapsedTimer m_sinceTick;
};

} // namespace leadline::app

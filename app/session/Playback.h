// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/Playhead.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// The transport: where the playhead stands and how it moves. Times are seconds of the recording.
class Playback : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a session")
    Q_PROPERTY(double begin READ begin NOTIFY rangeChanged)
    Q_PROPERTY(double end READ end NOTIFY rangeChanged)
    Q_PROPERTY(double position READ position NOTIFY positionChanged)
    /// What follows plays, too.
    Q_PROPERTY(bool playing READ playing NOTIFY stateChanged)
    /// The end is now, and what is shown grows there.
    Q_PROPERTY(bool live READ live NOTIFY stateChanged)
    /// The playhead rides on the live end. Seeking, stepping and pausing leave it.
    Q_PROPERTY(bool following READ following NOTIFY stateChanged)
    Q_PROPERTY(bool reverse READ reverse WRITE setReverse NOTIFY stateChanged)
    /// 0.25, 1, 2, 5 or 20.
    Q_PROPERTY(double speed READ speed WRITE setSpeed NOTIFY stateChanged)
    /// Ends of the loop; NaN where none is set.
    Q_PROPERTY(double loopA READ loopA NOTIFY stateChanged)
    Q_PROPERTY(double loopB READ loopB NOTIFY stateChanged)
    Q_PROPERTY(bool looping READ looping WRITE setLooping NOTIFY stateChanged)
    /// Stretches in which nothing was recorded.
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
    /// The user's; at a live end or beyond it he follows.
    Q_INVOKABLE void seek(double seconds);
    Q_INVOKABLE void skip(double seconds);
    Q_INVOKABLE void toBegin();
    /// Follows the end when it is live.
    Q_INVOKABLE void toEnd();
    Q_INVOKABLE void faster();
    Q_INVOKABLE void slower();
    /// To the next edge of a gap, mark, event or end of the loop; stays where there is none.
    Q_INVOKABLE void toNextEvent();
    Q_INVOKABLE void toPreviousEvent();
    /// The edge of a gap, the mark or event that is at most `within` seconds from the time asked
    /// for, else that time.
    [[nodiscard]] Q_INVOKABLE double attracted(double asked, double within) const;
    /// Sets an end of the loop at the playhead; the other one is given up when it would be less
    /// than a second beyond.
    Q_INVOKABLE void setLoopA();
    Q_INVOKABLE void setLoopB();
    /// Moves an end, but no nearer to the other one than a second.
    Q_INVOKABLE void moveLoopA(double seconds);
    Q_INVOKABLE void moveLoopB(double seconds);

    [[nodiscard]] log::Time time() const { return m_playhead.position(); }
    [[nodiscard]] log::Time beginTime() const { return m_playhead.begin(); }
    [[nodiscard]] log::Time length() const { return m_playhead.end() - m_playhead.begin(); }
    void seekTo(log::Time time);
    void setRange(log::Time begin, log::Time end);
    void setLive(bool live);
    void setGaps(std::vector<log::Gap> gaps);
    /// What was marked and what happened, in the order of time.
    void setMoments(std::vector<log::Time> moments);
    /// As before anything was open; the speed stays.
    void clear();
    /// What restore() later goes on with, standing where it stood.
    [[nodiscard]] const log::Playhead& playhead() const { return m_playhead; }
    void restore(const log::Playhead& playhead);
    /// What the timer does with the time that went by; tests call it themselves.
    void advance(base::Duration elapsed);

signals:
    void rangeChanged();
    void positionChanged();
    void stateChanged();
    void gapsChanged();
    /// Played forwards to the end.
    void ended();

private:
    void seekOrFollow(log::Time time);
    void changed();

    log::Playhead m_playhead;
    QTimer m_ticks;
    QElapsedTimer m_sinceTick;
};

} // namespace leadline::app

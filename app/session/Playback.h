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
    Q_PROPERTY(bool playing READ playing NOTIFY stateChanged)
    Q_PROPERTY(bool reverse READ reverse WRITE setReverse NOTIFY stateChanged)
    /// 0.25, 1, 2, 5 or 20.
    Q_PROPERTY(double speed READ speed WRITE setSpeed NOTIFY stateChanged)
    /// Ends of the loop; NaN where none is set.
    Q_PROPERTY(double loopA READ loopA NOTIFY stateChanged)
    Q_PROPERTY(double loopB READ loopB NOTIFY stateChanged)
    Q_PROPERTY(bool looping READ looping WRITE setLooping NOTIFY stateChanged)

public:
    explicit Playback(QObject* parent = nullptr);

    [[nodiscard]] double begin() const;
    [[nodiscard]] double end() const;
    [[nodiscard]] double position() const;
    [[nodiscard]] bool playing() const { return m_playhead.playing(); }
    [[nodiscard]] bool reverse() const { return m_playhead.reverse(); }
    void setReverse(bool reverse);
    [[nodiscard]] double speed() const { return m_playhead.speed(); }
    void setSpeed(double speed);
    [[nodiscard]] double loopA() const;
    [[nodiscard]] double loopB() const;
    [[nodiscard]] bool looping() const { return m_playhead.looping(); }
    void setLooping(bool looping);

    Q_INVOKABLE void toggle();
    Q_INVOKABLE void play();
    Q_INVOKABLE void pause();
    Q_INVOKABLE void seek(double seconds);
    Q_INVOKABLE void skip(double seconds);
    Q_INVOKABLE void toBegin();
    Q_INVOKABLE void toEnd();
    Q_INVOKABLE void faster();
    Q_INVOKABLE void slower();
    /// Sets an end of the loop at the playhead, or at a time; both at least a second apart.
    Q_INVOKABLE void setLoopA();
    Q_INVOKABLE void setLoopB();
    Q_INVOKABLE void moveLoopA(double seconds);
    Q_INVOKABLE void moveLoopB(double seconds);

    [[nodiscard]] log::Time time() const { return m_playhead.position(); }
    void seekTo(log::Time time);
    void setRange(log::Time begin, log::Time end);
    void setGaps(std::vector<log::Gap> gaps);
    /// What the timer does with the time that went by; tests call it themselves.
    void advance(base::Duration elapsed);

signals:
    void rangeChanged();
    void positionChanged();
    void stateChanged();

private:
    void changed();

    log::Playhead m_playhead;
    QTimer m_ticks;
    QElapsedTimer m_sinceTick;
};

} // namespace leadline::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"

#include <QTimer>

namespace leadline::link {

/// The system clock with timers that run in the event loop of the thread that creates it.
class EventLoopClock : public base::SystemClock {
public:
    EventLoopClock();
    ~EventLoopClock() override;

protected:
    void deadlineChanged() override;

private:
    /// Receives the events with which other threads wake the clock.
    class Alarm : public QObject {
    public:
        explicit Alarm(EventLoopClock& clock) : m_clock(clock) {}

    protected:
        void customEvent(QEvent* event) override;

    private:
        EventLoopClock& m_clock;
    };

    void run();

    Alarm m_alarm{*this};
    QTimer m_timer;
};

} // namespace leadline::link

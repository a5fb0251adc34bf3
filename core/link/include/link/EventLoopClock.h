// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"

#include <QTimer>

namespace leadline::link {

/// The computer's clock, whose timers run in the event loop of the thread that made it.
class EventLoopClock : public base::SystemClock {
public:
    EventLoopClock();

protected:
    void deadlineChanged() override;

private:
    QTimer m_timer;
};

} // namespace leadline::link

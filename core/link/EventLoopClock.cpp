// SPDX-License-Identifier: GPL-3.0-or-later
#include "link/EventLoopClock.h"

#include <QCoreApplication>
#include <QEvent>

#include <algorithm>
#include <chrono>

namespace leadline::link {

namespace {

using std::chrono::milliseconds;

/// QTimer does not run during a suspend, while this clock does; after a suspend a deadline is
/// missed by at most this much.
constexpr milliseconds longestSleep{1000};

} // namespace

EventLoopClock::EventLoopClock()
    : SystemClock([this] { QCoreApplication::postEvent(&m_alarm, new QEvent(QEvent::User)); })
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.callOnTimeout([this] { run(); });
}

EventLoopClock::~EventLoopClock()
{
    refusePosts();
}

void EventLoopClock::Alarm::customEvent(QEvent*)
{
    m_clock.run();
}

void EventLoopClock::run()
{
    if (runDue() == 0)
        EventLoopClock::deadlineChanged();
}

void EventLoopClock::deadlineChanged()
{
    const auto deadline = nextDeadline();
    if (!deadline) {
        m_timer.stop();
        return;
    }
    const auto left = std::chrono::ceil<milliseconds>(*deadline - now());
    m_timer.start(std::clamp(left, milliseconds(0), longestSleep));
}

} // namespace leadline::link

// SPDX-License-Identifier: GPL-3.0-or-later
#include "timing/TimingWorker.h"

#include <utility>

namespace leadline::app {

TimingWorker::TimingWorker(const log::Log& log, const std::vector<log::VehicleStreams>& streams,
                           bool strictVersion2, Made made)
    : m_follower(log, streams, strictVersion2),
      m_made(std::move(made)),
      m_thread([this](const std::stop_token& stop) { run(stop); })
{
}

void TimingWorker::ask(const TimingWish& wish)
{
    {
        const std::lock_guard lock(m_mutex);
        m_wish = wish;
    }
    m_asked.notify_one();
}

void TimingWorker::run(const std::stop_token& stop)
{
    for (;;) {
        std::unique_lock lock(m_mutex);
        if (!m_asked.wait(lock, stop, [this] { return m_wish.has_value(); }))
            return;
        const TimingWish wish = *std::exchange(m_wish, {});
        lock.unlock();
        if (!m_follower.moveTo(wish.playhead, stop))
            return;
        m_made(std::make_shared<const TimingPicture>(makeTimingPicture(m_follower, wish)));
    }
}

} // namespace leadline::app

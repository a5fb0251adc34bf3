// SPDX-License-Identifier: GPL-3.0-or-later
#include "timing/TimingWorker.h"

#include <utility>

namespace leadline::app {

TimingWorker::TimingWorker(const log::Log& log, const std::vector<log::VehicleStreams>& streams,
                           bool strictVersion2, Made made)
    : m_follower(log, streams, strictVersion2),
      m_made(std::move(made)),
      m_request([this] { m_queue.post([this] { make(); }); })
{
}

void TimingWorker::make()
{
    const auto request = m_request.take();
    if (request && m_follower.moveTo(request->playhead, m_stop.get_token()))
        m_made(std::make_shared<const TimingPicture>(makeTimingPicture(m_follower, *request)));
}

} // namespace leadline::app

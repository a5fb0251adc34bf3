// SPDX-License-Identifier: GPL-3.0-or-later
#include "timing/TimingWorker.h"

#include <utility>

namespace leadline::app {

TimingWorker::TimingWorker(const log::Log& log, const std::vector<log::VehicleStreams>& streams,
                           bool strictVersion2, Made made)
    : m_maker(new Maker{.log = log.weak_from_this().lock(),
                        .follower = log::TimingFollower(log, streams, strictVersion2),
                        .made = std::move(made),
                        .request = base::Mailbox<std::optional<TimingPictureRequest>>([this] {
                            m_queue.post([maker = m_maker, stop = m_stop.get_token()] {
                                maker->make(stop);
                            });
                        })}),
      m_queue("timing", m_maker->log ? base::TasksAtEnd::Detach : base::TasksAtEnd::Finish)
{
}

void TimingWorker::Maker::make(const std::stop_token& stop)
{
    const auto newest = request.take();
    if (newest && follower.moveTo(newest->playhead, stop))
        made(std::make_shared<const TimingPicture>(makeTimingPicture(follower, *newest)));
}

} // namespace leadline::app

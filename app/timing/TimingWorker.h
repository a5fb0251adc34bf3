// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/TimingFollower.h"
#include "timing/TimingPicture.h"

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace leadline::app {

/// Makes pictures of vehicles' timing in a thread of its own. Of what is asked for while it works
/// only the newest is made. The log may be let go of when it is destroyed.
class TimingWorker {
public:
    /// Called in the worker's thread.
    using Made = std::function<void(std::shared_ptr<const TimingPicture>)>;

    TimingWorker(const log::Log& log, const std::vector<log::VehicleStreams>& streams,
                 bool strictVersion2, Made made);

    void ask(const TimingWish& wish);

private:
    void run(const std::stop_token& stop);

    log::TimingFollower m_follower;
    Made m_made;
    std::optional<TimingWish> m_wish;
    std::mutex m_mutex;
    std::condition_variable_any m_asked;
    /// The last one: it uses the others.
    std::jthread m_thread;
};

} // namespace leadline::app

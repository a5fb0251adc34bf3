// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Mailbox.h"
#include "base/TaskQueue.h"
#include "log/TimingFollower.h"
#include "timing/TimingPicture.h"

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

namespace leadline::app {

/// Computes TimingPictures in a worker thread. Of the requests that come while it works only the
/// newest is carried out. After its destruction the log is no longer used.
class TimingWorker {
public:
    /// Called in the worker's thread.
    using Made = std::function<void(std::shared_ptr<const TimingPicture>)>;

    TimingWorker(const log::Log& log, const std::vector<log::VehicleStreams>& streams,
                 bool strictVersion2, Made made);
    ~TimingWorker() { m_stop.request_stop(); }
    TimingWorker(const TimingWorker&) = delete;
    TimingWorker& operator=(const TimingWorker&) = delete;

    void ask(const TimingPictureRequest& request)
    {
        m_request.post([&](auto& newest) { newest = request; });
    }

private:
    void make();

    log::TimingFollower m_follower;
    Made m_made;
    std::stop_source m_stop;
    base::Mailbox<std::optional<TimingPictureRequest>> m_request;
    /// Declared last: its task uses the other members.
    base::TaskQueue m_queue{"timing"};
};

} // namespace leadline::app

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

/// Creates pictures of vehicles' timing in a thread of its own; of several requests during its work
/// only the newest is carried out. A shared log is kept alive while the thread reads it, so the
/// destructor does not wait. For any other log it waits for the thread.
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
        m_maker->request.post([&](auto& newest) { newest = request; });
    }

private:
    /// Belongs to the thread, which may outlive this object.
    struct Maker {
        /// Null if the log is not shared.
        std::shared_ptr<const log::Log> log;
        log::TimingFollower follower;
        Made made;
        base::Mailbox<std::optional<TimingPictureRequest>> request;

        void make(const std::stop_token& stop);
    };

    std::stop_source m_stop;
    std::shared_ptr<Maker> m_maker;
    base::TaskQueue m_queue;
};

} // namespace leadline::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "engine/EngineMailbox.h"
#include "engine/IoThread.h"
#include "engine/LinkManager.h"
#include "engine/LiveLog.h"

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>

namespace leadline::app {

/// What works behind a dive: the io thread with its links, and the log that they fill.
class LiveEngine {
public:
    /// The time of its clock begins so long ago; `simulators` play the devices of sim: links.
    LiveEngine(std::shared_ptr<EngineMailbox> bulletin, base::Duration ago,
               link::PeerMaker simulators);
    /// After finish().
    ~LiveEngine();
    LiveEngine(const LiveEngine&) = delete;
    LiveEngine& operator=(const LiveEngine&) = delete;

    /// On the io thread, and not waited for.
    void post(std::function<void(LinkManager&)> work);
    /// Sonars are told to stop, and the recording is completed; nothing is done after that. From
    /// any thread: the second waits for the first.
    void finish();
    /// Makes what happened since the clock's beginning, or only so much of it.
    void catchUp(std::optional<base::Duration> by);
    [[nodiscard]] const LiveLog& log() const { return *m_log; }

private:
    base::SystemClock m_clock;
    std::shared_ptr<LiveLog> m_log;
    /// The io thread's.
    std::unique_ptr<LinkManager> m_links;
    IoThread m_io;
    std::atomic<bool> m_finished = false;
    std::once_flag m_finish;
};

} // namespace leadline::app

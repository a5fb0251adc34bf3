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

/// The part of a live session without a window: the I/O thread with its links, and the log that
/// they fill.
class LiveEngine {
public:
    /// The clock begins `ago` before now. `simulators` create the devices of sim: links.
    LiveEngine(std::shared_ptr<EngineMailbox> mailbox, base::Duration ago,
               link::PeerMaker simulators);
    /// finish() must have been called before.
    ~LiveEngine();
    LiveEngine(const LiveEngine&) = delete;
    LiveEngine& operator=(const LiveEngine&) = delete;

    /// Runs `work` in the I/O thread without waiting for it.
    void post(std::function<void(LinkManager&)> work);
    /// Stops the sonars and completes the recording; nothing is done after that. May be called from
    /// any thread; a second call waits for the first.
    void finish();
    /// Advances the clock to the present or, with `by`, by that much, and runs what is due
    /// meanwhile.
    void catchUp(std::optional<base::Duration> by);
    [[nodiscard]] const LiveLog& log() const { return *m_log; }

private:
    base::SystemClock m_clock;
    std::shared_ptr<LiveLog> m_log;
    /// Belongs to the I/O thread.
    std::unique_ptr<LinkManager> m_links;
    IoThread m_io;
    std::atomic<bool> m_finished = false;
    std::once_flag m_finish;
};

} // namespace leadline::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/ExportJob.h"

#include "base/Thread.h"

#include <utility>

namespace leadline::exporting {

ExportJob::ExportJob(Work work)
    : m_work(std::move(work)),
      m_thread(base::startThread("export-job", [this](const std::stop_token& stop) { run(stop); }))
{
}

void ExportJob::run(const std::stop_token& stop)
{
    const auto result = m_work({.stop = stop, .progress = [this](double share) {
                                    m_progress.store(share, std::memory_order_relaxed);
                                }});
    State state = State::Done;
    if (result) {
        m_written = *result;
        m_progress.store(1, std::memory_order_relaxed);
    } else {
        m_trouble = result.error().sentence;
        state = stop.stop_requested() ? State::Cancelled : State::Failed;
    }
    const std::lock_guard lock(m_mutex);
    m_state.store(state, std::memory_order_release);
    m_ended.notify_all();
}

bool ExportJob::waitFor(std::chrono::milliseconds time) const
{
    std::unique_lock lock(m_mutex);
    return m_ended.wait_for(lock, time, [this] { return state() != State::Running; });
}

} // namespace leadline::exporting

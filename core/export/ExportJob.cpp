// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/ExportJob.h"

#include <utility>

namespace leadline::exporting {

ExportJob::ExportJob(Work work, base::TasksAtEnd atEnd) : m_atEnd(atEnd)
{
    auto run = [shared = m_shared, work = std::move(work)](const std::stop_token& stop) {
        shared->run(work, stop);
    };
    m_thread = atEnd == base::TasksAtEnd::Detach
                   ? base::startDetachableThread("export-job", std::move(run))
                   : base::startThread("export-job", std::move(run));
}

ExportJob::~ExportJob()
{
    cancel();
    if (m_atEnd == base::TasksAtEnd::Detach)
        m_thread.detach();
}

void ExportJob::Shared::run(const Work& work, const std::stop_token& stop)
{
    const auto result = work({.stop = stop, .progress = [this](double share) {
                                  progress.store(share, std::memory_order_relaxed);
                              }});
    State last = State::Done;
    if (result) {
        written = *result;
        progress.store(1, std::memory_order_relaxed);
    } else {
        trouble = result.error().message;
        last = stop.stop_requested() ? State::Cancelled : State::Failed;
    }
    const std::lock_guard lock(mutex);
    state.store(last, std::memory_order_release);
    ended.notify_all();
}

bool ExportJob::waitFor(std::chrono::milliseconds time) const
{
    std::unique_lock lock(m_shared->mutex);
    return m_shared->ended.wait_for(lock, time, [this] { return state() != State::Running; });
}

} // namespace leadline::exporting

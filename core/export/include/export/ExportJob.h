// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Thread.h"
#include "export/ExportPart.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace leadline::exporting {

/// Runs one export on its own thread, with progress and cancellation. It starts at once.
class ExportJob {
public:
    enum class State : std::uint8_t { Running, Done, Cancelled, Failed };

    /// Returns the number of items written (rows, messages, pictures, …), or the error.
    using Work = std::function<base::Result<std::uint64_t>(const ExportWatch&)>;

    explicit ExportJob(Work work, base::TasksAtEnd atEnd = base::TasksAtEnd::Finish);
    ExportJob(const ExportJob&) = delete;
    ExportJob& operator=(const ExportJob&) = delete;
    /// Cancels, and waits or detaches the thread.
    ~ExportJob();

    // These may be called from any thread.
    /// The export ends soon afterwards and leaves no output.
    void cancel() { m_thread.request_stop(); }
    /// The share that is done, 0..1.
    [[nodiscard]] double progress() const
    {
        return m_shared->progress.load(std::memory_order_relaxed);
    }
    [[nodiscard]] State state() const { return m_shared->state.load(std::memory_order_acquire); }
    /// True when it has ended.
    [[nodiscard]] bool waitFor(std::chrono::milliseconds time) const;

    // Once it has ended.
    /// Rows, messages, pictures, …; 0 unless it is done.
    [[nodiscard]] std::uint64_t written() const { return m_shared->written; }
    /// Why nothing was written; empty when it is done.
    [[nodiscard]] const base::Message& trouble() const { return m_shared->trouble; }

private:
    /// The thread's as well, which may outlive the job.
    struct Shared {
        std::atomic<double> progress = 0;
        std::atomic<State> state = State::Running;
        std::uint64_t written = 0;
        base::Message trouble;
        std::mutex mutex;
        std::condition_variable ended;

        void run(const Work& work, const std::stop_token& stop);
    };

    base::TasksAtEnd m_atEnd;
    std::shared_ptr<Shared> m_shared = std::make_shared<Shared>();
    /// Its own, which ends with the job, however long that is still waited for.
    std::jthread m_thread;
};

} // namespace leadline::exporting

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/ExportPart.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace leadline::exporting {

/// One export, on a thread of its own, so that whoever asked for it can show how far it is and
/// cancel it. It begins at once.
class ExportJob {
public:
    enum class State : std::uint8_t { Running, Done, Cancelled, Failed };

    /// Gives the number of what was written (rows, messages, pictures, …), or why nothing was.
    using Work = std::function<base::Result<std::uint64_t>(const ExportWatch&)>;

    explicit ExportJob(Work work);
    ExportJob(const ExportJob&) = delete;
    ExportJob& operator=(const ExportJob&) = delete;
    /// Cancels and waits.
    ~ExportJob() = default;

    // From any thread.
    /// It ends soon, and leaves nothing behind.
    void cancel() { m_thread.request_stop(); }
    /// The share that is done, 0..1.
    [[nodiscard]] double progress() const { return m_progress.load(std::memory_order_relaxed); }
    [[nodiscard]] State state() const { return m_state.load(std::memory_order_acquire); }
    /// True when it has ended.
    [[nodiscard]] bool waitFor(std::chrono::milliseconds time) const;

    // Once it has ended.
    /// Rows, messages, pictures, …; 0 unless it is done.
    [[nodiscard]] std::uint64_t written() const { return m_written; }
    /// Why nothing was written; empty when it is done.
    [[nodiscard]] const std::string& trouble() const { return m_trouble; }

private:
    void run(const std::stop_token& stop);

    Work m_work;
    std::atomic<double> m_progress = 0;
    std::atomic<State> m_state = State::Running;
    std::uint64_t m_written = 0;
    std::string m_trouble;
    mutable std::mutex m_mutex;
    mutable std::condition_variable m_ended;
    /// Its own, which ends with the job, however long that is still waited for. Behind all that it
    /// uses.
    std::jthread m_thread;
};

} // namespace leadline::exporting

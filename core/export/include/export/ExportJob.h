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

/// Runs one export on its own thread, with progress and cancellation. It starts at once.
class ExportJob {
public:
    enum class State : std::uint8_t { Running, Done, Cancelled, Failed };

    /// Returns the number of items written (rows, messages, pictures, …), or the error.
    using Work = std::function<base::Result<std::uint64_t>(const ExportWatch&)>;

    explicit ExportJob(Work work);
    ExportJob(const ExportJob&) = delete;
    ExportJob& operator=(const ExportJob&) = delete;
    /// Cancels the export and waits for it.
    ~ExportJob() = default;

    // These may be called from any thread.
    /// The export ends soon afterwards and leaves no output.
    void cancel() { m_thread.request_stop(); }
    /// Share done, 0..1.
    [[nodiscard]] double progress() const { return m_progress.load(std::memory_order_relaxed); }
    [[nodiscard]] State state() const { return m_state.load(std::memory_order_acquire); }
    /// True if it has ended within `time`.
    [[nodiscard]] bool waitFor(std::chrono::milliseconds time) const;

    // These may be called once it has ended.
    /// Number of items (rows, messages, pictures, …); 0 unless it is done.
    [[nodiscard]] std::uint64_t written() const { return m_written; }
    /// Error sentence; empty when it is done.
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
    /// Declared last, so it is joined before the members that it uses are destroyed.
    std::jthread m_thread;
};

} // namespace leadline::exporting

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "base/TaskQueue.h"

#include <mutex>
#include <optional>

namespace leadline::io {

class RecordingFile;

/// Flushes a recording's file so that it survives a power cut. Used by one thread, which may append
/// to the file meanwhile.
class FileSync {
public:
    FileSync() = default;
    FileSync(const FileSync&) = delete;
    FileSync& operator=(const FileSync&) = delete;
    virtual ~FileSync() = default;

    /// Starts to flush what was appended so far; only if no flush is running. `file` must live
    /// until result() or wait() returns the outcome, or this object is destroyed.
    virtual void begin(RecordingFile& file) = 0;
    /// The outcome, once; nullopt while the flush runs.
    [[nodiscard]] virtual std::optional<base::Status> result() = 0;
    /// Waits for the outcome. Only while a flush runs.
    [[nodiscard]] virtual base::Status wait() = 0;
};

/// Flushes within begin().
class InlineSync final : public FileSync {
public:
    void begin(RecordingFile& file) override;
    [[nodiscard]] std::optional<base::Status> result() override;
    [[nodiscard]] base::Status wait() override;

private:
    std::optional<base::Status> m_result;
};

/// Flushes on its own thread. The destructor waits for a running flush.
class ThreadedSync final : public FileSync {
public:
    void begin(RecordingFile& file) override;
    [[nodiscard]] std::optional<base::Status> result() override;
    [[nodiscard]] base::Status wait() override;

private:
    /// Protects the result, which passes from one thread to the other.
    std::mutex m_mutex;
    std::optional<base::Status> m_result;
    base::TaskQueue m_syncs{"sync"};
};

} // namespace leadline::io

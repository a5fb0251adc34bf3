// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/ByteBuffer.h"
#include "base/Result.h"
#include "io/LockedFile.h"

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <optional>
#include <thread>

namespace leadline::exporting {

/// Writes a file on a separate thread, so that the disk takes one piece while the next one is made.
/// It uses the memory of three pieces, or of the largest single write if that is more.
class AsyncFileWriter {
public:
    /// `file` must outlive this object.
    explicit AsyncFileWriter(io::LockedFile& file) : m_file(file) {}
    AsyncFileWriter(const AsyncFileWriter&) = delete;
    AsyncFileWriter& operator=(const AsyncFileWriter&) = delete;
    /// Data that have not been written yet are discarded.
    ~AsyncFileWriter();

    /// Returns false if an earlier piece could not be written; finish() gives the reason.
    [[nodiscard]] bool write(base::ByteSpan bytes);
    /// Returns when everything is in the file, or with the error of a write that failed.
    [[nodiscard]] base::Status finish();

private:
    [[nodiscard]] bool passToThread();
    void run();

    io::LockedFile& m_file;
    /// Used only by the thread that calls write().
    base::ByteBuffer m_filling;

    std::mutex m_mutex;
    std::condition_variable m_changed;
    base::ByteBuffer m_waiting;
    std::optional<base::Error> m_failed;
    bool m_writing = false;
    bool m_stopping = false;
    /// A thread of its own, because a caller with a full piece waits until the disk has taken the
    /// one before, which a TaskQueue does not provide.
    std::jthread m_thread;
};

} // namespace leadline::exporting

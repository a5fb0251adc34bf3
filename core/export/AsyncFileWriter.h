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

/// Fills a file on a thread of its own, so that the disk takes the one piece while the next one is
/// made. Its memory is that of three pieces, or of what is written at once where that is more.
class AsyncFileWriter {
public:
    /// `file` outlives this.
    explicit AsyncFileWriter(io::LockedFile& file) : m_file(file) {}
    AsyncFileWriter(const AsyncFileWriter&) = delete;
    AsyncFileWriter& operator=(const AsyncFileWriter&) = delete;
    /// What waits is not written any more.
    ~AsyncFileWriter();

    /// False when something before it could not be written; finish() says why.
    [[nodiscard]] bool write(base::ByteSpan bytes);
    /// Comes back when all of it is in the file.
    [[nodiscard]] base::Status finish();

private:
    [[nodiscard]] bool handOver();
    void run();

    io::LockedFile& m_file;
    /// The maker's.
    base::ByteBuffer m_filling;

    std::mutex m_mutex;
    std::condition_variable m_changed;
    base::ByteBuffer m_waiting;
    std::optional<base::Error> m_failed;
    bool m_writing = false;
    bool m_ends = false;
    /// Its own: whoever fills a piece waits for room, which no TaskQueue lets it do.
    std::jthread m_thread;
};

} // namespace leadline::exporting

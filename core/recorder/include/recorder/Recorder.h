// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/BoundedQueue.h"
#include "io/RecordingDisk.h"
#include "recorder/RecordingWriter.h"

#include <atomic>
#include <memory>
#include <mutex>
#include <thread>

namespace leadline::recorder {

/// Records everything received and sent, on its own disk thread. Callers never block on the disk:
/// data that is not yet written waits in bounded memory.
///
/// May be fed from any thread, usually the one that takes the time stamps. `clock` is only read,
/// from any thread. stop() or the destructor ends the recording; start another one with a new
/// Recorder.
class Recorder {
public:
    /// `resume` is passed to RecordingWriter.
    Recorder(std::unique_ptr<io::RecordingDisk> disk, const base::Clock& clock,
             log::RecorderOptions options, RecordingWriter::Resume resume = {});
    Recorder(const Recorder&) = delete;
    Recorder& operator=(const Recorder&) = delete;
    ~Recorder();

    /// Returns the source's number for the following calls.
    std::uint16_t addSource(log::RecordedSource source);
    /// Updates what is known about a source.
    void updateSource(std::uint16_t number, log::RecordedSource source);

    /// `bytes` is one frame, or bytes that belong to no frame.
    void received(std::uint16_t source, base::Instant at, base::ByteSpan bytes);
    void sent(std::uint16_t source, base::Instant at, base::ByteSpan bytes);
    void event(log::RecordedEvent event);
    /// Notes such as "session" and "dive".
    void note(log::RecordedNote note);

    /// Applies to the current file, too.
    void split(const log::RecordingSplit& split);
    /// What was posted before completes the current file; what is posted from now on begins another
    /// recording. Nothing is lost or written twice.
    void startNewRecording();

    /// Writes the waiting data and the end of the file, and returns when that is done.
    void stop();

    [[nodiscard]] log::RecorderStatus status() const;

private:
    void post(log::RecorderItem item, std::size_t bytes);
    void run();
    void takeAll(std::vector<log::RecorderItem> items);
    void reportLoss();
    void publish();

    std::unique_ptr<io::RecordingDisk> m_disk;
    const base::Clock& m_clock;
    base::BoundedQueue<log::RecorderItem> m_queue;
    std::atomic<std::uint16_t> m_sources = 0;
    std::atomic<bool> m_stopping = false;

    /// Protects the following members, which are shared by the feeding threads, callers of status()
    /// and the disk thread.
    mutable std::mutex m_mutex;
    log::RecorderStatus m_status;
    std::uint64_t m_refusedMessages = 0;
    std::uint64_t m_refusedBytes = 0;
    /// Time stamp of the oldest message that may not be safe on disk.
    std::optional<base::Instant> m_waitingSince;

    // Used by the disk thread only.
    RecordingWriter m_writer;
    /// Items taken from the queue but not yet accepted, because the disk failed.
    std::vector<log::RecorderItem> m_backlog;
    std::uint64_t m_reportedRefused = 0;
    /// The disk thread, which also acts on timeouts.
    std::jthread m_thread;
};

} // namespace leadline::recorder

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

/// Records everything that is received and sent, on a disk thread of its own. Nothing of the
/// feeder's ever waits for the disk: what the disk does not take waits in bounded memory.
///
/// To be fed from any thread, as a rule the one that stamps. `clock` is only asked for its time,
/// from any thread. The recording ends with stop() or this object; a new one begins another.
class Recorder {
public:
    /// `resume` as a RecordingWriter has it.
    Recorder(std::unique_ptr<io::RecordingDisk> disk, const base::Clock& clock,
             log::RecorderOptions options, RecordingWriter::Resume resume = {});
    Recorder(const Recorder&) = delete;
    Recorder& operator=(const Recorder&) = delete;
    ~Recorder();

    /// Its number from now on.
    std::uint16_t addSource(log::RecordedSource source);
    /// What was learned about it since.
    void updateSource(std::uint16_t number, log::RecordedSource source);

    /// One frame, or bytes that are in no frame.
    void received(std::uint16_t source, base::Instant at, base::ByteSpan bytes);
    void sent(std::uint16_t source, base::Instant at, base::ByteSpan bytes);
    void event(log::RecordedEvent event);
    /// "session", "dive".
    void note(log::RecordedNote note);

    /// From now on, of the present file too.
    void split(const log::RecordingSplit& split);

    /// Writes what waits and the file's end, and comes back when that is done.
    void stop();

    [[nodiscard]] log::RecorderStatus status() const;

private:
    void post(log::RecorderItem item, std::size_t bytes);
    void run();
    void takeAll(std::vector<log::RecorderItem> items);
    void tellOfLoss();
    void publish();

    std::unique_ptr<io::RecordingDisk> m_disk;
    const base::Clock& m_clock;
    base::BoundedQueue<log::RecorderItem> m_queue;
    std::atomic<std::uint16_t> m_sources = 0;
    std::atomic<bool> m_stopping = false;

    /// For what follows, which the feeders, those who ask and the disk thread share.
    mutable std::mutex m_mutex;
    log::RecorderStatus m_status;
    std::uint64_t m_refusedMessages = 0;
    std::uint64_t m_refusedBytes = 0;
    /// Stamp of the oldest message that may not be safe.
    std::optional<base::Instant> m_waitingSince;

    // The disk thread's.
    RecordingWriter m_writer;
    /// Taken from the queue before the disk began to refuse.
    std::vector<log::RecorderItem> m_backlog;
    std::uint64_t m_reportedRefused = 0;
    /// Its own: it works by the time, too, not only when something comes.
    std::jthread m_thread;
};

} // namespace leadline::recorder

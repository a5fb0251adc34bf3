// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/RecordingChannels.h"
#include "formats/RecordingNotes.h"
#include "io/FileSync.h"
#include "io/RecordingDisk.h"
#include "log/RecorderTypes.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace leadline::recorder {

/// Writes a recording to disk on a thread that may block: in chunks of half a second, each flushed
/// to disk, so that a crash loses no more than that. While a flush runs, further chunks are
/// appended; they are flushed together by the next one, and only a power cut can lose them.
///
/// It begins a file with the first data or event, splits files, estimates the remaining time, ends
/// before the disk is full, and retries every second after an error.
class RecordingWriter {
public:
    /// Bytes that must be free beyond `keepFree` before a recording that ended with a full disk
    /// continues in a new file; nullopt: it does not continue.
    using Resume = std::optional<std::uint64_t>;

    RecordingWriter(io::RecordingDisk& disk, const base::Clock& clock, log::RecorderOptions options,
                    Resume resume = {},
                    std::unique_ptr<io::FileSync> sync = std::make_unique<io::InlineSync>());

    /// Only while acceptsItems().
    void take(log::RecorderItem item);
    enum class Waiting : std::uint8_t { Nothing, More };
    /// Writes what is due. Call it after take(), and when untilNext() has passed; More means that
    /// the next take() and tick() follow immediately.
    void tick(Waiting waiting = Waiting::Nothing);
    /// Retries at once after an error.
    void retryNow();
    /// Writes all data and the end of the file. Data that cannot be written now is lost.
    void stop();

    /// False after an error until a retry succeeds.
    [[nodiscard]] bool acceptsItems() const
    {
        return m_status.state != log::RecorderState::Failing;
    }
    [[nodiscard]] base::Duration untilNext() const;
    /// True if some data is not yet safe on the disk.
    [[nodiscard]] bool hasUnsafeData() const { return !m_unsafe.empty(); }
    /// Since when some data is not safe.
    [[nodiscard]] base::Instant unsafeSince() const;
    [[nodiscard]] const log::RecorderStatus& status() const { return m_status; }

private:
    /// Keeps an item until it is safe on disk.
    void keep(log::RecorderItem item);
    void recordLoss(base::Instant at);
    void encode(const log::RecorderItem& item);
    void begin(base::Instant at);
    [[nodiscard]] bool shouldSplit(base::Instant at) const;
    /// Completes the current file, so that the next item begins a new recording. After an error the
    /// file is completed with the next item instead.
    void startNewRecording();
    [[nodiscard]] bool isDue() const;
    /// Appends the encoded data to the file; on an error returns false and sets Failing.
    bool append();
    enum class Until : std::uint8_t { Begun, Safe };
    /// Appends the encoded data and starts to flush it; with Safe, waits until it is flushed.
    bool flush(Until until = Until::Begun);
    void gather();
    /// Appends the pending bytes and waits until they are flushed.
    bool write();
    /// Flushes what was appended; on an error returns false and sets Failing.
    bool sync(Until until);
    /// Handles the result of the running flush, if there is one.
    bool settle(Until until = Until::Begun);
    void forgetSync();
    [[nodiscard]] bool exceedsMemory() const;
    void dropFile();
    bool writePending();
    bool openFile();
    [[nodiscard]] std::string suffix() const;
    void startNextFile(std::uint64_t lost);
    void end();
    /// Whether the pending bytes fit on the disk; if not, the recording ends and this returns
    /// false.
    [[nodiscard]] bool hasRoom();
    void endBecauseFull();
    void reportFull();
    [[nodiscard]] base::Message makeRoom() const;
    /// The recording ended with a full disk, and will continue when there is space.
    [[nodiscard]] bool waitsForRoom() const;
    void checkRoom();
    void watchSpace();
    /// Message about an earlier problem that is over.
    [[nodiscard]] base::Message resolvedProblem() const;
    bool fail(const base::Error& error);
    void scheduleRetry();
    [[nodiscard]] std::uint64_t utc(base::Instant at) const;
    [[nodiscard]] std::uint64_t logTime(base::Instant at);
    /// Numbers of messages, counted as in the status.
    struct Tally {
        std::uint64_t messages = 0;
        /// Bytes of received messages: lost and recorded ones add up to all bytes received.
        std::uint64_t bytes = 0;

        void add(const log::RecorderItem& item);
    };
    void countLoss(const log::RecorderItem& item);
    void countLoss(const Tally& tally);

    io::RecordingDisk& m_disk;
    const base::Clock& m_clock;
    log::RecorderOptions m_options;
    Resume m_resumeAbove;
    log::RecorderStatus m_status;
    formats::RecordingNotes m_notes;
    std::unique_ptr<formats::RecordingChannels> m_channels;
    std::unique_ptr<io::RecordingFile> m_file;
    /// Declared after m_file, which must outlive a running flush.
    std::unique_ptr<io::FileSync> m_sync;
    /// During a flush: how many of m_unsafe it makes safe, and since when the first of them is
    /// unsafe.
    std::optional<std::size_t> m_syncing;
    base::Instant m_syncingSince;
    /// Bytes encoded but not yet appended.
    std::vector<std::byte> m_pending;
    /// Items not yet safe; encoded again if the file disappears.
    std::vector<log::RecorderItem> m_unsafe;
    /// True if something was appended since the last flush began.
    bool m_unsynced = false;
    base::Instant m_began;
    /// Part of earlierBytes from before m_began.
    std::uint64_t m_bytesBefore = 0;
    base::Instant m_fileBegan;
    /// Log time of the current file's first message.
    std::chrono::nanoseconds m_firstLogTime{};
    /// Time at which the first of the unsafe items outside of the running flush was taken.
    base::Instant m_restSince;
    /// Time at which the first of the items not yet appended was taken.
    std::optional<base::Instant> m_chunkSince;
    base::Instant m_retryAt;
    std::uint64_t m_lastLogTime = 0;
    base::Message m_error;
    /// The disk's last error.
    base::Message m_refusal;
    /// Message about the last time when the disk was full.
    base::Message m_resumed;
    /// Number of lost messages that a file already states.
    std::uint64_t m_reportedLost = 0;
    /// Messages safe in the current file.
    Tally m_safe;
    /// A new recording was requested, and the file of the previous one is not complete yet.
    bool m_newRequested = false;
    /// True if the recording is split into parts as configured.
    bool m_isPart = false;
    /// Common beginning of the names of all parts.
    std::string m_stem;
};

} // namespace leadline::recorder

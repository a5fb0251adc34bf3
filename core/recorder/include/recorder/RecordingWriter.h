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

/// Writes a recording to a disk, on whatever thread may wait for it: chunks of half a second, each
/// synced, so that a crash costs no more. While a sync takes its time chunks go on being appended,
/// and become safe together with the next one: only a power cut costs them. Begins a file with the
/// first byte or event, splits it, says how long the disk will do, ends before it is full, and
/// tries again every second when it refuses.
class RecordingWriter {
public:
    /// How much more than must stay free has to be there again, before a recording that ended
    /// because the disk was full goes on in a new file; unset: it has ended.
    using Resume = std::optional<std::uint64_t>;

    RecordingWriter(io::RecordingDisk& disk, const base::Clock& clock, log::RecorderOptions options,
                    Resume resume = {},
                    std::unique_ptr<io::FileSync> sync = std::make_unique<io::InlineSync>());

    /// Only while takesItems().
    void take(log::RecorderItem item);
    enum class Waiting : std::uint8_t { Nothing, More };
    /// Writes what is due. To be called after take(), and when untilNext() is over; with More,
    /// take() and tick() follow at once.
    void tick(Waiting waiting = Waiting::Nothing);
    /// Does not wait for the next try.
    void tryNow();
    /// Writes everything and the file's end. What cannot be written now is lost.
    void stop();

    /// False while something written before waits for its next try.
    [[nodiscard]] bool takesItems() const { return m_status.state != log::RecorderState::Failing; }
    [[nodiscard]] base::Duration untilNext() const;
    /// Something is not safe on the disk.
    [[nodiscard]] bool holdsData() const { return !m_unsafe.empty(); }
    /// Since when it does.
    [[nodiscard]] base::Instant unsafeSince() const;
    [[nodiscard]] const log::RecorderStatus& status() const { return m_status; }

private:
    /// Until it is safe.
    void keep(log::RecorderItem item);
    void tellOfLoss(base::Instant at);
    void encode(const log::RecorderItem& item);
    void begin(base::Instant at);
    [[nodiscard]] bool shouldSplit(base::Instant at) const;
    [[nodiscard]] bool isDue() const;
    /// What was encoded is in the file; false and Failing when not.
    bool append();
    enum class Until : std::uint8_t { Begun, Safe };
    /// It is being made safe there, or is it, too.
    bool flush(Until until = Until::Begun);
    void gather();
    /// What is pending, and waits until it is safe.
    bool write();
    /// Of what is in the file; false and Failing when it cannot be made safe.
    bool sync(Until until);
    /// Learns how the sync under way went, if there is one.
    bool settle(Until until = Until::Begun);
    void forgetSync();
    [[nodiscard]] bool holdsTooMuch() const;
    void dropFile();
    bool writePending();
    bool openFile();
    [[nodiscard]] std::string suffix() const;
    void startAnew(std::uint64_t lost);
    void end();
    /// For what is pending; false where the recording ended because there is none.
    [[nodiscard]] bool hasRoom();
    void endBecauseFull();
    void sayFull();
    [[nodiscard]] std::string makeRoom() const;
    /// Ended because the disk was full, and is to go on.
    [[nodiscard]] bool waitsForRoom() const;
    void lookForRoom();
    void watchSpace();
    /// What went wrong and is over.
    [[nodiscard]] std::string whatWas() const;
    bool fail(const base::Error& error);
    void tryLater();
    [[nodiscard]] std::uint64_t utc(base::Instant at) const;
    [[nodiscard]] std::uint64_t logTime(base::Instant at);
    /// What became of messages, as the status counts them.
    struct Tally {
        std::uint64_t messages = 0;
        /// That were received: with what is recorded, all that ever was.
        std::uint64_t bytes = 0;

        void add(const log::RecorderItem& item);
    };
    void lose(const log::RecorderItem& item);
    void lose(const Tally& tally);

    io::RecordingDisk& m_disk;
    const base::Clock& m_clock;
    log::RecorderOptions m_options;
    Resume m_resumeAbove;
    log::RecorderStatus m_status;
    formats::RecordingNotes m_notes;
    std::unique_ptr<formats::RecordingChannels> m_channels;
    std::unique_ptr<io::RecordingFile> m_file;
    /// After the file, which has to outlive what it does.
    std::unique_ptr<io::FileSync> m_sync;
    /// While a sync is under way: how many of m_unsafe it makes safe, and since when the first of
    /// them was not.
    std::optional<std::size_t> m_syncing;
    base::Instant m_syncingSince;
    /// Encoded, and not yet appended.
    std::vector<std::byte> m_pending;
    /// Taken, and not yet safe: encoded again if the file goes away.
    std::vector<log::RecorderItem> m_unsafe;
    /// Something was appended since the last sync began.
    bool m_unsynced = false;
    base::Instant m_began;
    /// Of earlierBytes, those before it.
    std::uint64_t m_bytesBefore = 0;
    base::Instant m_fileBegan;
    /// Of the present file.
    std::chrono::nanoseconds m_firstLogTime{};
    /// When the first was kept of those of m_unsafe that are in no sync.
    base::Instant m_restSince;
    /// Of those that are not appended.
    std::optional<base::Instant> m_chunkSince;
    base::Instant m_retryAt;
    std::uint64_t m_lastLogTime = 0;
    std::string m_trouble;
    /// What the disk said when it refused last.
    std::string m_refusal;
    /// Of the last time when the disk was full.
    std::string m_resumed;
    /// Of lostMessages, those that a file tells of.
    std::uint64_t m_reportedLost = 0;
    /// Safe in the present file.
    Tally m_safe;
    /// The present file is one of several by choice.
    bool m_isPart = false;
    /// Of the names of all parts.
    std::string m_stem;
};

} // namespace leadline::recorder

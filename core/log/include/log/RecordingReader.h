// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "log/FrameEntry.h"
#include "log/Playhead.h"
#include "log/WallClock.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace leadline::annotations {
struct EventLog;
} // namespace leadline::annotations

namespace leadline::log {

enum class Format : std::uint8_t { Mcap, PingViewer, Tlog, Svlog, Xtf };

/// "mcap", "pingviewer", "tlog", "svlog", "xtf".
[[nodiscard]] std::string_view toString(Format format);

/// Counts while a file is read, so far.
struct ReadCounts {
    /// Bytes of the file processed.
    std::uint64_t bytesRead = 0;
    std::uint64_t frames = 0;
    /// Bytes of the streams outside valid frames; buffered bytes are included at the end.
    std::uint64_t bytesSkipped = 0;
    std::uint64_t badChecksums = 0;
    /// Bytes of the container format that had to be skipped.
    std::uint64_t containerBytesLost = 0;
    /// Data missing according to the file's own counts, indexes and checksums: messages, and
    /// damaged or missing chunks. RecordingContents::missing has the times.
    std::uint64_t messagesMissing = 0;
    std::uint64_t damagedParts = 0;
    /// True if such damage is in the file itself, not only in the file that it was made from: a
    /// repair would rewrite the file.
    bool damagedAmid = false;
    std::uint64_t records = 0;
    std::uint64_t untimedFrames = 0;
    /// Messages sent to devices. Sent MAVLink messages are in the log in streams marked as sent,
    /// and in no other count here.
    std::uint64_t sentFrames = 0;
    /// Times of the first and the last record.
    std::optional<Time> first;
    std::optional<Time> last;
    /// Last stamp minus first, for files during which the clock may have been set.
    std::optional<Time> durationByStamps;
    /// How often the clock was set during the recording.
    std::uint64_t clockSteps = 0;
    /// UTC of the time zero, since 1970; nullopt if the file does not contain it.
    std::optional<std::chrono::nanoseconds> startUtc;
    /// The file ends within a record or frame.
    bool truncated = false;
    /// The file contains no arrival times.
    bool untimed = false;
    /// The medium failed before the end of the file.
    bool mediumFailed = false;
    /// The log could not hold all frames.
    bool logFull = false;
    /// The temporary space was full when data had to be uncompressed or converted.
    bool temporaryStorageFull = false;
};

/// Content of a file besides the log's frames, for display.
struct RecordingContents {
    struct Topic {
        std::string name;
        std::string encoding;
        std::string schema;
        std::uint64_t messages = 0;
        /// Its messages are in the log, or counted as sent.
        bool isRead = false;
        /// Streams of the log with the sonar frames of this topic; streams of vehicles are found by
        /// their link instead.
        std::vector<StreamNumber> streams = {};
    };
    struct Note {
        std::string name;
        std::vector<std::pair<std::string, std::string>> values;
    };
    /// The program that wrote the file.
    std::string library;
    std::vector<Topic> topics;
    /// Notes on session, devices, dive sheet.
    std::vector<Note> notes;
    /// Times of missing data as far as known; sorted and disjoint.
    std::vector<Gap> missing;
    /// Events and markers of the recording (EventLog.h); null if the format has none.
    std::shared_ptr<const annotations::EventLog> eventLog;
};

/// Reads a file from beginning to end into a log.
class RecordingReader {
public:
    RecordingReader() = default;
    RecordingReader(const RecordingReader&) = delete;
    RecordingReader& operator=(const RecordingReader&) = delete;
    virtual ~RecordingReader() = default;

    /// After a stop request step() returns soon, with incomplete data.
    virtual void setStop(const std::stop_token&) {}
    /// Reads about `bytes` more; false at the end.
    virtual bool step(std::size_t bytes) = 0;
    [[nodiscard]] virtual ReadCounts counts() const = 0;
    [[nodiscard]] virtual RecordingContents contents() const { return {}; }
    [[nodiscard]] virtual WallClock clock() const { return WallClock(counts().startUtc); }
};

/// Success if an indexed recording was read to its end; an error sentence that begins with `name`
/// (UTF-8) if the medium or this computer's resources failed. Damage in the file itself is not an
/// error here.
[[nodiscard]] base::Status readStatus(const ReadCounts& counts, std::string_view name);

/// A message about missing messages and damaged parts for the recipient of a recording; empty if
/// both are 0.
[[nodiscard]] base::Message damageText(std::uint64_t messagesMissing, std::uint64_t damagedParts);

} // namespace leadline::log

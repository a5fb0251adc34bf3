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

enum class Format : std::uint8_t { Mcap, PingViewer, Tlog, Svlog };

/// "mcap", "pingviewer", "tlog", "svlog".
[[nodiscard]] std::string_view toString(Format format);

/// What a reader found so far in a file.
struct ReadCounts {
    /// Bytes of the file that were looked at.
    std::uint64_t bytesRead = 0;
    std::uint64_t frames = 0;
    /// Bytes of the streams that are in no valid frame; those that wait count when the end is
    /// reached.
    std::uint64_t bytesSkipped = 0;
    std::uint64_t badChecksums = 0;
    /// Bytes of the container that had to be jumped over.
    std::uint64_t containerBytesLost = 0;
    /// What the file lacks by its own counts, indexes and checksums: messages, and parts of it
    /// (chunks) that are damaged or missing. RecordingContents::missing says when.
    std::uint64_t messagesMissing = 0;
    std::uint64_t damagedParts = 0;
    /// Something of that is amiss in the file itself, and not only in what it was made from: a
    /// repair would write the file anew.
    bool damagedAmid = false;
    std::uint64_t records = 0;
    std::uint64_t untimedFrames = 0;
    /// Messages that were sent to devices. Those of MAVLink are in the log, in streams of their own
    /// that are marked as sent; nothing else here counts them.
    std::uint64_t sentFrames = 0;
    /// Time of the first and of the last record.
    std::optional<Time> first;
    std::optional<Time> last;
    /// Last stamp minus the first, for files whose clock may have been set while they were written.
    std::optional<Time> durationByStamps;
    /// How often the clock was set while the file was written.
    std::uint64_t clockSteps = 0;
    /// The zero of the times, since 1970, where the file knows it.
    std::optional<std::chrono::nanoseconds> startUtc;
    /// The file ends in the middle of a record or frame.
    bool truncated = false;
    /// No time of arrival is in the file.
    bool untimed = false;
    /// The medium failed before the file's end was reached.
    bool mediumFailed = false;
    /// The log has no room for all of its frames.
    bool logFull = false;
    /// What had to be uncompressed or converted found no room among the temporary files.
    bool noTemporaryRoom = false;
};

/// What else a file holds besides the frames of the log, for people to read.
struct RecordingContents {
    struct Topic {
        std::string name;
        std::string encoding;
        std::string schema;
        std::uint64_t messages = 0;
        /// Its messages are in the log, or counted as sent.
        bool isRead = false;
        /// Of the log, in which the frames of its sonars are. What vehicles say is told by link.
        std::vector<StreamNumber> streams = {};
    };
    struct Note {
        std::string name;
        std::vector<std::pair<std::string, std::string>> values;
    };
    /// The program that wrote it.
    std::string library;
    std::vector<Topic> topics;
    /// Session, devices, dive sheet.
    std::vector<Note> notes;
    /// When what is missing was recorded, as far as the file tells; in order, none touches the
    /// next.
    std::vector<Gap> missing;
    /// What happened and what was marked while it was recorded (Happenings.h); null where nothing
    /// is told.
    std::shared_ptr<const annotations::EventLog> happenings;
};

/// Reads one file from its beginning to its end into a log.
class RecordingReader {
public:
    RecordingReader() = default;
    RecordingReader(const RecordingReader&) = delete;
    RecordingReader& operator=(const RecordingReader&) = delete;
    virtual ~RecordingReader() = default;

    /// Told to stop, a step ends soon, and what was read is not all.
    virtual void setStop(const std::stop_token&) {}
    /// Goes on by about `bytes`; false when the end is reached.
    virtual bool step(std::size_t bytes) = 0;
    [[nodiscard]] virtual ReadCounts counts() const = 0;
    [[nodiscard]] virtual RecordingContents contents() const { return {}; }
    [[nodiscard]] virtual WallClock clock() const { return WallClock(counts().startUtc); }
};

/// That a recording which was indexed was read to its end, as far as its medium and this computer
/// are concerned; else a sentence that begins with `name` (UTF-8). What is damaged or cut off in
/// the file itself is the file's, and no trouble of reading it.
[[nodiscard]] base::Status readWhole(const ReadCounts& counts, std::string_view name);

/// One for whoever gets a recording of which so many messages are missing and so many parts are
/// damaged; empty where it is whole.
[[nodiscard]] std::string damageSentence(std::uint64_t messagesMissing, std::uint64_t damagedParts);

} // namespace leadline::log

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "base/Message.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

/// The input and status of a recorder.
namespace leadline::log {

using NoteValues = std::vector<std::pair<std::string, std::string>>;

/// A device, or a link whose device is not identified yet.
struct RecordedSource {
    enum class Protocol : std::uint8_t { Ping, Mavlink };

    /// Part of the topic names, and therefore the same in every recording: "ping360-0A1B2C".
    std::string name;
    Protocol protocol = Protocol::Ping;
    /// Address in the form of link::LinkUrl.
    std::string link = {};
    /// "ping1d", "ping360", "other"; empty if unknown.
    std::string family = {};
    /// Sound speed (m/s) used for a Ping360's ranges in its summary messages.
    std::optional<double> soundSpeed = {};
    /// Type, firmware, serial number, mounting, …
    NoteValues notes = {};
};

/// One frame, or bytes that belong to no frame.
struct RecordedBytes {
    std::uint16_t source = 0;
    bool sent = false;
    base::Instant at;
    std::vector<std::byte> bytes;
};

/// A changed setting, a marker, an alarm, or a message of the program.
struct RecordedEvent {
    enum class Level : std::uint8_t { Debug = 1, Info = 2, Warning = 3, Error = 4, Fatal = 5 };

    base::Instant at;
    Level level = Level::Info;
    /// Name of the source; empty for the session.
    std::string device;
    /// "setting", "state", "marker", "alarm", "recorder", …
    std::string kind;
    std::string name;
    std::string value;
    /// For people; its English text is recorded with it.
    base::Message message;
};

/// Kind of the events that are markers (MarkerRecord.h): their value is the marker record, written
/// unchanged.
inline constexpr std::string_view markerKind = "marker";

/// Schema of messages in JSON.
struct JsonSchema {
    std::string_view name;
    /// The JSON Schema document.
    std::string_view text;
};

struct RecordedSourceChange {
    std::uint16_t number = 0;
    RecordedSource source;
};
/// A named note, such as "session" or "dive": written now and at the beginning of every later file.
struct RecordedNote {
    std::string name;
    NoteValues values;
};

/// Continues a recording in a new file when the current one exceeds a size or duration; with
/// neither set, never.
struct RecordingSplit {
    std::optional<std::uint64_t> bytes = {};
    std::optional<base::Duration> time = {};

    [[nodiscard]] bool isAsked() const { return bytes || time; }
    friend bool operator==(const RecordingSplit&, const RecordingSplit&) = default;
};

/// Completes the current file; what comes next begins another recording, with a name of its own.
struct NewRecording {};

using RecorderItem = std::variant<RecordedBytes, RecordedEvent, RecordedSourceChange, RecordedNote,
                                  RecordingSplit, NewRecording>;

struct RecorderOptions {
    /// The mapping of time stamps to UTC for the session, taken at its start; `utcAtZero` is since
    /// 1970.
    base::Instant utcZero;
    std::chrono::nanoseconds utcAtZero{};
    /// "Leadline/0.1.0"
    std::string library;
    RecordingSplit split = {};
    /// Recording ends before less than this is free on the disk, bytes.
    std::uint64_t keepFree = 200'000'000;
    /// Below this, the remaining recording time is reported, bytes.
    std::uint64_t warnFree = 1'000'000'000;
    base::Duration chunkAge = std::chrono::milliseconds(500);
    std::size_t chunkBytes = std::size_t{256} << 10U;
    /// Limit for data waiting for the disk: more than ten minutes at 100 kB/s. Above it new data is
    /// refused, because waiting data has priority.
    std::size_t maxWaitingBytes = std::size_t{64} << 20U;
};

enum class RecorderState : std::uint8_t {
    /// No data was received yet.
    Ready,
    Recording,
    /// Writing fails; retried every second while data waits in memory.
    Failing,
    /// Ended because the disk is full.
    Full,
    Stopped,
};

struct RecorderStatus {
    RecorderState state = RecorderState::Ready;
    /// The current file, or the last one.
    std::filesystem::path file;
    /// UTC since 1970 of the file's first message, which is the zero of its times.
    std::optional<std::chrono::nanoseconds> fileBegan;
    /// Time stamp of the file's first message, and the time since then while it is written.
    std::optional<base::Instant> fileBeganAt;
    base::Duration fileLength{};
    std::uint64_t fileBytes = 0;
    std::uint64_t messages = 0;
    /// Number of the current file within the recording, from 1; 0 while none has been begun.
    int part = 0;
    /// First file of the recording, and totals of the files before the current one.
    std::filesystem::path firstFile;
    std::uint64_t earlierBytes = 0;
    std::uint64_t earlierMessages = 0;
    std::optional<std::uint64_t> freeBytes;
    /// Time until the disk is full at the current data rate; nullopt if unknown.
    std::optional<base::Duration> roomFor;
    /// Since when nothing is recorded because the disk is full.
    std::optional<base::Instant> fullSince;
    /// Age of the oldest message that is not yet safe on the disk.
    base::Duration waiting{};
    /// Received data that is in no file, or in one that was removed.
    std::uint64_t lostMessages = 0;
    std::uint64_t lostBytes = 0;
    /// For the pilot if action is needed; else empty.
    base::Message message;
};

} // namespace leadline::log

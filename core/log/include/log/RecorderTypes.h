// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

/// What a recorder is told, and what it says.
namespace leadline::log {

using NoteValues = std::vector<std::pair<std::string, std::string>>;

/// A device, or a link on which nobody is known yet.
struct RecordedSource {
    enum class Protocol : std::uint8_t { Ping, Mavlink };

    /// Part of its topics, so the same in every recording: "ping360-0A1B2C".
    std::string name;
    Protocol protocol = Protocol::Ping;
    /// A LinkUrl.
    std::string link = {};
    /// "ping1d", "ping360", "other"; empty while it is not known.
    std::string family = {};
    /// In which the ranges of a Ping360 are given beside its frames (m/s).
    std::optional<double> soundSpeed = {};
    /// Type, firmware, serial number, mounting, …
    NoteValues notes = {};
};

/// One frame, or bytes that are in no frame.
struct RecordedBytes {
    std::uint16_t source = 0;
    bool sent = false;
    base::Instant at;
    std::vector<std::byte> bytes;
};

/// A setting that changed, a marker, an alarm, a word of the program.
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
    /// For people.
    std::string text;
};

/// Events of this kind are marks (MarkerRecord.h): their value is the record, and goes there as it
/// is.
inline constexpr std::string_view markerKind = "marker";

/// Of the messages that are written as JSON.
struct JsonSchema {
    std::string_view name;
    /// jsonschema
    std::string_view text;
};

struct RecordedSourceChange {
    std::uint16_t number = 0;
    RecordedSource source;
};
/// "session", "dive": written now and at the beginning of every file to come.
struct RecordedNote {
    std::string name;
    NoteValues values;
};

/// When a recording goes on in a new file: once the one before holds so much, or so long. Neither:
/// never.
struct RecordingSplit {
    std::optional<std::uint64_t> bytes = {};
    std::optional<base::Duration> time = {};

    [[nodiscard]] bool isAsked() const { return bytes || time; }
    friend bool operator==(const RecordingSplit&, const RecordingSplit&) = default;
};

using RecorderItem =
    std::variant<RecordedBytes, RecordedEvent, RecordedSourceChange, RecordedNote, RecordingSplit>;

struct RecorderOptions {
    /// The one mapping of stamps to UTC of a session (since 1970), taken at its start.
    base::Instant utcZero;
    std::chrono::nanoseconds utcAtZero{};
    /// "Leadline/0.1.0"
    std::string library;
    RecordingSplit split = {};
    /// Recording ends when less would be left on the disk.
    std::uint64_t keepFree = 200'000'000;
    /// Below this it is said how long what is left will do.
    std::uint64_t warnFree = 1'000'000'000;
    base::Duration chunkAge = std::chrono::milliseconds(500);
    std::size_t chunkBytes = std::size_t{256} << 10U;
    /// What may wait for the disk: more than ten minutes at 100 kB/s. Above it nothing new is
    /// taken: what waits was promised first.
    std::size_t mostWaiting = std::size_t{64} << 20U;
};

enum class RecorderState : std::uint8_t {
    /// Nothing came yet.
    Ready,
    Recording,
    /// The disk refuses; tried again every second, data waits in memory.
    Failing,
    /// Ended by itself: the disk is full.
    Full,
    Stopped,
};

struct RecorderStatus {
    RecorderState state = RecorderState::Ready;
    /// The present file, or the last.
    std::filesystem::path file;
    /// UTC since 1970 of its first message: the zero of its times.
    std::optional<std::chrono::nanoseconds> fileBegan;
    std::uint64_t fileBytes = 0;
    std::uint64_t messages = 0;
    /// Which of the recording's files that is, from 1 on.
    int part = 0;
    /// The first of them, and what those before the present one hold.
    std::filesystem::path firstFile;
    std::uint64_t earlierBytes = 0;
    std::uint64_t earlierMessages = 0;
    std::optional<std::uint64_t> freeBytes;
    /// Until the recording ends at its present rate; unset while that is not known.
    std::optional<base::Duration> roomFor;
    /// Since when nothing is recorded because the disk is full.
    std::optional<base::Instant> fullSince;
    /// Age of the oldest message that is not safe on the disk.
    base::Duration waiting{};
    /// Of what was received: what is in no file, or in one that was taken away.
    std::uint64_t lostMessages = 0;
    std::uint64_t lostBytes = 0;
    /// What the pilot should know and can act on; empty when all is well.
    std::string sentence;
};

} // namespace leadline::log

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"
#include "log/FrameEntry.h"
#include "log/Stream.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace leadline::formats {

/// One record of a Ping Viewer log, parsed from its first bytes: a time string and the bytes of one
/// read from the port (QDataStream primitives, big-endian).
struct PingViewerRecord {
    enum class State : std::uint8_t {
        Whole,
        /// Extends beyond the end of the file.
        CutOff,
        /// Its lengths are impossible.
        Implausible,
    };
    State state = State::Implausible;
    /// Parsed time string; nullopt if it is null (from 24 h on) or damaged.
    std::optional<log::Time> time;
    /// True if there is a time string but it is not a time.
    bool timeDamaged = false;
    std::size_t dataStart = 0;
    std::size_t dataLength = 0;

    [[nodiscard]] std::size_t size() const { return dataStart + dataLength; }

    /// Number of bytes that suffice to parse the head of any record.
    static constexpr std::size_t maxHead = 4 + 48 + 4;
    static constexpr std::size_t maxData = std::size_t{1} << 20U;

    /// `head` holds up to maxHead bytes of the record, `left` is the number of bytes from its start
    /// to the end of the file.
    [[nodiscard]] static PingViewerRecord peek(base::ByteSpan head, std::uint64_t left);
};

/// The header of a Ping Viewer file.
struct PingViewerHeader {
    std::size_t size = 0;
    /// From the header's sensor type; nullopt if unknown.
    std::optional<ping::DeviceKind> kind;
    /// True if Leadline wrote the log and its tag marks the sonar as simulated.
    bool simulated = false;

    /// Upper limit for the size of a header.
    static constexpr std::size_t maxSize = std::size_t{64} << 10U;

    /// True if the bytes begin with the title, as far as they reach.
    [[nodiscard]] static bool hasTitle(base::ByteSpan bytes);
    /// Nullopt if the fields exceed `bytes`.
    [[nodiscard]] static std::optional<PingViewerHeader> read(base::ByteSpan bytes);
};

/// Suffix of the tag in the log of a simulated sonar.
inline constexpr std::string_view simulatedTag = " simulated";

/// Values of a header to be written.
struct PingViewerTexts {
    /// 0 unknown, 1 Ping.
    std::int32_t family = 1;
    /// 0 unknown, 1 Ping1D, 2 Ping360.
    std::int32_t type = 0;
    /// Version strings of the writing program, and its system; UTF-8.
    std::string gitHash = {};
    std::string date = {};
    std::string tag = {};
    std::string osName = {};
    std::string osVersion = {};
};

/// Encoding of strings: UTF-16 in Ping Viewer's files, UTF-8 in those of scripts.
enum class PingViewerText : std::uint8_t { Utf16, Utf8 };

void appendPingViewerHeader(std::vector<std::byte>& bytes, const PingViewerTexts& texts,
                            PingViewerText as = PingViewerText::Utf16);
/// Appends a record with the bytes of one read from the port. The time string is null without a
/// time, and from 24 h on.
void appendPingViewerRecord(std::vector<std::byte>& bytes,
                            std::optional<std::chrono::milliseconds> time, base::ByteSpan data);
/// Appends only what precedes the data of a record; the caller appends `length` bytes of data.
void appendPingViewerRecordHead(std::vector<std::byte>& bytes,
                                std::optional<std::chrono::milliseconds> time, std::size_t length);

// The primitives that header and records consist of.
void appendPingViewerText(std::vector<std::byte>& bytes, std::string_view utf8,
                          PingViewerText as = PingViewerText::Utf16);
void appendPingViewerNull(std::vector<std::byte>& bytes);
void appendPingViewerData(std::vector<std::byte>& bytes, base::ByteSpan data);
/// `hh:mm:ss.zzz` in UTF-8; Ping Viewer writes digits of the system's locale.
[[nodiscard]] std::string pingViewerTime(std::chrono::milliseconds time, char32_t zeroDigit = U'0');

} // namespace leadline::formats

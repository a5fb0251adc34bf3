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

/// One record of a Ping Viewer file as far as its first bytes tell: a time string and the bytes
/// that one read of the port delivered (QDataStream primitives, big-endian).
struct PingViewerRecord {
    enum class State : std::uint8_t {
        Whole,
        /// Goes on behind the end of the file.
        CutOff,
        /// Its lengths cannot be true.
        Implausible,
    };
    State state = State::Implausible;
    /// The time string; nullopt when it is null (after 24 h) or damaged.
    std::optional<log::Time> time;
    /// There is a time string, but it does not read as a time.
    bool timeDamaged = false;
    std::size_t dataStart = 0;
    std::size_t dataLength = 0;

    [[nodiscard]] std::size_t size() const { return dataStart + dataLength; }

    /// Bytes that are enough to look at the head of any record.
    static constexpr std::size_t maxHead = 4 + 48 + 4;
    static constexpr std::size_t maxData = std::size_t{1} << 20U;

    /// `head` is what is there of the record's first maxHead bytes, `left` what is left of the
    /// file from its first byte on.
    [[nodiscard]] static PingViewerRecord peek(base::ByteSpan head, std::uint64_t left);
};

/// The header of a Ping Viewer file.
struct PingViewerHeader {
    std::size_t size = 0;
    /// What its sensor type says; nullopt for unknown.
    std::optional<log::StreamKind> kind;
    /// What its tag says where Leadline wrote it: it was no real sonar.
    bool simulated = false;

    /// Enough bytes for any header that was ever written.
    static constexpr std::size_t maxSize = std::size_t{64} << 10U;

    /// True when the title stands at the beginning, as far as the bytes reach.
    [[nodiscard]] static bool hasTitle(base::ByteSpan bytes);
    /// Nullopt when the fields do not fit into `bytes`.
    [[nodiscard]] static std::optional<PingViewerHeader> read(base::ByteSpan bytes);
};

/// Behind the tag of a log whose sonar was simulated.
inline constexpr std::string_view simulatedTag = " simulated";

/// What a header says when it is written.
struct PingViewerTexts {
    /// 0 unknown, 1 Ping.
    std::int32_t family = 1;
    /// 0 unknown, 1 Ping1D, 2 Ping360.
    std::int32_t type = 0;
    /// Of the program that wrote it; in UTF-8.
    std::string gitHash = {};
    std::string date = {};
    std::string tag = {};
    std::string osName = {};
    std::string osVersion = {};
};

/// How texts are written: Ping Viewer's are UTF-16, those of scripts that write its files UTF-8.
enum class PingViewerText : std::uint8_t { Utf16, Utf8 };

void appendPingViewerHeader(std::vector<std::byte>& bytes, const PingViewerTexts& texts,
                            PingViewerText as = PingViewerText::Utf16);
/// What one read of the port delivered. From 24 h on, and where there is no time, the time string
/// is null.
void appendPingViewerRecord(std::vector<std::byte>& bytes,
                            std::optional<std::chrono::milliseconds> time, base::ByteSpan data);
/// What stands in front of the data of such a record, for those who write these behind it.
void appendPingViewerRecordHead(std::vector<std::byte>& bytes,
                                std::optional<std::chrono::milliseconds> time, std::size_t length);

// The primitives of which both are made.
void appendPingViewerText(std::vector<std::byte>& bytes, std::string_view utf8,
                          PingViewerText as = PingViewerText::Utf16);
void appendPingViewerNull(std::vector<std::byte>& bytes);
void appendPingViewerData(std::vector<std::byte>& bytes, base::ByteSpan data);
/// `hh:mm:ss.zzz` in UTF-8; real logs have the digits of their country.
[[nodiscard]] std::string pingViewerTime(std::chrono::milliseconds time, char32_t zeroDigit = U'0');

} // namespace leadline::formats

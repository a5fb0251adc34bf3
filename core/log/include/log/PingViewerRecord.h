// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"
#include "log/FrameEntry.h"
#include "log/Stream.h"

#include <optional>

namespace leadline::log {

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
    std::optional<Time> time;
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
    [[nodiscard]] static PingViewerRecord look(base::ByteSpan head, std::uint64_t left);
};

/// The header of a Ping Viewer file.
struct PingViewerHeader {
    std::size_t size = 0;
    /// What its sensor type says; nullopt for unknown.
    std::optional<StreamKind> kind;

    /// Enough bytes for any header that was ever written.
    static constexpr std::size_t maxSize = std::size_t{64} << 10U;

    /// True when the title stands at the beginning, as far as the bytes reach.
    [[nodiscard]] static bool hasTitle(base::ByteSpan bytes);
    /// Nullopt when the fields do not fit into `bytes`.
    [[nodiscard]] static std::optional<PingViewerHeader> read(base::ByteSpan bytes);
};

} // namespace leadline::log

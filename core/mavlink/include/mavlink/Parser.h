// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/StreamSplitter.h"
#include "mavlink/Frame.h"

#include <cstdint>

namespace leadline::mavlink {

/// Splits a stream of bytes, given in pieces of any size, into frames of both versions whose CRC
/// holds.
///
/// After a bad CRC it looks again from the byte behind the false start: the claimed length may
/// reach over intact frames. What is in no frame of a known message is counted as skipped.
class Parser : public base::StreamSplitter<Parser, Frame> {
public:
    /// Complete candidates of known messages whose CRC failed.
    [[nodiscard]] std::uint64_t badCrcs() const { return m_badCrcs; }
    /// Frames left out because of incompatibility flags; their bytes are skipped ones.
    [[nodiscard]] std::uint64_t incompatibleFrames() const { return m_incompatibleFrames; }
    /// All flags that such frames had.
    [[nodiscard]] std::uint8_t incompatibleFlags() const { return m_incompatibleFlags; }

private:
    friend class base::StreamSplitter<Parser, Frame>;
    static constexpr std::size_t smallestFrame = headerSizeV1 + crcSize;

    [[nodiscard]] base::FrameCandidate find(base::ByteSpan bytes, std::uint64_t offset, bool ended);
    [[nodiscard]] Frame frameAt(base::ByteSpan frame, std::uint64_t offset) const
    {
        return {*m_found, frame, offset};
    }

    const MessageInfo* m_found = nullptr;
    /// Where the last good frame ended.
    std::uint64_t m_stepAt = 0;
    std::uint64_t m_badCrcs = 0;
    std::uint64_t m_incompatibleFrames = 0;
    std::uint8_t m_incompatibleFlags = 0;
};

/// Why frames with these incompatibility flags are left out, for people to read.
[[nodiscard]] std::string_view whyIncompatible(std::uint8_t flags);

} // namespace leadline::mavlink

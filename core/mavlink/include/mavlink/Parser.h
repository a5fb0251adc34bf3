// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Message.h"
#include "base/StreamSplitter.h"
#include "mavlink/Frame.h"

#include <cstdint>

namespace leadline::mavlink {

/// Splits a byte stream, given in pieces of any size, into frames of both versions with a valid
/// CRC.
///
/// After a bad CRC it continues at the byte after the false start, because the claimed length may
/// span valid frames. Bytes outside frames of known messages are counted as skipped.
class Parser : public base::StreamSplitter<Parser, Frame> {
public:
    /// Number of complete frames of known messages with a wrong CRC.
    [[nodiscard]] std::uint64_t badCrcs() const { return m_badCrcs; }
    /// Number of frames dropped because of incompatibility flags; their bytes are counted as
    /// skipped.
    [[nodiscard]] std::uint64_t incompatibleFrames() const { return m_incompatibleFrames; }
    /// Bitwise OR of the flags of these frames.
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
    /// Stream offset at which the last valid frame ended.
    std::uint64_t m_stepAt = 0;
    std::uint64_t m_badCrcs = 0;
    std::uint64_t m_incompatibleFrames = 0;
    std::uint8_t m_incompatibleFlags = 0;
};

/// Text for people: why frames with these incompatibility flags are dropped.
[[nodiscard]] base::Message whyIncompatible(std::uint8_t flags);

} // namespace leadline::mavlink

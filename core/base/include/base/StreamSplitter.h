// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

namespace leadline::base {

/// The first candidate in a byte stream that is a frame or may become one.
struct FrameCandidate {
    bool complete = false;
    /// Offset at which the candidate begins; the end of the bytes if there is none.
    std::size_t at = 0;
    /// Size of the complete frame, or the size an incomplete one needs, as far as known; else 0.
    std::size_t size = 0;
};

/// Base of the frame parsers: buffers incomplete frames and counts bytes outside of frames.
///
/// `Parser` derives from it and has
///     static constexpr std::size_t smallestFrame;
///     FrameCandidate find(ByteSpan bytes, std::uint64_t offset, bool ended);
///     Frame frameAt(ByteSpan frame, std::uint64_t offset);
/// `offset` is the position of the bytes in the stream; `ended` means that none follow.
template<class Parser, class Frame>
class StreamSplitter {
public:
    /// Consumes bytes from the front of `input` until a frame is complete; nullopt when all of
    /// `input` is consumed. The frame is valid until the next call and while `input`'s bytes live.
    [[nodiscard]] std::optional<Frame> next(ByteSpan& input)
    {
        if (waitingBytes() > 0) {
            if (auto frame = nextWaiting(input, false))
                return frame;
            if (waitingBytes() > 0)
                return std::nullopt;
        }
        const FrameCandidate found = parser().find(input, m_offset, false);
        m_skippedBytes += found.at;
        m_offset += found.at;
        if (found.complete) {
            const std::uint64_t offset = m_offset;
            const ByteSpan frame = input.subspan(found.at, found.size);
            m_offset += found.size;
            input = input.subspan(found.at + found.size);
            return parser().frameAt(frame, offset);
        }
        m_waiting.assign(input.begin() + static_cast<std::ptrdiff_t>(found.at), input.end());
        m_waitingFrom = 0;
        input = {};
        return std::nullopt;
    }

    /// Parses the buffered bytes when no more will follow (end of file, a pause). Call it until it
    /// returns nullopt; then the buffer is empty.
    [[nodiscard]] std::optional<Frame> drain()
    {
        ByteSpan nothing;
        return nextWaiting(nothing, true);
    }

    [[nodiscard]] std::uint64_t skippedBytes() const { return m_skippedBytes; }
    /// Number of bytes buffered because they may be the start of a frame.
    [[nodiscard]] std::size_t waitingBytes() const { return m_waiting.size() - m_waitingFrom; }

private:
    /// Consumed bytes at the front of the buffer are erased only above this number.
    static constexpr std::size_t compactAbove = 1U << 16U;

    [[nodiscard]] Parser& parser() { return static_cast<Parser&>(*this); }

    // Parses the buffer, and takes from `input` only the bytes that its first candidate needs, so
    // that later frames are read in place.
    std::optional<Frame> nextWaiting(ByteSpan& input, bool ended)
    {
        while (waitingBytes() > 0) {
            const ByteSpan waiting = ByteSpan(m_waiting).subspan(m_waitingFrom);
            const FrameCandidate found = parser().find(waiting, m_offset, ended);
            m_skippedBytes += found.at;
            m_offset += found.at;
            m_waitingFrom += found.at;
            if (found.complete) {
                const std::uint64_t offset = m_offset;
                m_offset += found.size;
                m_waitingFrom += found.size;
                return parser().frameAt(waiting.subspan(found.at, found.size), offset);
            }
            if (waitingBytes() == 0 || input.empty())
                break;
            const std::size_t needed = std::max(found.size, Parser::smallestFrame) - waitingBytes();
            const std::size_t taken = std::min(needed, input.size());
            if (m_waitingFrom > compactAbove) {
                m_waiting.erase(m_waiting.begin(),
                                m_waiting.begin() + static_cast<std::ptrdiff_t>(m_waitingFrom));
                m_waitingFrom = 0;
            }
            append(m_waiting, input.first(taken));
            input = input.subspan(taken);
        }
        if (waitingBytes() == 0) {
            m_waiting.clear();
            m_waitingFrom = 0;
        }
        return std::nullopt;
    }

    std::vector<std::byte> m_waiting;
    std::size_t m_waitingFrom = 0;
    /// Stream offset of the next byte to be parsed.
    std::uint64_t m_offset = 0;
    std::uint64_t m_skippedBytes = 0;
};

} // namespace leadline::base

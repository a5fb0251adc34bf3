// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

namespace leadline::base {

/// What the front of a stream shows: the first candidate that is a frame or may become one.
struct FrameCandidate {
    bool complete = false;
    /// Where it begins; the end of the bytes when there is none.
    std::size_t at = 0;
    /// Of the frame, or what it needs as far as that is known, else 0.
    std::size_t size = 0;
};

/// The part of a frame parser that keeps what may be continued, and counts what is in no frame.
///
/// `Parser` derives from it and has
///     static constexpr std::size_t smallestFrame;
///     FrameCandidate find(ByteSpan bytes, std::uint64_t offset, bool ended);
///     Frame frameAt(ByteSpan frame, std::uint64_t offset);
/// `offset` is where the bytes stand in the stream; with `ended` nothing follows them.
template<class Parser, class Frame>
class StreamSplitter {
public:
    /// Takes bytes from the front of `input` until a frame is complete; nullopt when all of
    /// `input` is taken. The frame is valid until the next call and while `input`'s bytes live.
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

    /// What waits will not be continued (end of file, silence): looks into it again. Call until
    /// nullopt; then nothing waits any more.
    [[nodiscard]] std::optional<Frame> drain()
    {
        ByteSpan nothing;
        return nextWaiting(nothing, true);
    }

    [[nodiscard]] std::uint64_t skippedBytes() const { return m_skippedBytes; }
    /// Bytes kept because they may be the start of a frame.
    [[nodiscard]] std::size_t waitingBytes() const { return m_waiting.size() - m_waitingFrom; }

private:
    /// Bytes done with at the front of those that wait are removed from here on, not one by one.
    static constexpr std::size_t compactAbove = 1U << 16U;

    [[nodiscard]] Parser& parser() { return static_cast<Parser&>(*this); }

    // Works on the bytes that wait, and takes from `input` only what the candidate at their front
    // needs, so that the frames behind it are read where they are.
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
    /// Stream offset of the byte that is looked at next.
    std::uint64_t m_offset = 0;
    std::uint64_t m_skippedBytes = 0;
};

} // namespace leadline::base

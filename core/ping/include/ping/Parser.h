// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ping/Frame.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace leadline::ping {

/// Splits a stream of bytes, given in pieces of any size, into checked frames.
///
/// After a bad checksum it looks again from the byte behind the false `B`: the checksum is weak
/// and a claimed length proves nothing. What is in no frame is counted.
class Parser {
public:
    /// Takes bytes from the front of `input` until a frame is complete; nullopt when all of
    /// `input` is taken. The frame is valid until the next call and while `input`'s bytes live.
    [[nodiscard]] std::optional<Frame> next(base::ByteSpan& input);

    /// What waits will not be continued (end of file, silence): looks into it again. Call until
    /// nullopt; then nothing waits any more.
    [[nodiscard]] std::optional<Frame> drain();

    [[nodiscard]] std::uint64_t skippedBytes() const { return m_skippedBytes; }
    /// Complete frame candidates whose sum failed.
    [[nodiscard]] std::uint64_t badChecksums() const { return m_badChecksums; }
    /// Bytes kept because they may be the start of a frame.
    [[nodiscard]] std::size_t waitingBytes() const { return m_waiting.size() - m_waitingFrom; }

private:
    enum class Look : std::uint8_t { Complete, Unfinished };
    struct Candidate {
        Look look;
        std::size_t at;
        std::size_t size;
    };

    [[nodiscard]] Candidate find(base::ByteSpan bytes, std::uint64_t offset, std::size_t from,
                                 bool ended);
    [[nodiscard]] bool checksumHolds(base::ByteSpan bytes, std::uint64_t offset, std::size_t at,
                                     std::size_t size);
    [[nodiscard]] static Frame frameAt(base::ByteSpan bytes, std::size_t at, std::size_t size,
                                       std::uint64_t offset);
    std::optional<Frame> nextWaiting(base::ByteSpan& input, bool ended);

    std::vector<std::byte> m_waiting;
    std::size_t m_waitingFrom = 0;
    /// Stream offset of the byte that is looked at next.
    std::uint64_t m_offset = 0;
    std::uint64_t m_skippedBytes = 0;
    std::uint64_t m_badChecksums = 0;

    // Running sums over a stretch in which a checksum failed. Without them a hostile stream of
    // false starts costs its length times the largest frame.
    std::uint64_t m_sumsOffset = 0;
    std::vector<std::uint16_t> m_sums;
};

} // namespace leadline::ping

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/StreamSplitter.h"
#include "ping/Frame.h"

#include <cstdint>
#include <vector>

namespace leadline::ping {

/// Splits a stream of bytes, given in pieces of any size, into checked frames.
///
/// After a bad checksum it looks again from the byte behind the false `B`: the checksum is weak
/// and a claimed length proves nothing. What is in no frame is counted.
class Parser : public base::StreamSplitter<Parser, Frame> {
public:
    /// Complete frame candidates whose sum failed.
    [[nodiscard]] std::uint64_t badChecksums() const { return m_badChecksums; }

private:
    friend class base::StreamSplitter<Parser, Frame>;
    static constexpr std::size_t smallestFrame = headerSize + checksumSize;

    [[nodiscard]] base::FrameCandidate find(base::ByteSpan bytes, std::uint64_t offset, bool ended);
    [[nodiscard]] bool checksumHolds(base::ByteSpan bytes, std::uint64_t offset, std::size_t at,
                                     std::size_t size);
    [[nodiscard]] static Frame frameAt(base::ByteSpan frame, std::uint64_t offset);

    std::uint64_t m_badChecksums = 0;

    // Running sums over a stretch in which a checksum failed. Without them a hostile stream of
    // false starts costs its length times the largest frame.
    std::uint64_t m_sumsOffset = 0;
    std::vector<std::uint16_t> m_sums;
};

} // namespace leadline::ping

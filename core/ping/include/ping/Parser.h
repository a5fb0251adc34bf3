// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/StreamSplitter.h"
#include "ping/Frame.h"

#include <cstdint>
#include <vector>

namespace leadline::ping {

/// Splits a byte stream, given in pieces of any size, into frames with a valid checksum.
///
/// After a bad checksum it continues at the byte after the false `B`, because the checksum is weak
/// and the claimed length may be wrong. Bytes outside of frames are counted.
class Parser : public base::StreamSplitter<Parser, Frame> {
public:
    enum class Lengths : std::uint8_t {
        /// What claims more than longestPayload() is no frame. A live stream must not wait for the
        /// end of a false claim.
        Bounded,
        /// For recordings: up to maxLongPayloadSize is believed if the next frame, or nothing,
        /// follows the checksum.
        Any
    };

    explicit Parser(Lengths lengths = Lengths::Bounded) : m_lengths(lengths) {}

    /// Number of complete frame candidates with a wrong checksum.
    [[nodiscard]] std::uint64_t badChecksums() const { return m_badChecksums; }

private:
    friend class base::StreamSplitter<Parser, Frame>;
    static constexpr std::size_t smallestFrame = headerSize + checksumSize;

    [[nodiscard]] base::FrameCandidate find(base::ByteSpan bytes, std::uint64_t offset, bool ended);
    /// `header` reaches to the id's end at least.
    [[nodiscard]] bool isLengthValid(base::ByteSpan header) const;
    [[nodiscard]] bool isChecksumValid(base::ByteSpan bytes, std::uint64_t offset, std::size_t at,
                                       std::size_t size);
    [[nodiscard]] static Frame frameAt(base::ByteSpan frame, std::uint64_t offset);

    Lengths m_lengths;
    std::uint64_t m_badChecksums = 0;

    // Prefix sums over a range in which a checksum failed. Without them a malicious stream of false
    // starts would cost its length times the largest frame.
    std::uint64_t m_sumsOffset = 0;
    std::vector<std::uint16_t> m_sums;
};

} // namespace leadline::ping

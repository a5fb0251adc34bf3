// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"

#include <array>
#include <cstdint>

namespace leadline::mavlink {

/// Computes SHA-256 (FIPS 180-4) of bytes that are added in pieces.
class Sha256 {
public:
    using Digest = std::array<std::byte, 32>;

    void add(base::ByteSpan bytes);
    /// Returns the digest of everything added; nothing can be added afterwards.
    [[nodiscard]] Digest finish();

private:
    static constexpr std::size_t blockSize = 64;
    void addBlock(base::ByteSpan block);

    std::array<std::uint32_t, 8> m_state = {0x6a09e667U, 0xbb67ae85U, 0x3c6ef372U, 0xa54ff53aU,
                                            0x510e527fU, 0x9b05688cU, 0x1f83d9abU, 0x5be0cd19U};
    std::array<std::byte, blockSize> m_block{};
    std::uint64_t m_size = 0;
};

} // namespace leadline::mavlink

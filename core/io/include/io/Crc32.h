// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"
#include "io/ForwardView.h"

#include <cstdint>
#include <optional>

namespace leadline::io {

/// The CRC-32 of zlib and MCAP (IEEE 802.3, reflected), computed incrementally.
class Crc32 {
public:
    void add(base::ByteSpan bytes);
    /// Appends `length` bytes of which only the CRC is known.
    void add(const Crc32& following, std::uint64_t length);
    [[nodiscard]] std::uint32_t value() const { return ~m_state; }

private:
    std::uint32_t m_state = ~std::uint32_t{0};
};

[[nodiscard]] inline std::uint32_t crc32(base::ByteSpan bytes)
{
    Crc32 crc;
    crc.add(bytes);
    return crc.value();
}

/// CRC of the bytes [from, to) of a source; nullopt if the medium failed.
[[nodiscard]] std::optional<std::uint32_t> crcOfRange(ForwardView& view, std::uint64_t from,
                                                      std::uint64_t to);
/// Adds the bytes [from, to) of a source; false if the medium failed.
[[nodiscard]] bool addRange(Crc32& crc, ForwardView& view, std::uint64_t from, std::uint64_t to);

} // namespace leadline::io

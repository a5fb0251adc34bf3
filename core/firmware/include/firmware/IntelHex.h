// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"
#include "base/Result.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace leadline::firmware {

/// A contiguous block of bytes in a device's memory.
struct HexBlock {
    std::uint32_t address = 0;
    std::vector<std::byte> bytes;

    /// Address after the last byte.
    [[nodiscard]] std::uint64_t end() const { return std::uint64_t{address} + bytes.size(); }
};

/// Content of an Intel HEX file: blocks by ascending address, not adjacent.
struct HexFile {
    std::vector<HexBlock> blocks;

    /// Total bytes of all blocks.
    [[nodiscard]] std::size_t size() const;
};

/// Maximum size of the text; more than any supported device can hold.
inline constexpr std::size_t maxHexText = std::size_t{4} << 20U;

/// Checks each line (colon, length, checksum), that no byte is defined twice, and that the
/// end-of-file record is the last line. The error's sentence names the line.
[[nodiscard]] base::Result<HexFile> readIntelHex(std::string_view text);

} // namespace leadline::firmware

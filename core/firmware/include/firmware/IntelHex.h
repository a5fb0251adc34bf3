// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"
#include "base/Result.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace leadline::firmware {

/// Bytes that lie one behind the other in a device's memory.
struct HexBlock {
    std::uint32_t address = 0;
    std::vector<std::byte> bytes;

    /// Behind its last byte.
    [[nodiscard]] std::uint64_t end() const { return std::uint64_t{address} + bytes.size(); }
};

/// What an Intel HEX file holds: by ascending address, none touching the next.
struct HexFile {
    std::vector<HexBlock> blocks;

    /// Of all blocks.
    [[nodiscard]] std::size_t size() const;
};

/// More than any of these devices can hold, as text.
inline constexpr std::size_t mostHexText = std::size_t{4} << 20U;

/// Checks every line (colon, length, checksum), that no byte is given twice, and that the file is
/// whole: its last line says that it is the last. The error's sentence names the line.
[[nodiscard]] base::Result<HexFile> readIntelHex(std::string_view text);

} // namespace leadline::firmware

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

/// What the fields of MCAP's records are made of, besides numbers and strings.
namespace leadline::log::mcap {

/// Bytes behind a u32 length, behind a u64 length, and all that is left of a record.
struct Bytes32 {
    base::ByteSpan bytes;
};
struct Bytes64 {
    base::ByteSpan bytes;
};
struct Rest {
    base::ByteSpan bytes;
};
/// In the order of the file.
using StringMap = std::vector<std::pair<std::string, std::string>>;
using ChannelMap = std::vector<std::pair<std::uint16_t, std::uint64_t>>;
/// Log time, and the offset of the message's opcode in the uncompressed records.
using IndexEntries = std::vector<std::pair<std::uint64_t, std::uint64_t>>;

} // namespace leadline::log::mcap

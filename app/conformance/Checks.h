// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"
#include "mcap/McapRecords.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace leadline::conformance {

/// Why a file does not pass.
struct Failure {
    QString sentence;
};

/// Throws a Failure.
[[noreturn]] void fail(const QString& what);

/// Throws unless the checksum matches; 0 means that none was computed.
void requireCrc(std::uint32_t claimed, base::ByteSpan bytes, const char* what);

/// The uncompressed records of a chunk, after checking size and checksum.
[[nodiscard]] std::vector<std::byte> recordsOf(const mcap::Chunk& chunk);

} // namespace leadline::conformance

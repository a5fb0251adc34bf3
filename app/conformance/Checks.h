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

/// Throws it.
[[noreturn]] void fail(const QString& what);

/// A sum of 0 was not computed.
void requireCrc(std::uint32_t claimed, base::ByteSpan bytes, const char* what);

/// What stands in a chunk, uncompressed and as it claims.
[[nodiscard]] std::vector<std::byte> recordsOf(const mcap::Chunk& chunk);

} // namespace leadline::conformance

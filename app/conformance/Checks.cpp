// SPDX-License-Identifier: GPL-3.0-or-later
#include "conformance/Checks.h"

#include "io/Crc32.h"
#include "mcap/McapCompression.h"

#include <utility>

namespace leadline::conformance {

void fail(const QString& what)
{
    throw Failure{what};
}

void requireCrc(std::uint32_t claimed, base::ByteSpan bytes, const char* what)
{
    if (claimed != 0 && claimed != io::crc32(bytes))
        fail(QStringLiteral("The CRC of the %1 is wrong.").arg(QLatin1String(what)));
}

std::vector<std::byte> recordsOf(const mcap::Chunk& chunk)
{
    std::vector<std::byte> records(chunk.records.bytes.begin(), chunk.records.bytes.end());
    if (!chunk.compression.empty()) {
        auto result = mcap::uncompress(chunk.compression, chunk.records.bytes);
        if (!result.whole)
            fail(QStringLiteral("A chunk cannot be uncompressed."));
        records = std::move(result.bytes);
    }
    if (records.size() != chunk.uncompressedSize)
        fail(QStringLiteral("A chunk has not the size that it claims."));
    requireCrc(chunk.uncompressedCrc, records, "chunk");
    return records;
}

} // namespace leadline::conformance

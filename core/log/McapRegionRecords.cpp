// SPDX-License-Identifier: GPL-3.0-or-later
#include "McapRegionRecords.h"

#include "log/Crc32.h"
#include "log/McapCompression.h"
#include "log/MemoryBytes.h"

#include <algorithm>

namespace leadline::log::mcap {

RegionRecords recordsOf(const LockedFile& file, const Region& region)
{
    RegionRecords records{.uncompressed = nullptr,
                          .source = &file,
                          .begin = region.begin,
                          .end = region.end,
                          .whole = !region.torn};
    if (!region.compression.empty()) {
        std::vector<std::byte> compressed(static_cast<std::size_t>(region.end - region.begin));
        compressed.resize(file.readAt(region.begin, compressed));
        // As the reader does it: from a damaged chunk, another size would save another part.
        const auto most = std::clamp<std::uint64_t>(region.uncompressedSize, 1, largestChunk);
        auto all = uncompress(region.compression, compressed, static_cast<std::size_t>(most));
        records.whole = records.whole && all.whole;
        records.begin = 0;
        records.end = all.bytes.size();
        records.uncompressed = std::make_unique<MemoryBytes>(std::move(all.bytes));
        records.source = records.uncompressed.get();
    }
    if (region.chunk && region.crc != 0) {
        ForwardView view(*records.source);
        Crc32 crc;
        records.sound =
            addStretch(crc, view, records.begin, records.end) && crc.value() == region.crc;
    }
    return records;
}

} // namespace leadline::log::mcap

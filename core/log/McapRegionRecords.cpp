// SPDX-License-Identifier: GPL-3.0-or-later
#include "McapRegionRecords.h"

#include "log/Crc32.h"
#include "log/McapCompression.h"

#include <algorithm>

namespace leadline::log::mcap {

namespace {

class UncompressedBytes : public ByteSource {
public:
    explicit UncompressedBytes(std::vector<std::byte> bytes) : m_bytes(std::move(bytes)) {}
    [[nodiscard]] std::uint64_t size() const override { return m_bytes.size(); }
    [[nodiscard]] std::size_t readAt(std::uint64_t offset, std::span<std::byte> into) const override
    {
        const auto from = static_cast<std::size_t>(std::min<std::uint64_t>(offset, size()));
        const std::size_t length = std::min(into.size(), m_bytes.size() - from);
        std::copy_n(m_bytes.begin() + static_cast<std::ptrdiff_t>(from), length, into.begin());
        return length;
    }

private:
    std::vector<std::byte> m_bytes;
};

} // namespace

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
        records.uncompressed = std::make_unique<UncompressedBytes>(std::move(all.bytes));
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

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/ByteBuffer.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

namespace leadline::mcap {

/// Maximum uncompressed size of a chunk; larger claims are treated as damage.
inline constexpr std::size_t largestChunk = std::size_t{256} << 20U;

struct Uncompressed {
    /// The uncompressed bytes; only the beginning if the frame is truncated or damaged.
    std::vector<std::byte> bytes;
    /// The frame is complete, and not larger than allowed.
    bool whole = false;
};

/// True if uncompress() supports `compression`.
[[nodiscard]] bool isCompression(std::string_view compression);

/// Uncompresses a zstd or LZ4 frame. Memory grows with the actual output, not with the size that
/// the frame claims, up to `most`. A stop request ends it with a partial result.
[[nodiscard]] Uncompressed uncompress(std::string_view compression, base::ByteSpan compressed,
                                      std::size_t most = largestChunk,
                                      const std::stop_token& stop = {});

/// Number of bytes that suffice for uncompressedSize().
inline constexpr std::size_t frameHead = 18;
/// The size declared in the frame; nullopt if it has none.
[[nodiscard]] std::optional<std::uint64_t> uncompressedSize(std::string_view compression,
                                                            base::ByteSpan beginning);

/// One frame with all bytes; `compression` is "zstd" or "lz4". Empty on failure.
[[nodiscard]] std::vector<std::byte> compress(std::string_view compression, base::ByteSpan bytes);

/// Makes zstd frames with reused memory.
class ZstdPacker {
public:
    /// Hint at the data: Echoes takes half the time for 2 % more output.
    enum class Contents : std::uint8_t { Any, Echoes };

    ZstdPacker();
    ZstdPacker(const ZstdPacker&) = delete;
    ZstdPacker& operator=(const ZstdPacker&) = delete;
    ~ZstdPacker();

    /// Appends a frame with all bytes; on failure appends nothing and returns false.
    [[nodiscard]] bool pack(base::ByteSpan bytes, Contents contents, base::ByteBuffer& into);

private:
    struct Context;
    std::unique_ptr<Context> m_context;
};

} // namespace leadline::mcap

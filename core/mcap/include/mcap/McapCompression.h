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

/// The most that a chunk may hold uncompressed; what claims more is taken for damage.
inline constexpr std::size_t largestChunk = std::size_t{256} << 20U;

struct Uncompressed {
    /// What could be had: of a frame that is cut off or damaged, its beginning.
    std::vector<std::byte> bytes;
    /// The frame is complete, and no larger than allowed.
    bool whole = false;
};

/// Whether `compression` is one that uncompress() knows.
[[nodiscard]] bool isCompression(std::string_view compression);

/// The bytes of a zstd frame or an LZ4 frame. Memory grows with what really comes out, never with
/// what a head claims, and ends at `most`. Told to stop, it ends soon, with what it has.
[[nodiscard]] Uncompressed uncompress(std::string_view compression, base::ByteSpan compressed,
                                      std::size_t most = largestChunk,
                                      const std::stop_token& stop = {});

/// So many bytes of a frame's beginning are enough for uncompressedSize().
inline constexpr std::size_t frameHead = 18;
/// What a frame says itself of its size uncompressed; nullopt where it does not.
[[nodiscard]] std::optional<std::uint64_t> uncompressedSize(std::string_view compression,
                                                            base::ByteSpan beginning);

/// One frame of all bytes; `compression` is "zstd" or "lz4". Empty when that failed.
[[nodiscard]] std::vector<std::byte> compress(std::string_view compression, base::ByteSpan bytes);

/// Makes one zstd frame after another, with the memory of the first.
class ZstdPacker {
public:
    /// What is mostly in the bytes: echoes are packed in half of the time, in a fiftieth more room.
    enum class Contents : std::uint8_t { Any, Echoes };

    ZstdPacker();
    ZstdPacker(const ZstdPacker&) = delete;
    ZstdPacker& operator=(const ZstdPacker&) = delete;
    ~ZstdPacker();

    /// Appends all bytes as a frame; nothing, and false, when that failed.
    [[nodiscard]] bool pack(base::ByteSpan bytes, Contents contents, base::ByteBuffer& into);

private:
    struct Context;
    std::unique_ptr<Context> m_context;
};

} // namespace leadline::mcap

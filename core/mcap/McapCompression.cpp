// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcap/McapCompression.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <lz4frame.h>
#include <memory>
#include <utility>

// Only for the parameter that controls the compression of literals, which later versions of the
// library may drop without harm.
#define ZSTD_STATIC_LINKING_ONLY
#include <zstd.h>

namespace leadline::mcap {

namespace {

/// Enlarges the output buffer, normally to twice its size but to at most `most`; returns false if
/// it has that size already.
bool grow(std::vector<std::byte>& bytes, std::size_t most)
{
    constexpr std::size_t first = std::size_t{64} << 10U;
    if (bytes.size() >= most)
        return false;
    bytes.resize(std::min(most, std::max(first, bytes.size() * 2)));
    return true;
}

/// The fastest zstd level that also compresses noise, of which echoes mostly consist.
constexpr int zstdLevel = 1;
/// Acceleration of the match search for echoes: they hardly repeat, so few positions are searched;
/// their compression results from the frequencies of the intensities.
constexpr int skippedPositions = 32;
/// From this entropy on, compressing literals would save less than a fortieth at twice the time, so
/// they are left as they are.
constexpr double bitsOfNoise = 7.8;

/// Entropy of a sample of the bytes, in bits per byte.
double bitsPerByte(base::ByteSpan bytes)
{
    // Each piece is longer than most pings, so that the sample contains the right proportion of
    // their headers.
    constexpr std::size_t pieces = 16;
    constexpr std::size_t pieceBytes = 2048;
    std::array<std::uint32_t, 256> counts{};
    const std::size_t apart = std::max(bytes.size() / pieces, pieceBytes);
    std::size_t looked = 0;
    for (std::size_t at = 0; at < bytes.size(); at += apart) {
        const auto piece = bytes.subspan(at, std::min(pieceBytes, bytes.size() - at));
        for (const std::byte byte : piece)
            ++counts[std::to_integer<std::size_t>(byte)];
        looked += piece.size();
    }
    const auto all = static_cast<double>(looked);
    double bits = 0;
    for (const std::uint32_t count : counts)
        if (count > 0)
            bits += count / all * std::log2(all / count);
    return bits;
}

struct StreamEnd {
    void operator()(ZSTD_CCtx* context) const { ZSTD_freeCCtx(context); }
    void operator()(ZSTD_DCtx* stream) const { ZSTD_freeDCtx(stream); }
    void operator()(LZ4F_dctx* stream) const { LZ4F_freeDecompressionContext(stream); }
};

/// Number of output bytes between two checks whether to stop.
constexpr std::size_t atOnce = std::size_t{1} << 20U;

Uncompressed fromZstd(base::ByteSpan compressed, std::size_t most, const std::stop_token& stop)
{
    const std::unique_ptr<ZSTD_DCtx, StreamEnd> stream(ZSTD_createDCtx());
    Uncompressed result;
    std::size_t done = 0;
    ZSTD_inBuffer in{compressed.data(), compressed.size(), 0};
    while (stream && !stop.stop_requested()) {
        if (done == result.bytes.size() && !grow(result.bytes, most))
            break;
        ZSTD_outBuffer out{result.bytes.data(), std::min(result.bytes.size(), done + atOnce), done};
        const std::size_t left = ZSTD_decompressStream(stream.get(), &out, &in);
        const bool idle = out.pos == done && in.pos == in.size;
        done = out.pos;
        result.whole = !ZSTD_isError(left) && left == 0;
        if (ZSTD_isError(left) || left == 0 || idle)
            break;
    }
    result.bytes.resize(done);
    return result;
}

Uncompressed fromLz4(base::ByteSpan compressed, std::size_t most, const std::stop_token& stop)
{
    LZ4F_dctx* made = nullptr;
    Uncompressed result;
    if (LZ4F_isError(LZ4F_createDecompressionContext(&made, LZ4F_VERSION)))
        return result;
    const std::unique_ptr<LZ4F_dctx, StreamEnd> stream(made);
    std::size_t done = 0;
    std::size_t taken = 0;
    while (!stop.stop_requested() && (done < result.bytes.size() || grow(result.bytes, most))) {
        std::size_t out = std::min(result.bytes.size() - done, atOnce);
        std::size_t in = compressed.size() - taken;
        const std::size_t left = LZ4F_decompress(stream.get(), result.bytes.data() + done, &out,
                                                 compressed.data() + taken, &in, nullptr);
        if (LZ4F_isError(left))
            break;
        done += out;
        taken += in;
        result.whole = left == 0;
        if (left == 0 || (out == 0 && in == 0))
            break;
    }
    result.bytes.resize(done);
    return result;
}

} // namespace

bool isCompression(std::string_view compression)
{
    return compression == "zstd" || compression == "lz4";
}

Uncompressed uncompress(std::string_view compression, base::ByteSpan compressed, std::size_t most,
                        const std::stop_token& stop)
{
    if (compression == "zstd")
        return fromZstd(compressed, most, stop);
    if (compression == "lz4")
        return fromLz4(compressed, most, stop);
    return {};
}

std::optional<std::uint64_t> uncompressedSize(std::string_view compression,
                                              base::ByteSpan beginning)
{
    if (compression == "zstd") {
        const auto size = ZSTD_getFrameContentSize(beginning.data(), beginning.size());
        const bool known = size != ZSTD_CONTENTSIZE_UNKNOWN && size != ZSTD_CONTENTSIZE_ERROR;
        return known ? std::optional<std::uint64_t>(size) : std::nullopt;
    }
    // An LZ4 frame begins with a magic number, flags and the block size, followed by the content
    // size.
    constexpr std::size_t flagsAt = 4;
    constexpr std::size_t sizeAt = 6;
    constexpr std::byte saysSize{0x08};
    if (compression != "lz4" || beginning.size() < sizeAt + sizeof(std::uint64_t) ||
        (beginning[flagsAt] & saysSize) == std::byte{0})
        return std::nullopt;
    return base::loadLittle<std::uint64_t>(beginning, sizeAt);
}

std::vector<std::byte> compress(std::string_view compression, base::ByteSpan bytes)
{
    std::vector<std::byte> out;
    if (compression == "zstd") {
        base::ByteBuffer packed;
        if (ZstdPacker().pack(bytes, ZstdPacker::Contents::Any, packed))
            out.assign(packed.bytes().begin(), packed.bytes().end());
    } else if (compression == "lz4") {
        out.resize(LZ4F_compressFrameBound(bytes.size(), nullptr));
        const std::size_t size =
            LZ4F_compressFrame(out.data(), out.size(), bytes.data(), bytes.size(), nullptr);
        out.resize(LZ4F_isError(size) ? 0 : size);
    }
    return out;
}

struct ZstdPacker::Context {
    std::unique_ptr<ZSTD_CCtx, StreamEnd> zstd{ZSTD_createCCtx()};
};

ZstdPacker::ZstdPacker() : m_context(std::make_unique<Context>()) {}

ZstdPacker::~ZstdPacker() = default;

bool ZstdPacker::pack(base::ByteSpan bytes, Contents contents, base::ByteBuffer& into)
{
    ZSTD_CCtx* const zstd = m_context->zstd.get();
    if (!zstd)
        return false;
    const bool echoes = contents == Contents::Echoes;
    // Without this, the fast strategy leaves bytes for which it finds no match uncompressed.
    const bool packsBytes = echoes && bitsPerByte(bytes) < bitsOfNoise;
    const std::array<std::pair<ZSTD_cParameter, int>, 3> parameters{
        {{ZSTD_c_compressionLevel, zstdLevel},
         {ZSTD_c_targetLength, !echoes      ? 0
                               : packsBytes ? skippedPositions
                                            : skippedPositions / 2},
         {ZSTD_c_literalCompressionMode, packsBytes ? 1 : 0}}};
    for (const auto& [parameter, value] : parameters)
        // A parameter that the library does not know costs only time or space.
        static_cast<void>(ZSTD_CCtx_setParameter(zstd, parameter, value));
    const std::size_t before = into.size();
    const std::span<std::byte> room = into.grow(ZSTD_compressBound(bytes.size()));
    const std::size_t size =
        ZSTD_compress2(zstd, room.data(), room.size(), bytes.data(), bytes.size());
    into.shrink(before + (ZSTD_isError(size) ? 0 : size));
    return !ZSTD_isError(size);
}

} // namespace leadline::mcap

// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/McapCompression.h"

#include <algorithm>
#include <lz4frame.h>
#include <memory>
#include <zstd.h>

namespace leadline::log::mcap {

namespace {

/// Room for more output: twice what there is, as long as that is allowed.
bool grow(std::vector<std::byte>& bytes, std::size_t most)
{
    constexpr std::size_t first = std::size_t{64} << 10U;
    if (bytes.size() >= most)
        return false;
    bytes.resize(std::min(most, std::max(first, bytes.size() * 2)));
    return true;
}

/// Of the levels the fastest that also packs noise, which echoes mostly are.
constexpr int zstdLevel = 1;

struct StreamEnd {
    void operator()(ZSTD_CCtx* context) const { ZSTD_freeCCtx(context); }
    void operator()(ZSTD_DCtx* stream) const { ZSTD_freeDCtx(stream); }
    void operator()(LZ4F_dctx* stream) const { LZ4F_freeDecompressionContext(stream); }
};

Uncompressed fromZstd(base::ByteSpan compressed, std::size_t most)
{
    const std::unique_ptr<ZSTD_DCtx, StreamEnd> stream(ZSTD_createDCtx());
    Uncompressed result;
    std::size_t done = 0;
    ZSTD_inBuffer in{compressed.data(), compressed.size(), 0};
    while (stream) {
        if (done == result.bytes.size() && !grow(result.bytes, most))
            break;
        ZSTD_outBuffer out{result.bytes.data(), result.bytes.size(), done};
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

Uncompressed fromLz4(base::ByteSpan compressed, std::size_t most)
{
    LZ4F_dctx* made = nullptr;
    Uncompressed result;
    if (LZ4F_isError(LZ4F_createDecompressionContext(&made, LZ4F_VERSION)))
        return result;
    const std::unique_ptr<LZ4F_dctx, StreamEnd> stream(made);
    std::size_t done = 0;
    std::size_t taken = 0;
    while (done < result.bytes.size() || grow(result.bytes, most)) {
        std::size_t out = result.bytes.size() - done;
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

Uncompressed uncompress(std::string_view compression, base::ByteSpan compressed, std::size_t most)
{
    if (compression == "zstd")
        return fromZstd(compressed, most);
    if (compression == "lz4")
        return fromLz4(compressed, most);
    return {};
}

std::vector<std::byte> compress(std::string_view compression, base::ByteSpan bytes)
{
    std::vector<std::byte> out;
    if (compression == "zstd") {
        ZstdPacker packer;
        const base::ByteSpan packed = packer.pack(bytes);
        out.assign(packed.begin(), packed.end());
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

base::ByteSpan ZstdPacker::pack(base::ByteSpan bytes)
{
    if (!m_context->zstd)
        return {};
    m_out.resize(std::max(m_out.size(), ZSTD_compressBound(bytes.size())));
    const std::size_t size = ZSTD_compressCCtx(m_context->zstd.get(), m_out.data(), m_out.size(),
                                               bytes.data(), bytes.size(), zstdLevel);
    return ZSTD_isError(size) ? base::ByteSpan() : base::ByteSpan(m_out).first(size);
}

} // namespace leadline::log::mcap

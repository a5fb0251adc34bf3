// SPDX-License-Identifier: GPL-3.0-or-later
#include "GzipWriter.h"

#include <vector>
#include <zlib.h>

namespace leadline::exporting {

struct GzipWriter::Deflater {
    Deflater()
    {
        constexpr int gzip = 16;
        constexpr int usualMemory = 8;
        isReady = deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, MAX_WBITS + gzip,
                               usualMemory, Z_DEFAULT_STRATEGY) == Z_OK;
    }
    Deflater(const Deflater&) = delete;
    Deflater& operator=(const Deflater&) = delete;
    ~Deflater() { deflateEnd(&stream); }

    z_stream stream{};
    std::vector<std::byte> output = std::vector<std::byte>(std::size_t{64} << 10U);
    bool isReady = false;
};

GzipWriter::GzipWriter(const BytesSink& sink)
    : m_sink(sink),
      m_deflater(std::make_unique<Deflater>()),
      m_good(m_deflater->isReady)
{
}

GzipWriter::~GzipWriter() = default;

bool GzipWriter::run(base::ByteSpan bytes, int flush)
{
    z_stream& stream = m_deflater->stream;
    std::vector<std::byte>& output = m_deflater->output;
    // zlib does not write to its input.
    stream.next_in = const_cast<Bytef*>(reinterpret_cast<const Bytef*>(bytes.data())); // NOLINT
    stream.avail_in = static_cast<uInt>(bytes.size());
    do {
        stream.next_out = reinterpret_cast<Bytef*>(output.data());
        stream.avail_out = static_cast<uInt>(output.size());
        m_good = m_good && deflate(&stream, flush) != Z_STREAM_ERROR;
        const std::size_t made = output.size() - stream.avail_out;
        m_good = m_good && (made == 0 || m_sink(base::ByteSpan(output).first(made)));
    } while (m_good && stream.avail_out == 0);
    return m_good;
}

bool GzipWriter::add(base::ByteSpan bytes)
{
    return run(bytes, Z_NO_FLUSH);
}

bool GzipWriter::finish()
{
    return run({}, Z_FINISH);
}

} // namespace leadline::exporting

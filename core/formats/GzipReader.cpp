// SPDX-License-Identifier: GPL-3.0-or-later
#include "GzipReader.h"

#include <algorithm>
#include <array>
#include <zlib.h>

namespace leadline::formats {

namespace {

constexpr std::array<std::byte, 3> magic{std::byte{0x1f}, std::byte{0x8b}, std::byte{8}};
constexpr std::size_t outputSize = std::size_t{256} << 10U;
/// Echoes hardly repeat and take a half to a fifth of their size. What expands by more was made to
/// fill disks.
constexpr std::uint64_t expansion = 64;
constexpr std::uint64_t smallFileExpands = std::uint64_t{16} << 20U;

} // namespace

struct GzipReader::Inflater {
    Inflater()
    {
        constexpr int gzipOnly = 16;
        isReady = inflateInit2(&stream, MAX_WBITS + gzipOnly) == Z_OK;
    }
    Inflater(const Inflater&) = delete;
    Inflater& operator=(const Inflater&) = delete;
    ~Inflater() { inflateEnd(&stream); }

    struct Step {
        int result = Z_STREAM_ERROR;
        std::size_t taken = 0;
        std::size_t made = 0;
    };
    [[nodiscard]] Step run(base::ByteSpan input, std::span<std::byte> output)
    {
        // zlib does not write to its input.
        stream.next_in = const_cast<Bytef*>(reinterpret_cast<const Bytef*>(input.data())); // NOLINT
        stream.avail_in = static_cast<uInt>(input.size());
        stream.next_out = reinterpret_cast<Bytef*>(output.data());
        stream.avail_out = static_cast<uInt>(output.size());
        const int result = inflate(&stream, Z_NO_FLUSH);
        return {result, input.size() - stream.avail_in, output.size() - stream.avail_out};
    }

    z_stream stream{};
    bool isReady = false;
};

GzipReader::GzipReader(const io::ByteSource& file)
    : m_file(file),
      m_inflater(std::make_unique<Inflater>()),
      m_output(outputSize),
      m_outputLeft(smallFileExpands + expansion * std::min(file.size(), std::uint64_t{1} << 50U))
{
}

GzipReader::~GzipReader() = default;

bool GzipReader::recognises(base::ByteSpan beginning)
{
    return beginning.size() >= magic.size() &&
           std::equal(magic.begin(), magic.end(), beginning.begin());
}

std::vector<std::byte> GzipReader::beginning(base::ByteSpan compressed, std::size_t most)
{
    const io::MemoryBytes bytes({compressed.begin(), compressed.end()});
    GzipReader reader(bytes);
    std::vector<std::byte> all;
    while (all.size() < most) {
        const auto some = reader.next();
        if (some.empty())
            break;
        all.insert(all.end(), some.begin(), some.end());
    }
    return all;
}

void GzipReader::giveUp()
{
    m_bytesLost += m_file.size() - m_at;
    m_at = m_file.size();
    m_finished = true;
}

// Zeros after the last member are padding; anything else there is no gzip.
bool GzipReader::beginMember()
{
    const auto head = m_file.at(m_at, magic.size());
    const auto left = std::min<std::uint64_t>(magic.size(), m_file.size() - m_at);
    m_mediumFailed = head.size() < left;
    if (left == 0 || m_mediumFailed) {
        m_finished = true;
        return false;
    }
    if (!recognises(head)) {
        m_truncated = std::equal(head.begin(), head.end(), magic.begin());
        if (!m_truncated && head.front() != std::byte{})
            m_bytesLost += m_file.size() - m_at;
        m_at = m_file.size();
        m_finished = true;
        return false;
    }
    m_inMember = m_inflater->isReady && inflateReset(&m_inflater->stream) == Z_OK;
    if (!m_inMember)
        giveUp();
    return m_inMember;
}

base::ByteSpan GzipReader::next()
{
    while (!m_finished) {
        if (!m_inMember && !beginMember())
            break;
        // To the same end for all members of a step, so that nothing is moved in the view's buffer.
        const auto left = std::min<std::uint64_t>(
            io::ForwardView::step - m_at % io::ForwardView::step, m_file.size() - m_at);
        const auto input = m_file.at(m_at, static_cast<std::size_t>(left));
        m_mediumFailed = input.size() < left;
        const auto step = m_inflater->run(input, m_output);
        m_at += step.taken;
        m_inMember = step.result != Z_STREAM_END;
        if (step.result != Z_OK && step.result != Z_STREAM_END && step.result != Z_BUF_ERROR) {
            giveUp();
        } else if (m_mediumFailed || (step.taken == 0 && step.made == 0 && m_inMember)) {
            m_truncated = !m_mediumFailed;
            m_finished = true;
        }
        if (step.made > m_outputLeft) {
            giveUp();
            break;
        }
        m_outputLeft -= step.made;
        if (step.made > 0)
            return base::ByteSpan(m_output).first(step.made);
    }
    return {};
}

} // namespace leadline::formats

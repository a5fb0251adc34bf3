// SPDX-License-Identifier: GPL-3.0-or-later
// Compares splitting 64 MiB of the largest Ping360 frames (1224 bytes) with copying them, and with
// the usual parser that takes one byte per call.
#include "Table.h"

#include "ping/Parser.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstring>

using namespace leadline;

namespace {

constexpr std::size_t streamSize = 64U << 20U;
constexpr std::size_t frameSize = 1224;
constexpr std::size_t frameCount = streamSize / frameSize;

const std::vector<std::byte>& stream()
{
    static const std::vector<std::byte> bytes = [] {
        std::vector<std::byte> all;
        all.reserve(frameCount * frameSize);
        std::vector<std::byte> payload(frameSize - ping::headerSize - ping::checksumSize);
        std::uint32_t random = 1;
        for (std::size_t i = 0; i < frameCount; ++i) {
            for (auto& byte : payload) {
                random = random * 1664525U + 1013904223U;
                byte = static_cast<std::byte>(random >> 24U);
            }
            base::append(all, ping::encodeFrame(2300, payload, 2));
        }
        return all;
    }();
    return bytes;
}

/// As parsers of vendors' libraries are written: one state, one byte a call, the message gathered
/// in a buffer and summed when it is whole.
class BytewiseParser {
public:
    /// True when this byte completes a frame, which is then in message().
    bool parseByte(std::uint8_t byte)
    {
        switch (m_state) {
        case State::Start1:
            m_count = 0;
            if (byte == 'B') {
                m_buffer[m_count++] = byte;
                m_state = State::Start2;
            }
            return false;
        case State::Start2:
            m_state = byte == 'R' ? State::Length1 : State::Start1;
            m_buffer[m_count++] = byte;
            return false;
        case State::Length1:
            m_left = byte;
            m_buffer[m_count++] = byte;
            m_state = State::Length2;
            return false;
        case State::Length2:
            m_left += std::size_t{byte} << 8U;
            m_buffer[m_count++] = byte;
            m_state = m_left <= ping::maxPayloadSize ? State::Header : State::Start1;
            return false;
        case State::Header:
            m_buffer[m_count++] = byte;
            if (m_count == ping::headerSize)
                m_state = m_left > 0 ? State::Payload : State::Sum1;
            return false;
        case State::Payload:
            m_buffer[m_count++] = byte;
            if (--m_left == 0)
                m_state = State::Sum1;
            return false;
        case State::Sum1:
            m_buffer[m_count++] = byte;
            m_state = State::Sum2;
            return false;
        case State::Sum2:
            m_buffer[m_count++] = byte;
            m_state = State::Start1;
            return sumHolds();
        }
        return false;
    }

    [[nodiscard]] std::span<const std::uint8_t> message() const
    {
        return std::span(m_buffer).first(m_count);
    }

private:
    enum class State : std::uint8_t {
        Start1,
        Start2,
        Length1,
        Length2,
        Header,
        Payload,
        Sum1,
        Sum2
    };

    [[nodiscard]] bool sumHolds() const
    {
        std::uint16_t sum = 0;
        for (std::size_t i = 0; i < m_count - 2; ++i)
            sum = static_cast<std::uint16_t>(sum + m_buffer[i]);
        return sum == m_buffer[m_count - 2] + (m_buffer[m_count - 1] << 8);
    }

    State m_state = State::Start1;
    std::size_t m_count = 0;
    std::size_t m_left = 0;
    std::vector<std::uint8_t> m_buffer = std::vector<std::uint8_t>(ping::maxFrameSize);
};

void finish(benchmark::State& state, std::size_t frames)
{
    if (frames != frameCount)
        state.SkipWithError("frames were lost");
    state.SetBytesProcessed(static_cast<std::int64_t>(stream().size()) * state.iterations());
}

void copying(benchmark::State& state)
{
    std::vector<std::byte> copy(stream().size());
    for ([[maybe_unused]] auto _ : state) {
        std::memcpy(copy.data(), stream().data(), copy.size());
        benchmark::DoNotOptimize(copy.data());
        benchmark::ClobberMemory();
    }
    finish(state, frameCount);
}

/// An index entry a frame, as opening a recording does; in pieces of `pieceSize`.
void indexing(benchmark::State& state, std::size_t pieceSize)
{
    struct Entry {
        std::uint64_t offset;
        std::uint32_t size;
        std::uint16_t id;
    };
    std::vector<Entry> index;
    index.reserve(frameCount);
    const base::ByteSpan all = stream();
    for ([[maybe_unused]] auto _ : state) {
        index.clear();
        ping::Parser parser;
        for (std::size_t at = 0; at < all.size(); at += pieceSize) {
            base::ByteSpan piece = all.subspan(at, std::min(pieceSize, all.size() - at));
            while (const auto frame = parser.next(piece))
                index.push_back({frame->streamOffset,
                                 static_cast<std::uint32_t>(frame->bytes.size()),
                                 frame->messageId});
        }
        benchmark::DoNotOptimize(index.data());
    }
    finish(state, index.size());
}

void byteAtATime(benchmark::State& state)
{
    std::size_t frames = 0;
    for ([[maybe_unused]] auto _ : state) {
        frames = 0;
        BytewiseParser parser;
        for (const std::byte byte : stream()) {
            if (parser.parseByte(std::to_integer<std::uint8_t>(byte))) {
                benchmark::DoNotOptimize(parser.message().data());
                ++frames;
            }
        }
    }
    finish(state, frames);
}

[[maybe_unused]] const auto* const registered = [] {
    using benchmark::RegisterBenchmark;
    RegisterBenchmark("Parser/memcpy", copying);
    RegisterBenchmark("Parser/index", indexing, streamSize);
    RegisterBenchmark("Parser/index 1 MiB pieces", indexing, std::size_t{1} << 20U);
    RegisterBenchmark("Parser/index 1 KiB pieces", indexing, std::size_t{1} << 10U);
    return RegisterBenchmark("Parser/byte at a time", byteAtATime);
}();

[[maybe_unused]] const bool promised =
    bench::ratioAtLeast("Parser/index", "Parser/memcpy", 0.5) &&
    bench::ratioAtLeast("Parser/index 1 MiB pieces", "Parser/memcpy", 0.5) &&
    bench::ratioAtLeast("Parser/index", "Parser/byte at a time", 3);

} // namespace

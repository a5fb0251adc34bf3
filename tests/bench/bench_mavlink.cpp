// SPDX-License-Identifier: GPL-3.0-or-later
// Compares splitting 32 MiB of a vehicle's MAVLink (frames of 37 bytes on average) with the usual
// parser that takes one byte per call, and with only computing the CRCs of the same frames.
#include "Table.h"

#include "mavlink/Frame.h"
#include "mavlink/Parser.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>

using namespace leadline;

namespace {

constexpr std::size_t streamSize = 32U << 20U;

struct Place {
    std::uint32_t offset;
    std::uint16_t size;
    std::uint8_t crcExtra;
};

struct Traffic {
    std::vector<std::byte> bytes;
    std::vector<Place> frames;
};

const Traffic& traffic()
{
    static const Traffic made = [] {
        // What an autopilot sends most, and how often beside each other.
        constexpr std::array<std::uint16_t, 16> ids = {30, 30, 30, 33, 74, 163, 178, 2,
                                                       0,  1,  24, 29, 36, 116, 147, 253};
        Traffic all;
        all.bytes.reserve(streamSize + 300);
        std::uint32_t random = 1;
        std::uint8_t sequence = 0;
        while (all.bytes.size() < streamSize) {
            random = random * 1664525U + 1013904223U;
            const mavlink::MessageInfo& message =
                *mavlink::messageInfo(ids[(random >> 16U) % ids.size()]);
            std::vector<std::byte> payload(message.fullSize);
            // Zeros at the end are left out, as they often are.
            const std::size_t filled = payload.size() - (random >> 24U) % (payload.size() / 2);
            for (std::size_t i = 0; i < filled; ++i) {
                random = random * 1664525U + 1013904223U;
                payload[i] = static_cast<std::byte>(random >> 24U);
            }
            const auto frame = mavlink::encodeFrame({{1, 1}, sequence++}, message, payload);
            all.frames.push_back({static_cast<std::uint32_t>(all.bytes.size()),
                                  static_cast<std::uint16_t>(frame.size()), message.crcExtra});
            base::append(all.bytes, frame);
        }
        return all;
    }();
    return made;
}

constexpr std::uint16_t stepCrc(std::uint16_t sum, std::uint8_t byte)
{
    return mavlink::crcAdd(sum, byte);
}

/// The textbook's tables: slices[k][b] is the CRC of byte b with k zeros behind it.
constexpr auto slices = [] {
    std::array<std::array<std::uint16_t, 256>, 8> made{};
    for (unsigned b = 0; b < 256; ++b) {
        made[0][b] = stepCrc(0, static_cast<std::uint8_t>(b));
        for (std::size_t k = 1; k < made.size(); ++k)
            made[k][b] = stepCrc(made[k - 1][b], 0);
    }
    return made;
}();

/// Eight bytes a step, the rest one by one: as the textbook has it.
std::uint16_t slicingCrc(base::ByteSpan bytes)
{
    std::uint16_t sum = 0xffff;
    std::size_t i = 0;
    const auto at = [&](std::size_t k) { return std::to_integer<std::uint8_t>(bytes[i + k]); };
    for (; i + 8 <= bytes.size(); i += 8)
        sum = static_cast<std::uint16_t>(slices[7][at(0) ^ (sum & 0xffU)] ^
                                         slices[6][at(1) ^ (sum >> 8U)] ^ slices[5][at(2)] ^
                                         slices[4][at(3)] ^ slices[3][at(4)] ^ slices[2][at(5)] ^
                                         slices[1][at(6)] ^ slices[0][at(7)]);
    for (; i < bytes.size(); ++i)
        sum = static_cast<std::uint16_t>((sum >> 8U) ^ slices[0][(sum ^ at(0)) & 0xffU]);
    return sum;
}

/// As vendors' libraries are written: one state, one byte a call, the CRC on the way.
class BytewiseParser {
public:
    /// True when this byte completes a frame, which is then in message().
    bool parseByte(std::uint8_t byte)
    {
        switch (m_state) {
        case State::Start:
            if (byte == 0xfd) {
                m_sum = 0xffff;
                m_count = 0;
                m_state = State::Length;
            }
            return false;
        case State::Length:
            m_length = byte;
            add(byte);
            m_state = State::Header;
            return false;
        case State::Header:
            add(byte);
            if (m_count == mavlink::headerSizeV2 - 1) {
                const auto id = static_cast<std::uint32_t>(m_buffer[6] | (m_buffer[7] << 8U) |
                                                           (m_buffer[8] << 16U));
                m_message = mavlink::messageInfo(id);
                m_state = !m_message ? State::Start : m_length > 0 ? State::Payload : State::Low;
            }
            return false;
        case State::Payload:
            add(byte);
            if (m_count == mavlink::headerSizeV2 - 1 + m_length)
                m_state = State::Low;
            return false;
        case State::Low:
            m_sum = mavlink::crcAdd(m_sum, m_message->crcExtra);
            m_low = byte;
            m_state = State::High;
            return false;
        case State::High:
            m_state = State::Start;
            return m_sum == (m_low | (byte << 8U));
        }
        return false;
    }

    [[nodiscard]] std::span<const std::uint8_t> message() const
    {
        return std::span(m_buffer).first(m_count);
    }

private:
    enum class State : std::uint8_t { Start, Length, Header, Payload, Low, High };

    void add(std::uint8_t byte)
    {
        m_buffer[m_count++] = byte;
        m_sum = static_cast<std::uint16_t>((m_sum >> 8U) ^ slices[0][(m_sum ^ byte) & 0xffU]);
    }

    State m_state = State::Start;
    std::uint16_t m_sum = 0;
    std::size_t m_count = 0;
    std::size_t m_length = 0;
    std::uint8_t m_low = 0;
    const mavlink::MessageInfo* m_message = nullptr;
    std::array<std::uint8_t, mavlink::maxFrameSize> m_buffer{};
};

void finish(benchmark::State& state, std::size_t frames)
{
    if (frames != traffic().frames.size())
        state.SkipWithError("frames were lost");
    state.SetBytesProcessed(static_cast<std::int64_t>(traffic().bytes.size()) * state.iterations());
    state.counters["bytes a frame"] =
        static_cast<double>(traffic().bytes.size()) / static_cast<double>(traffic().frames.size());
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
    index.reserve(traffic().frames.size());
    const base::ByteSpan all = traffic().bytes;
    for ([[maybe_unused]] auto _ : state) {
        index.clear();
        mavlink::Parser parser;
        for (std::size_t at = 0; at < all.size(); at += pieceSize) {
            base::ByteSpan piece = all.subspan(at, std::min(pieceSize, all.size() - at));
            while (const auto frame = parser.next(piece))
                index.push_back({frame->streamOffset(),
                                 static_cast<std::uint32_t>(frame->bytes().size()),
                                 frame->messageId()});
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
        for (const std::byte byte : traffic().bytes) {
            if (parser.parseByte(std::to_integer<std::uint8_t>(byte))) {
                benchmark::DoNotOptimize(parser.message().data());
                ++frames;
            }
        }
    }
    finish(state, frames);
}

void crcAlone(benchmark::State& state, std::uint16_t (*crcOf)(base::ByteSpan))
{
    std::size_t right = 0;
    const base::ByteSpan all = traffic().bytes;
    for ([[maybe_unused]] auto _ : state) {
        right = 0;
        for (const Place& place : traffic().frames) {
            const base::ByteSpan frame = all.subspan(place.offset, place.size);
            const std::size_t end = frame.size() - mavlink::crcSize;
            const auto sum = mavlink::crcAdd(crcOf(frame.subspan(1, end - 1)), place.crcExtra);
            right += sum == base::loadLittle<std::uint16_t>(frame, end) ? 1U : 0U;
        }
    }
    finish(state, right);
}

[[maybe_unused]] const auto* const registered = [] {
    using benchmark::RegisterBenchmark;
    RegisterBenchmark("MAVLink/index", indexing, streamSize + 300);
    RegisterBenchmark("MAVLink/index 1 KiB pieces", indexing, std::size_t{1} << 10U);
    RegisterBenchmark("MAVLink/slicing CRC alone", crcAlone, &slicingCrc);
    RegisterBenchmark("MAVLink/our CRC alone", crcAlone, &mavlink::crc);
    return RegisterBenchmark("MAVLink/byte at a time", byteAtATime);
}();

[[maybe_unused]] const bool promised =
    bench::ratioAtLeast("MAVLink/index", "MAVLink/byte at a time", 2.5) &&
    bench::ratioAtLeast("MAVLink/index", "MAVLink/slicing CRC alone", 0.7);

} // namespace

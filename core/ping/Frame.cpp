// SPDX-License-Identifier: GPL-3.0-or-later
#include "ping/Frame.h"

#include "ping/Message.h"

#include <algorithm>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace leadline::ping {

namespace {

template<class M>
constexpr std::size_t longestOf()
{
    if constexpr (requires { M::longestPayload; })
        return M::longestPayload;
    else
        return maxPayloadSize;
}

template<class... Ms>
constexpr std::size_t longestIn(MessageList<Ms...>, std::uint16_t id)
{
    return std::max({maxPayloadSize, (id == Ms::id ? longestOf<Ms>() : maxPayloadSize)...});
}

} // namespace

std::size_t longestPayload(std::uint16_t messageId)
{
    return std::max(
        {longestIn(common::Messages{}, messageId), longestIn(s500::Messages{}, messageId),
         longestIn(surveyor240::Messages{}, messageId),
         longestIn(omniscan3d::Messages{}, messageId), longestIn(xtf::Messages{}, messageId)});
}

std::uint16_t checksum(base::ByteSpan bytes)
{
    std::uint64_t sum = 0;
    std::size_t i = 0;
#if defined(__SSE2__)
    // SSE2 sums sixteen bytes per step; the loop below gives the same result on other machines.
    const __m128i zero = _mm_setzero_si128();
    __m128i sumA = zero;
    __m128i sumB = zero;
    const auto load = [&](std::size_t at) {
        return _mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes.data() + at));
    };
    for (; i + 32 <= bytes.size(); i += 32) {
        sumA = _mm_add_epi64(sumA, _mm_sad_epu8(load(i), zero));
        sumB = _mm_add_epi64(sumB, _mm_sad_epu8(load(i + 16), zero));
    }
    const __m128i both = _mm_add_epi64(sumA, sumB);
    sum = static_cast<std::uint64_t>(_mm_cvtsi128_si64(both)) +
          static_cast<std::uint64_t>(_mm_cvtsi128_si64(_mm_unpackhi_epi64(both, both)));
#endif
    for (; i < bytes.size(); ++i)
        sum += std::to_integer<std::uint64_t>(bytes[i]);
    return static_cast<std::uint16_t>(sum);
}

Frame viewFrame(base::ByteSpan bytes)
{
    return {.messageId = base::loadLittle<std::uint16_t>(bytes, 4),
            .source = std::to_integer<std::uint8_t>(bytes[6]),
            .destination = std::to_integer<std::uint8_t>(bytes[7]),
            .payload = bytes.subspan(headerSize, bytes.size() - headerSize - checksumSize),
            .bytes = bytes};
}

std::vector<std::byte> encodeFrame(std::uint16_t messageId, base::ByteSpan payload,
                                   std::uint8_t source, std::uint8_t destination)
{
    const auto kept = payload.first(std::min(payload.size(), longestPayload(messageId)));
    std::vector<std::byte> bytes;
    bytes.reserve(headerSize + kept.size() + checksumSize);
    bytes.push_back(std::byte{'B'});
    bytes.push_back(std::byte{'R'});
    base::appendLittle(bytes, static_cast<std::uint16_t>(kept.size()));
    base::appendLittle(bytes, messageId);
    bytes.push_back(std::byte{source});
    bytes.push_back(std::byte{destination});
    base::append(bytes, kept);
    base::appendLittle(bytes, checksum(bytes));
    return bytes;
}

} // namespace leadline::ping

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ping/Parser.h"

#include <algorithm>
#include <cstring>

namespace leadline::ping {

namespace {

/// Number of running sums after which they are started anew.
constexpr std::size_t longestSums = 1U << 20U;

std::size_t findB(base::ByteSpan bytes, std::size_t from)
{
    if (from >= bytes.size())
        return bytes.size();
    const void* found = std::memchr(bytes.data() + from, 'B', bytes.size() - from);
    return found ? static_cast<std::size_t>(static_cast<const std::byte*>(found) - bytes.data())
                 : bytes.size();
}

constexpr std::size_t idEnd = 6;

/// `header` reaches to the id's end at least.
bool isUsualLength(base::ByteSpan header)
{
    const std::size_t payload = base::loadLittle<std::uint16_t>(header, 2);
    return payload <= maxPayloadSize ||
           payload <= longestPayload(base::loadLittle<std::uint16_t>(header, 4));
}

} // namespace

bool Parser::isLengthValid(base::ByteSpan header) const
{
    return isUsualLength(header) ||
           (m_lengths == Lengths::Any &&
            base::loadLittle<std::uint16_t>(header, 2) <= maxLongPayloadSize);
}

base::FrameCandidate Parser::find(base::ByteSpan bytes, std::uint64_t offset, bool ended)
{
    for (std::size_t at = findB(bytes, 0);; at = findB(bytes, at + 1)) {
        const std::size_t left = bytes.size() - at;
        if (left < smallestFrame) {
            if (ended || left == 0)
                return {false, bytes.size(), 0};
            if (left >= 2 && bytes[at + 1] != std::byte{'R'})
                continue;
            if (left >= idEnd && !isLengthValid(bytes.subspan(at)))
                continue;
            return {false, at, 0};
        }
        if (bytes[at + 1] != std::byte{'R'} || !isLengthValid(bytes.subspan(at)))
            continue;
        const std::size_t payload = base::loadLittle<std::uint16_t>(bytes, at + 2);
        const std::size_t size = smallestFrame + payload;
        if (left < size) {
            if (ended)
                continue;
            return {false, at, size};
        }
        if (!isUsualLength(bytes.subspan(at))) {
            constexpr std::size_t mark = 2;
            const auto after = bytes.subspan(at + size);
            if (after.size() < mark && !ended)
                return {false, at, size + mark};
            if (!after.empty() &&
                (after.size() < mark || after[0] != std::byte{'B'} || after[1] != std::byte{'R'}))
                continue;
        }
        if (isChecksumValid(bytes, offset, at, size))
            return {true, at, size};
        ++m_badChecksums;
    }
}

bool Parser::isChecksumValid(base::ByteSpan bytes, std::uint64_t offset, std::size_t at,
                             std::size_t size)
{
    const auto summed = bytes.subspan(at, size - checksumSize);
    const auto claimed = base::loadLittle<std::uint16_t>(bytes, at + size - checksumSize);
    const std::uint64_t start = offset + at;
    const auto covered = [&] {
        return !m_sums.empty() && start >= m_sumsOffset && start - m_sumsOffset < m_sums.size() - 1;
    };
    if (!covered()) {
        if (checksum(summed) == claimed)
            return true;
        m_sums.clear();
    } else if (m_sums.size() > longestSums) {
        m_sums.clear();
    }
    if (m_sums.empty()) {
        m_sumsOffset = start;
        m_sums.push_back(0);
    }
    const auto first = static_cast<std::size_t>(start - m_sumsOffset);
    for (std::size_t i = m_sums.size() - 1; i < first + summed.size(); ++i) {
        const auto byte = std::to_integer<unsigned>(summed[i - first]);
        m_sums.push_back(static_cast<std::uint16_t>(m_sums.back() + byte));
    }
    return static_cast<std::uint16_t>(m_sums[first + summed.size()] - m_sums[first]) == claimed;
}

Frame Parser::frameAt(base::ByteSpan frame, std::uint64_t offset)
{
    Frame seen = viewFrame(frame);
    seen.streamOffset = offset;
    return seen;
}

} // namespace leadline::ping

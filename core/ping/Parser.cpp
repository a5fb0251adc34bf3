// SPDX-License-Identifier: GPL-3.0-or-later
#include "ping/Parser.h"

#include <algorithm>
#include <cstring>

namespace leadline::ping {

namespace {

constexpr std::size_t smallestFrame = headerSize + checksumSize;
/// Running sums longer than this start again.
constexpr std::size_t longestSums = 1U << 20U;
/// Bytes done with at the front of those that wait are removed from here on, not one by one.
constexpr std::size_t compactAbove = 1U << 16U;

std::size_t findB(base::ByteSpan bytes, std::size_t from)
{
    if (from >= bytes.size())
        return bytes.size();
    const void* found = std::memchr(bytes.data() + from, 'B', bytes.size() - from);
    return found ? static_cast<std::size_t>(static_cast<const std::byte*>(found) - bytes.data())
                 : bytes.size();
}

} // namespace

// The first candidate at or behind `from` that is a frame or may become one. Without one, `at` is
// the end of `bytes`; `size` is what the candidate needs, or 0 when that is not known yet.
Parser::Candidate Parser::find(base::ByteSpan bytes, std::uint64_t offset, std::size_t from,
                               bool ended)
{
    for (std::size_t at = findB(bytes, from);; at = findB(bytes, at + 1)) {
        const std::size_t left = bytes.size() - at;
        if (left < smallestFrame) {
            if (ended || left == 0)
                return {Look::Unfinished, bytes.size(), 0};
            if (left >= 2 && bytes[at + 1] != std::byte{'R'})
                continue;
            if (left >= 4 && base::loadLittle<std::uint16_t>(bytes, at + 2) > maxPayloadSize)
                continue;
            return {Look::Unfinished, at, 0};
        }
        const std::size_t payload = base::loadLittle<std::uint16_t>(bytes, at + 2);
        if (bytes[at + 1] != std::byte{'R'} || payload > maxPayloadSize)
            continue;
        const std::size_t size = smallestFrame + payload;
        if (left < size) {
            if (ended)
                continue;
            return {Look::Unfinished, at, size};
        }
        if (checksumHolds(bytes, offset, at, size))
            return {Look::Complete, at, size};
        ++m_badChecksums;
    }
}

bool Parser::checksumHolds(base::ByteSpan bytes, std::uint64_t offset, std::size_t at,
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

Frame Parser::frameAt(base::ByteSpan bytes, std::size_t at, std::size_t size, std::uint64_t offset)
{
    Frame frame = viewFrame(bytes.subspan(at, size));
    frame.streamOffset = offset + at;
    return frame;
}

std::optional<Frame> Parser::next(base::ByteSpan& input)
{
    if (waitingBytes() > 0) {
        if (auto frame = nextWaiting(input, false))
            return frame;
        if (waitingBytes() > 0)
            return std::nullopt;
    }
    const Candidate found = find(input, m_offset, 0, false);
    m_skippedBytes += found.at;
    if (found.look == Look::Complete) {
        const Frame frame = frameAt(input, found.at, found.size, m_offset);
        m_offset += found.at + found.size;
        input = input.subspan(found.at + found.size);
        return frame;
    }
    m_offset += found.at;
    m_waiting.assign(input.begin() + static_cast<std::ptrdiff_t>(found.at), input.end());
    m_waitingFrom = 0;
    input = {};
    return std::nullopt;
}

std::optional<Frame> Parser::drain()
{
    base::ByteSpan nothing;
    return nextWaiting(nothing, true);
}

// Works on the bytes that wait, and takes from `input` only what the candidate at their front
// needs, so that the frames behind it are read where they are.
std::optional<Frame> Parser::nextWaiting(base::ByteSpan& input, bool ended)
{
    while (waitingBytes() > 0) {
        const base::ByteSpan waiting = base::ByteSpan(m_waiting).subspan(m_waitingFrom);
        const Candidate found = find(waiting, m_offset, 0, ended);
        m_skippedBytes += found.at;
        m_offset += found.at;
        m_waitingFrom += found.at;
        if (found.look == Look::Complete) {
            const Frame frame = frameAt(waiting, found.at, found.size, m_offset - found.at);
            m_offset += found.size;
            m_waitingFrom += found.size;
            return frame;
        }
        if (waitingBytes() == 0 || input.empty())
            break;
        const std::size_t needed = std::max(found.size, smallestFrame) - waitingBytes();
        const std::size_t taken = std::min(needed, input.size());
        if (m_waitingFrom > compactAbove) {
            m_waiting.erase(m_waiting.begin(),
                            m_waiting.begin() + static_cast<std::ptrdiff_t>(m_waitingFrom));
            m_waitingFrom = 0;
        }
        base::append(m_waiting, input.first(taken));
        input = input.subspan(taken);
    }
    if (waitingBytes() == 0) {
        m_waiting.clear();
        m_waitingFrom = 0;
    }
    return std::nullopt;
}

} // namespace leadline::ping

// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/FrameEntry.h"

#include <algorithm>

namespace leadline::log {

namespace {

constexpr unsigned timeBits = 46;
constexpr std::int64_t timeLimit = (std::int64_t{1} << (timeBits - 1)) - 1;
constexpr std::uint64_t timeMask = (std::uint64_t{1} << timeBits) - 1;

} // namespace

PackedEntry::PackedEntry(const FrameEntry& entry)
{
    const auto us = std::chrono::floor<std::chrono::microseconds>(entry.time).count();
    const auto time =
        static_cast<std::uint64_t>(std::clamp<std::int64_t>(us, -timeLimit, timeLimit));
    m_place = entry.position | (std::uint64_t{entry.stream} << 38U) |
              (std::uint64_t{entry.length} << 48U);
    m_about = (time & timeMask) | (std::uint64_t{entry.messageId} << timeBits) |
              (std::uint64_t{entry.straddles} << 62U) | (std::uint64_t{entry.untimed} << 63U);
}

Time PackedEntry::time() const
{
    // The shifts extend the sign of the 46-bit value.
    const auto us = static_cast<std::int64_t>(m_about << (64 - timeBits)) >> (64 - timeBits);
    return std::chrono::microseconds(us);
}

FrameEntry PackedEntry::unpacked() const
{
    return {.position = m_place & FrameEntry::maxPosition,
            .length = static_cast<std::uint32_t>(m_place >> 48U),
            .stream = static_cast<StreamNumber>((m_place >> 38U) & FrameEntry::maxStream),
            .messageId = static_cast<std::uint16_t>(m_about >> timeBits),
            .time = time(),
            .straddles = ((m_about >> 62U) & 1U) != 0,
            .untimed = (m_about >> 63U) != 0};
}

} // namespace leadline::log

// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/StampedInput.h"

#include <algorithm>

namespace leadline::log {

void StampedInput::add(std::uint64_t fileOffset, std::size_t length, Stamp stamp)
{
    m_fed.push_back({m_bytes, fileOffset, static_cast<std::uint32_t>(length), stamp});
    m_bytes += length;
}

StampedInput::Place StampedInput::placeOf(std::uint64_t streamOffset, std::size_t length)
{
    while (m_fed.front().end() <= streamOffset)
        m_fed.pop_front();
    m_pieces.clear();
    const std::uint64_t end = streamOffset + length;
    Stamp stamp;
    for (const Fed& fed : m_fed) {
        if (fed.streamOffset >= end)
            break;
        const std::uint64_t from = std::max(streamOffset, fed.streamOffset);
        const std::uint64_t to = std::min(end, fed.end());
        const Piece piece{fed.fileOffset + (from - fed.streamOffset),
                          static_cast<std::uint32_t>(to - from)};
        if (!m_pieces.empty() && m_pieces.back().offset + m_pieces.back().length == piece.offset)
            m_pieces.back().length += piece.length;
        else
            m_pieces.push_back(piece);
        stamp = fed.stamp;
    }
    return {m_pieces, stamp};
}

void StampedInput::forgetUpTo(std::size_t waiting)
{
    const std::uint64_t done = m_bytes - waiting;
    while (!m_fed.empty() && m_fed.front().end() <= done)
        m_fed.pop_front();
}

} // namespace leadline::log

// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/FrameIndexer.h"

#include <algorithm>

namespace leadline::log {

void FrameIndexer::feed(std::uint64_t fileOffset, base::ByteSpan bytes, Stamp stamp)
{
    if (bytes.empty())
        return;
    m_fed.push_back({m_fedBytes, fileOffset, static_cast<std::uint32_t>(bytes.size()), stamp});
    m_fedBytes += bytes.size();
    while (const auto frame = m_parser.next(bytes))
        add(*frame);
    const std::uint64_t done = m_fedBytes - m_parser.waitingBytes();
    while (!m_fed.empty() && m_fed.front().end() <= done)
        m_fed.pop_front();
}

void FrameIndexer::finish()
{
    while (const auto frame = m_parser.drain())
        add(*frame);
    m_fed.clear();
}

void FrameIndexer::add(const ping::Frame& frame)
{
    while (m_fed.front().end() <= frame.streamOffset)
        m_fed.pop_front();
    m_pieces.clear();
    const std::uint64_t end = frame.streamOffset + frame.bytes.size();
    Stamp stamp;
    for (const Fed& fed : m_fed) {
        if (fed.streamOffset >= end)
            break;
        const std::uint64_t from = std::max(frame.streamOffset, fed.streamOffset);
        const std::uint64_t to = std::min(end, fed.end());
        const Piece piece{fed.fileOffset + (from - fed.streamOffset),
                          static_cast<std::uint32_t>(to - from)};
        if (!m_pieces.empty() && m_pieces.back().offset + m_pieces.back().length == piece.offset)
            m_pieces.back().length += piece.length;
        else
            m_pieces.push_back(piece);
        stamp = fed.stamp;
    }
    if (m_stampOf)
        stamp = m_stampOf(frame);
    ++m_frames;
    m_untimedFrames += stamp.untimed ? 1 : 0;
    const auto stream = m_full ? std::nullopt : m_sorter.streamOf(frame);
    if (!stream || !m_log.appendFromFile(*stream, frame, stamp.time, stamp.untimed, m_pieces))
        m_full = true;
}

} // namespace leadline::log

// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/FrameIndexer.h"

#include "log/RecordingReader.h"

namespace leadline::log {

void FrameIndexer::feed(std::uint64_t fileOffset, base::ByteSpan bytes, Stamp stamp)
{
    m_fed.feed(m_parser, fileOffset, bytes, stamp,
               [this](const ping::Frame& frame) { add(frame); });
}

void FrameIndexer::finish()
{
    m_fed.drain(m_parser, [this](const ping::Frame& frame) { add(frame); });
}

void FrameIndexer::add(const ping::Frame& frame)
{
    const auto place = m_fed.placeOf(frame.streamOffset, frame.bytes.size());
    const Stamp stamp = m_stampOf ? m_stampOf(frame) : place.stamp;
    ++m_frames;
    m_untimedFrames += stamp.untimed ? 1 : 0;
    const auto stream = m_full ? std::nullopt : m_sorter.streamOf(frame);
    if (!stream || !m_log.appendFromFile(*stream, frame, stamp.time, stamp.untimed, place.pieces))
        m_full = true;
}

void FrameIndexer::addTo(ReadCounts& counts) const
{
    counts.frames += m_frames;
    counts.untimedFrames += m_untimedFrames;
    counts.bytesSkipped += m_parser.skippedBytes();
    counts.badChecksums += m_parser.badChecksums();
    counts.logFull = counts.logFull || m_full;
}

} // namespace leadline::log

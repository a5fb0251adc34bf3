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
    const auto stream = m_full ? std::nullopt : m_classifier.streamOf(frame);
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

void MavlinkIndexer::feed(std::uint64_t fileOffset, base::ByteSpan bytes, Stamp stamp)
{
    m_fed.feed(m_parser, fileOffset, bytes, stamp,
               [this](const mavlink::Frame& frame) { add(frame); });
}

void MavlinkIndexer::finish()
{
    m_fed.drain(m_parser, [this](const mavlink::Frame& frame) { add(frame); });
}

void MavlinkIndexer::add(const mavlink::Frame& frame)
{
    ++m_frames;
    if (!m_stream) {
        m_stream = m_log.addStream(0, ping::DeviceKind::Vehicle);
        if (m_stream && m_simulated)
            m_log.streamForWriting(*m_stream).setSimulated();
        if (m_stream && m_sent)
            m_log.streamForWriting(*m_stream).setSent();
        if (m_stream)
            m_log.streamForWriting(*m_stream).setLink(m_link);
    }
    const auto place = m_fed.placeOf(frame.streamOffset(), frame.bytes().size());
    if (m_full || !m_stream ||
        !m_log.appendFromFile(*m_stream, frame, place.stamp.time, place.stamp.untimed,
                              place.pieces))
        m_full = true;
}

} // namespace leadline::log

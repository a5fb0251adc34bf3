// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/MavlinkIndexer.h"

namespace leadline::log {

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
        m_stream = m_log.addStream(0, StreamKind::Mavlink);
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

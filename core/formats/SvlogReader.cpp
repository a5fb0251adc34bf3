// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/SvlogReader.h"

#include <algorithm>

namespace leadline::formats {

namespace {

constexpr log::Time frameStep = std::chrono::milliseconds(100);

/// Milliseconds since power-up that the profiles of Cerulean and Ping HF contain.
std::optional<std::uint32_t> ownStampMs(const ping::Frame& frame)
{
    struct Place {
        std::uint16_t messageId;
        std::size_t offset;
        /// Number of fixed bytes; a shorter payload belongs to another message with this id.
        std::size_t fixedSize;
        /// Offset of the u16 number of samples, which ends the fixed part, and the size of a
        /// sample; 0 if there are none.
        std::size_t countOffset;
        std::size_t itemSize;
    };
    // In this order: profile6_t and distance2 of the Cerulean S500, os_mono_profile of the Cerulean
    // Omniscan 450, and profile of Ping HF.
    constexpr Place places[] = {
        {1308, 24, 66, 64, 2}, {1223, 12, 16, 0, 0}, {2198, 12, 52, 22, 2}, {2300, 12, 38, 36, 1}};
    for (const Place& place : places) {
        if (place.messageId != frame.messageId || frame.payload.size() < place.fixedSize)
            continue;
        const std::size_t items =
            place.itemSize == 0 ? 0
                                : base::loadLittle<std::uint16_t>(frame.payload, place.countOffset);
        if (frame.payload.size() == place.fixedSize + items * place.itemSize)
            return base::loadLittle<std::uint32_t>(frame.payload, place.offset);
    }
    return std::nullopt;
}

} // namespace

SvlogReader::SvlogReader(const io::ByteSource& file, log::Log& log) : m_file(file), m_indexer(log)
{
    m_counts.untimed = true;
    m_indexer.setStampOf([this](const ping::Frame& frame) { return stampOf(frame); });
}

bool SvlogReader::recognises(base::ByteSpan beginning)
{
    ping::Parser parser;
    return parser.next(beginning) || parser.drain();
}

bool SvlogReader::step(std::size_t bytes)
{
    if (m_finished)
        return false;
    const std::uint64_t until = m_at + bytes;
    while (m_at < until && m_at < m_file.size()) {
        const auto data = m_file.at(m_at, io::ForwardView::step);
        if (data.empty()) {
            m_counts.mediumFailed = true;
            break;
        }
        m_indexer.feed(m_at, data, {});
        m_at += data.size();
    }
    if (m_at >= m_file.size() || m_counts.mediumFailed) {
        m_counts.truncated = m_indexer.waitingBytes() > 0;
        m_indexer.finish();
        m_finished = true;
    }
    return !m_finished;
}

log::FrameIndexer::Stamp SvlogReader::stampOf(const ping::Frame& frame)
{
    log::Time time = m_counts.last ? *m_counts.last + frameStep : log::Time{};
    if (const auto own = ownStampMs(frame)) {
        const log::Time stamp = std::chrono::milliseconds(*own);
        if (!m_ownZero)
            m_ownZero = m_counts.last.value_or(log::Time{}) - stamp;
        time = stamp + *m_ownZero;
    } else if (m_ownZero) {
        // Messages between stamped ones have no time of their own.
        time = *m_counts.last;
    }
    if (!m_counts.first)
        m_counts.first = time;
    m_counts.last = time;
    return {time, true};
}

log::ReadCounts SvlogReader::counts() const
{
    log::ReadCounts counts = m_counts;
    counts.bytesRead = m_at;
    counts.records = m_indexer.frames();
    m_indexer.addTo(counts);
    return counts;
}

} // namespace leadline::formats

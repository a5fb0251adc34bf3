// SPDX-License-Identifier: GPL-3.0-or-later
#include "FrameReader.h"

#include "mavlink/FramePeek.h"

namespace leadline::exporting {

namespace {

/// The file may have changed under us: the log looks in the same way at what it reads.
bool isStill(base::ByteSpan bytes, const log::FrameEntry& entry, bool vehicles)
{
    if (bytes.size() != entry.length)
        return false;
    if (vehicles) {
        const auto frame = mavlink::readFrame(bytes);
        return frame && frame->messageId() == entry.messageId &&
               frame->bytes().size() == bytes.size();
    }
    constexpr std::size_t around = ping::headerSize + ping::checksumSize;
    return bytes.size() >= around && ping::viewFrame(bytes).messageId == entry.messageId &&
           base::loadLittle<std::uint16_t>(bytes, 2) + around == bytes.size();
}

} // namespace

FrameReader::FrameReader(const log::Log& log) : m_log(log)
{
    if (log.file())
        m_view.emplace(*log.file());
}

std::optional<base::ByteSpan> FrameReader::read(log::FrameNumber number,
                                                const log::FrameEntry& entry)
{
    const bool vehicles = m_log.stream(entry.stream).kind() == log::StreamKind::Mavlink;
    // Whoever goes back and forth is better off with the cache.
    if (m_view && !entry.straddles && entry.position >= m_last) {
        m_last = entry.position;
        const base::ByteSpan bytes = m_view->at(entry.position, entry.length);
        if (isStill(bytes, entry, vehicles))
            return bytes;
    }
    if (vehicles) {
        const auto frame = m_log.readMavlink(number, m_scratch);
        return frame ? std::optional(frame->bytes()) : std::nullopt;
    }
    const auto frame = m_log.read(number, m_scratch);
    return frame ? std::optional(frame->bytes) : std::nullopt;
}

} // namespace leadline::exporting

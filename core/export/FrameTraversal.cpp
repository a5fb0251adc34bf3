// SPDX-License-Identifier: GPL-3.0-or-later
#include "FrameTraversal.h"

#include "mavlink/FramePeek.h"

#include <algorithm>
#include <utility>

namespace leadline::exporting {

FrameOrder::FrameOrder(const log::Log& log) : m_count(log.frameCount())
{
    if (m_count == 0)
        return;
    m_end = log.timeOf(m_count - 1);
    if (log.inTimeOrder())
        return;
    std::vector<std::pair<log::Time, log::FrameNumber>> frames;
    frames.reserve(static_cast<std::size_t>(m_count));
    for (std::uint64_t i = 0; i < m_count; ++i)
        frames.emplace_back(log.timeOf(i).value_or(log::Time{}), static_cast<log::FrameNumber>(i));
    std::sort(frames.begin(), frames.end());
    m_sorted.resize(frames.size());
    std::transform(frames.begin(), frames.end(), m_sorted.begin(),
                   [](const auto& frame) { return frame.second; });
    m_end = frames.back().first;
}

namespace {

/// True if the bytes are still this frame, since the file may have been changed by another program;
/// the log checks its reads in the same way.
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
    const bool vehicles = m_log.stream(entry.stream).kind() == ping::DeviceKind::Vehicle;
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

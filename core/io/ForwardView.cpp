// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/ForwardView.h"

#include <algorithm>
#include <cstring>

namespace leadline::io {

namespace {

/// Distance within which a caller that looked ahead usually returns.
constexpr std::size_t lookBack = std::size_t{64} << 10U;
/// Number of bytes read after a jump, since another jump may follow, as from one large chunk to the
/// next.
constexpr std::size_t afterJump = std::size_t{64} << 10U;

} // namespace

base::ByteSpan ForwardView::at(std::uint64_t offset, std::size_t length)
{
    if (offset >= size())
        return {};
    length = static_cast<std::size_t>(std::min<std::uint64_t>(length, size() - offset));
    if (offset < m_offset || offset + length > m_offset + m_held) {
        // Bytes that are held, among them a few before `offset`, are not read again.
        const std::uint64_t heldEnd = m_offset + m_held;
        const bool goesOn = offset >= m_offset && offset <= heldEnd + lookBack;
        std::uint64_t begin = offset;
        std::size_t kept = 0;
        if (goesOn) {
            begin =
                std::clamp(offset - std::min<std::uint64_t>(offset, lookBack), m_offset, heldEnd);
            kept = static_cast<std::size_t>(heldEnd - begin);
            if (kept > 0)
                std::memmove(m_buffer.data(), m_buffer.data() + (begin - m_offset), kept);
        }
        const auto before = static_cast<std::size_t>(offset - begin);
        const auto wanted = std::max({m_buffer.size(), before + length, lookBack + step});
        m_buffer.resize(static_cast<std::size_t>(std::min<std::uint64_t>(wanted, size())));
        kept = std::min(kept, m_buffer.size());
        const std::size_t filled =
            goesOn ? m_buffer.size() : std::min(m_buffer.size(), std::max(length, afterJump));
        m_offset = begin;
        m_held =
            kept + m_source.readAt(begin + kept, std::span(m_buffer).first(filled).subspan(kept));
        // Bytes that were not requested may be unreadable; then reading begins at `offset`.
        if (m_held <= before && before > 0) {
            m_offset = offset;
            m_held = m_source.readAt(offset, m_buffer);
        }
    }
    const std::size_t from = std::min(static_cast<std::size_t>(offset - m_offset), m_held);
    return base::ByteSpan(m_buffer).first(m_held).subspan(from, std::min(length, m_held - from));
}

} // namespace leadline::io

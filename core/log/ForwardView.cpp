// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/ForwardView.h"

#include <algorithm>

namespace leadline::log {

base::ByteSpan ForwardView::at(std::uint64_t offset, std::size_t length)
{
    if (offset >= size())
        return {};
    length = static_cast<std::size_t>(std::min<std::uint64_t>(length, size() - offset));
    const bool held = offset >= m_offset && offset + length <= m_offset + m_held;
    if (!held) {
        const auto wanted = std::max(std::max(m_buffer.size(), length), step);
        m_buffer.resize(static_cast<std::size_t>(std::min<std::uint64_t>(wanted, size())));
        m_offset = offset;
        m_held = m_source.readAt(offset, m_buffer);
    }
    const auto from = static_cast<std::size_t>(offset - m_offset);
    return base::ByteSpan(m_buffer).first(m_held).subspan(from, std::min(length, m_held - from));
}

} // namespace leadline::log

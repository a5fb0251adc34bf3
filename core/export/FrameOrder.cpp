// SPDX-License-Identifier: GPL-3.0-or-later
#include "FrameOrder.h"

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

} // namespace leadline::exporting

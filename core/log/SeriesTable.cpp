// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/SeriesTable.h"

#include <algorithm>

namespace leadline::log {

const FrameSeries* SeriesTable::find(const MessageKey& key) const
{
    for (const Series* s = m_newest.load(std::memory_order_acquire); s; s = s->next)
        if (s->key == key)
            return &s->frames;
    return nullptr;
}

bool SeriesTable::add(const MessageKey& key, FrameNumber frame, bool mayAddSeries)
{
    const auto found = std::find_if(m_byUse.begin(), m_byUse.end(),
                                    [&](const Series* s) { return s->key == key; });
    if (found != m_byUse.end()) {
        (*found)->frames.append(frame);
        // What comes often is found first; the order is the writer's alone.
        if (found != m_byUse.begin())
            std::iter_swap(found, found - 1);
        return true;
    }
    if (!mayAddSeries)
        return false;
    Series& made = m_made.emplace_front(m_spill, key, m_newest.load(std::memory_order_relaxed));
    made.frames.append(frame);
    m_byUse.push_back(&made);
    m_newest.store(&made, std::memory_order_release);
    return true;
}

void SeriesTable::release()
{
    for (Series* s = m_newest.load(std::memory_order_acquire); s; s = s->next)
        s->frames.release();
}

} // namespace leadline::log

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/PagedArray.h"
#include "log/FrameEntry.h"
#include "mavlink/Address.h"

#include <atomic>
#include <cstdint>
#include <forward_list>
#include <vector>

namespace leadline::log {

using FrameSeries = PagedArray<FrameNumber, 1024>;

/// What is said in a stream, and by whom; 0/0 is anybody.
struct MessageKey {
    std::uint16_t messageId = 0;
    mavlink::Address sender{};

    friend constexpr auto operator<=>(const MessageKey&, const MessageKey&) = default;
};

/// Frame numbers by message, in their order. One writer, many readers.
class SeriesTable {
public:
    explicit SeriesTable(Spill& spill) : m_spill(spill) {}

    /// Null when none came or none is kept.
    [[nodiscard]] const FrameSeries* find(const MessageKey& key) const;
    /// Calls `visit(key, series)` for each series, the newest first.
    void forEach(auto&& visit) const
    {
        for (const Series* s = m_newest.load(std::memory_order_acquire); s; s = s->next)
            visit(s->key, s->frames);
    }

    /// The writer's. False when the frame has no series and may not begin one.
    bool add(const MessageKey& key, FrameNumber frame, bool mayAddSeries);
    [[nodiscard]] std::size_t size() const { return m_byUse.size(); }
    /// As that of PagedArray.
    void release();

private:
    struct Series {
        Series(Spill& spill, const MessageKey& its, Series* before)
            : key(its),
              next(before),
              frames(spill, 4)
        {
        }
        MessageKey key;
        Series* next;
        FrameSeries frames;
    };

    Spill& m_spill;
    /// Owned by m_made; readers follow the links.
    std::atomic<Series*> m_newest = nullptr;
    std::forward_list<Series> m_made;
    std::vector<Series*> m_byUse;
};

} // namespace leadline::log

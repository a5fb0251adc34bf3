// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "FrameOrder.h"
#include "base/ByteBuffer.h"
#include "export/ExportPart.h"

#include <cstdint>
#include <vector>

namespace leadline::exporting {

/// By stream: whether it is of a kind that counts, and of the part.
template<class Counts>
[[nodiscard]] std::vector<bool> wantedStreams(const log::Log& log, const ExportPart& part,
                                              const Counts& counts)
{
    std::vector<bool> wanted;
    const auto streams = static_cast<log::StreamNumber>(log.streamCount());
    for (log::StreamNumber i = 0; i < streams; ++i)
        wanted.push_back(counts(log.stream(i)) && part.wants(log, i));
    return wanted;
}

/// Calls `use(number, entry)` for every frame of the wanted streams that is in the part, in the
/// order of time. False when `watch` said to stop, or `use`.
template<class Use>
[[nodiscard]] bool forEachFrame(const log::Log& log, const ExportPart& part,
                                const std::vector<bool>& wanted, const ExportWatch& watch,
                                const Use& use)
{
    constexpr std::uint64_t framesBetweenLooks = 4096;
    const FrameOrder order(log);
    const auto times = part.times(order.end().value_or(log::Time{}));
    for (std::uint64_t i = 0; i < order.count(); ++i) {
        if (i % framesBetweenLooks == 0 &&
            !watch.goesOn(static_cast<double>(i) / static_cast<double>(order.count())))
            return false;
        const log::FrameNumber number = order.frame(i);
        const auto entry = log.entry(number);
        // The log may grow meanwhile.
        if (entry && entry->stream < wanted.size() && wanted[entry->stream] &&
            times.hold(entry->time) && !use(number, *entry))
            return false;
    }
    if (watch.progress)
        watch.progress(1);
    return true;
}

/// Gathers bytes for a sink that takes many at once.
class GatheredBytes {
public:
    explicit GatheredBytes(const BytesSink& sink) : m_sink(sink) {}

    /// False once the sink refused.
    [[nodiscard]] bool add(base::ByteSpan head, base::ByteSpan bytes = {})
    {
        m_bytes.append(head);
        m_bytes.append(bytes);
        return m_bytes.size() < writeAbove ? m_good : flush();
    }
    [[nodiscard]] bool flush()
    {
        m_good = m_good && m_sink(m_bytes.bytes());
        m_bytes.clear();
        return m_good;
    }
    [[nodiscard]] bool good() const { return m_good; }

private:
    static constexpr std::size_t writeAbove = std::size_t{64} << 10U;

    const BytesSink& m_sink;
    base::ByteBuffer m_bytes;
    bool m_good = true;
};

} // namespace leadline::exporting

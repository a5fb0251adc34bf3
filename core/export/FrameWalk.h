// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/ByteBuffer.h"
#include "export/ExportPart.h"
#include "io/ForwardView.h"
#include "log/Log.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace leadline::exporting {

/// The frames that a log has now, in the order of time; those of one instant as they came.
class FrameOrder {
public:
    explicit FrameOrder(const log::Log& log);

    [[nodiscard]] std::uint64_t count() const { return m_count; }
    [[nodiscard]] log::FrameNumber frame(std::uint64_t place) const
    {
        return m_sorted.empty() ? static_cast<log::FrameNumber>(place) : m_sorted[place];
    }
    /// Time of the last one; nullopt without frames.
    [[nodiscard]] std::optional<log::Time> end() const { return m_end; }

private:
    std::uint64_t m_count;
    /// Empty where they came in their order.
    std::vector<log::FrameNumber> m_sorted;
    std::optional<log::Time> m_end;
};

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

/// The bytes of a log's frames, for those who go through it from its beginning to its end: where
/// they stand in that order in a file they are seen in one large buffer, past the log's cache.
class FrameReader {
public:
    /// `log` outlives this.
    explicit FrameReader(const log::Log& log);

    /// Valid until the next call; nullopt where the log cannot read it either.
    [[nodiscard]] std::optional<base::ByteSpan> read(log::FrameNumber number,
                                                     const log::FrameEntry& entry);

private:
    const log::Log& m_log;
    std::optional<io::ForwardView> m_view;
    std::uint64_t m_last = 0;
    std::vector<std::byte> m_scratch;
};

} // namespace leadline::exporting

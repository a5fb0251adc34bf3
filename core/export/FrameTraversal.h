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

/// The frames that a log has now, in the order of time; frames of equal time are in the order of
/// arrival.
class FrameOrder {
public:
    explicit FrameOrder(const log::Log& log);

    [[nodiscard]] std::uint64_t count() const { return m_count; }
    [[nodiscard]] log::FrameNumber frame(std::uint64_t place) const
    {
        return m_sorted.empty() ? static_cast<log::FrameNumber>(place) : m_sorted[place];
    }
    /// Time of the last frame; nullopt if there are none.
    [[nodiscard]] std::optional<log::Time> end() const { return m_end; }

private:
    std::uint64_t m_count;
    /// Frame numbers in the order of time; empty if that is also the order of arrival.
    std::vector<log::FrameNumber> m_sorted;
    std::optional<log::Time> m_end;
};

/// For each stream whether `counts` accepts its kind and it belongs to the part.
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

/// Calls `use(number, entry)` for every frame of the wanted streams in the part, in the order of
/// time. Returns false if `watch` or `use` stopped it.
template<class Use>
[[nodiscard]] bool forEachFrame(const log::Log& log, const ExportPart& part,
                                const std::vector<bool>& wanted, const ExportWatch& watch,
                                const Use& use)
{
    constexpr std::uint64_t framesPerProgressReport = 4096;
    const FrameOrder order(log);
    const auto times = part.times(order.end().value_or(log::Time{}));
    for (std::uint64_t i = 0; i < order.count(); ++i) {
        if (i % framesPerProgressReport == 0 &&
            !watch.reportProgress(static_cast<double>(i) / static_cast<double>(order.count())))
            return false;
        const log::FrameNumber number = order.frame(i);
        const auto entry = log.entry(number);
        // The log may have grown in the meantime.
        if (entry && entry->stream < wanted.size() && wanted[entry->stream] &&
            times.hold(entry->time) && !use(number, *entry))
            return false;
    }
    if (watch.progress)
        watch.progress(1);
    return true;
}

/// Collects bytes into larger pieces for a sink.
class BufferedSink {
public:
    explicit BufferedSink(const BytesSink& sink) : m_sink(sink) {}

    /// Returns false after the sink has refused.
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

/// Reads the bytes of a log's frames from the beginning to the end. If the frames are in that order
/// in a file, they are read with a large buffer instead of the log's cache.
class FrameReader {
public:
    /// `log` must outlive this object.
    explicit FrameReader(const log::Log& log);

    /// Valid until the next call; nullopt if the log cannot read the frame either.
    [[nodiscard]] std::optional<base::ByteSpan> read(log::FrameNumber number,
                                                     const log::FrameEntry& entry);

private:
    const log::Log& m_log;
    std::optional<io::ForwardView> m_view;
    std::uint64_t m_last = 0;
    std::vector<std::byte> m_scratch;
};

} // namespace leadline::exporting

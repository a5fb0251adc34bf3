// SPDX-License-Identifier: GPL-3.0-or-later
#include "JoinedReader.h"

#include "annotations/EventLog.h"
#include "annotations/MarkerStore.h"
#include "io/BlockCache.h"

#include <algorithm>
#include <utility>

namespace leadline::formats {

namespace {

/// Work per frame, in bytes, chosen so that a step takes about as long as one that parses bytes.
constexpr std::size_t bytesForAFrame = 32;

template<class T>
std::optional<T> least(const std::optional<T>& a, const std::optional<T>& b)
{
    return a && b ? std::optional(std::min(*a, *b)) : a ? a : b;
}

} // namespace

JoinedBytes::JoinedBytes(const AlignedLogs& logs)
{
    for (const AlignedLogs::Part& part : logs.parts) {
        m_recordings.push_back(part.recording);
        m_bases.push_back((m_size + io::BlockCache::blockSize - 1) / io::BlockCache::blockSize *
                          io::BlockCache::blockSize);
        m_size = m_bases.back() + part.recording->log().file()->size();
    }
}

std::size_t JoinedBytes::readAt(std::uint64_t offset, std::span<std::byte> into) const
{
    const auto after = std::ranges::upper_bound(m_bases, offset);
    if (after == m_bases.begin())
        return 0;
    const auto at = static_cast<std::size_t>(after - m_bases.begin() - 1);
    return m_recordings[at]->log().file()->readAt(offset - m_bases[at], into);
}

void JoinedReader::Part::peekNext()
{
    const auto time = from.timeOf(next);
    nextTime = time ? std::optional(*time + zero) : std::nullopt;
}

JoinedReader::JoinedReader(AlignedLogs logs, const std::vector<std::uint64_t>& bases, log::Log& log)
    : m_logs(std::move(logs)),
      m_log(log)
{
    for (std::size_t i = 0; i < m_logs.parts.size(); ++i) {
        const AlignedLogs::Part& aligned = m_logs.parts[i];
        const log::Log& from = aligned.recording->log();
        Part& part = m_parts.emplace_back(Part{
            from, aligned.zero, RecordedSpan(aligned.recording->counts(), aligned.zero), bases[i]});
        part.streams.resize(from.streamCount());
        part.pings.resize(from.streamCount());
        part.peekNext();
        m_frames += from.frameCount();
        m_bytes += aligned.recording->bytes();
    }
    countAll();
    setClock();
}

bool JoinedReader::step(std::size_t bytes)
{
    for (std::size_t frames = bytes / bytesForAFrame + 1; frames > 0; --frames) {
        Part* first = nullptr;
        for (Part& part : m_parts)
            if (part.nextTime && (!first || *part.nextTime < *first->nextTime))
                first = &part;
        if (!first)
            break;
        appendNext(*first);
    }
    m_counts.bytesRead = m_done == m_frames
                             ? m_bytes
                             : static_cast<std::uint64_t>(static_cast<double>(m_bytes) *
                                                          static_cast<double>(m_done) /
                                                          static_cast<double>(m_frames));
    // Only now are the names of the joined streams known, to which markers refer.
    if (m_done == m_frames)
        m_contents.eventLog = mergedEventLog();
    return m_done < m_frames;
}

void JoinedReader::appendNext(Part& part)
{
    const auto number = static_cast<log::FrameNumber>(part.next++);
    ++m_done;
    part.peekNext();
    const auto entry = part.from.entry(number);
    const auto stream = entry ? streamFor(part, entry->stream) : std::nullopt;
    if (!stream) {
        m_counts.logFull = true;
        return;
    }
    const log::PingSeries& pings = part.from.stream(entry->stream).pings();
    std::uint64_t& at = part.pings[entry->stream];
    auto ping = pings.at(at);
    if (ping && ping->frame == number)
        ++at;
    else
        ping.reset();
    if (!m_log.appendFromLog(*stream, part.from, number, entry->time + part.zero, part.base,
                             ping ? &*ping : nullptr))
        m_counts.logFull = true;
}

// Finds a joined stream that a part's stream continues. Two streams of one part are never joined.
JoinedReader::JoinedStream* JoinedReader::continuedStream(const Part& part,
                                                          const log::Stream& stream)
{
    const auto found = std::ranges::find_if(m_joinedStreams, [&](const JoinedStream& made) {
        return made.like->kind() == stream.kind() && made.like->sent() == stream.sent() &&
               made.like->simulated() == stream.simulated() &&
               made.like->source() == stream.source() && made.until && part.span.first &&
               *made.until <= *part.span.first &&
               std::ranges::find(part.streams, std::optional(made.number)) == part.streams.end();
    });
    return found != m_joinedStreams.end() ? &*found : nullptr;
}

std::optional<log::StreamNumber> JoinedReader::streamFor(Part& part, log::StreamNumber number)
{
    auto& stream = part.streams[number];
    if (stream)
        return stream;
    const log::Stream& there = part.from.stream(number);
    if (JoinedStream* made = continuedStream(part, there)) {
        stream = made->number;
        made->like = &there;
        made->until = part.span.last;
        m_log.streamForWriting(*stream).describeAs(there, part.zero);
        return stream;
    }
    stream = m_log.addStream(there.source(), there.kind());
    if (stream) {
        m_log.streamForWriting(*stream).describeAs(there, part.zero);
        m_joinedStreams.push_back({*stream, &there, part.span.last});
    }
    return stream;
}

std::shared_ptr<const annotations::MarkerRecord>
JoinedReader::alignedMarker(const std::shared_ptr<const annotations::MarkerRecord>& mark,
                            std::size_t number,
                            std::optional<std::chrono::nanoseconds> utcOfZero) const
{
    if (!annotations::momentOf(*mark))
        return mark;
    const Part& part = m_parts[number];
    annotations::MarkerRecord aligned = *mark;
    annotations::align(aligned, utcOfZero, part.zero);
    if (auto* marker = std::get_if<annotations::Marker>(&aligned)) {
        const std::string own = marker->stream;
        for (std::size_t i = 0; i < part.streams.size(); ++i)
            if (part.streams[i] && streamName(part.from, static_cast<log::StreamNumber>(i)) == own)
                marker->stream = streamName(m_log, *part.streams[i]);
    }
    return std::make_shared<const annotations::MarkerRecord>(std::move(aligned));
}

std::shared_ptr<const annotations::EventLog> JoinedReader::mergedEventLog() const
{
    auto all = std::make_shared<annotations::EventLog>();
    for (std::size_t i = 0; i < m_logs.parts.size(); ++i) {
        const AlignedLogs::Part& part = m_logs.parts[i];
        const auto its = part.recording->contents().eventLog;
        if (!its)
            continue;
        for (annotations::LogEvent happening : its->events) {
            happening.time += part.zero;
            all->add(std::move(happening));
        }
        const auto utcOfZero = part.recording->clock().utcOfZeroAt(log::Time{});
        for (const auto& mark : its->marks)
            all->add(alignedMarker(mark, i, utcOfZero));
        all->full = all->full || its->full;
    }
    std::ranges::stable_sort(all->events, {}, &annotations::LogEvent::time);
    return all->events.empty() && all->marks.empty() ? nullptr : all;
}

void JoinedReader::countAll()
{
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        const log::ReadCounts its = m_logs.parts[i].recording->counts();
        m_counts.frames += its.frames;
        m_counts.bytesSkipped += its.bytesSkipped;
        m_counts.badChecksums += its.badChecksums;
        m_counts.containerBytesLost += its.containerBytesLost;
        m_counts.messagesMissing += its.messagesMissing;
        m_counts.damagedParts += its.damagedParts;
        m_counts.damagedAmid = m_counts.damagedAmid || its.damagedAmid;
        m_counts.records += its.records;
        m_counts.untimedFrames += its.untimedFrames;
        m_counts.sentFrames += its.sentFrames;
        m_counts.clockSteps += its.clockSteps;
        m_counts.truncated = m_counts.truncated || its.truncated;
        m_counts.untimed = m_counts.untimed || its.untimed;
        m_counts.mediumFailed = m_counts.mediumFailed || its.mediumFailed;
        m_counts.logFull = m_counts.logFull || its.logFull;
        m_counts.temporaryStorageFull = m_counts.temporaryStorageFull || its.temporaryStorageFull;
        m_counts.first = least(m_counts.first, m_parts[i].span.first);
        m_counts.last = std::max(m_counts.last, m_parts[i].span.last);
    }
    if (!m_logs.parts.empty())
        m_contents = m_logs.parts.front().recording->contents();
    m_contents.eventLog = mergedEventLog();
    m_contents.missing.clear();
    for (const AlignedLogs::Part& part : m_logs.parts)
        for (log::Gap gap : part.recording->contents().missing) {
            gap.begin += part.zero;
            gap.end += part.zero;
            m_contents.missing.push_back(gap);
        }
    std::ranges::stable_sort(m_contents.missing, {}, &log::Gap::begin);
}

// Parts aligned by UTC agree on it; a part without a date has no UTC during its time span.
void JoinedReader::setClock()
{
    std::vector<log::WallClock::Segment> all;
    const bool anyTells = std::ranges::any_of(m_logs.parts, &AlignedLogs::Part::providesUtc);
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        const AlignedLogs::Part& aligned = m_logs.parts[i];
        const log::Time begin = m_parts[i].span.first.value_or(aligned.zero);
        if (!aligned.providesUtc && anyTells && aligned.dateless)
            all.push_back({.from = begin, .zero = {}, .isDate = false});
        if (!aligned.providesUtc)
            continue;
        const log::WallClock clock = aligned.recording->clock();
        for (const log::WallClock::Segment& stretch : clock.segments()) {
            const bool always = stretch.from == log::Time::min();
            all.push_back({.from = always ? begin : stretch.from + aligned.zero,
                           .zero = stretch.zero - aligned.zero,
                           .isDate = stretch.isDate});
        }
    }
    std::ranges::stable_sort(all, {}, &log::WallClock::Segment::from);
    for (const log::WallClock::Segment& stretch : all) {
        const auto& reported = m_clock.segments();
        if (reported.empty() || reported.back().zero != stretch.zero ||
            reported.back().isDate != stretch.isDate)
            m_clock.add(stretch);
    }
    m_counts.startUtc = m_clock.utcOfZeroAt(log::Time{});
}

} // namespace leadline::formats

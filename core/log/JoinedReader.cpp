// SPDX-License-Identifier: GPL-3.0-or-later
#include "JoinedReader.h"

#include "log/BlockCache.h"
#include "log/Happenings.h"

#include <algorithm>
#include <utility>

namespace leadline::log {

namespace {

/// So that a step takes about as long as one that parses bytes.
constexpr std::size_t bytesForAFrame = 32;

template<class T>
std::optional<T> least(const std::optional<T>& a, const std::optional<T>& b)
{
    return a && b ? std::optional(std::min(*a, *b)) : a ? a : b;
}

} // namespace

JoinedBytes::JoinedBytes(const JoinedLogs& logs)
    : m_first(logs.sonar),
      m_second(logs.vehicle),
      m_base((m_first->log().file()->size() / BlockCache::blockSize + 1) * BlockCache::blockSize)
{
}

std::uint64_t JoinedBytes::size() const
{
    return m_base + m_second->log().file()->size();
}

std::size_t JoinedBytes::readAt(std::uint64_t offset, std::span<std::byte> into) const
{
    return offset < m_base ? m_first->log().file()->readAt(offset, into)
                           : m_second->log().file()->readAt(offset - m_base, into);
}

std::optional<Time> JoinedReader::Part::nextTime() const
{
    const auto time = from.timeOf(next);
    return time ? std::optional(*time + zero) : std::nullopt;
}

JoinedReader::JoinedReader(JoinedLogs logs, std::uint64_t secondBase, Log& log)
    : m_logs(std::move(logs)),
      m_log(log),
      m_parts{Part{m_logs.sonar->log(), m_logs.sonarZero(), 0},
              Part{m_logs.vehicle->log(), m_logs.vehicleZero(), secondBase}}
{
    for (Part& part : m_parts) {
        part.streams.resize(part.from.streamCount());
        part.pings.resize(part.from.streamCount());
        m_frames += part.from.frameCount();
    }
    countAll();
}

bool JoinedReader::step(std::size_t bytes)
{
    for (std::size_t frames = bytes / bytesForAFrame + 1; frames > 0; --frames) {
        const auto first = m_parts[0].nextTime();
        const auto second = m_parts[1].nextTime();
        if (!first && !second)
            break;
        takeNext(first && (!second || *first <= *second) ? m_parts[0] : m_parts[1]);
    }
    const std::uint64_t done = m_parts[0].next + m_parts[1].next;
    const std::uint64_t all = m_logs.sonar->bytes() + m_logs.vehicle->bytes();
    m_counts.bytesRead = m_frames == 0 ? all
                                       : static_cast<std::uint64_t>(static_cast<double>(all) *
                                                                    static_cast<double>(done) /
                                                                    static_cast<double>(m_frames));
    return done < m_frames;
}

void JoinedReader::takeNext(Part& part)
{
    const auto number = static_cast<FrameNumber>(part.next++);
    const auto entry = part.from.entry(number);
    const auto stream = entry ? streamFor(part, entry->stream) : std::nullopt;
    if (!stream) {
        m_counts.logFull = true;
        return;
    }
    const PingSeries& pings = part.from.stream(entry->stream).pings();
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

std::optional<StreamNumber> JoinedReader::streamFor(Part& part, StreamNumber number)
{
    auto& stream = part.streams[number];
    if (!stream) {
        const Stream& there = part.from.stream(number);
        stream = m_log.addStream(there.source(), there.kind());
        if (stream)
            m_log.streamForWriting(*stream).describeAs(there, part.zero);
    }
    return stream;
}

std::shared_ptr<const Happenings> JoinedReader::happeningsOfBoth() const
{
    auto both = std::make_shared<Happenings>();
    for (const auto& [recording, zero] :
         {std::pair(m_logs.sonar, m_logs.sonarZero()), {m_logs.vehicle, m_logs.vehicleZero()}}) {
        const auto its = recording->contents().happenings;
        if (!its)
            continue;
        for (Happening happening : its->events) {
            happening.time += zero;
            both->events.push_back(std::move(happening));
        }
        both->marks.insert(both->marks.end(), its->marks.begin(), its->marks.end());
        both->full = both->full || its->full;
    }
    std::ranges::stable_sort(both->events, {}, &Happening::time);
    return both->events.empty() && both->marks.empty() ? nullptr : both;
}

void JoinedReader::countAll()
{
    const ReadCounts a = m_logs.sonar->counts();
    const ReadCounts b = m_logs.vehicle->counts();
    m_counts.frames = a.frames + b.frames;
    m_counts.bytesSkipped = a.bytesSkipped + b.bytesSkipped;
    m_counts.badChecksums = a.badChecksums + b.badChecksums;
    m_counts.containerBytesLost = a.containerBytesLost + b.containerBytesLost;
    m_counts.records = a.records + b.records;
    m_counts.untimedFrames = a.untimedFrames + b.untimedFrames;
    m_counts.sentFrames = a.sentFrames + b.sentFrames;
    m_counts.clockSteps = a.clockSteps + b.clockSteps;
    m_counts.truncated = a.truncated || b.truncated;
    m_counts.untimed = a.untimed || b.untimed;
    m_counts.mediumFailed = a.mediumFailed || b.mediumFailed;
    m_counts.logFull = a.logFull || b.logFull;
    m_counts.noTemporaryRoom = a.noTemporaryRoom || b.noTemporaryRoom;
    const RecordedSpan ofSonar(a, m_logs.sonarZero());
    const RecordedSpan ofVehicle(b, m_logs.vehicleZero());
    m_counts.first = least(ofSonar.first, ofVehicle.first);
    m_counts.last = std::max(ofSonar.last, ofVehicle.last);
    m_contents = m_logs.sonar->contents();
    m_contents.happenings = happeningsOfBoth();

    // The sonar's clock; where it has none, the vehicle's, if that is how they were laid together.
    const bool bySonar = !m_logs.sonar->clock().stretches().empty();
    const Time zero = bySonar ? m_logs.sonarZero() : m_logs.vehicleZero();
    const WallClock clock = (bySonar ? m_logs.sonar : m_logs.vehicle)->clock();
    if (bySonar || m_logs.placement.by != Placement::By::Begins)
        for (const WallClock::Stretch& stretch : clock.stretches()) {
            const bool always = stretch.from == Time::min();
            m_clock.add(
                {always ? stretch.from : stretch.from + zero, stretch.zero - zero, stretch.isDate});
        }
    m_counts.startUtc = m_clock.utcOfZeroAt(Time{});
}

} // namespace leadline::log

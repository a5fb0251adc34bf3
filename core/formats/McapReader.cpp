// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/McapReader.h"

#include "McapChannels.h"
#include "McapMessages.h"
#include "formats/PingJson.h"
#include "formats/RecordingChannels.h"
#include "log/StreamClassifier.h"
#include "mavlink/FramePeek.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace leadline::formats {

using As = McapChannel::As;

namespace {

/// Limit for the times of events, which may have any value in damaged files.
constexpr log::Time farthestTime = std::chrono::hours(24 * 400);

std::string_view textOf(base::ByteSpan bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

/// Converts times since 1970 to those of the log's clock, which starts at the first message.
std::vector<std::pair<log::Time, double>> onLogClock(const SoundSpeeds& speeds,
                                                     std::uint64_t firstTime)
{
    const log::Time zero(static_cast<std::int64_t>(std::min<std::uint64_t>(firstTime, INT64_MAX)));
    std::vector<std::pair<log::Time, double>> made;
    for (const SoundSpeedSince& each : speeds)
        made.emplace_back(each.utc > log::Time{} ? each.utc - zero : log::Time::min(),
                          each.metresPerSecond);
    return made;
}

} // namespace

McapReader::McapReader(io::ExtendedFile& source, log::Log& log, log::ChosenFamilies chosen)
    : m_source(source),
      m_channels(std::make_unique<McapChannels>()),
      m_messages(std::make_unique<McapMessages>(source, *m_channels)),
      m_streams(std::make_unique<McapStreams>(log, std::move(chosen)))
{
}

McapReader::~McapReader() = default;

void McapReader::setStop(const std::stop_token& stop)
{
    m_stop = stop;
    m_messages->setStop(stop);
}

bool McapReader::step(std::size_t bytes)
{
    switch (m_at) {
    case At::Layout:
        if (!m_messages->layout().step(bytes))
            m_at = At::Times;
        return true;
    case At::Times:
        if (!m_messages->layout().settleTimes(bytes, m_stop)) {
            beginMessages();
            m_at = At::Order;
        }
        return true;
    case At::Order:
        if (!m_messages->plan(bytes))
            m_at = At::Messages;
        return true;
    case At::Messages:
        if (readMessages(bytes) || m_stop.stop_requested())
            return true;
        finish();
        m_at = At::End;
        return false;
    case At::End:
        break;
    }
    return false;
}

bool McapReader::readMessages(std::size_t bytes)
{
    const std::uint64_t until = m_messages->work() + bytes;
    std::uint64_t taken = 0;
    while (!m_stop.stop_requested()) {
        for (; m_nextInGroup < m_group.size() && taken < bytes; ++m_nextInGroup) {
            taken += mcap::messageHead + m_group[m_nextInGroup].length;
            take(m_group[m_nextInGroup]);
            if (m_stop.stop_requested())
                return true;
        }
        if (m_nextInGroup < m_group.size())
            return true;
        if (m_messages->atEnd())
            return false;
        if (m_messages->work() >= until)
            return true;
        m_group = m_messages->nextGroup();
        m_nextInGroup = 0;
    }
    return true;
}

void McapReader::beginMessages()
{
    const mcap::McapLayout& layout = m_messages->layout();
    m_contents.library = layout.library();
    for (const mcap::Metadata& metadata : layout.metadata())
        m_contents.notes.push_back({metadata.name, metadata.metadata});
    m_messages->addDamageNotes();
    m_noted = sessionTimesOf(layout.metadata());
    m_channels->setNotes(layout.metadata());
}

void McapReader::take(const McapMessage& message)
{
    if (!m_zero) {
        m_zero = std::min(message.logTime, m_noted.zero.value_or(message.logTime));
        m_counts.startUtc = m_noted.utcOf(*m_zero);
    }
    const log::Time time = timeOf(message.logTime);
    ++m_counts.records;
    m_counts.first = std::min(m_counts.first.value_or(time), time);
    m_counts.last = std::max(m_counts.last.value_or(time), time);
    const McapChannel* channel = m_channels->find(message.channel);
    if (channel == nullptr) {
        m_messages->loadSummary();
        channel = m_channels->find(message.channel);
    }
    if (channel == nullptr) {
        m_counts.containerBytesLost += message.length;
        return;
    }
    m_channels->countMessage(*channel);
    switch (channel->as) {
    case As::Received:
        addRawFrame(*channel, message, {time, false});
        break;
    case As::Mavlink:
        addMavlink(*channel, message, {time, false});
        break;
    case As::Sent:
        ++m_counts.sentFrames;
        break;
    case As::SentMavlink:
        ++m_counts.sentFrames;
        addSentMavlink(*channel, message, {time, false});
        break;
    case As::Ping1dJson:
    case As::Ping360Json:
        addJson(*channel, message, {time, false});
        break;
    case As::SessionMarkers:
        addMarker(message);
        break;
    case As::Events:
        addEvent(message, time);
        break;
    case As::Nothing:
        break;
    }
}

// Damaged files may contain any times, so the difference is computed with wrap-around.
log::Time McapReader::timeOf(std::uint64_t logTime) const
{
    return std::clamp(log::Time(static_cast<std::int64_t>(logTime - m_zero.value_or(logTime))),
                      log::Time::min() / 4, log::Time::max() / 4);
}

log::FrameIndexer* McapReader::indexerOf(const McapChannel& channel)
{
    const auto [indexer, isNew] = m_streams->sonars(channel.topic);
    if (!indexer)
        return nullptr;
    if (isNew) {
        indexer->setSoundSpeeds(onLogClock(m_channels->soundSpeedsOf(channel), m_zero.value_or(0)));
        indexer->setLabel(m_channels->labelOf(channel));
    }
    if (const auto mounting = isNew ? m_channels->mountingOf(channel) : std::nullopt)
        indexer->setMounting(*mounting);
    // A later channel of the topic may contain what the first one does not.
    if (channel.family)
        indexer->setFamily(*channel.family);
    if (channel.simulated)
        indexer->setSimulated();
    return indexer;
}

std::optional<McapReader::Frame> McapReader::frameIn(const McapMessage& message)
{
    const auto there = m_messages->bytesOf(message);
    const auto bytes = there.size() == message.length ? rawFrameBytes(there) : std::nullopt;
    if (!bytes)
        return std::nullopt;
    return Frame{*bytes, message.offset + static_cast<std::uint64_t>(bytes->data() - there.data())};
}

std::optional<McapReader::Frame> McapReader::receivedIn(const McapMessage& message)
{
    const auto frame = frameIn(message);
    if (frame)
        return frame;
    m_counts.containerBytesLost += message.length;
    if (m_messages->bytesOf(message).size() != message.length)
        m_counts.mediumFailed = true;
    return std::nullopt;
}

void McapReader::addRawFrame(const McapChannel& channel, const McapMessage& message,
                             log::Stamp stamp)
{
    const auto frame = receivedIn(message);
    log::FrameIndexer* indexer = indexerOf(channel);
    if (!frame || !indexer)
        return;
    if (log::isWholeFrame(frame->bytes))
        indexer->finish();
    indexer->feed(frame->offset, frame->bytes, stamp);
}

void McapReader::addMavlink(const McapChannel& channel, const McapMessage& message,
                            log::Stamp stamp)
{
    const auto frame = receivedIn(message);
    log::MavlinkIndexer* indexer = frame ? m_streams->vehicle(channel.link) : nullptr;
    if (!indexer)
        return;
    if (channel.simulated)
        indexer->setSimulated();
    if (mavlink::readFrame(frame->bytes))
        indexer->finish();
    indexer->feed(frame->offset, frame->bytes, stamp);
}

// Each message is complete: it is never continued in the next one.
void McapReader::addSentMavlink(const McapChannel& channel, const McapMessage& message,
                                log::Stamp stamp)
{
    const auto frame = frameIn(message);
    log::MavlinkIndexer* indexer = frame ? m_streams->sentTo(channel.link) : nullptr;
    if (!indexer)
        return;
    if (channel.simulated)
        indexer->setSimulated();
    indexer->feed(frame->offset, frame->bytes, stamp);
    indexer->finish();
}

void McapReader::addJson(const McapChannel& channel, const McapMessage& message, log::Stamp stamp)
{
    const std::string_view text = textOf(m_messages->bytesOf(message));
    const auto frame =
        channel.as == As::Ping1dJson ? ping1dFrameFromJson(text) : ping360FrameFromJson(text);
    log::FrameIndexer* indexer = indexerOf(channel);
    if (!frame) {
        m_counts.bytesSkipped += message.length;
        return;
    }
    const auto at = m_source.keep(*frame);
    if (!at)
        m_counts.temporaryStorageFull = true;
    else if (indexer)
        indexer->feed(*at, *frame, stamp);
}

void McapReader::addEvent(const McapMessage& message, log::Time time)
{
    if (m_events.events.size() >= annotations::EventLog::maxEvents) {
        m_events.full = true;
        return;
    }
    const log::Time kept = std::clamp<log::Time>(time, -farthestTime, farthestTime);
    if (auto happening = annotations::decodeEvent(textOf(m_messages->bytesOf(message)), kept)) {
        m_events.add(std::move(*happening));
        m_reportedEvents.reset();
    }
}

void McapReader::addMarker(const McapMessage& message)
{
    if (m_events.marks.size() >= annotations::EventLog::maxMarkers) {
        m_events.full = true;
        return;
    }
    if (auto mark = annotations::decodeMarker(textOf(m_messages->bytesOf(message)))) {
        m_events.add(std::make_shared<const annotations::MarkerRecord>(std::move(*mark)));
        m_reportedEvents.reset();
    }
}

void McapReader::finish()
{
    m_streams->finish();
    m_counts.truncated = !m_messages->layout().finished();
    if (!m_counts.mediumFailed && !m_counts.temporaryStorageFull)
        m_messages->findMissing(m_counts.records);
    for (const auto& [first, last] : m_messages->damage().times())
        m_missing.push_back({timeOf(first), timeOf(last), log::Gap::Kind::Damage});
}

log::ReadCounts McapReader::counts() const
{
    log::ReadCounts counts = m_counts;
    const mcap::McapLayout& layout = m_messages->layout();
    counts.bytesRead = m_at == At::End ? m_source.file().size() : m_messages->bytesRead();
    counts.containerBytesLost += m_messages->bytesLost() + layout.bytesLost();
    const mcap::McapDamage& damage = m_messages->damage();
    counts.messagesMissing = damage.messages();
    counts.damagedParts = damage.chunks();
    counts.damagedAmid =
        damage.ownMessages() > 0 || damage.ownChunks() > 0 || layout.bytesLost() > 0;
    counts.mediumFailed = counts.mediumFailed || m_messages->mediumFailed();
    counts.temporaryStorageFull = counts.temporaryStorageFull || m_messages->temporaryStorageFull();
    m_streams->addTo(counts);
    return counts;
}

log::RecordingContents McapReader::contents() const
{
    log::RecordingContents contents = m_contents;
    contents.topics = m_channels->topics();
    const bool any = !m_events.events.empty() || !m_events.marks.empty();
    if (any && !m_reportedEvents)
        m_reportedEvents = std::make_shared<const annotations::EventLog>(m_events);
    contents.eventLog = m_reportedEvents;
    contents.missing = m_missing;
    for (std::size_t i = 0; i < contents.topics.size(); ++i)
        contents.topics[i].streams = m_streams->streamsOf(i);
    return contents;
}

} // namespace leadline::formats

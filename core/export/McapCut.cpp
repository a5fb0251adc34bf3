// SPDX-License-Identifier: GPL-3.0-or-later
#include "McapCut.h"

#include "McapOutput.h"
#include "formats/DeviceNotes.h"
#include "formats/RecordingChannels.h"
#include "formats/RecordingNotes.h"
#include "io/ByteSource.h"
#include "io/Crc32.h"
#include "log/FrameEntry.h"
#include "log/SonarKind.h"
#include "mcap/McapRecordCursor.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <thread>
#include <tuple>
#include <utility>

namespace leadline::exporting {

using namespace mcap;

namespace {

/// True if the cursor has stopped because the bytes there cannot be read.
[[nodiscard]] bool isUnreadable(const mcap::RecordCursor& cursor, io::ForwardView& view,
                                std::uint64_t end)
{
    const auto rest = std::min<std::uint64_t>(end - cursor.at(), mcap::recordHead);
    return view.at(cursor.at(), static_cast<std::size_t>(rest)).size() < rest;
}

/// Share of the progress for walking over the file.
constexpr double scanShare = 0.2;
/// A larger message results from damage.
constexpr std::uint64_t largestMessage = std::uint64_t{256} << 20U;
/// Number of copied bytes between two reports of progress.
constexpr std::uint64_t betweenLooks = std::uint64_t{1} << 20U;

base::Error incompleteReadError()
{
    return {base::Message("The recording cannot be read to its end: its disk is not responding.")};
}

} // namespace

McapCut::McapCut(const io::ByteSource& file, const McapOptions& options, const McapCutRequest& wish,
                 McapOutput& output)
    : m_file(file),
      m_part(options.part),
      m_mountings(options.mountings),
      m_output(output),
      m_whole(wish.isEverything() && !m_part.from && !m_part.until && !m_part.after),
      m_jsonTopics(options.jsonTopics),
      m_layout(file),
      m_view(m_layout.view()),
      m_channels(wish),
      m_maxAhead(std::max(1U, std::thread::hardware_concurrency())),
      m_threadPool("export", m_maxAhead)
{
}

bool McapCut::walk(const ExportWatch& watch)
{
    std::uint64_t walked = 0;
    const auto size = static_cast<double>(std::max<std::uint64_t>(m_file.size(), 1));
    while (m_layout.step(scanStep)) {
        walked += scanStep;
        if (!watch.reportProgress(std::min(1.0, static_cast<double>(walked) / size)))
            return false;
    }
    return watch.reportProgress(1);
}

// Times relative to the recording's zero as the reader determines it: the first message, or an
// earlier time given by the session's note.
void McapCut::setTimes()
{
    std::uint64_t first = ~std::uint64_t{0};
    std::uint64_t last = 0;
    for (const Region& region : m_layout.regions()) {
        // A chunk without messages has no times.
        if (region.untimed() || (region.startTime == 0 && region.endTime == 0))
            continue;
        first = std::min(first, region.startTime);
        last = std::max(last, region.endTime);
    }
    if (first > last)
        return;
    const auto noted = formats::sessionTimesOf(m_layout.metadata()).zero;
    m_zero = std::min(first, noted.value_or(first));
    const log::Time end(static_cast<std::int64_t>(last - m_zero));
    m_times = m_part.times(end);
    m_reachesEnd = m_times.hold(end);
}

bool McapCut::inPart(std::uint64_t logTime) const
{
    return m_times.hold(log::Time(static_cast<std::int64_t>(logTime - m_zero)));
}

base::Result<bool> McapCut::run(const ExportWatch& watch)
{
    const auto done = m_whole && !m_jsonTopics ? copyAsFound(watch) : copyPart(watch);
    if (done && *done)
        findMissing();
    return done;
}

void McapCut::findMissing()
{
    const auto summary =
        m_whole && m_layout.finished() ? mcap::readSummary(m_file, WithChunks::Yes) : std::nullopt;
    if (summary)
        m_damage.compare(m_file, *summary, m_layout, m_found);
    if (const auto note = m_whole ? m_damage.note() : std::nullopt)
        m_output.addMetadata(*note);
    for (const Metadata& note : m_layout.metadata())
        m_damage.add(note);
}

base::Result<bool> McapCut::copyAsFound(const ExportWatch& watch)
{
    const auto size = static_cast<double>(std::max<std::uint64_t>(m_file.size(), 1));
    std::size_t notes = 0;
    std::size_t regions = 0;
    std::uint64_t reported = 0;
    for (bool more = true; more;) {
        // One record per step, so that what it found is still in the view.
        more = m_layout.step(1);
        if (m_layout.mediumFailed())
            return incompleteReadError();
        for (; notes < m_layout.others().size(); ++notes)
            if (!copyNote(m_layout.others()[notes], m_view, m_output))
                return incompleteReadError();
        const std::vector<Region>& found = m_layout.regions();
        // A run of records outside of chunks may not be complete yet.
        while (regions < found.size() &&
               (found[regions].chunk || regions + 1 < found.size() || !more)) {
            prefetch(found[regions++]);
            copyAllButLast(m_maxAhead);
        }
        if (!more)
            copyAllButLast(0);
        if (m_unreadable)
            return incompleteReadError();
        if (!m_output.good())
            return false;
        if (m_layout.dataEnd() < reported + betweenLooks)
            continue;
        reported = m_layout.dataEnd();
        if (!watch.reportProgress(static_cast<double>(reported) / size))
            return false;
    }
    return watch.reportProgress(1);
}

base::Result<bool> McapCut::copyPart(const ExportWatch& watch)
{
    if (!walk(watch.step(0, scanShare)))
        return false;
    if (m_layout.mediumFailed())
        return incompleteReadError();
    while (m_layout.settleTimes(scanStep, watch.stop))
        if (watch.stop.stop_requested())
            return false;
    setTimes();
    const RecordCursor cursor(m_view, 0, m_file.size());
    for (const RecordLocation& place : m_layout.summary())
        m_channels.learn(cursor, place);
    for (const RecordLocation& place : m_layout.others())
        if (!copyNote(place, m_view, m_output))
            return incompleteReadError();
    if (m_jsonTopics)
        beginExtras();
    const ExportWatch copying = watch.step(scanShare, 1);
    const auto size = static_cast<double>(std::max<std::uint64_t>(m_file.size(), 1));
    for (const Region& region : m_layout.regions()) {
        if (!copying.reportProgress(static_cast<double>(region.offset) / size) || !m_output.good())
            return false;
        prefetch(region);
        copyAllButLast(m_maxAhead);
        if (m_unreadable)
            return incompleteReadError();
    }
    copyAllButLast(0);
    if (m_unreadable)
        return incompleteReadError();
    if (m_extras)
        m_extras->finish();
    if (m_extras && m_extras->outOfIds())
        return base::Error{
            base::Message("The recording has too many channels to add topics to it.")};
    return m_output.good();
}

void McapCut::beginExtras()
{
    // The new ids must differ from those of channels that are still to come.
    if (m_layout.summary().empty())
        readAllDeclarations();
    m_extras.emplace(m_output, McapExtras::UsedIds{m_channels.highestId(), m_channels.topics()},
                     McapExtras::Mounted{m_mountings, formats::deviceNotesOf(m_layout.metadata())});
}

void McapCut::copyAllButLast(std::size_t most)
{
    for (; m_ahead.size() > most && !m_unreadable; m_ahead.pop_front())
        copyRegion(*m_ahead.front());
}

void McapCut::copyRegion(Ahead& ahead)
{
    const Region& region = ahead.region;
    const bool timed = region.chunk && !region.untimed() && region.endTime > 0;
    const bool outside =
        timed && (log::Time(static_cast<std::int64_t>(region.startTime - m_zero)) > m_times.last ||
                  log::Time(static_cast<std::int64_t>(region.endTime - m_zero)) < m_times.first);
    // Declarations in this chunk are not needed, since the summary contains them.
    if (outside && !m_layout.summary().empty())
        return;
    if (ahead.done.valid())
        ahead.done.get();
    if (timed && copyPacked(ahead))
        return;
    if (region.compression.empty()) {
        copyRecords(m_file, {region.begin, region.end, !region.torn}, region);
        return;
    }
    Uncompressed all = unpacked(region);
    const io::MemoryBytes records(std::move(all.bytes));
    copyRecords(records, {0, records.size(), all.whole}, region);
}

// Bytes that cannot be read must not be taken for damage.
Uncompressed McapCut::unpacked(const Region& region)
{
    const io::ShortReadSource noting(m_file);
    auto records = uncompressedRecords(noting, region);
    m_unreadable = m_unreadable || noting.isShort();
    return records;
}

void McapCut::copyRecords(const io::ByteSource& source, const RecordRange& records,
                          const Region& region)
{
    const auto [begin, end, whole] = records;
    io::ForwardView own(source);
    io::ForwardView& view = &source == &m_file ? m_view : own;
    // A region that fits into the view is read only once for its checksum and its records.
    if (end - begin <= largestHeld)
        static_cast<void>(view.at(begin, static_cast<std::size_t>(end - begin)));
    bool sound = !region.chunk || (whole && end - begin == region.uncompressedSize);
    if (sound && region.chunk && region.crc != 0) {
        io::Crc32 crc;
        m_unreadable = m_unreadable || !addRange(crc, view, begin, end);
        sound = crc.value() == region.crc;
    }
    if (sound && region.chunk) {
        RecordCursor ahead(view, begin, end);
        while (ahead.next()) {
        }
        sound = ahead.atEnd();
        m_unreadable = m_unreadable || isUnreadable(ahead, view, end);
    }
    if (m_unreadable)
        return;
    if (!sound) {
        copyDamaged(view, records, region);
        return;
    }
    RecordCursor cursor(view, begin, end);
    while (const auto place = cursor.next())
        if (place->op == Op::Schema || place->op == Op::Channel)
            m_channels.learn(cursor, *place);
        else
            copyMessageAt(view, *place, std::nullopt);
    m_unreadable = m_unreadable || isUnreadable(cursor, view, end);
}

void McapCut::copyDamaged(io::ForwardView& view, const RecordRange& records, const Region& region)
{
    readAllDeclarations();
    io::ForwardView file(m_file);
    const RegionVisitor take{
        .declaration = [&](const RecordCursor& cursor,
                           const RecordLocation& place) { m_channels.learn(cursor, place); },
        .message =
            [&](const RegionMessage& message) {
                copyMessageAt(view, message.place, message.logTime);
            }};
    const RegionLoss loss = salvage(view, records, region, indexedMessages(file, region), take);
    // An incomplete region at the end is a truncation, not damage.
    if (!region.torn)
        m_damage.add(loss);
}

/// Copies a message, with another time if one is given.
void McapCut::copyMessageAt(io::ForwardView& view, const RecordLocation& place,
                            std::optional<std::uint64_t> time)
{
    if (place.op != Op::Message || place.length < messageHead || place.length > largestMessage)
        return;
    ++m_found;
    const auto whole = static_cast<std::size_t>(place.end() - place.offset);
    const base::ByteSpan record = view.at(place.offset, whole);
    if (record.size() != whole) {
        m_unreadable = true;
        return;
    }
    constexpr std::size_t timeAt = recordHead + sizeof(std::uint16_t) + sizeof(std::uint32_t);
    if (!time || base::loadLittle<std::uint64_t>(record, timeAt) == *time) {
        copyMessage(record);
        return;
    }
    std::vector<std::byte> timed(record.begin(), record.end());
    base::storeLittle(std::span(timed), timeAt, *time);
    copyMessage(timed);
}

void McapCut::copyMessage(base::ByteSpan record)
{
    const auto message = decodeRecord<Message>(record.subspan(recordHead));
    const std::uint64_t time = message->logTime;
    if (!inPart(time))
        return;
    McapChannelTable::Channel* channel = channelOf(message->channelId);
    if (!channel || !channel->wanted)
        return;
    if (!channel->otherDevices.empty()) {
        // The source id follows the frame's start, length and message id.
        constexpr std::size_t sourceAt = 6;
        const auto frame = formats::rawFrameBytes(message->data.bytes);
        if (frame && frame->size() > sourceAt &&
            channel->otherDevices.contains(std::to_integer<std::uint8_t>((*frame)[sourceAt])))
            return;
    }
    m_channels.write(*channel, m_output);
    m_output.addMessage(message->channelId, time, record);
    if (m_extras)
        addExtras(*channel, *message);
}

void McapCut::addExtras(const McapChannelTable::Channel& channel, const Message& message)
{
    const auto bytes = channel.schema == formats::rawFrameSchema
                           ? formats::rawFrameBytes(message.data.bytes)
                           : std::nullopt;
    // Limited to the range of times in an index, because damaged files may contain any times.
    const log::Time time(static_cast<std::int64_t>(message.logTime - m_zero));
    if (bytes)
        m_extras->add(channel.channel, *bytes,
                      {.time = log::PackedEntry({.time = time}).time(),
                       .logTime = message.logTime,
                       .publishTime = message.publishTime});
}

// Declarations of channels, which may follow their messages.

McapChannelTable::Channel* McapCut::channelOf(std::uint16_t id)
{
    auto* channel = m_channels.find(id);
    if (!channel && !m_allDeclarationsRead) {
        readAllDeclarations();
        channel = m_channels.find(id);
    }
    return channel;
}

// Learns all declarations of the file. This is needed only if a channel is used before its
// declaration, as in damaged files or in files of other writers.
void McapCut::readAllDeclarations()
{
    if (std::exchange(m_allDeclarationsRead, true))
        return;
    // A view of its own is used because messages are being read from the other one.
    McapLayout all(m_file);
    while (all.step(scanStep)) {
    }
    const RecordCursor summary(all.view(), 0, m_file.size());
    for (const RecordLocation& place : all.summary())
        m_channels.learn(summary, place);
    for (const Region& region : all.regions()) {
        if (region.compression.empty()) {
            readDeclarations(m_file, region.begin, region.end);
            continue;
        }
        const io::MemoryBytes records(unpacked(region).bytes);
        readDeclarations(records, 0, records.size());
    }
}

void McapCut::readDeclarations(const io::ByteSource& source, std::uint64_t begin, std::uint64_t end)
{
    io::ForwardView view(source);
    RecordCursor cursor(view, begin, end);
    while (const auto place = cursor.next())
        if (place->op == Op::Schema || place->op == Op::Channel)
            m_channels.learn(cursor, *place);
    m_unreadable = m_unreadable || isUnreadable(cursor, view, end);
}

// A later note of a device overrides those that were copied.
void McapCut::addMountingNotes(const formats::Recording& recording)
{
    std::map<std::string, log::Mounting> said;
    for (const auto& topic : recording.contents().topics)
        for (const log::StreamNumber number : topic.streams) {
            const log::Stream& stream = recording.log().stream(number);
            const auto its = log::findMounting(m_mountings, stream.recordedDevice());
            if (log::hasMounting(stream.kind()) && its)
                said[topic.name] = *its;
        }
    std::map<std::string, StringMap> notes;
    for (const auto& [id, channel] : m_channels.channels()) {
        const auto its = said.find(channel.channel.topic);
        if (!channel.written || its == said.end())
            continue;
        const std::string name =
            std::string(formats::deviceNote) + formats::deviceNameOf(channel.channel);
        StringMap& note = notes[name];
        for (const Metadata& each : m_layout.metadata())
            if (each.name == name)
                note = each.metadata;
        formats::noteMounting(note, its->second);
    }
    for (const auto& [name, note] : notes)
        m_output.addMetadata(Metadata{name, note});
}

// Copying of chunks that are compressed already.

namespace {

/// Number of bytes after a chunk that are read with it, for its message indexes.
constexpr std::size_t indexesAhead = std::size_t{64} << 10U;
/// Larger chunks are not kept in memory while others are copied.
constexpr std::uint64_t largestAhead = std::uint64_t{8} << 20U;

// True if the indexes list exactly the messages of the chunk. Otherwise a message that the index
// omits could be copied although it is not wanted.
bool isAsIndexed(const io::ByteSource& records, const std::vector<MessageIndex>& indexes)
{
    using Place = std::tuple<std::uint64_t, std::uint64_t, std::uint16_t>;
    std::vector<Place> reported;
    for (const MessageIndex& index : indexes)
        for (const auto& [time, offset] : index.records)
            reported.emplace_back(offset, time, index.channelId);
    std::vector<Place> found;
    io::ForwardView view(records);
    RecordCursor cursor(view, 0, records.size());
    while (const auto place = cursor.next()) {
        if (place->op != Op::Message)
            continue;
        const auto message = cursor.decodeMessageHead(*place);
        if (!message)
            return false;
        found.emplace_back(place->offset, message->logTime, message->channelId);
    }
    std::ranges::sort(reported);
    return cursor.atEnd() && reported == found;
}

// True if the records are complete and undamaged, so that the chunk may be copied unchanged.
bool holds(const Uncompressed& records, const Region& region)
{
    return records.whole && records.bytes.size() == region.uncompressedSize &&
           (region.crc == 0 || io::crc32(records.bytes) == region.crc);
}

} // namespace

void McapCut::prefetch(const Region& region)
{
    m_ahead.push_back(std::make_unique<Ahead>());
    Ahead& ahead = *m_ahead.back();
    ahead.region = region;
    if (!copyPackedChunk(ahead)) {
        ahead.packed.reset();
        return;
    }
    ahead.done = m_threadPool.run([&ahead, whole = m_whole] {
        Uncompressed records = uncompressedRecords(base::ByteSpan(ahead.bytes), ahead.region);
        ahead.holds = holds(records, ahead.region) &&
                      (whole || isAsIndexed(io::MemoryBytes(std::move(records.bytes)),
                                            ahead.packed->indexes));
    });
    if (ahead.bytes.size() > largestAhead)
        ahead.done.wait();
}

// Returns false if the messages of the region have to be copied one by one.
bool McapCut::copyPackedChunk(Ahead& ahead)
{
    const Region& region = ahead.region;
    if (m_extras || !region.chunk || region.untimed() || region.endTime == 0 || region.torn ||
        region.compression != "zstd" || !inPart(region.startTime) || !inPart(region.endTime) ||
        region.end - region.begin > largestHeld)
        return false;
    const auto size = static_cast<std::size_t>(region.end - region.begin);
    static_cast<void>(m_view.at(region.begin, size + indexesAhead));
    // The chunk's message indexes, if there are any, follow the chunk.
    McapOutput::PackedChunk& packed = ahead.packed.emplace();
    std::uint64_t first = ~std::uint64_t{0};
    std::uint64_t last = 0;
    RecordCursor cursor(m_view, region.end, m_file.size());
    for (auto place = cursor.next(); place && place->op == Op::MessageIndex;
         place = cursor.next()) {
        auto index = cursor.decode<MessageIndex>(*place);
        if (!index)
            return false;
        for (const auto& [time, offset] : index->records) {
            first = std::min(first, time);
            last = std::max(last, time);
        }
        if (index->records.empty())
            continue;
        // A chunk that cannot be copied unchanged is uncompressed only once, when its turn comes.
        const McapChannelTable::Channel* channel = m_channels.find(index->channelId);
        if (channel && (!channel->wanted || !channel->otherDevices.empty()))
            return false;
        packed.indexes.push_back(std::move(*index));
    }
    // Some of the indexes may be unreadable.
    if (isUnreadable(cursor, m_view, m_file.size()) || first != region.startTime ||
        last != region.endTime)
        return false;
    const base::ByteSpan records = m_view.at(region.begin, size);
    if (records.size() != size)
        return false;
    ahead.bytes.assign(records.begin(), records.end());
    packed.chunk = {.messageStartTime = region.startTime,
                    .messageEndTime = region.endTime,
                    .uncompressedSize = region.uncompressedSize,
                    .uncompressedCrc = region.crc,
                    .compression = region.compression,
                    .records = {ahead.bytes}};
    return true;
}

bool McapCut::copyPacked(const Ahead& ahead)
{
    if (!ahead.packed || !ahead.holds)
        return false;
    const auto isCopied = [this](const MessageIndex& index) {
        const McapChannelTable::Channel* channel = m_channels.find(index.channelId);
        return channel && channel->wanted && channel->written && channel->otherDevices.empty();
    };
    if (!std::ranges::all_of(ahead.packed->indexes, isCopied))
        return false;
    for (const MessageIndex& index : ahead.packed->indexes)
        m_found += index.records.size();
    m_output.addChunk(*ahead.packed);
    return true;
}

} // namespace leadline::exporting

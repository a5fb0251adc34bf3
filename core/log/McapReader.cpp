// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/McapReader.h"

#include "McapStreams.h"
#include "log/Crc32.h"
#include "log/McapCompression.h"
#include "log/PingJson.h"
#include "log/RawFrame.h"
#include "mavlink/FrameLook.h"

#include <array>
#include <numeric>
#include <utility>

namespace leadline::log {

using mcap::Op;
using mcap::Region;

namespace {

/// Regions whose times overlap are sorted together up to this much.
constexpr std::uint64_t largestGroup = std::uint64_t{64} << 20U;
/// What is larger is no ping, and is not loaded.
constexpr std::uint64_t largestMessage = std::uint64_t{16} << 20U;

bool isWholeFrame(base::ByteSpan bytes)
{
    constexpr std::size_t smallest = ping::headerSize + ping::checksumSize;
    if (bytes.size() < smallest || bytes[0] != std::byte{'B'} || bytes[1] != std::byte{'R'} ||
        base::loadLittle<std::uint16_t>(bytes, 2) != bytes.size() - smallest)
        return false;
    const auto body = bytes.first(bytes.size() - ping::checksumSize);
    return ping::checksum(body) == base::loadLittle<std::uint16_t>(bytes, body.size());
}

std::optional<StreamKind> kindNamed(std::string_view family)
{
    for (const StreamKind kind : {StreamKind::Ping1D, StreamKind::Ping360, StreamKind::Other})
        if (family == toString(kind))
            return kind;
    return std::nullopt;
}

/// What came from a vehicle, and what was sent to it.
constexpr std::string_view vehicleTopic = "mavlink_raw/out";
constexpr std::string_view toVehicleTopic = "mavlink_raw/in";

/// The scheme of a link to a simulated device, where its note is damaged.
constexpr std::string_view simulatedLink = "sim:";

const std::string& valueOf(const mcap::StringMap& map, std::string_view key)
{
    static const std::string none;
    for (const auto& [name, value] : map)
        if (name == key)
            return value;
    return none;
}

} // namespace

struct McapReader::ChannelUse {
    enum class As : std::uint8_t {
        Received,
        Mavlink,
        Sent,
        SentMavlink,
        Ping1dJson,
        Ping360Json,
        Nothing
    };

    std::size_t topic = 0;
    As as = As::Nothing;
    std::optional<StreamKind> family;
    bool simulated = false;
    std::string link = {};
    std::string device = {};
};

McapReader::McapReader(mcap::McapSource& source, Log& log)
    : m_source(source),
      m_layout(source.file()),
      m_view(source),
      m_streams(std::make_unique<McapStreams>(log))
{
}

McapReader::~McapReader() = default;

bool McapReader::step(std::size_t bytes)
{
    if (m_finished)
        return false;
    if (!m_planned) {
        if (!m_layout.step(bytes))
            plan();
        return true;
    }
    const std::uint64_t until = m_counts.bytesRead + bytes;
    while (m_next < m_order.size() && m_counts.bytesRead < until)
        readGroup();
    if (m_next == m_order.size())
        finish();
    return !m_finished;
}

void McapReader::plan()
{
    m_planned = true;
    m_contents.library = m_layout.library();
    for (const mcap::Metadata& metadata : m_layout.metadata())
        m_contents.notes.push_back({metadata.name, metadata.metadata});
    m_notes = deviceNotesOf(m_layout.metadata());
    const auto& regions = m_layout.regions();
    m_order.resize(regions.size());
    std::iota(m_order.begin(), m_order.end(), std::size_t{0});
    const auto earlier = [&](std::size_t a, std::size_t b) {
        return regions[a].startTime < regions[b].startTime;
    };
    // A run without messages stays where it is: what it declares is needed behind it.
    std::uint64_t last = 0;
    bool sorted = true;
    for (const Region& region : regions) {
        sorted = sorted && (region.untimed() || region.startTime >= last);
        last = region.untimed() ? last : region.startTime;
    }
    if (!sorted) {
        learnAll();
        std::stable_sort(m_order.begin(), m_order.end(), earlier);
    }
}

/// Where chunks are not read in the order of the file, a channel's record may come after its use.
void McapReader::learnAll()
{
    for (const Region& region : m_layout.regions())
        gather(region, nullptr);
}

/// The copies in the summary help where a chunk is damaged.
void McapReader::learnSummary()
{
    if (std::exchange(m_summaryLearned, true))
        return;
    const mcap::RecordCursor cursor(m_view, 0, m_source.file().size());
    for (const mcap::RecordPlace& place : m_layout.summary())
        learn(cursor, place);
}

void McapReader::readGroup()
{
    const auto& regions = m_layout.regions();
    std::vector<std::size_t> group;
    std::uint64_t size = 0;
    std::uint64_t end = 0;
    do {
        const Region& region = regions[m_order[m_next]];
        group.push_back(m_order[m_next]);
        size += region.end - region.begin;
        end = std::max(end, region.untimed() ? 0 : region.endTime);
        ++m_next;
    } while (m_next < m_order.size() && size < largestGroup &&
             regions[m_order[m_next]].startTime < end);
    std::sort(group.begin(), group.end());
    std::vector<Entry> entries;
    for (const std::size_t i : group)
        gather(regions[i], &entries);
    std::stable_sort(entries.begin(), entries.end(),
                     [](const Entry& a, const Entry& b) { return a.logTime < b.logTime; });
    for (const Entry& entry : entries)
        take(entry);
    m_counts.bytesRead += size;
}

bool McapReader::crcHolds(const Region& region)
{
    if (!region.chunk || region.crc == 0)
        return true;
    Crc32 crc;
    return addStretch(crc, m_view, region.begin, region.end) && crc.value() == region.crc;
}

std::optional<Region> McapReader::uncompressed(const Region& region)
{
    std::vector<std::byte> compressed(static_cast<std::size_t>(region.end - region.begin));
    compressed.resize(m_source.file().readAt(region.begin, compressed));
    const auto most = std::clamp<std::uint64_t>(region.uncompressedSize, 1, mcap::largestChunk);
    const auto result =
        mcap::uncompress(region.compression, compressed, static_cast<std::size_t>(most));
    const auto at = m_source.keep(result.bytes);
    if (!at) {
        m_counts.noTemporaryRoom = true;
        return std::nullopt;
    }
    Region there = region;
    there.begin = *at;
    there.end = *at + result.bytes.size();
    return there;
}

// Finds a region's channels, and its messages where `entries` is given.
void McapReader::gather(const Region& region, std::vector<Entry>* entries)
{
    Region records = region;
    if (!region.compression.empty()) {
        const auto there = uncompressed(region);
        if (!there)
            return;
        records = *there;
    }
    // Frames have sums of their own, so what can be read of a damaged chunk is read.
    const bool sound = crcHolds(records);
    if (!sound)
        learnSummary();
    mcap::RecordCursor cursor(m_view, records.begin, records.end);
    while (const auto place = cursor.next()) {
        if (place->op == Op::Schema || place->op == Op::Channel) {
            learn(cursor, *place);
            continue;
        }
        const auto message =
            place->op == Op::Message && entries ? cursor.decodeMessageHead(*place) : std::nullopt;
        if (!message)
            continue;
        const bool inTime =
            message->logTime >= region.startTime && message->logTime <= region.endTime;
        const std::uint64_t length = place->length - mcap::messageHead;
        if ((!sound && !inTime) || length > largestMessage) {
            m_counts.containerBytesLost += mcap::recordHead + place->length;
            continue;
        }
        entries->push_back({message->logTime, place->content() + mcap::messageHead,
                            static_cast<std::uint32_t>(length), message->channelId});
    }
    if (entries && !cursor.atEnd() && !region.torn && region.compression.empty())
        m_counts.containerBytesLost += records.end - cursor.at();
    if (entries && records.begin == records.end && region.uncompressedSize > 0)
        m_counts.containerBytesLost += region.end - region.begin;
}

// The first word counts: a channel that says something else later is damaged.
void McapReader::learn(const mcap::RecordCursor& cursor, const mcap::RecordPlace& place)
{
    if (place.op == Op::Schema) {
        if (auto schema = cursor.decode<mcap::Schema>(place))
            m_schemas.emplace(schema->id, std::move(schema->name));
        return;
    }
    const auto channel = cursor.decode<mcap::Channel>(place);
    if (!channel || m_channels.contains(channel->id))
        return;
    using As = ChannelUse::As;
    ChannelUse use;
    const std::string& topic = channel->topic;
    const auto schema = m_schemas.find(channel->schemaId);
    const std::string name = schema != m_schemas.end() ? schema->second : std::string();
    const bool json = channel->messageEncoding == "json";
    const std::string& direction = valueOf(channel->metadata, "direction");
    use.link = valueOf(channel->metadata, "link");
    use.device = valueOf(channel->metadata, "device");
    const auto note = m_notes.find(use.device);
    use.simulated =
        (note != m_notes.end() && note->second.simulated) || use.link.starts_with(simulatedLink);
    if (name == rawFrameSchema && topic.starts_with("mavlink")) {
        use.as = topic == vehicleTopic     ? As::Mavlink
                 : topic == toVehicleTopic ? As::SentMavlink
                                           : As::Sent;
    } else if (name == rawFrameSchema) {
        use.as = direction == "tx" || topic.ends_with("/tx") ? As::Sent : As::Received;
        use.family = kindNamed(valueOf(channel->metadata, "family"));
    } else if (json && topic.ends_with("/Ping1D")) {
        use.as = As::Ping1dJson;
        use.family = StreamKind::Ping1D;
    } else if (json && topic.ends_with("/Ping360")) {
        use.as = As::Ping360Json;
        use.family = StreamKind::Ping360;
    }
    const auto [known, isNew] = m_topics.try_emplace(
        std::array{topic, name, channel->messageEncoding}, m_contents.topics.size());
    use.topic = known->second;
    if (isNew)
        m_contents.topics.push_back({.name = topic,
                                     .encoding = channel->messageEncoding,
                                     .schema = name,
                                     .isRead = use.as != As::Nothing});
    m_channels.emplace(channel->id, std::move(use));
}

void McapReader::take(const Entry& entry)
{
    if (!m_zero) {
        m_zero = entry.logTime;
        m_counts.startUtc = std::chrono::nanoseconds(
            static_cast<std::int64_t>(std::min<std::uint64_t>(entry.logTime, INT64_MAX)));
    }
    // Damage may make any time of it: the difference wraps and the index clamps it.
    const Time time(static_cast<std::int64_t>(entry.logTime - *m_zero));
    ++m_counts.records;
    m_counts.first = std::min(m_counts.first.value_or(time), time);
    m_counts.last = std::max(m_counts.last.value_or(time), time);
    auto found = m_channels.find(entry.channel);
    if (found == m_channels.end()) {
        learnSummary();
        found = m_channels.find(entry.channel);
    }
    if (found == m_channels.end()) {
        m_counts.containerBytesLost += entry.length;
        return;
    }
    const ChannelUse& use = found->second;
    ++m_contents.topics[use.topic].messages;
    switch (use.as) {
    case ChannelUse::As::Received:
        takeRawFrame(use, entry, {time, false});
        break;
    case ChannelUse::As::Mavlink:
        takeMavlink(use, entry, {time, false});
        break;
    case ChannelUse::As::Sent:
        ++m_counts.sentFrames;
        break;
    case ChannelUse::As::SentMavlink:
        ++m_counts.sentFrames;
        takeSentMavlink(use, entry, {time, false});
        break;
    case ChannelUse::As::Ping1dJson:
    case ChannelUse::As::Ping360Json:
        takeJson(use, entry, {time, false});
        break;
    case ChannelUse::As::Nothing:
        break;
    }
}

/// On the log's clock, which runs from the first message on.
std::vector<std::pair<Time, double>> McapReader::soundSpeedsOf(const std::string& device) const
{
    std::vector<std::pair<Time, double>> speeds;
    const auto note = m_notes.find(device);
    if (note == m_notes.end() || !m_zero)
        return speeds;
    const Time zero(static_cast<std::int64_t>(std::min<std::uint64_t>(*m_zero, INT64_MAX)));
    for (const SoundSpeedSince& each : note->second.soundSpeeds)
        speeds.emplace_back(each.utc > Time{} ? each.utc - zero : Time::min(),
                            each.metresPerSecond);
    return speeds;
}

FrameIndexer* McapReader::indexerOf(const ChannelUse& use)
{
    const auto [indexer, isNew] = m_streams->sonars(use.topic);
    if (!indexer)
        return nullptr;
    if (isNew)
        indexer->setSoundSpeeds(soundSpeedsOf(use.device));
    // A later channel of the topic may know what the first did not.
    if (use.family)
        indexer->setFamily(*use.family);
    if (use.simulated)
        indexer->setSimulated();
    return indexer;
}

std::optional<base::ByteSpan> McapReader::rawBytes(const Entry& entry)
{
    const auto message = m_view.at(entry.offset, entry.length);
    const bool whole = message.size() == entry.length;
    const auto bytes = whole ? rawFrameBytes(message) : std::nullopt;
    m_counts.mediumFailed = m_counts.mediumFailed || !whole;
    m_counts.containerBytesLost += bytes ? 0 : entry.length;
    return bytes;
}

void McapReader::takeRawFrame(const ChannelUse& use, const Entry& entry, Stamp stamp)
{
    const auto bytes = rawBytes(entry);
    FrameIndexer* indexer = indexerOf(use);
    if (!bytes || !indexer)
        return;
    if (isWholeFrame(*bytes))
        indexer->finish();
    const auto message = m_view.at(entry.offset, entry.length);
    const auto inMessage = static_cast<std::uint64_t>(bytes->data() - message.data());
    indexer->feed(entry.offset + inMessage, *bytes, stamp);
}

void McapReader::takeMavlink(const ChannelUse& use, const Entry& entry, Stamp stamp)
{
    const auto bytes = rawBytes(entry);
    if (!bytes)
        return;
    MavlinkIndexer* indexer = m_streams->vehicle(use.link);
    if (!indexer)
        return;
    if (use.simulated)
        indexer->setSimulated();
    if (mavlink::readFrame(*bytes))
        indexer->finish();
    const auto message = m_view.at(entry.offset, entry.length);
    const auto inMessage = static_cast<std::uint64_t>(bytes->data() - message.data());
    indexer->feed(entry.offset + inMessage, *bytes, stamp);
}

// Each message is what was sent at once: it goes on in no other one.
void McapReader::takeSentMavlink(const ChannelUse& use, const Entry& entry, Stamp stamp)
{
    const auto message = m_view.at(entry.offset, entry.length);
    const auto bytes =
        message.size() == entry.length ? rawFrameBytes(message) : std::optional<base::ByteSpan>();
    MavlinkIndexer* indexer = bytes ? m_streams->sentTo(use.link) : nullptr;
    if (!indexer)
        return;
    if (use.simulated)
        indexer->setSimulated();
    const auto inMessage = static_cast<std::uint64_t>(bytes->data() - message.data());
    indexer->feed(entry.offset + inMessage, *bytes, stamp);
    indexer->finish();
}

void McapReader::takeJson(const ChannelUse& use, const Entry& entry, Stamp stamp)
{
    const auto message = m_view.at(entry.offset, entry.length);
    const std::string_view text(reinterpret_cast<const char*>(message.data()), message.size());
    const auto frame = use.as == ChannelUse::As::Ping1dJson ? ping1dFrameFromJson(text)
                                                            : ping360FrameFromJson(text);
    FrameIndexer* indexer = indexerOf(use);
    if (!frame) {
        m_counts.bytesSkipped += entry.length;
        return;
    }
    const auto at = m_source.keep(*frame);
    if (!at)
        m_counts.noTemporaryRoom = true;
    else if (indexer)
        indexer->feed(*at, *frame, stamp);
}

void McapReader::finish()
{
    m_streams->finish();
    m_counts.truncated = !m_layout.finished();
    m_counts.bytesRead = m_source.file().size();
    m_finished = true;
}

ReadCounts McapReader::counts() const
{
    ReadCounts counts = m_counts;
    counts.containerBytesLost += m_layout.bytesLost();
    counts.mediumFailed = counts.mediumFailed || m_layout.mediumFailed();
    m_streams->addTo(counts);
    return counts;
}

} // namespace leadline::log

// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcap/McapSummary.h"

#include "io/Crc32.h"
#include "mcap/McapRecordCursor.h"

#include <algorithm>
#include <map>
#include <utility>

namespace leadline::mcap {

void McapSummary::addSchema(const Schema& schema)
{
    ++m_statistics.schemaCount;
    if (m_options.repeatSchemas)
        appendRecord(m_schemas, schema);
}

void McapSummary::addChannel(const Channel& channel)
{
    ++m_statistics.channelCount;
    if (m_options.repeatChannels)
        appendRecord(m_channels, channel);
}

void McapSummary::addMessages(std::uint16_t channel, std::uint64_t count, std::uint64_t earliest,
                              std::uint64_t latest)
{
    Statistics& s = m_statistics;
    s.messageStartTime = s.messageCount == 0 ? earliest : std::min(s.messageStartTime, earliest);
    s.messageEndTime = std::max(s.messageEndTime, latest);
    s.messageCount += count;
    m_counts[channel] += count;
}

void McapSummary::addChunk(const ChunkIndex* index)
{
    ++m_statistics.chunkCount;
    if (index && m_options.chunkIndexes)
        appendRecord(m_chunks, *index);
}

void McapSummary::addAttachment(const AttachmentIndex& index)
{
    ++m_statistics.attachmentCount;
    if (m_options.attachmentIndexes)
        appendRecord(m_attachments, index);
}

void McapSummary::addMetadata(const MetadataIndex& index)
{
    ++m_statistics.metadataCount;
    if (m_options.metadataIndexes)
        appendRecord(m_metadata, index);
}

void McapSummary::appendEnd(std::vector<std::byte>& bytes, std::uint64_t offset,
                            std::uint32_t dataCrc) const
{
    const std::size_t begin = bytes.size();
    const auto here = [&] { return offset + (bytes.size() - begin); };
    appendRecord(bytes, DataEnd{dataCrc});
    const std::size_t summaryAt = bytes.size();
    const std::uint64_t summaryStart = here();

    std::vector<std::byte> statistics;
    if (m_options.statistics) {
        Statistics all = m_statistics;
        all.channelMessageCounts.assign(m_counts.begin(), m_counts.end());
        appendRecord(statistics, all);
    }
    std::vector<SummaryOffset> offsets;
    // Groups of records in the order of the official writers.
    struct Group {
        Op op;
        const std::vector<std::byte>& records;
    };
    const Group groups[] = {{Op::Schema, m_schemas},
                            {Op::Channel, m_channels},
                            {Op::Statistics, statistics},
                            {Op::MetadataIndex, m_metadata},
                            {Op::AttachmentIndex, m_attachments},
                            {Op::ChunkIndex, m_chunks}};
    for (const Group& group : groups) {
        if (group.records.empty())
            continue;
        offsets.push_back({static_cast<std::uint8_t>(group.op), here(), group.records.size()});
        base::append(bytes, group.records);
    }
    Footer footer;
    if (!offsets.empty())
        footer.summaryStart = summaryStart;
    if (!offsets.empty() && m_options.summaryOffsets)
        footer.summaryOffsetStart = here();
    for (const SummaryOffset& group : offsets)
        if (m_options.summaryOffsets)
            appendRecord(bytes, group);

    // The CRC covers the summary and the footer up to the CRC itself.
    appendRecord(bytes, footer);
    const auto covered = base::ByteSpan(bytes).subspan(summaryAt).first(bytes.size() - summaryAt -
                                                                        sizeof(footer.summaryCrc));
    base::storeLittle(std::span(bytes), bytes.size() - sizeof(footer.summaryCrc),
                      io::crc32(covered));
    base::append(bytes, magic);
}

namespace {

/// Position of the summary; nullopt if the footer or the summary's checksum is wrong.
std::optional<std::uint64_t> summaryStart(io::ForwardView& view, std::uint64_t footerAt)
{
    RecordCursor cursor(view, footerAt, view.size());
    const auto place = cursor.next();
    if (!place || place->op != Op::Footer)
        return std::nullopt;
    const auto decoded = cursor.decode<Footer>(*place);
    if (!decoded)
        return std::nullopt;
    const Footer footer = *decoded;
    const auto end = view.at(view.size() - magic.size(), magic.size());
    if (!std::equal(end.begin(), end.end(), magic.begin(), magic.end()))
        return std::nullopt;
    const std::uint64_t from = footer.summaryStart;
    const std::uint64_t to = view.size() - magic.size() - sizeof(footer.summaryCrc);
    if (from == 0 || from > footerAt)
        return std::nullopt;
    const auto crc = io::crcOfRange(view, from, to);
    const bool sound = crc && (footer.summaryCrc == 0 || footer.summaryCrc == *crc);
    return sound ? std::optional(from) : std::nullopt;
}

} // namespace

std::optional<FileSummary> readSummary(const io::ByteSource& file, WithChunks withChunks)
{
    if (file.size() < magic.size() + endSize)
        return std::nullopt;
    io::ForwardView view(file);
    const std::uint64_t footerAt = file.size() - endSize;
    const auto from = summaryStart(view, footerAt);
    if (!from)
        return std::nullopt;
    FileSummary summary;
    RecordCursor cursor(view, *from, footerAt);
    while (const auto place = cursor.next()) {
        if (place->op == Op::Schema) {
            if (auto schema = cursor.decode<Schema>(*place)) {
                schema->data = {};
                summary.schemas.push_back(std::move(*schema));
            }
        } else if (place->op == Op::Channel) {
            if (auto channel = cursor.decode<Channel>(*place))
                summary.channels.push_back(std::move(*channel));
        } else if (place->op == Op::Statistics) {
            if (auto statistics = cursor.decode<Statistics>(*place))
                summary.statistics = std::move(*statistics);
        } else if (place->op == Op::MetadataIndex) {
            if (auto metadata = cursor.decode<MetadataIndex>(*place))
                summary.metadata.push_back(std::move(*metadata));
        } else if (place->op == Op::ChunkIndex && withChunks == WithChunks::Yes) {
            if (auto chunk = cursor.decode<ChunkIndex>(*place))
                summary.chunks.push_back(std::move(*chunk));
        }
    }
    return summary;
}

std::vector<Metadata> lastNotes(const io::ByteSource& file, const FileSummary& summary)
{
    std::map<std::string, const MetadataIndex*> last;
    for (const MetadataIndex& index : summary.metadata) {
        const MetadataIndex*& newest = last[index.name];
        if (!newest || newest->offset < index.offset)
            newest = &index;
    }
    io::ForwardView view(file);
    std::vector<Metadata> notes;
    for (const auto& [name, index] : last) {
        if (index->offset > view.size() || index->length > view.size() - index->offset)
            continue;
        RecordCursor cursor(view, index->offset, index->offset + index->length);
        const auto place = cursor.next();
        auto note =
            place && place->op == Op::Metadata ? cursor.decode<Metadata>(*place) : std::nullopt;
        if (note && note->name == name)
            notes.push_back(std::move(*note));
    }
    return notes;
}

} // namespace leadline::mcap

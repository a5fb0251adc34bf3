// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcap/McapSummary.h"

#include "io/Crc32.h"

#include <algorithm>

namespace leadline::log::mcap {

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
    // The order of the official writers.
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

    // The CRC covers the footer up to itself.
    appendRecord(bytes, footer);
    const auto covered = base::ByteSpan(bytes).subspan(summaryAt).first(bytes.size() - summaryAt -
                                                                        sizeof(footer.summaryCrc));
    base::storeLittle(std::span(bytes), bytes.size() - sizeof(footer.summaryCrc), crc32(covered));
    base::append(bytes, magic);
}

} // namespace leadline::log::mcap

// SPDX-License-Identifier: GPL-3.0-or-later
#include "conformance/IndexedReader.h"

#include "conformance/Checks.h"
#include "conformance/RecordJson.h"

#include <algorithm>
#include <optional>

namespace leadline::conformance {

using io::MemoryBytes;
using mcap::Op;
using mcap::RecordCursor;

QJsonObject IndexedReader::read()
{
    if (m_file.size() < mcap::magic.size() + mcap::endSize)
        fail(QStringLiteral("The file has no footer."));
    const std::uint64_t footerAt = m_file.size() - mcap::endSize;
    RecordCursor end(m_view, footerAt, m_file.size());
    const auto place = end.next();
    const auto footer = place ? end.decode<mcap::Footer>(*place) : std::nullopt;
    if (!footer || place->op != Op::Footer || footer->summaryStart == 0 ||
        footer->summaryStart > footerAt)
        fail(QStringLiteral("The file is not indexed."));
    const auto from = static_cast<std::size_t>(footer->summaryStart);
    requireCrc(footer->summaryCrc, m_file.span().subspan(from, m_file.span().size() - from - 12),
               "summary");
    readSummary(footer->summaryStart, footerAt);
    for (const auto& chunk : m_chunks)
        readChunk(chunk);
    std::stable_sort(m_messages.begin(), m_messages.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    QJsonArray messages;
    for (const auto& message : m_messages)
        messages.append(message.second);
    return {{"schemas", m_schemas},
            {"channels", m_channels},
            {"messages", messages},
            {"statistics", m_statistics}};
}

void IndexedReader::readSummary(std::uint64_t from, std::uint64_t to)
{
    RecordCursor cursor(m_view, from, to);
    while (const auto place = cursor.next()) {
        if (place->op == Op::ChunkIndex) {
            if (const auto index = cursor.decode<mcap::ChunkIndex>(*place))
                m_chunks.push_back(*index);
            continue;
        }
        QJsonArray* into = place->op == Op::Schema       ? &m_schemas
                           : place->op == Op::Channel    ? &m_channels
                           : place->op == Op::Statistics ? &m_statistics
                                                         : nullptr;
        const auto json = into ? toJson(cursor, *place) : std::nullopt;
        if (json)
            into->append(*json);
    }
}

void IndexedReader::readChunk(const mcap::ChunkIndex& index)
{
    RecordCursor cursor(m_view, index.chunkStartOffset, m_file.size());
    const auto place = cursor.next();
    const auto chunk =
        place && place->op == Op::Chunk ? cursor.decode<mcap::Chunk>(*place) : std::nullopt;
    if (!chunk)
        fail(QStringLiteral("A chunk is not where its index says."));
    const MemoryBytes records(recordsOf(*chunk));
    std::vector<std::pair<std::uint64_t, std::uint64_t>> entries;
    RecordCursor indexes(m_view, cursor.at(), cursor.at() + index.messageIndexLength);
    while (const auto at = indexes.next())
        if (const auto found = indexes.decode<mcap::MessageIndex>(*at))
            entries.insert(entries.end(), found->records.begin(), found->records.end());
    std::sort(entries.begin(), entries.end(),
              [](const auto& a, const auto& b) { return a.second < b.second; });
    io::ForwardView view(records);
    for (const auto& [time, offset] : entries) {
        RecordCursor one(view, std::min(offset, records.size()), records.size());
        const auto at = one.next();
        const auto message =
            at && at->op == Op::Message ? one.decode<mcap::Message>(*at) : std::nullopt;
        const auto json = message ? toJson(one, *at) : std::nullopt;
        if (!json || message->logTime != time)
            fail(QStringLiteral("A message is not where its index says."));
        m_messages.emplace_back(time, *json);
    }
}

} // namespace leadline::conformance

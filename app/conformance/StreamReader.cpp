// SPDX-License-Identifier: GPL-3.0-or-later
#include "conformance/StreamReader.h"

#include "conformance/Checks.h"
#include "conformance/RecordJson.h"

#include <algorithm>

namespace leadline::conformance {

using io::MemoryBytes;
using mcap::Op;
using mcap::RecordCursor;
using mcap::RecordLocation;

QJsonArray StreamReader::read()
{
    const auto magic = base::ByteSpan(mcap::magic);
    const auto all = m_file.span();
    const auto isMagic = [&](base::ByteSpan bytes) {
        return std::equal(bytes.begin(), bytes.end(), magic.begin(), magic.end());
    };
    if (all.size() < 2 * magic.size() || !isMagic(all.first(magic.size())) ||
        !isMagic(all.last(magic.size())))
        fail(QStringLiteral("The file does not begin and end with MCAP's magic."));
    walk(m_file, magic.size(), all.size() - magic.size());
    return m_records;
}

void StreamReader::walk(const MemoryBytes& bytes, std::uint64_t from, std::uint64_t to)
{
    io::ForwardView view(bytes);
    RecordCursor cursor(view, from, to);
    while (const auto place = cursor.next())
        take(bytes, cursor, *place);
    if (!cursor.atEnd())
        fail(QStringLiteral("A record is cut off."));
}

void StreamReader::take(const MemoryBytes& bytes, const RecordCursor& cursor,
                        const RecordLocation& place)
{
    if (place.op == Op::MessageIndex)
        return;
    if (place.op == Op::Chunk) {
        const auto chunk = cursor.decode<mcap::Chunk>(place);
        if (!chunk)
            fail(QStringLiteral("A chunk is damaged."));
        const MemoryBytes records(recordsOf(*chunk));
        walk(records, 0, records.size());
        return;
    }
    check(bytes, cursor, place);
    if (const auto json = toJson(cursor, place))
        m_records.append(*json);
}

void StreamReader::check(const MemoryBytes& bytes, const RecordCursor& cursor,
                         const RecordLocation& place)
{
    const base::ByteSpan all = bytes.span();
    const auto until = [&](std::uint64_t from, std::uint64_t end) {
        return all.subspan(static_cast<std::size_t>(from), static_cast<std::size_t>(end - from));
    };
    if (const auto end = cursor.decode<mcap::DataEnd>(place); place.op == Op::DataEnd && end) {
        requireCrc(end->dataSectionCrc, until(0, place.offset), "data section");
    } else if (place.op == Op::Footer) {
        const auto footer = cursor.decode<mcap::Footer>(place);
        const std::uint64_t from =
            footer && footer->summaryStart != 0 ? footer->summaryStart : place.offset;
        if (!footer || from > place.offset)
            fail(QStringLiteral("The footer is damaged."));
        requireCrc(footer->summaryCrc, until(from, place.end() - 4), "summary");
    } else if (place.op == Op::Attachment) {
        const auto attachment = cursor.decode<mcap::Attachment>(place);
        if (!attachment)
            fail(QStringLiteral("An attachment is damaged."));
        const auto* dataEnd = attachment->data.bytes.data() + attachment->data.bytes.size();
        const auto* content = dataEnd - (attachment->data.bytes.size() + 8 + 16 + 8 +
                                         attachment->name.size() + attachment->mediaType.size());
        requireCrc(attachment->crc, {content, static_cast<std::size_t>(dataEnd - content)},
                   "attachment");
    }
}

} // namespace leadline::conformance

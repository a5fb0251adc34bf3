// SPDX-License-Identifier: GPL-3.0-or-later
#include "McapInspection.h"

#include "io/Crc32.h"

#include <algorithm>

namespace leadline::mcap {

namespace {

class Inspector {
public:
    Inspector(const io::ByteSource& file, const McapLayout& layout, const std::stop_token& stop)
        : m_file(file),
          m_layout(layout),
          m_stop(stop),
          m_view(file)
    {
    }

    Inspection run()
    {
        require(m_layout.bytesLost() == 0 && !m_layout.foundFalseChunk());
        for (const Region& region : m_layout.regions()) {
            if (m_stop.stop_requested())
                return std::move(m_found);
            addRegion(region);
        }
        // Either all chunks with messages have message indexes, or none has.
        require(m_indexed == 0 || m_indexed == m_withMessages);
        if (const auto summary = readSummary(m_file, WithChunks::Yes))
            compare(*summary);
        require(isDataCrcValid());
        for (const RecordLocation& place : m_layout.others())
            m_found.attachmentsValid = m_found.attachmentsValid &&
                                       (place.op != Op::Attachment || isAttachmentCrcValid(place));
        require(m_found.attachmentsValid);
        require(m_found.damage.chunks() == 0 && m_found.damage.messages() == 0);
        for (const Metadata& note : m_layout.metadata())
            m_found.damage.add(note);
        return std::move(m_found);
    }

private:
    void require(bool holds) { m_found.agrees = m_found.agrees && holds; }

    void addRegion(const Region& region)
    {
        const RegionRecords records = recordsOf(m_file, region, m_stop);
        const auto index = indexedMessages(m_view, region);
        io::ForwardView view(*records.source);
        if (!records.sound) {
            const RegionVisitor count{
                .declaration = [](const RecordCursor&, const RecordLocation&) {},
                .message = [this](const RegionMessage&) { ++m_messages; }};
            const RegionLoss loss =
                salvage(view, {records.begin, records.end, records.whole}, region, index, count);
            // An incomplete region at the end is a truncation, not damage.
            if (!region.torn)
                m_found.damage.add(loss);
            return;
        }
        std::uint64_t there = 0;
        bool agrees = true;
        RecordCursor cursor(view, records.begin, records.end);
        while (const auto place = cursor.next()) {
            if (place->op != Op::Message)
                continue;
            const auto message = cursor.decodeMessageHead(*place);
            const auto at = place->offset - records.begin;
            const auto named = std::ranges::lower_bound(index, at, {}, &IndexedMessage::offset);
            agrees = agrees && message && named != index.end() && named->offset == at &&
                     named->time == message->logTime && named->channelId == message->channelId;
            ++there;
        }
        m_messages += there;
        m_withMessages += region.chunk && there > 0 ? 1U : 0U;
        if (index.empty())
            return;
        ++m_indexed;
        require(agrees && index.size() == there);
    }

    void compare(const FileSummary& summary)
    {
        const auto& regions = m_layout.regions();
        const auto chunks = std::ranges::count_if(regions, &Region::chunk);
        require(summary.chunks.empty() ||
                summary.chunks.size() == static_cast<std::size_t>(chunks));
        require(!summary.statistics.messageCount || summary.statistics.messageCount == m_messages);
        m_found.damage.compare(m_file, summary, m_layout, m_messages);
    }

    [[nodiscard]] bool isDataCrcValid()
    {
        const auto& place = m_layout.dataEndRecord();
        const auto end =
            place ? RecordCursor(m_view, place->offset, m_file.size()).decode<DataEnd>(*place)
                  : std::nullopt;
        return !end || end->dataSectionCrc == 0 ||
               io::crcOfRange(m_view, 0, place->offset) == end->dataSectionCrc;
    }

    /// An attachment too large to be decoded is covered by the checksum of the data section.
    [[nodiscard]] bool isAttachmentCrcValid(const RecordLocation& place)
    {
        if (place.length > RecordCursor::largestDecoded)
            return true;
        const auto attachment =
            RecordCursor(m_view, place.offset, m_file.size()).decode<Attachment>(place);
        if (!attachment || attachment->crc == 0)
            return attachment.has_value();
        // Size of all fields before the CRC: two times, two u32 lengths with their texts, and a u64
        // length with the data.
        const std::uint64_t summed = 2 * sizeof(std::uint64_t) + 2 * sizeof(std::uint32_t) +
                                     sizeof(std::uint64_t) + attachment->name.size() +
                                     attachment->mediaType.size() + attachment->data.bytes.size();
        const std::uint32_t said = attachment->crc;
        return io::crcOfRange(m_view, place.content(), place.content() + summed) == said;
    }

    const io::ByteSource& m_file;
    const McapLayout& m_layout;
    const std::stop_token& m_stop;
    io::ForwardView m_view;
    Inspection m_found;
    std::uint64_t m_messages = 0;
    /// Numbers of chunks with messages, and of chunks with message indexes.
    std::uint64_t m_withMessages = 0;
    std::uint64_t m_indexed = 0;
};

} // namespace

Inspection inspect(const io::ByteSource& file, const McapLayout& layout,
                   const std::stop_token& stop)
{
    return Inspector(file, layout, stop).run();
}

base::Error cancelledError(const std::filesystem::path& path)
{
    return {base::Message("%1 is as it was: its repair was stopped.", path.filename().string())};
}

base::Error incompleteReadError(const std::filesystem::path& path)
{
    return {base::Message("%1 cannot be read to its end: its disk does not answer.",
                          path.filename().string())};
}

} // namespace leadline::mcap

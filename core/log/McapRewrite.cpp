// SPDX-License-Identifier: GPL-3.0-or-later
#include "McapRewrite.h"

#include "log/Crc32.h"
#include "log/File.h"
#include "log/McapCompression.h"
#include "log/McapWriter.h"

#include <set>
#include <system_error>

namespace leadline::log::mcap {

namespace {

constexpr std::size_t chunkBytes = std::size_t{1} << 20U;

/// Copies records into a new file.
class Copy {
public:
    Copy(LockedFile& into, const std::string& library) : m_into(into), m_writer({"", library}) {}

    base::Status records(ForwardView& view, std::uint64_t begin, std::uint64_t end)
    {
        RecordCursor cursor(view, begin, end);
        while (const auto place = cursor.next()) {
            take(cursor, *place);
            if (m_writer.openBytes() >= chunkBytes)
                if (const auto written = flush(); !written)
                    return written;
        }
        return flush();
    }
    void other(const RecordCursor& cursor, const RecordPlace& place)
    {
        if (place.op == Op::Metadata) {
            if (const auto metadata = cursor.decode<Metadata>(place))
                m_writer.addMetadata(*metadata);
        } else if (const auto attachment = cursor.decode<Attachment>(place)) {
            m_writer.addAttachment(*attachment);
        }
    }
    base::Status finish()
    {
        m_writer.finish();
        if (const auto written = write(); !written)
            return written;
        return m_into.sync();
    }
    [[nodiscard]] const Statistics& statistics() const { return m_writer.statistics(); }

private:
    void take(const RecordCursor& cursor, const RecordPlace& place)
    {
        if (place.op == Op::Schema) {
            const auto schema = cursor.decode<Schema>(place);
            if (schema && m_schemas.insert(schema->id).second)
                m_writer.addSchema(*schema);
        } else if (place.op == Op::Channel) {
            const auto channel = cursor.decode<Channel>(place);
            if (channel && m_channels.insert(channel->id).second)
                m_writer.addChannel(*channel);
        } else if (place.op == Op::Message) {
            const auto message = cursor.decode<Message>(place);
            if (message && m_channels.contains(message->channelId))
                m_writer.addMessage(*message);
        }
    }
    base::Status flush()
    {
        m_writer.closeChunk();
        return write();
    }
    base::Status write()
    {
        const auto bytes = m_writer.take();
        const auto written = m_into.writeAt(m_size, bytes);
        m_size += bytes.size();
        return written;
    }

    LockedFile& m_into;
    McapWriter m_writer;
    std::set<std::uint16_t> m_schemas;
    std::set<std::uint16_t> m_channels;
    std::uint64_t m_size = 0;
};

base::Status copyRegion(const LockedFile& file, const Region& region, Copy& copy, bool& lossy)
{
    if (region.compression.empty()) {
        ForwardView view(file);
        Crc32 crc;
        const bool sound =
            !region.chunk || region.crc == 0 ||
            (addStretch(crc, view, region.begin, region.end) && crc.value() == region.crc);
        lossy = lossy || !sound;
        return copy.records(view, region.begin, region.end);
    }
    std::vector<std::byte> compressed(static_cast<std::size_t>(region.end - region.begin));
    compressed.resize(file.readAt(region.begin, compressed));
    const auto all = uncompress(region.compression, compressed);
    lossy = lossy || (!all.whole && !region.torn);
    SpillFile records;
    if (const auto kept = records.append(all.bytes); !kept)
        return kept.error();
    ForwardView view(records);
    return copy.records(view, 0, records.size());
}

base::Status copyAll(LockedFile& file, const McapLayout& layout, Copy& copy, bool& lossy)
{
    ForwardView view(file);
    const RecordCursor cursor(view, 0, file.size());
    for (const RecordPlace& place : layout.others())
        copy.other(cursor, place);
    for (const Region& region : layout.regions())
        if (const auto copied = copyRegion(file, region, copy, lossy); !copied)
            return copied;
    return copy.finish();
}

} // namespace

base::Status rewrite(LockedFile& file, const McapLayout& layout, RepairReport& report)
{
    const std::filesystem::path path = file.path();
    std::filesystem::path beside = path;
    beside += ".repairing";
    std::error_code failed;
    // One that a crash left behind holds nothing that is not in the recording.
    std::filesystem::remove(beside, failed);
    LockedFile::Failure failure{};
    const auto made = LockedFile::open(beside, LockedFile::Make::New, failure);
    if (!made)
        return failure.error;
    Copy copy(*made, layout.library().empty() ? "Leadline (repaired)" : layout.library());
    bool lossy = layout.bytesLost() > 0;
    if (const auto copied = copyAll(file, layout, copy, lossy); !copied) {
        std::filesystem::remove(beside, failed);
        return copied;
    }
    if (lossy) {
        report.original = path;
        report.original += ".damaged";
        std::filesystem::create_hard_link(path, report.original, failed);
        if (failed) {
            std::filesystem::remove(beside, failed);
            return base::Error{path.filename().string() +
                               " is damaged, and no copy of it could be kept: it was not changed."};
        }
    }
    std::filesystem::rename(beside, path, failed);
    if (failed)
        return base::Error{path.filename().string() + " could not be replaced by the repaired "
                                                      "file."};
    syncFolder(path.parent_path());
    const Statistics& statistics = copy.statistics();
    report.messages = statistics.messageCount;
    report.bytesDropped = layout.bytesLost();
    if (report.messages > 0)
        report.end = std::chrono::nanoseconds(static_cast<std::int64_t>(statistics.messageEndTime));
    return base::done();
}

} // namespace leadline::log::mcap

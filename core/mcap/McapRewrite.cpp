// SPDX-License-Identifier: GPL-3.0-or-later
#include "McapRewrite.h"

#include "McapInspection.h"
#include "mcap/McapRegionRecords.h"
#include "mcap/McapWriter.h"

#include <map>
#include <system_error>
#include <utility>

namespace leadline::mcap {

namespace {

constexpr std::size_t chunkBytes = std::size_t{1} << 20U;
/// More bytes after the last complete record than this are damage, not an interrupted write.
constexpr std::uint64_t largestTornRecord = std::uint64_t{64} << 10U;

/// Size of the largest record that is copied; RepairReport::sentence() mentions larger ones.
constexpr std::uint64_t largestCopied = std::uint64_t{256} << 20U;

/// Decodes records that RecordCursor considers too large, up to the size that is copied.
template<class Record>
std::optional<Record> decodeAny(io::ForwardView& view, const RecordLocation& place)
{
    if (place.length > largestCopied)
        return std::nullopt;
    const auto length = static_cast<std::size_t>(place.length);
    const base::ByteSpan content = view.at(place.content(), length);
    return content.size() == length ? decodeRecord<Record>(content) : std::nullopt;
}

/// Copies records into a new file.
class Copy {
public:
    Copy(io::LockedFile& into, const std::string& library) : m_into(into), m_writer({"", library})
    {
    }

    void readDeclarations(const RegionRecords& records, const Region& region,
                          const std::vector<IndexedMessage>& index)
    {
        io::ForwardView view(*records.source);
        if (!records.sound) {
            const RegionVisitor take{
                .declaration = [&](const RecordCursor&,
                                   const RecordLocation& place) { learn(view, place); },
                .message = [](const RegionMessage&) {}};
            static_cast<void>(
                salvage(view, {records.begin, records.end, records.whole}, region, index, take));
            return;
        }
        RecordCursor cursor(view, records.begin, records.end);
        while (const auto place = cursor.next())
            learn(view, *place);
    }
    /// Keeps a schema or channel; the first record with an id counts.
    void learn(io::ForwardView& view, const RecordLocation& place)
    {
        const bool schema = place.op == Op::Schema;
        if (!schema && place.op != Op::Channel)
            return;
        const RecordCursor cursor(view, place.offset, place.end());
        std::optional<std::uint16_t> id;
        if (const auto found = schema ? cursor.decode<Schema>(place) : std::nullopt)
            id = found->id;
        if (const auto found = schema ? std::nullopt : cursor.decode<Channel>(place))
            id = found->id;
        m_lossy = m_lossy || !id;
        if (!id || (schema && *id == 0))
            return;
        const base::ByteSpan content =
            view.at(place.content(), static_cast<std::size_t>(place.length));
        (schema ? m_schemas : m_channels).try_emplace(*id, content.begin(), content.end());
    }
    void writeDeclarations()
    {
        for (const auto& [id, content] : m_schemas)
            if (const auto schema = decodeRecord<Schema>(content))
                m_writer.addSchema(*schema);
        for (const auto& [id, content] : m_channels)
            if (auto channel = decodeRecord<Channel>(content)) {
                if (!m_schemas.contains(channel->schemaId))
                    channel->schemaId = 0;
                m_writer.addChannel(*channel);
            }
    }
    base::Status messages(const RegionRecords& records, const Region& region,
                          const std::vector<IndexedMessage>& index)
    {
        io::ForwardView view(*records.source);
        base::Status written = base::done();
        const auto taken = [&](const RecordLocation& place, std::optional<std::uint64_t> time) {
            if (!written)
                return;
            take(view, place, time);
            if (m_writer.openBytes() >= chunkBytes)
                written = flush();
        };
        if (!records.sound) {
            const RegionVisitor take{
                .declaration = [](const RecordCursor&, const RecordLocation&) {},
                .message =
                    [&](const RegionMessage& message) { taken(message.place, message.logTime); }};
            static_cast<void>(
                salvage(view, {records.begin, records.end, records.whole}, region, index, take));
        } else {
            RecordCursor cursor(view, records.begin, records.end);
            while (const auto place = cursor.next())
                taken(*place, std::nullopt);
        }
        return written ? flush() : written;
    }
    void note(const Metadata& metadata) { m_writer.addMetadata(metadata); }
    void other(io::ForwardView& view, const RecordLocation& place)
    {
        countTooLarge(place);
        if (place.op == Op::Metadata) {
            const auto metadata = decodeAny<Metadata>(view, place);
            m_lossy = m_lossy || !metadata;
            if (metadata)
                m_writer.addMetadata(*metadata);
        } else {
            const auto attachment = decodeAny<Attachment>(view, place);
            m_lossy = m_lossy || !attachment;
            if (attachment)
                m_writer.addAttachment(*attachment);
        }
    }
    base::Status finish()
    {
        m_writer.finish();
        if (auto written = write(); !written)
            return written;
        return m_into.sync();
    }
    void setLossy() { m_lossy = true; }
    /// True if something in the old file is missing in the new one.
    [[nodiscard]] bool lossy() const { return m_lossy; }
    [[nodiscard]] std::uint64_t tooLarge() const { return m_tooLarge; }
    [[nodiscard]] const Statistics& statistics() const { return m_writer.statistics(); }

private:
    /// Copies a record; `time` replaces the time of a message from a damaged region.
    void take(io::ForwardView& view, const RecordLocation& place, std::optional<std::uint64_t> time)
    {
        if (place.op != Op::Message) {
            // Records of unknown types are not copied.
            m_lossy = m_lossy || place.op > Op::DataEnd;
            return;
        }
        countTooLarge(place);
        auto message = decodeAny<Message>(view, place);
        const bool takes = message && m_channels.contains(message->channelId);
        m_lossy = m_lossy || !takes;
        if (!takes)
            return;
        message->logTime = time.value_or(message->logTime);
        m_writer.addMessage(*message);
    }
    void countTooLarge(const RecordLocation& place)
    {
        if (place.length > largestCopied)
            ++m_tooLarge;
    }
    base::Status flush()
    {
        m_writer.closeChunk();
        return write();
    }
    base::Status write()
    {
        const auto bytes = m_writer.take();
        auto written = m_into.writeAt(m_size, bytes);
        m_size += bytes.size();
        return written;
    }

    io::LockedFile& m_into;
    McapWriter m_writer;
    /// Contents of the records by id.
    std::map<std::uint16_t, std::vector<std::byte>> m_schemas;
    std::map<std::uint16_t, std::vector<std::byte>> m_channels;
    std::uint64_t m_size = 0;
    std::uint64_t m_tooLarge = 0;
    bool m_lossy = false;
};

// Copies all records, or fewer if it is stopped. Schemas and channels come first: in a damaged file
// a message may precede its channel, and the channel may exist only in the summary.
base::Status copyAll(const io::ByteSource& file, const McapLayout& layout, const McapDamage& damage,
                     Copy& copy, const std::stop_token& stop)
{
    io::ForwardView view(file);
    for (const RecordLocation& place : layout.others())
        copy.other(view, place);
    if (const auto note = damage.note())
        copy.note(*note);
    // The copies in the summary take precedence over records in a damaged chunk.
    bool summaryLearned = false;
    const auto loadSummary = [&] {
        if (!std::exchange(summaryLearned, true))
            for (const RecordLocation& place : layout.summary())
                copy.learn(view, place);
    };
    const auto indexed = [&](const Region& region) { return indexedMessages(view, region); };
    for (const Region& region : layout.regions()) {
        if (stop.stop_requested())
            return base::done();
        const RegionRecords records = recordsOf(file, region);
        if (!records.sound)
            loadSummary();
        copy.readDeclarations(records, region, indexed(region));
        if (!region.torn && !(records.whole && records.sound))
            copy.setLossy();
    }
    loadSummary();
    copy.writeDeclarations();
    for (const Region& region : layout.regions()) {
        if (stop.stop_requested())
            return base::done();
        if (auto copied = copy.messages(recordsOf(file, region), region, indexed(region)); !copied)
            return copied;
    }
    return copy.finish();
}

constexpr int maxPerName = 1000;

std::filesystem::path storedName(const std::filesystem::path& path, int number)
{
    std::filesystem::path kept = path;
    kept += number == 1 ? ".damaged" : ".damaged-" + std::to_string(number);
    return kept;
}

std::filesystem::path repairPathOf(const std::filesystem::path& path)
{
    std::filesystem::path beside = path;
    beside += repairSuffix;
    return beside;
}

/// Keeps the old file under another name, so that nothing is lost; returns an empty path if that
/// failed.
std::filesystem::path keepOriginal(const std::filesystem::path& path)
{
    for (int i = 1; i < maxPerName; ++i) {
        const std::filesystem::path kept = storedName(path, i);
        std::error_code failed;
        if (std::filesystem::exists(kept, failed) || failed)
            continue;
        std::filesystem::create_hard_link(path, kept, failed);
        // The file systems of memory cards have no hard links; with them, the original name is free
        // for a moment.
        if (failed)
            std::filesystem::rename(path, kept, failed);
        return failed ? std::filesystem::path() : kept;
    }
    return {};
}

/// Restores the original state, since the new file could not take the old one's place.
base::Error restoreFromBackup(const std::filesystem::path& path, std::filesystem::path& original)
{
    const std::string name = path.filename().string();
    std::error_code failed;
    if (std::filesystem::exists(path, failed)) {
        // In this case the kept file is a second name of the same file.
        if (!original.empty() && std::filesystem::equivalent(path, original, failed))
            std::filesystem::remove(original, failed);
    } else if (!original.empty()) {
        std::filesystem::rename(original, path, failed);
        if (failed)
            return {
                base::Message("%1 could not be replaced by the repaired file: it is kept as %2.",
                              name, original.filename().string())};
    }
    std::filesystem::remove(repairPathOf(path), failed);
    original.clear();
    return {base::Message("%1 could not be replaced by the repaired file.", name)};
}

} // namespace

void restoreName(const std::filesystem::path& path)
{
    const std::filesystem::path beside = repairPathOf(path);
    std::error_code failed;
    if (std::filesystem::exists(path, failed) || failed || !std::filesystem::exists(beside, failed))
        return;
    // A process that makes the file holds its lock until both names are right.
    io::LockedFile::Failure failure{};
    const auto held = io::LockedFile::open(beside, io::LockedFile::Make::Existing, failure);
    if (!held || !held->isThere() || std::filesystem::exists(path, failed))
        return;
    // Of several kept originals the newest is used.
    std::filesystem::path newest;
    std::filesystem::file_time_type newestTime{};
    for (int i = 1; i < maxPerName; ++i) {
        const std::filesystem::path kept = storedName(path, i);
        const auto time = std::filesystem::last_write_time(kept, failed);
        if (!failed && (newest.empty() || time > newestTime)) {
            newest = kept;
            newestTime = time;
        }
    }
    if (newest.empty())
        return;
    std::filesystem::rename(newest, path, failed);
    if (failed)
        return;
    // The unfinished file holds nothing that is not in the recording.
    std::filesystem::remove(beside, failed);
    io::syncFolder(path.parent_path());
}

base::Status rewrite(io::LockedFile& file, const io::ShortReadSource& source,
                     const McapLayout& layout, const McapDamage& damage, RepairReport& report,
                     const std::stop_token& stop)
{
    const std::filesystem::path path = file.path();
    const std::filesystem::path beside = repairPathOf(path);
    std::error_code failed;
    // A file that a crash left behind holds nothing that is not in the recording.
    std::filesystem::remove(beside, failed);
    io::LockedFile::Failure failure{};
    const auto made = io::LockedFile::open(beside, io::LockedFile::Make::New, failure);
    if (!made)
        return failure.error;
    io::copyPermissions(path, beside);
    Copy copy(*made, layout.library().empty() ? "Leadline (repaired)" : layout.library());
    if (auto copied = copyAll(source, layout, damage, copy, stop); !copied) {
        std::filesystem::remove(beside, failed);
        return copied;
    }
    if (source.isShort() || stop.stop_requested()) {
        std::filesystem::remove(beside, failed);
        return source.isShort() ? incompleteReadError(path) : cancelledError(path);
    }
    if (report.wasDamaged || copy.lossy() || layout.bytesLost() > 0 || layout.foundFalseChunk() ||
        layout.tornBytes() > largestTornRecord) {
        report.original = keepOriginal(path);
        if (report.original.empty()) {
            std::filesystem::remove(beside, failed);
            return base::Error{
                base::Message("%1 is damaged, and no copy of it could be kept: it was not changed.",
                              path.filename().string())};
        }
    }
    std::filesystem::rename(beside, path, failed);
    if (failed)
        return restoreFromBackup(path, report.original);
    io::syncFolder(path.parent_path());
    const Statistics& statistics = copy.statistics();
    report.messages = statistics.messageCount;
    report.bytesDropped = layout.bytesLost() + layout.tornBytes();
    report.recordsTooLarge = copy.tooLarge();
    if (report.messages > 0)
        report.end = std::chrono::nanoseconds(static_cast<std::int64_t>(statistics.messageEndTime));
    return base::done();
}

} // namespace leadline::mcap

// SPDX-License-Identifier: GPL-3.0-or-later
#include "McapOutput.h"

#include <algorithm>
#include <thread>
#include <utility>

namespace leadline::exporting {

using namespace mcap;

namespace {

constexpr std::size_t chunkBytes = std::size_t{1} << 20U;
constexpr std::string_view zstd = "zstd";
/// Messages with a larger mean size usually contain echoes.
constexpr std::size_t echoBytes = 512;

std::size_t cores()
{
    return std::max(1U, std::thread::hardware_concurrency());
}

} // namespace

McapOutput::McapOutput(const std::string& library, BytesSink sink)
    : m_sink(std::move(sink)),
      m_writer(Header{"", library}),
      // One chunk waits while the others are compressed.
      m_maxWorks(cores() + 1),
      m_threadPool("export", cores())
{
    flushWriter();
}

void McapOutput::addMessage(const Message& message, base::ByteSpan more)
{
    m_writer.addMessage(message, more);
    closeIfFull();
}

void McapOutput::addMessage(std::uint16_t channel, std::uint64_t logTime, base::ByteSpan record)
{
    m_writer.addMessage(channel, logTime, record);
    closeIfFull();
}

void McapOutput::addChunk(const PackedChunk& packed)
{
    closeChunk();
    m_writer.countMessages(packed.indexes);
    auto work = freeWork();
    Chunk chunk = packed.chunk;
    const bool waits = !m_works.empty();
    if (waits) {
        work->packed.clear();
        work->packed.append(chunk.records.bytes);
        chunk.records = {work->packed.bytes()};
    }
    work->records.assign(chunk, packed.indexes);
    m_works.push_back(std::move(work));
    if (!waits)
        writeOne();
    else
        writeAbove(m_maxWorks);
}

void McapOutput::closeIfFull()
{
    if (m_writer.openBytes() >= chunkBytes)
        closeChunk();
}

void McapOutput::closeChunk()
{
    // Declarations without messages remain in the open chunk until their first message.
    if (!m_writer.hasOpenMessages())
        return;
    auto work = freeWork();
    work->chunk.clear();
    m_writer.swapChunk(work->chunk);
    work->done = m_threadPool.run([&each = *work] { pack(each); });
    m_works.push_back(std::move(work));
    writeAbove(m_maxWorks);
}

std::unique_ptr<McapOutput::Work> McapOutput::freeWork()
{
    if (m_free.empty())
        return std::make_unique<Work>();
    auto work = std::move(m_free.back());
    m_free.pop_back();
    return work;
}

void McapOutput::writeAbove(std::size_t most)
{
    while (m_works.size() > most)
        writeOne();
}

void McapOutput::pack(Work& work)
{
    const base::ByteSpan records = work.chunk.records;
    Chunk chunk{.messageStartTime = work.chunk.startTime,
                .messageEndTime = work.chunk.endTime,
                .uncompressedSize = records.size(),
                .uncompressedCrc = io::crc32(records),
                .compression = std::string(zstd),
                .records = {}};
    const std::vector<MessageIndex> indexes = work.chunk.takeIndexes();
    std::size_t messages = 0;
    for (const MessageIndex& index : indexes)
        messages += index.records.size();
    const auto contents = records.size() / messages >= echoBytes ? ZstdPacker::Contents::Echoes
                                                                 : ZstdPacker::Contents::Any;
    work.packed.clear();
    if (!work.packer.pack(records, contents, work.packed))
        // Compression fails only for lack of memory; the chunk is then stored uncompressed.
        chunk.compression.clear();
    chunk.records = {chunk.compression.empty() ? records : work.packed.bytes()};
    work.records.assign(chunk, indexes);
}

void McapOutput::writeOne()
{
    auto work = std::move(m_works.front());
    m_works.pop_front();
    // A chunk that was compressed before has no task.
    if (work->done.valid())
        work->done.get();
    flushWriter();
    m_writer.addChunk(work->records);
    for (const base::ByteSpan part : work->records.parts())
        m_good = m_good && m_sink(part);
    m_free.push_back(std::move(work));
}

void McapOutput::writeAll()
{
    closeChunk();
    writeAbove(0);
}

void McapOutput::flushWriter()
{
    if (const auto made = m_writer.take(); !made.empty())
        m_good = m_good && m_sink(made);
}

void McapOutput::addMetadata(const std::string& name, base::ByteSpan record)
{
    writeAll();
    m_writer.addMetadata(name, record);
    flushWriter();
}

void McapOutput::addMetadata(const Metadata& metadata)
{
    std::vector<std::byte> record;
    appendRecord(record, metadata);
    addMetadata(metadata.name, record);
}

void McapOutput::beginAttachment(const AttachmentIndex& index)
{
    writeAll();
    m_writer.beginAttachment(index);
}

void McapOutput::write(base::ByteSpan bytes)
{
    m_writer.append(bytes);
    flushWriter();
}

void McapOutput::finish()
{
    writeAll();
    // Declarations without a message are written only to the summary.
    OpenChunk unused;
    m_writer.swapChunk(unused);
    m_writer.finish();
    flushWriter();
}

namespace {

/// Fields of an attachment that precede its data.
struct AttachmentHead {
    std::uint64_t logTime = 0;
    std::uint64_t createTime = 0;
    std::string name;
    std::string mediaType;
    std::uint64_t dataSize = 0;

    static constexpr base::FieldList fields{&AttachmentHead::logTime, &AttachmentHead::createTime,
                                            &AttachmentHead::name, &AttachmentHead::mediaType,
                                            &AttachmentHead::dataSize};
};
constexpr std::uint64_t longestAttachmentHead = std::uint64_t{1} << 20U;

// Attachments may be larger than the memory: only their heads are decoded.
bool copyAttachment(const RecordLocation& place, io::ForwardView& view, McapOutput& output)
{
    const auto headSize = std::min<std::uint64_t>(place.length, longestAttachmentHead);
    const base::ByteSpan begin = view.at(place.content(), static_cast<std::size_t>(headSize));
    if (begin.size() < headSize)
        return false;
    const auto head = decodeRecord<AttachmentHead>(begin);
    if (!head)
        return true;
    output.beginAttachment({.offset = 0,
                            .length = place.end() - place.offset,
                            .logTime = head->logTime,
                            .createTime = head->createTime,
                            .dataSize = head->dataSize,
                            .name = head->name,
                            .mediaType = head->mediaType});
    for (std::uint64_t at = place.offset; at < place.end() && output.good();) {
        const auto wanted = std::min<std::uint64_t>(place.end() - at, io::ForwardView::step);
        const base::ByteSpan bytes = view.at(at, static_cast<std::size_t>(wanted));
        if (bytes.empty())
            return false;
        output.write(bytes);
        at += bytes.size();
    }
    return true;
}

} // namespace

bool copyNote(const RecordLocation& place, io::ForwardView& view, McapOutput& output)
{
    if (place.op != Op::Metadata)
        return copyAttachment(place, view, output);
    const auto metadata = RecordCursor(view, 0, view.size()).decode<Metadata>(place);
    const auto whole = static_cast<std::size_t>(place.end() - place.offset);
    if (place.length <= RecordCursor::largestDecoded &&
        view.at(place.offset, whole).size() != whole)
        return false;
    if (metadata)
        output.addMetadata(metadata->name, view.at(place.offset, whole));
    return true;
}

} // namespace leadline::exporting

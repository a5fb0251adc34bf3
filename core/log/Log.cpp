// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/Log.h"

#include "log/StreamClassifier.h"
#include "mavlink/FramePeek.h"

#include <algorithm>
#include <array>

namespace leadline::log {

namespace {

/// Packs a piece into 8 bytes; its offset is below 2^40, its length below 2^24.
constexpr std::uint64_t packPiece(const Piece& piece)
{
    return piece.offset | (std::uint64_t{piece.length} << 40U);
}

constexpr Piece unpackPiece(std::uint64_t bits)
{
    return {bits & FrameEntry::maxPosition, static_cast<std::uint32_t>(bits >> 40U)};
}

/// These blocks take 16 MiB and hold the entries of a dive, so that a search by time needs no disk.
constexpr std::size_t entryBlocksInMemory = 256;
constexpr std::size_t pieceBlocksInMemory = 16;
constexpr std::size_t frameMebibytesInMemory = 64;

static_assert(mavlink::highestMessageId <= 0xffff, "the index keeps ids in 16 bits");

/// Entry of a frame whose position is not known yet.
FrameEntry entryOf(StreamNumber stream, std::uint16_t messageId, base::ByteSpan bytes, Time time,
                   bool untimed = false)
{
    return {.length = static_cast<std::uint32_t>(bytes.size()),
            .stream = stream,
            .messageId = messageId,
            .time = time,
            .untimed = untimed};
}

} // namespace

Log::Log() : Log(nullptr) {}

Log::Log(std::unique_ptr<io::ByteSource> file)
    : m_file(std::move(file)),
      m_spill(m_cache),
      m_entries(m_spill, entryBlocksInMemory),
      m_pieces(m_spill, pieceBlocksInMemory),
      m_bytes(m_spill, frameMebibytesInMemory, true)
{
}

Log::~Log() = default;

std::optional<StreamNumber> Log::addStream(std::uint8_t source, ping::DeviceKind kind)
{
    const std::size_t number = m_streamCount.load(std::memory_order_relaxed);
    if (number == maxStreams)
        return std::nullopt;
    m_streams[number] = std::make_unique<Stream>(m_spill, source, kind);
    m_streamCount.store(number + 1, std::memory_order_release);
    return static_cast<StreamNumber>(number);
}

bool Log::append(StreamNumber stream, const ping::Frame& frame, Time time)
{
    return appendBytes(entryOf(stream, frame.messageId, frame.bytes, time), frame.bytes,
                       {.ping = &frame});
}

bool Log::append(StreamNumber stream, const mavlink::Frame& frame, Time time)
{
    return appendBytes(entryOf(stream, frame.messageId(), frame.bytes(), time), frame.bytes(),
                       {.sender = frame.sender()});
}

bool Log::appendFromFile(StreamNumber stream, const ping::Frame& frame, Time time, bool untimed,
                         std::span<const Piece> pieces)
{
    return appendPieces(entryOf(stream, frame.messageId, frame.bytes, time, untimed), pieces,
                        {.ping = &frame});
}

bool Log::appendFromFile(StreamNumber stream, const mavlink::Frame& frame, Time time, bool untimed,
                         std::span<const Piece> pieces)
{
    return appendPieces(entryOf(stream, frame.messageId(), frame.bytes(), time, untimed), pieces,
                        {.sender = frame.sender()});
}

bool Log::appendBytes(FrameEntry entry, base::ByteSpan bytes, const Seen& frame)
{
    entry.position = m_bytes.size();
    if (entry.position + bytes.size() > FrameEntry::maxPosition || !m_bytes.append(bytes))
        return false;
    return addEntry(entry, frame);
}

bool Log::appendPieces(FrameEntry entry, std::span<const Piece> pieces, const Seen& frame)
{
    return placePieces(entry, pieces) && addEntry(entry, frame);
}

bool Log::placePieces(FrameEntry& entry, std::span<const Piece> pieces)
{
    entry.position = pieces.front().offset;
    entry.straddles = pieces.size() > 1;
    if (pieces.back().offset + pieces.back().length > FrameEntry::maxPosition)
        return false;
    if (entry.straddles) {
        entry.position = m_pieces.size();
        for (const Piece& piece : pieces)
            if (!m_pieces.append(packPiece(piece)))
                return false;
    }
    return true;
}

bool Log::appendFromLog(StreamNumber stream, const Log& from, FrameNumber frame, Time time,
                        std::uint64_t base, const PingEntry* ping)
{
    const auto found = from.entry(frame);
    if (!found)
        return false;
    std::vector<Piece> pieces = from.piecesOf(*found);
    if (pieces.empty())
        return false;
    for (Piece& piece : pieces)
        piece.offset += base;
    FrameEntry entry = *found;
    entry.stream = stream;
    entry.time = time;
    Seen seen{.described = ping};
    std::vector<std::byte> scratch;
    if (const auto vehicles = from.readMavlink(frame, scratch))
        seen.sender = vehicles->sender();
    return placePieces(entry, pieces) && addEntry(entry, seen);
}

std::vector<Piece> Log::piecesOf(const FrameEntry& entry) const
{
    if (!entry.straddles)
        return {{entry.position, entry.length}};
    std::vector<Piece> pieces;
    std::uint32_t length = 0;
    for (std::uint64_t i = entry.position; length < entry.length; ++i) {
        const auto bits = m_pieces.at(i);
        if (!bits || unpackPiece(*bits).length == 0)
            return {};
        pieces.push_back(unpackPiece(*bits));
        length += pieces.back().length;
    }
    return pieces;
}

bool Log::addEntry(const FrameEntry& entry, const Seen& frame)
{
    const std::uint64_t number = m_entries.size();
    if (number >= std::min<std::uint64_t>(decltype(m_entries)::capacity, ~FrameNumber{0}))
        return false;
    if (entry.time < m_lastTime)
        m_inOrder.store(false, std::memory_order_release);
    m_lastTime = entry.time;
    m_entries.append(PackedEntry(entry));
    // The series are published after the entries to which they refer.
    addToSeries(entry, static_cast<FrameNumber>(number), frame);
    return true;
}

void Log::addToSeries(const FrameEntry& entry, FrameNumber number, const Seen& frame)
{
    Stream& stream = *m_streams[entry.stream];
    const std::size_t before = stream.seriesCount();
    bool added = stream.addFrame(entry.messageId, number, m_seriesCount < maxSeries);
    if (frame.sender)
        added = stream.addSenderFrame({entry.messageId, *frame.sender}, number,
                                      m_seriesCount < maxSeries) &&
                added;
    m_seriesCount += stream.seriesCount() - before;
    if (!added)
        m_allInSeries.store(false, std::memory_order_release);
    if (frame.described) {
        PingEntry here = *frame.described;
        here.frame = number;
        stream.addPing(here);
    } else if (frame.ping) {
        if (const auto ping = describePing(stream.kind(), *frame.ping, number))
            stream.addPing(*ping);
    }
}

void Log::release()
{
    m_bytes.release();
    m_entries.release();
    m_pieces.release();
    for (std::size_t i = 0; i < streamCount(); ++i)
        m_streams[i]->release();
}

std::optional<FrameEntry> Log::entry(std::uint64_t frame) const
{
    const auto packed = m_entries.at(frame);
    return packed ? std::optional(packed->unpacked()) : std::nullopt;
}

std::optional<Time> Log::timeOf(std::uint64_t frame) const
{
    const auto packed = m_entries.at(frame);
    return packed ? std::optional(packed->time()) : std::nullopt;
}

bool Log::readBytes(const FrameEntry& entry, std::span<std::byte> into) const
{
    if (!m_file)
        return m_bytes.read(entry.position, into);
    if (!entry.straddles)
        return readFile(entry.position, into) == into.size();
    std::size_t done = 0;
    for (std::uint64_t i = entry.position; done < into.size(); ++i) {
        const auto bits = m_pieces.at(i);
        if (!bits)
            return false;
        const Piece piece = unpackPiece(*bits);
        const std::size_t length = std::min<std::size_t>(piece.length, into.size() - done);
        if (length == 0 || readFile(piece.offset, into.subspan(done, length)) != length)
            return false;
        done += length;
    }
    return true;
}

std::optional<ping::Frame> Log::read(std::uint64_t frame, std::vector<std::byte>& scratch) const
{
    const auto found = entry(frame);
    if (!found || stream(found->stream).kind() == ping::DeviceKind::Vehicle)
        return std::nullopt;
    scratch.resize(found->length);
    if (!readBytes(*found, scratch))
        return std::nullopt;
    // The file may have been changed by another program; bytes that are no longer this frame are
    // not shown.
    const ping::Frame read = ping::viewFrame(scratch);
    if (read.messageId != found->messageId ||
        base::loadLittle<std::uint16_t>(scratch, 2) + std::size_t{10} != scratch.size())
        return std::nullopt;
    return read;
}

std::optional<mavlink::Frame> Log::readMavlink(std::uint64_t frame,
                                               std::vector<std::byte>& scratch) const
{
    const auto found = entry(frame);
    if (!found || stream(found->stream).kind() != ping::DeviceKind::Vehicle)
        return std::nullopt;
    scratch.resize(found->length);
    if (!readBytes(*found, scratch))
        return std::nullopt;
    const auto read = mavlink::readFrame(scratch);
    return read && read->messageId() == found->messageId ? read : std::nullopt;
}

std::size_t Log::readFile(std::uint64_t offset, std::span<std::byte> into) const
{
    return m_file ? m_cache.readAt(*m_file, offset, into) : 0;
}

std::size_t Log::memoryForFrames() const
{
    return m_bytes.blocksHeld() << 20U;
}

// Search for the number of frames before a time or before a frame.

namespace {

/// Number of items at the front of `count` items that satisfy `has`, which none of the later ones
/// does; the search begins at `near`.
template<class Has>
std::uint64_t countAtFront(std::uint64_t count, Has has, std::optional<std::uint64_t> near)
{
    std::uint64_t low = 0;
    std::uint64_t high = count;
    if (near) {
        // Moves away from `near` in growing steps until the result is enclosed.
        const std::uint64_t from = std::min(*near, high);
        const bool later = from == 0 || has(from - 1);
        (later ? low : high) = from;
        for (std::uint64_t step = 1; low < high; step *= 2) {
            const std::uint64_t to =
                later ? std::min(low + step, high) : high - std::min(step, high);
            const bool before = to == 0 || has(to - 1);
            (before ? low : high) = before ? to : to - 1;
            if (before != later)
                break;
        }
    }
    while (low < high) {
        const std::uint64_t middle = low + (high - low) / 2;
        if (has(middle))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

} // namespace

std::uint64_t Log::firstAvailable() const
{
    const std::uint64_t firstByte = m_bytes.firstAvailable();
    if (firstByte == 0)
        return 0;
    return countAtFront(
        frameCount(),
        [&](std::uint64_t i) {
            const auto at = entry(i);
            return at && at->position < firstByte;
        },
        std::nullopt);
}

template<class Series, class FrameOf>
std::uint64_t Log::search(const Series& series, Time time, FrameOf frameOf,
                          std::optional<std::uint64_t> near) const
{
    const auto isUpTo = [&](std::uint64_t i) {
        const auto item = series.at(i);
        const auto at = item ? timeOf(frameOf(*item)) : std::nullopt;
        return at && *at <= time;
    };
    if (inTimeOrder())
        return countAtFront(series.size(), isUpTo, near);
    std::uint64_t count = series.size();
    while (count > 0 && !isUpTo(count - 1))
        --count;
    return count;
}

std::uint64_t Log::countUpTo(const FrameSeries& series, Time time,
                             std::optional<std::uint64_t> near) const
{
    return search(
        series, time, [](FrameNumber frame) { return frame; }, near);
}

std::uint64_t Log::countUpTo(const PingSeries& series, Time time) const
{
    return search(series, time, [](const PingEntry& ping) { return ping.frame; });
}

std::uint64_t Log::framesUpTo(Time time) const
{
    if (inTimeOrder())
        return countAtFront(
            frameCount(),
            [&](std::uint64_t i) {
                const auto at = timeOf(i);
                return at && *at <= time;
            },
            std::nullopt);
    std::array<PackedEntry, 512> some;
    std::uint64_t count = frameCount();
    while (count > 0) {
        const auto taken = static_cast<std::size_t>(std::min<std::uint64_t>(count, some.size()));
        if (!m_entries.read(count - taken, std::span(some).first(taken)))
            return 0;
        for (std::size_t i = taken; i > 0; --i, --count)
            if (some[i - 1].time() <= time)
                return count;
    }
    return 0;
}

std::uint64_t Log::countBefore(const FrameSeries& series, std::uint64_t frame, std::uint64_t near)
{
    return countAtFront(
        series.size(),
        [&](std::uint64_t i) {
            const auto number = series.at(i);
            return number && *number < frame;
        },
        near);
}

} // namespace leadline::log

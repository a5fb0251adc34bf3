// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"
#include "log/Stream.h"
#include "mavlink/Frame.h"
#include "ping/Frame.h"

#include <array>
#include <atomic>
#include <memory>
#include <optional>
#include <vector>

namespace leadline::log {

/// Bytes of a frame in the file that is read: they may lie in several records.
struct Piece {
    std::uint64_t offset = 0;
    std::uint32_t length = 0;
};

/// All frames that were received or read, in their order: the truth that everything is drawn from.
///
/// Append-only, one writer (the io thread live, the worker for a file), any number of readers
/// that never block it. Its memory is bounded: the newest 64 MiB of frames and the newest part of
/// the index stay; the older go to a temporary file when release() is called, or stay in the file
/// that is read. Frames that cannot be kept are forgotten, and firstKept() says since when.
class Log {
public:
    static constexpr std::size_t maxStreams = FrameEntry::maxStream;
    /// Above this many series by (stream, message), or by (stream, message, sender), which only
    /// damage or malice makes, further messages have none of their own; their frames are in the
    /// log all the same.
    static constexpr std::size_t maxSeries = 1024;

    /// A log that keeps the bytes of its frames itself (live).
    Log();
    /// A log whose frames stay where they are in `file`.
    explicit Log(std::unique_ptr<io::ByteSource> file);
    ~Log();

    // The writer's.
    /// Nullopt when there are maxStreams already.
    std::optional<StreamNumber> addStream(std::uint8_t source, StreamKind kind);
    [[nodiscard]] Stream& streamForWriting(StreamNumber number) { return *m_streams[number]; }
    /// False when the log is full.
    bool append(StreamNumber stream, const ping::Frame& frame, Time time);
    bool append(StreamNumber stream, const mavlink::Frame& frame, Time time);
    /// A frame whose bytes stand in the file; `frame` is looked at for the index only.
    bool appendFromFile(StreamNumber stream, const ping::Frame& frame, Time time, bool untimed,
                        std::span<const Piece> pieces);
    bool appendFromFile(StreamNumber stream, const mavlink::Frame& frame, Time time, bool untimed,
                        std::span<const Piece> pieces);

    /// A frame of another log, whose file begins at `base` in this one's. `ping` is its place among
    /// the pings there, null where it is none. `from` is no longer written to.
    bool appendFromLog(StreamNumber stream, const Log& from, FrameNumber frame, Time time,
                       std::uint64_t base, const PingEntry* ping);

    /// Lets go of memory above the bound. By the disk thread or the worker, one at a time.
    void release();

    // The readers'.
    [[nodiscard]] std::uint64_t frameCount() const { return m_entries.size(); }
    [[nodiscard]] std::optional<FrameEntry> entry(std::uint64_t frame) const;
    [[nodiscard]] std::optional<Time> timeOf(std::uint64_t frame) const;
    /// The frame, seen in `scratch`; nullopt when it is forgotten, its medium failed, or it is one
    /// of MAVLink.
    [[nodiscard]] std::optional<ping::Frame> read(std::uint64_t frame,
                                                  std::vector<std::byte>& scratch) const;
    /// The same for the frames of MAVLink.
    [[nodiscard]] std::optional<mavlink::Frame> readMavlink(std::uint64_t frame,
                                                            std::vector<std::byte>& scratch) const;
    /// The first frame whose bytes are still to be had.
    [[nodiscard]] std::uint64_t firstKept() const;

    [[nodiscard]] std::size_t streamCount() const
    {
        return m_streamCount.load(std::memory_order_acquire);
    }
    [[nodiscard]] const Stream& stream(StreamNumber number) const { return *m_streams[number]; }

    /// How many items of a series stand at or before `time`. It is found soonest when there are
    /// about `near`, such as those up to a time shortly before.
    [[nodiscard]] std::uint64_t countUpTo(const FrameSeries& series, Time time,
                                          std::optional<std::uint64_t> near = {}) const;
    [[nodiscard]] std::uint64_t countUpTo(const PingSeries& series, Time time) const;
    /// How many frames stand at or before `time`; of several series at one time this and
    /// countBefore() find soonest what countUpTo() finds.
    [[nodiscard]] std::uint64_t framesUpTo(Time time) const;
    /// How many items of a series stand before a frame; found soonest when there are about `near`.
    [[nodiscard]] static std::uint64_t countBefore(const FrameSeries& series, std::uint64_t frame,
                                                   std::uint64_t near);

    /// False once a message had no series because there were maxSeries.
    [[nodiscard]] bool allInSeries() const { return m_allInSeries.load(std::memory_order_acquire); }

    /// False when a stamp went backwards; searches by time then look at every frame.
    [[nodiscard]] bool inTimeOrder() const { return m_inOrder.load(std::memory_order_acquire); }

    /// Where indexes that are built on this log keep their own older blocks.
    [[nodiscard]] io::Spill& spill() const { return m_spill; }
    /// What is read; null live.
    [[nodiscard]] const io::ByteSource* file() const { return m_file.get(); }
    /// Bytes of the file that is read, through the cache.
    std::size_t readFile(std::uint64_t offset, std::span<std::byte> into) const;
    [[nodiscard]] std::size_t memoryForFrames() const;

private:
    /// What the index keeps of a frame: of a sonar's, of one whose ping is described already, or of
    /// a vehicle's.
    struct Seen {
        const ping::Frame* ping = nullptr;
        const PingEntry* described = nullptr;
        std::optional<mavlink::Address> sender = {};
    };

    bool appendBytes(FrameEntry entry, base::ByteSpan bytes, const Seen& frame);
    bool appendPieces(FrameEntry entry, std::span<const Piece> pieces, const Seen& frame);
    bool placePieces(FrameEntry& entry, std::span<const Piece> pieces);
    bool addEntry(const FrameEntry& entry, const Seen& frame);
    void addToSeries(const FrameEntry& entry, FrameNumber number, const Seen& frame);
    /// Empty where they cannot be read back.
    [[nodiscard]] std::vector<Piece> piecesOf(const FrameEntry& entry) const;
    [[nodiscard]] bool readBytes(const FrameEntry& entry, std::span<std::byte> into) const;
    template<class Series, class FrameOf>
    std::uint64_t search(const Series& series, Time time, FrameOf frameOf,
                         std::optional<std::uint64_t> near = {}) const;

    std::unique_ptr<io::ByteSource> m_file;
    mutable io::BlockCache m_cache;
    mutable io::Spill m_spill;
    io::PagedArray<PackedEntry, 4096> m_entries;
    io::PagedArray<std::uint64_t, 4096> m_pieces;
    io::PagedArray<std::byte, std::size_t{1} << 20U> m_bytes;
    std::array<std::unique_ptr<Stream>, maxStreams> m_streams;
    std::atomic<std::size_t> m_streamCount = 0;
    std::atomic<bool> m_inOrder = true;
    Time m_lastTime = Time::min();
    std::size_t m_seriesCount = 0;
    std::atomic<bool> m_allInSeries = true;
};

} // namespace leadline::log

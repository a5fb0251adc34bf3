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

/// A contiguous part of a frame's bytes in the file; a frame may be spread over several records.
struct Piece {
    std::uint64_t offset = 0;
    std::uint32_t length = 0;
};

/// All frames that were received or read, in order of arrival: the source of everything displayed.
///
/// Append-only, one writer (the io thread live, the worker for a file), any number of readers
/// that never block it. Its memory is bounded: the newest 64 MiB of frames and the newest part of
/// the index stay; the older go to a temporary file when release() is called, or stay in the file
/// that is read. Frames that cannot be kept are forgotten, and firstAvailable() says since when.
class Log : public std::enable_shared_from_this<Log> {
public:
    static constexpr std::size_t maxStreams = FrameEntry::maxStream;
    /// Limit for the number of series by (stream, message) and by (stream, message, sender), which
    /// only damaged or malicious data reaches. Further messages get no series; their frames are
    /// still in the log.
    static constexpr std::size_t maxSeries = 1024;

    /// A live log, which stores the bytes of its frames.
    Log();
    /// A log of a file, which refers to frames in `file`.
    explicit Log(std::unique_ptr<io::ByteSource> file);
    ~Log();

    // For the writer.
    /// Nullopt if there are maxStreams already.
    std::optional<StreamNumber> addStream(std::uint8_t source, ping::DeviceKind kind);
    [[nodiscard]] Stream& streamForWriting(StreamNumber number) { return *m_streams[number]; }
    /// False if the log is full.
    bool append(StreamNumber stream, const ping::Frame& frame, Time time);
    bool append(StreamNumber stream, const mavlink::Frame& frame, Time time);
    /// Adds a frame whose bytes are in the file; `frame` is read only for the index.
    bool appendFromFile(StreamNumber stream, const ping::Frame& frame, Time time, bool untimed,
                        std::span<const Piece> pieces);
    bool appendFromFile(StreamNumber stream, const mavlink::Frame& frame, Time time, bool untimed,
                        std::span<const Piece> pieces);

    /// Adds a frame of another log, whose file begins at offset `base` in this log's file. `ping`
    /// is the frame's entry among the pings there, or null. `from` must not be written any more.
    bool appendFromLog(StreamNumber stream, const Log& from, FrameNumber frame, Time time,
                       std::uint64_t base, const PingEntry* ping);

    /// Spills or drops data above the memory limit. Called by one thread at a time, the disk thread
    /// or the worker.
    void release();

    // For readers.
    [[nodiscard]] std::uint64_t frameCount() const { return m_entries.size(); }
    [[nodiscard]] std::optional<FrameEntry> entry(std::uint64_t frame) const;
    [[nodiscard]] std::optional<Time> timeOf(std::uint64_t frame) const;
    /// The frame, as a view into `scratch`; nullopt if it was dropped, the medium failed, or it is
    /// a MAVLink frame.
    [[nodiscard]] std::optional<ping::Frame> read(std::uint64_t frame,
                                                  std::vector<std::byte>& scratch) const;
    /// As read(), for MAVLink frames.
    [[nodiscard]] std::optional<mavlink::Frame> readMavlink(std::uint64_t frame,
                                                            std::vector<std::byte>& scratch) const;
    /// The first frame whose bytes were not dropped.
    [[nodiscard]] std::uint64_t firstAvailable() const;

    [[nodiscard]] std::size_t streamCount() const
    {
        return m_streamCount.load(std::memory_order_acquire);
    }
    [[nodiscard]] const Stream& stream(StreamNumber number) const { return *m_streams[number]; }

    /// Number of items of a series at or before `time`. The search starts at `near`, which should
    /// be a result for a slightly earlier time.
    [[nodiscard]] std::uint64_t countUpTo(const FrameSeries& series, Time time,
                                          std::optional<std::uint64_t> near = {}) const;
    [[nodiscard]] std::uint64_t countUpTo(const PingSeries& series, Time time) const;
    /// Number of frames at or before `time`. To count in several series at one time, call this once
    /// and countBefore() for each: that is faster than countUpTo().
    [[nodiscard]] std::uint64_t framesUpTo(Time time) const;
    /// Number of items of a series before a frame. The search starts at `near`.
    [[nodiscard]] static std::uint64_t countBefore(const FrameSeries& series, std::uint64_t frame,
                                                   std::uint64_t near);

    /// False once a message got no series because maxSeries was reached.
    [[nodiscard]] bool allInSeries() const { return m_allInSeries.load(std::memory_order_acquire); }

    /// False if a time stamp went backwards; searches by time then scan all frames.
    [[nodiscard]] bool inTimeOrder() const { return m_inOrder.load(std::memory_order_acquire); }

    /// Storage for older blocks of indexes built on this log.
    [[nodiscard]] io::Spill& spill() const { return m_spill; }
    /// The file of the log; null for a live log.
    [[nodiscard]] const io::ByteSource* file() const { return m_file.get(); }
    /// Reads bytes of the log's file through the cache; returns the number of bytes read.
    std::size_t readFile(std::uint64_t offset, std::span<std::byte> into) const;
    [[nodiscard]] std::size_t memoryForFrames() const;

private:
    /// Data for the index: a sonar's frame, a ping described by another log, or the sender of a
    /// vehicle's frame.
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
    /// Empty if the pieces cannot be read.
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

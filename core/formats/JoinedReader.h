// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/EventLog.h"
#include "formats/JoinedLogs.h"

#include <vector>

namespace leadline::formats {

/// The bytes of several files, one after the other.
class JoinedBytes : public io::ByteSource {
public:
    explicit JoinedBytes(const AlignedLogs& logs);

    /// Offset at which each file begins.
    [[nodiscard]] const std::vector<std::uint64_t>& bases() const { return m_bases; }
    [[nodiscard]] std::uint64_t size() const override { return m_size; }
    [[nodiscard]] std::size_t readAt(std::uint64_t offset,
                                     std::span<std::byte> into) const override;

private:
    /// Keeps the files open.
    std::vector<std::shared_ptr<const Recording>> m_recordings;
    /// Multiples of the block size of the cache.
    std::vector<std::uint64_t> m_bases;
    std::uint64_t m_size = 0;
};

/// Merges the frames of several logs into another log in the order of time. The bytes remain in
/// their files, and nothing is parsed again.
class JoinedReader : public log::RecordingReader {
public:
    JoinedReader(AlignedLogs logs, const std::vector<std::uint64_t>& bases, log::Log& log);

    bool step(std::size_t bytes) override;
    [[nodiscard]] log::ReadCounts counts() const override { return m_counts; }
    [[nodiscard]] log::RecordingContents contents() const override { return m_contents; }
    [[nodiscard]] log::WallClock clock() const override { return m_clock; }

private:
    struct Part {
        const log::Log& from;
        log::Time zero{};
        RecordedSpan span;
        std::uint64_t base = 0;
        std::uint64_t next = 0;
        std::optional<log::Time> nextTime = {};
        /// Indexed by stream of the part's log.
        std::vector<std::optional<log::StreamNumber>> streams = {};
        std::vector<std::uint64_t> pings = {};

        void peekNext();
    };
    /// A stream of the joined log, and the stream of a part that it continues or was made from.
    struct JoinedStream {
        log::StreamNumber number = 0;
        const log::Stream* like = nullptr;
        /// End of the last part that the stream contains.
        std::optional<log::Time> until;
    };

    void appendNext(Part& part);
    [[nodiscard]] std::optional<log::StreamNumber> streamFor(Part& part, log::StreamNumber number);
    /// The marker with its time in the joined log, and with the joined name of its stream if that
    /// is known.
    [[nodiscard]] std::shared_ptr<const annotations::MarkerRecord>
    alignedMarker(const std::shared_ptr<const annotations::MarkerRecord>& mark, std::size_t number,
                  std::optional<std::chrono::nanoseconds> utcOfZero) const;
    /// Events and markers of all parts; null if there are none.
    [[nodiscard]] std::shared_ptr<const annotations::EventLog> mergedEventLog() const;
    [[nodiscard]] JoinedStream* continuedStream(const Part& part, const log::Stream& stream);
    void countAll();
    void setClock();

    AlignedLogs m_logs;
    log::Log& m_log;
    std::vector<Part> m_parts;
    std::vector<JoinedStream> m_joinedStreams;
    std::uint64_t m_frames = 0;
    std::uint64_t m_bytes = 0;
    std::uint64_t m_done = 0;
    log::ReadCounts m_counts;
    log::RecordingContents m_contents;
    log::WallClock m_clock;
};

} // namespace leadline::formats

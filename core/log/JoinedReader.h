// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/JoinedLogs.h"

#include <array>
#include <vector>

namespace leadline::log {

/// Bytes of two files, one behind the other.
class JoinedBytes : public ByteSource {
public:
    explicit JoinedBytes(const JoinedLogs& logs);

    /// Where the second one begins.
    [[nodiscard]] std::uint64_t base() const { return m_base; }
    [[nodiscard]] std::uint64_t size() const override;
    [[nodiscard]] std::size_t readAt(std::uint64_t offset,
                                     std::span<std::byte> into) const override;

private:
    /// Own the files.
    std::shared_ptr<const Recording> m_first;
    std::shared_ptr<const Recording> m_second;
    /// A whole number of the cache's blocks.
    std::uint64_t m_base;
};

/// Lays the frames of two logs into a third one, in the order of time. Their bytes stay where they
/// are; nothing is parsed again.
class JoinedReader : public RecordingReader {
public:
    JoinedReader(JoinedLogs logs, std::uint64_t secondBase, Log& log);

    bool step(std::size_t bytes) override;
    [[nodiscard]] ReadCounts counts() const override { return m_counts; }
    [[nodiscard]] RecordingContents contents() const override { return m_contents; }
    [[nodiscard]] WallClock clock() const override { return m_clock; }

private:
    struct Part {
        const Log& from;
        Time zero{};
        std::uint64_t base = 0;
        std::uint64_t next = 0;
        /// By stream of its log.
        std::vector<std::optional<StreamNumber>> streams = {};
        std::vector<std::uint64_t> pings = {};

        [[nodiscard]] std::optional<Time> nextTime() const;
    };

    void takeNext(Part& part);
    [[nodiscard]] std::optional<StreamNumber> streamFor(Part& part, StreamNumber number);
    /// Null where neither tells any.
    [[nodiscard]] std::shared_ptr<const Happenings> happeningsOfBoth() const;
    void countAll();

    JoinedLogs m_logs;
    Log& m_log;
    std::array<Part, 2> m_parts;
    std::uint64_t m_frames = 0;
    ReadCounts m_counts;
    RecordingContents m_contents;
    WallClock m_clock;
};

} // namespace leadline::log

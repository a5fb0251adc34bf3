// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/Log.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace leadline::echo {

/// The occurrences of one message in a MAVLink stream, searched by time. It remembers the last
/// position, so nearby queries are cheap. Used by one thread; the log may grow meanwhile.
class SeriesCursor {
public:
    SeriesCursor(const log::Log& log, log::StreamNumber stream, std::uint16_t messageId)
        : m_log(&log),
          m_stream(stream),
          m_messageId(messageId)
    {
    }

    [[nodiscard]] std::uint64_t size() const;
    /// Number of messages at or before `time`. If times in the log go backwards, the count nearest
    /// to the last position is returned.
    [[nodiscard]] std::uint64_t countUpTo(log::Time time);
    [[nodiscard]] std::optional<log::FrameNumber> number(std::uint64_t index) const;
    [[nodiscard]] std::optional<log::Time> timeOf(std::uint64_t index) const;
    /// The frame's bytes are in `scratch`; nullopt if they cannot be read.
    [[nodiscard]] std::optional<mavlink::Frame> read(std::uint64_t index,
                                                     std::vector<std::byte>& scratch) const;

private:
    [[nodiscard]] const log::FrameSeries* series() const;
    [[nodiscard]] bool isUpTo(std::uint64_t index, log::Time time) const;

    const log::Log* m_log;
    log::StreamNumber m_stream;
    std::uint16_t m_messageId;
    std::uint64_t m_last = 0;
};

} // namespace leadline::echo

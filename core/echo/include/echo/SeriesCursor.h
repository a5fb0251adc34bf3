// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/Log.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace leadline::echo {

/// One message of a stream of MAVLink, found by time. Remembers where it looked last: what is asked
/// for shortly before or behind costs next to nothing. Used by one thread; the log may grow.
class SeriesCursor {
public:
    SeriesCursor(const log::Log& log, log::StreamNumber stream, std::uint16_t messageId)
        : m_log(&log),
          m_stream(stream),
          m_messageId(messageId)
    {
    }

    [[nodiscard]] std::uint64_t size() const;
    /// How many stand at or before `time`. Where times go back in the log, those around the place
    /// looked at last count.
    [[nodiscard]] std::uint64_t countUpTo(log::Time time);
    [[nodiscard]] std::optional<log::FrameNumber> number(std::uint64_t index) const;
    [[nodiscard]] std::optional<log::Time> timeOf(std::uint64_t index) const;
    /// Its bytes live in `scratch`.
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

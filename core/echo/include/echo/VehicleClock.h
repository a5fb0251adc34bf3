// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/SeriesCursor.h"
#include "mavlink/PendingTimesyncs.h"

#include <array>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <vector>

namespace leadline::echo {

/// Offset of a vehicle's clock from the log's at any time of the log, from TIMESYNC replies to the
/// requests that the log holds as sent.
///
/// The value for a second uses the replies of its own minute and the minute before, up to its
/// beginning, so it is the same live and in replay, and in any order of queries. Used by one
/// thread; the log may grow meanwhile.
class VehicleClock {
public:
    /// `system` is the system id of the autopilot in `stream`.
    VehicleClock(const log::Log& log, log::StreamNumber stream, std::uint8_t system);

    /// Vehicle time minus log time; nullopt without replies.
    [[nodiscard]] std::optional<base::Duration> offsetAt(log::Time time);

    /// Log time at which the vehicle stamped a message with `bootMs` (milliseconds since its start)
    /// that arrived at `arrival`; nullopt if unknown or implausible.
    [[nodiscard]] std::optional<log::Time> stamped(std::uint32_t bootMs, log::Time arrival);

private:
    static constexpr std::int64_t secondsOfPart = 60;

    /// State of one minute of the log.
    struct Part {
        mavlink::PendingTimesyncs timesyncs;
        log::Time begin{};
        /// Next reply, and per sent stream the next request, to be processed.
        std::uint64_t nextReply = 0;
        std::map<log::StreamNumber, std::uint64_t> nextRequest;
        /// Number of the half second that holds the last request used.
        std::int64_t lastSlot = std::numeric_limits<std::int64_t>::min();
        /// Number of seconds whose offset is computed.
        std::size_t known = 0;
        std::array<std::optional<base::Duration>, secondsOfPart> offsets{};
        std::uint64_t used = 0;
    };

    Part& part(std::int64_t number);
    void extend(Part& part, std::int64_t number, std::size_t seconds);
    void feed(Part& part, log::Time until);
    void addRequest(Part& part, const SeriesCursor& requests, std::uint64_t index, log::Time at);
    void addReply(Part& part, std::uint64_t index, log::Time at);
    void findRequestStreams();

    const log::Log* m_log;
    std::uint8_t m_system;
    SeriesCursor m_replies;
    /// TIMESYNC requests in the streams that hold sent frames.
    std::map<log::StreamNumber, SeriesCursor> m_requests;
    std::map<std::int64_t, Part> m_parts;
    std::uint64_t m_accessCount = 0;
    std::vector<std::byte> m_scratch;
};

} // namespace leadline::echo

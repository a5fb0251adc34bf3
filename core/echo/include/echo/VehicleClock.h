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

/// How far a vehicle's clock is ahead of that of the log, at any time of the log: from its replies
/// to the TIMESYNC requests that the log holds as sent, paired as on the timing page.
///
/// What holds in a second is what was known at its beginning, from the replies of the minute before
/// it and of its own: the same live and in replay, from wherever one comes. Used by one thread; the
/// log may grow.
class VehicleClock {
public:
    /// `system` is that of the autopilot that is heard in `stream`.
    VehicleClock(const log::Log& log, log::StreamNumber stream, std::uint8_t system);

    /// The vehicle's time less the log's; nullopt where no replies came.
    [[nodiscard]] std::optional<base::Duration> offsetAt(log::Time time);

    /// When, by the log's clock, the vehicle stamped a message that came at `arrival` with the
    /// milliseconds since its start; nullopt where that is not known or cannot be.
    [[nodiscard]] std::optional<log::Time> stamped(std::uint32_t bootMs, log::Time arrival);

private:
    static constexpr std::int64_t secondsOfPart = 60;

    /// A minute of the log.
    struct Part {
        mavlink::PendingTimesyncs book;
        log::Time begin{};
        /// Of the replies and of each stream of requests, those before it are in.
        std::uint64_t nextReply = 0;
        std::map<log::StreamNumber, std::uint64_t> nextRequest;
        /// The half second of the last request that was taken.
        std::int64_t lastSlot = std::numeric_limits<std::int64_t>::min();
        /// Whole seconds that are known.
        std::size_t known = 0;
        std::array<std::optional<base::Duration>, secondsOfPart> offsets{};
        std::uint64_t used = 0;
    };

    Part& part(std::int64_t number);
    void extend(Part& part, std::int64_t number, std::size_t seconds);
    void feed(Part& part, log::Time until);
    void hearRequest(Part& part, const SeriesCursor& requests, std::uint64_t index, log::Time at);
    void hearReply(Part& part, std::uint64_t index, log::Time at);
    void lookForRequests();

    const log::Log* m_log;
    std::uint8_t m_system;
    SeriesCursor m_replies;
    /// Of the streams that hold what was sent.
    std::map<log::StreamNumber, SeriesCursor> m_requests;
    std::map<std::int64_t, Part> m_parts;
    std::uint64_t m_uses = 0;
    std::vector<std::byte> m_scratch;
};

} // namespace leadline::echo

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "mavlink/Address.h"
#include "mavlink/RecentDurations.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace leadline::mavlink {

/// What one component made of the requests of a stream, from its first reply on.
struct ProbeStatistics {
    /// Requests that were replied to or are lost.
    std::uint64_t expected = 0;
    std::uint64_t replies = 0;
    /// Not replied to in time, nor later.
    std::uint64_t lost = 0;
    /// Replies to what had been lost; among `replies`.
    std::uint64_t late = 0;
    /// Further replies to the same request.
    std::uint64_t duplicates = 0;
    RecentDurations roundTrips;
    /// Smoothed difference between one round trip and the next (RFC 3550: a sixteenth of each).
    base::Duration jitter{};

    [[nodiscard]] double lossShare() const
    {
        return expected == 0 ? 0 : static_cast<double>(lost) / static_cast<double>(expected);
    }
};

/// What makes a request known again in its reply.
struct ProbeKey {
    std::uint64_t stamp = 0;
    std::uint32_t seq = 0;

    friend constexpr auto operator<=>(const ProbeKey&, const ProbeKey&) = default;
};

/// Requests on their way, and who replied to them: one request may be replied to by many. A reply
/// is lost after max(3 s, 4 x p99 of the round trips of its component), which must have replied
/// once.
class PendingProbes {
public:
    enum class Outcome : std::uint8_t {
        /// Answers no request that is known: it is somebody else's, or too old.
        Unknown,
        InTime,
        Late,
        Duplicate
    };
    struct Reply {
        Outcome outcome = Outcome::Unknown;
        base::Instant sent;
        base::Duration roundTrip{};
    };
    static constexpr base::Duration leastTimeout = std::chrono::seconds(3);

    /// Told of a request that `from` did not reply to in time; a late reply to it may still come.
    using Lost = std::function<void(Address from, base::Instant sent)>;

    /// A request is forgotten after `keep`.
    explicit PendingProbes(base::Duration keep, Lost lost = {})
        : m_keep(keep),
          m_lost(std::move(lost))
    {
    }

    /// With `timeout` it is for one request, whatever its component is used to take. What is sent
    /// again while it is not forgotten is the same request, sent when it was sent first.
    void sent(const ProbeKey& key, Address target, base::Instant at,
              std::optional<base::Duration> timeout = {});
    /// Is there such a request that is not forgotten yet?
    [[nodiscard]] bool knows(const ProbeKey& key, base::Instant now);
    Reply replied(const ProbeKey& key, Address from, base::Instant at);
    /// Decides what is lost by now. Times never go back.
    void judge(base::Instant now);

    [[nodiscard]] std::uint64_t sentCount() const { return m_nextNumber; }
    [[nodiscard]] const std::map<Address, ProbeStatistics>& statistics() const
    {
        return m_statistics;
    }

private:
    struct Answer {
        Address from;
        bool isLost = false;
    };
    struct Request {
        ProbeKey key;
        /// More than one when it was sent to several.
        std::vector<Address> targets;
        base::Instant sent;
        std::optional<base::Duration> timeout;
        std::vector<Answer> answers;
    };
    struct Responder {
        /// Number of the request that is judged next.
        std::uint64_t next = 0;
        base::Duration timeout = leastTimeout;
    };
    static constexpr std::size_t mostRequests = 4096;

    [[nodiscard]] std::uint64_t firstNumber() const { return m_nextNumber - m_requests.size(); }
    void judge(Address from, Responder& responder, base::Instant now);
    /// The component was meant to answer: it did, or it has lost the request.
    void settle(Address from, Request& request);
    void count(Address from, base::Duration roundTrip);
    void forgetOldest();

    base::Duration m_keep;
    Lost m_lost;
    /// By number, from firstNumber() on.
    std::deque<Request> m_requests;
    std::map<ProbeKey, std::uint64_t> m_numbers;
    std::uint64_t m_nextNumber = 0;
    std::map<Address, Responder> m_responders;
    std::map<Address, ProbeStatistics> m_statistics;
};

/// So many answers a second to each sender, and no more, however much it asks.
class AnswerLimit {
public:
    explicit AnswerLimit(std::size_t mostPerSecond) : m_mostPerSecond(mostPerSecond) {}

    /// May a request of this moment be answered? Then it is taken as answered.
    [[nodiscard]] bool mayAnswer(Address sender, base::Instant now);

private:
    std::size_t m_mostPerSecond;
    std::map<Address, std::deque<base::Instant>> m_answered;
};

} // namespace leadline::mavlink

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

/// Statistics of one component's replies to requests, from its first reply on.
struct ProbeStatistics {
    /// Requests that were replied to or are lost.
    std::uint64_t expected = 0;
    std::uint64_t replies = 0;
    /// Requests without a reply so far that timed out.
    std::uint64_t lost = 0;
    /// Replies that arrived after the timeout; included in `replies`.
    std::uint64_t late = 0;
    /// Additional replies to the same request.
    std::uint64_t duplicates = 0;
    RecentDurations roundTrips;
    /// Smoothed difference between consecutive round trips (RFC 3550: gain 1/16).
    base::Duration jitter{};

    [[nodiscard]] double lossShare() const
    {
        return expected == 0 ? 0 : static_cast<double>(lost) / static_cast<double>(expected);
    }
};

/// Identifies a request in its replies.
struct ProbeKey {
    std::uint64_t stamp = 0;
    std::uint32_t seq = 0;

    friend constexpr auto operator<=>(const ProbeKey&, const ProbeKey&) = default;
};

/// Pending requests and the components that replied; one request may have replies of several. A
/// reply is lost after max(3 s, 4 x p99 of the component's round trips), and only counted for
/// components that replied at least once.
class PendingProbes {
public:
    enum class Outcome : std::uint8_t {
        /// The reply matches no pending request: it is for another program, or too old.
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
    static constexpr base::Duration minTimeout = std::chrono::seconds(3);

    /// Called when `from` did not reply in time to the request sent at `sent`; a late reply may
    /// still come.
    using Lost = std::function<void(Address from, base::Instant sent)>;

    /// Requests are dropped after `keep`.
    explicit PendingProbes(base::Duration keep, Lost lost = {})
        : m_keep(keep),
          m_lost(std::move(lost))
    {
    }

    /// `timeout` replaces the component's usual timeout for this request. A key that is sent again
    /// while pending is the same request, with the time of the first.
    void sent(const ProbeKey& key, Address target, base::Instant at,
              std::optional<base::Duration> timeout = {});
    /// True if a request with this key is pending.
    [[nodiscard]] bool contains(const ProbeKey& key, base::Instant now);
    Reply replied(const ProbeKey& key, Address from, base::Instant at);
    /// Decides which replies are lost. `now` must not decrease.
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
        /// More than one if the request was sent to several targets.
        std::vector<Address> targets;
        base::Instant sent;
        std::optional<base::Duration> timeout;
        std::vector<Answer> answers;
    };
    struct Responder {
        /// Number of the next request to be decided.
        std::uint64_t next = 0;
        base::Duration timeout = minTimeout;
    };
    static constexpr std::size_t maxRequests = 4096;

    [[nodiscard]] std::uint64_t firstNumber() const { return m_nextNumber - m_requests.size(); }
    void judge(Address from, Responder& responder, base::Instant now);
    /// Counts the request as lost for the component if it was a target and did not reply.
    void settle(Address from, Request& request);
    void count(Address from, base::Duration roundTrip);
    void forgetOldest();

    base::Duration m_keep;
    Lost m_lost;
    /// In the order of their numbers, starting at firstNumber().
    std::deque<Request> m_requests;
    std::map<ProbeKey, std::uint64_t> m_numbers;
    std::uint64_t m_nextNumber = 0;
    std::map<Address, Responder> m_responders;
    std::map<Address, ProbeStatistics> m_statistics;
};

/// Limits the replies to each sender to a number per second.
class AnswerLimit {
public:
    explicit AnswerLimit(std::size_t maxPerSecond) : m_maxPerSecond(maxPerSecond) {}

    /// Whether a request received at `now` may be answered; if so it is counted as answered.
    [[nodiscard]] bool mayAnswer(Address sender, base::Instant now);

private:
    std::size_t m_maxPerSecond;
    std::map<Address, std::deque<base::Instant>> m_answered;
};

} // namespace leadline::mavlink

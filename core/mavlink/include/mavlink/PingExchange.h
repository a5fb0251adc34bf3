// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "base/Timer.h"
#include "mavlink/Address.h"
#include "mavlink/LinkMessages.h"
#include "mavlink/PendingProbes.h"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace leadline::mavlink {

/// A PING message: a request is addressed to 0/0; a reply repeats time stamp and sequence number
/// and is addressed to the sender of the request.
struct PingStamps {
    std::uint64_t timeUsec = 0;
    std::uint32_t seq = 0;
    Address target;

    [[nodiscard]] static constexpr PingStamps of(const Ping& message)
    {
        return {message.timeUsec, message.seq, {message.targetSystem, message.targetComponent}};
    }
    [[nodiscard]] constexpr Ping message() const
    {
        return {timeUsec, seq, target.system, target.component};
    }
    friend constexpr bool operator==(const PingStamps&, const PingStamps&) = default;
};

/// Sends PING requests to everybody on one link, single or periodic, and answers requests.
class PingExchange {
public:
    struct Settings {
        Address own;
        bool answers = true;
        /// Sequence number of the first request; wraps around to 0.
        std::uint32_t firstSeq = 0;
    };

    struct Reply {
        Address from;
        std::uint32_t seq = 0;
        /// InTime, Late or Duplicate.
        PendingProbes::Outcome outcome = PendingProbes::Outcome::InTime;
        base::Duration roundTrip{};
    };

    struct Callbacks {
        std::function<void(const PingStamps&)> send;
        /// Called for each reply to our requests; may be empty.
        std::function<void(const Reply&)> replied;
    };

    /// Counts of messages other than replies to our requests.
    struct Counts {
        std::uint64_t requests = 0;
        std::uint64_t answered = 0;
        /// Requests beyond maxAnswersPerSecond per sender, or while answering is off.
        std::uint64_t unanswered = 0;
        /// Replies to other programs.
        std::uint64_t toOthers = 0;
        /// Replies to us that match no request of the last minute.
        std::uint64_t unknown = 0;
    };

    /// Gets the replies that arrived in time, in order; none means a timeout.
    using OnceDone = std::function<void(const std::vector<Reply>&)>;

    static constexpr base::Duration usualTimeout = std::chrono::seconds(3);
    static constexpr base::Duration usualInterval = std::chrono::seconds(1);
    static constexpr base::Duration shortestInterval = std::chrono::milliseconds(10);
    static constexpr std::size_t maxAnswersPerSecond = 10;
    /// How long requests are remembered; replies after that count as unknown.
    static constexpr base::Duration memory = std::chrono::seconds(60);

    PingExchange(base::Clock& clock, Settings settings, Callbacks callbacks);

    void setOwn(Address own) { m_settings.own = own; }
    void setAnswers(bool answers) { m_settings.answers = answers; }

    /// Sends one request. `done` is called when `enough` components replied, or after `timeout`.
    /// Later replies count as late.
    void pingOnce(OnceDone done, base::Duration timeout = usualTimeout, std::size_t enough = 1);
    /// Sends a request now and after every interval, which is at least shortestInterval.
    void startStream(base::Duration interval = usualInterval);
    void stopStream() { m_next.stop(); }
    [[nodiscard]] bool isStreaming() const { return m_next.isSet(); }

    /// `arrived` is the time stamp from the thread that read the port.
    void received(const PingStamps& stamps, Address from, base::Instant arrived);

    /// Loss and round trips by component until now.
    [[nodiscard]] const std::map<Address, ProbeStatistics>& statistics();
    [[nodiscard]] std::uint64_t sentCount() const { return m_probes.sentCount(); }
    [[nodiscard]] const Counts& counts() const { return m_counts; }

private:
    struct Single {
        explicit Single(base::Clock& clock) : timeout(clock) {}

        ProbeKey key;
        OnceDone done;
        std::size_t enough = 1;
        std::vector<Reply> replies;
        base::Timer timeout;
    };

    ProbeKey sendRequest(std::optional<base::Duration> patience);
    void sendNext(base::Duration interval);
    void answer(const PingStamps& stamps, Address from, base::Instant arrived);
    void handleReply(const PingStamps& stamps, Address from, base::Instant arrived);
    void notifySingle(const ProbeKey& key, const Reply& reply);
    void finish(const ProbeKey& key);

    base::Clock& m_clock;
    Settings m_settings;
    Callbacks m_callbacks;
    base::Instant m_start;
    std::uint32_t m_seq = 0;
    base::Timer m_next;
    PendingProbes m_probes{memory};
    AnswerLimit m_limit{maxAnswersPerSecond};
    std::map<ProbeKey, std::unique_ptr<Single>> m_singles;
    Counts m_counts;
};

} // namespace leadline::mavlink

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mavlink/LinkMessages.h"
#include "mavlink/LinkStatistics.h"
#include "mavlink/MessageAges.h"
#include "mavlink/PendingTimesyncs.h"
#include "mavlink/ProbeHistory.h"
#include "mavlink/RateMeter.h"

#include <array>
#include <deque>
#include <map>
#include <optional>
#include <set>

namespace leadline::mavlink {

/// How one message of a component comes.
class MessageTiming {
public:
    enum class Stamp : std::uint8_t {
        /// The message carries no time.
        None,
        /// Against the clock that TIMESYNC knows: true within the bound.
        Known,
        /// TIMESYNC knows nothing: against the fastest message.
        Relative,
        /// Of another clock than the one that TIMESYNC knows, such as that of the day.
        OtherClock
    };

    /// A message that is not periodic comes when it is asked for or something happens.
    explicit MessageTiming(bool isPeriodic) : m_isPeriodic(isPeriodic) {}

    void add(base::Instant at) { m_rate.add(at); }
    void addAge(const MessageAge& age, Stamp stamp);

    [[nodiscard]] bool isPeriodic() const { return m_isPeriodic; }
    [[nodiscard]] const RateMeter& rate() const { return m_rate; }
    [[nodiscard]] Stamp stamp() const { return m_stamp; }
    /// The median of the newest, and the bound of the newest one; nothing without a stamp.
    [[nodiscard]] std::optional<MessageAge> age() const;
    /// It came in a rhythm, and should have come again.
    [[nodiscard]] bool hasStopped(base::Instant now) const;

private:
    static constexpr std::size_t mostAges = 16;

    bool m_isPeriodic;
    RateMeter m_rate;
    Stamp m_stamp = Stamp::None;
    std::optional<base::Duration> m_bound;
    std::deque<base::Duration> m_ages;
};

/// What is known of the timing of one component.
struct ComponentTiming {
    /// The offset as it was estimated at a moment.
    struct OffsetAt {
        base::Instant at;
        base::Duration offset{};
        base::Duration bound{};
    };
    /// Its clock was set, or it started again.
    struct Event {
        base::Instant at;
        bool isReboot = false;
        /// By how much the offset changed; nullopt until it is known.
        std::optional<base::Duration> step;
    };

    std::optional<Heartbeat> heartbeat;
    base::Instant lastHeard;
    base::Instant lastHeartbeat;
    RecentLoss loss;
    ProbeHistory timesync;
    ProbeHistory ping;
    /// Of the newest reply to TIMESYNC.
    std::optional<TimesyncVersion> version;
    std::deque<OffsetAt> offsets;
    std::deque<Event> events;
    std::map<std::uint16_t, MessageTiming> messages;
};

/// Watches one link over the frames that went over it, in their order, live or from a log: who
/// answers TIMESYNC and PING how fast, how far the clocks are apart, and how old messages are. What
/// is told is of the last five minutes, and the same whether they were fed from the beginning or
/// from `lead` before them.
class LinkTiming {
public:
    static constexpr base::Duration shown = std::chrono::minutes(5);
    /// What the estimates at the beginning of the five minutes rest on.
    static constexpr base::Duration lead = std::chrono::seconds(110);

    enum class Way : std::uint8_t {
        Received,
        Sent,
        /// Both in one stream, as ground stations record it: what a ground station says was sent.
        Mixed
    };

    LinkTiming();
    LinkTiming(const LinkTiming&) = delete;
    LinkTiming& operator=(const LinkTiming&) = delete;

    /// Replies to TIMESYNC without a target are ignored. Before the first frame.
    void setStrictVersion2(bool strict) { m_timesync.setStrictVersion2(strict); }
    void add(const Frame& frame, base::Instant at, Way way);
    /// Decides what is lost by now, and forgets what is older than is shown. Times never go back.
    void judge(base::Instant now);

    [[nodiscard]] const std::map<Address, ComponentTiming>& components() const
    {
        return m_components;
    }
    /// Nullopt while the component's clock is not known.
    [[nodiscard]] std::optional<OffsetEstimate> offset(Address component, base::Instant at) const;
    /// How many samples its estimate rests on.
    [[nodiscard]] std::size_t offsetSamples(Address component) const;
    /// Smoothed difference between one round trip and the next.
    [[nodiscard]] base::Duration jitter(Address component, bool byPing, base::Instant now);
    /// Replies of TIMESYNC to somebody else's requests.
    [[nodiscard]] std::uint64_t foreignReplies() const { return m_foreign.size(); }
    /// Another program of this link uses TIMESYNC, too.
    [[nodiscard]] bool othersSynchronise() const { return m_othersAsked.has_value(); }
    /// It was asked by TIMESYNC or PING, alone or with everybody.
    [[nodiscard]] bool wasAsked(Address component) const;

private:
    [[nodiscard]] bool isOurs(const Frame& frame, Way way);
    void takeSent(const Frame& frame, base::Instant at);
    void takeReceived(const Frame& frame, base::Instant at);
    void takeTimesync(const Timesync& message, Address from, base::Instant at);
    void takePing(const Ping& message, Address from, base::Instant at);
    void learnOffset(const PendingTimesyncs::Reply& reply, base::Instant at);
    /// False when it is known already.
    bool noteReboot(Address component, base::Instant at);
    void noteMessage(const Frame& frame, base::Instant at);

    PendingTimesyncs m_timesync;
    PendingProbes m_ping;
    LinkStatistics m_statistics;
    MessageAges m_ages;
    std::set<Address> m_groundStations;
    std::map<Address, ComponentTiming> m_components;
    std::deque<base::Instant> m_foreign;
    std::optional<base::Instant> m_othersAsked;
    /// Whom the requests were for, and the newest of each.
    std::map<Address, base::Instant> m_asked;
};

} // namespace leadline::mavlink

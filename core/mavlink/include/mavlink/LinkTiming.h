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

/// Timing of one kind of message of a component.
class MessageTiming {
public:
    enum class Stamp : std::uint8_t {
        /// The message carries no time stamp.
        None,
        /// Age relative to the clock known by TIMESYNC, accurate within the bound.
        Known,
        /// The clock is unknown: age relative to the fastest message.
        Relative,
        /// The stamp is from another clock than that known by TIMESYNC, such as the time of day.
        OtherClock
    };

    /// Non-periodic messages are sent on request or for events.
    explicit MessageTiming(bool isPeriodic) : m_isPeriodic(isPeriodic) {}

    void add(base::Instant at) { m_rate.add(at); }
    void addAge(const MessageAge& age, Stamp stamp);

    [[nodiscard]] bool isPeriodic() const { return m_isPeriodic; }
    [[nodiscard]] const RateMeter& rate() const { return m_rate; }
    [[nodiscard]] Stamp stamp() const { return m_stamp; }
    /// Median age of the latest messages, with the bound of the newest; nullopt without stamps.
    [[nodiscard]] std::optional<MessageAge> age() const;
    /// True if a periodic message is overdue.
    [[nodiscard]] bool hasStopped(base::Instant now) const;

private:
    static constexpr std::size_t maxAges = 16;

    bool m_isPeriodic;
    RateMeter m_rate;
    Stamp m_stamp = Stamp::None;
    std::optional<base::Duration> m_bound;
    std::deque<base::Duration> m_ages;
};

/// Timing of one component.
struct ComponentTiming {
    /// The clock offset as estimated at a moment.
    struct OffsetAt {
        base::Instant at;
        base::Duration offset{};
        base::Duration bound{};
    };
    /// The component's clock was set, or it restarted.
    struct Event {
        base::Instant at;
        bool isReboot = false;
        /// Change of the offset; nullopt until it is known.
        std::optional<base::Duration> step;
    };

    std::optional<Heartbeat> heartbeat;
    base::Instant lastHeard;
    base::Instant lastHeartbeat;
    RecentLoss loss;
    ProbeHistory timesync;
    ProbeHistory ping;
    /// Version of the newest TIMESYNC reply.
    std::optional<TimesyncVersion> version;
    std::deque<OffsetAt> offsets;
    std::deque<Event> events;
    std::map<std::uint16_t, MessageTiming> messages;
};

/// Analyses the frames of one link in order, live or from a log: response to TIMESYNC and PING,
/// clock offsets, ages of messages. Results cover the last five minutes, and are the same whether
/// frames are added from the beginning or from `lead` before these minutes.
class LinkTiming {
public:
    static constexpr base::Duration shown = std::chrono::minutes(5);
    /// Time before the five minutes that affects the estimates at their beginning.
    static constexpr base::Duration lead = std::chrono::seconds(110);

    enum class Direction : std::uint8_t {
        Received,
        Sent,
        /// Both directions in one stream, as ground stations record it; frames of ground stations
        /// are taken as sent.
        Mixed
    };

    LinkTiming();
    LinkTiming(const LinkTiming&) = delete;
    LinkTiming& operator=(const LinkTiming&) = delete;

    /// Ignores TIMESYNC replies without a target. Call it before the first frame.
    void setStrictVersion2(bool strict) { m_timesync.setStrictVersion2(strict); }
    void add(const Frame& frame, base::Instant at, Direction direction);
    /// Decides which requests are lost and drops data older than five minutes. `now` must not
    /// decrease.
    void judge(base::Instant now);

    [[nodiscard]] const std::map<Address, ComponentTiming>& components() const
    {
        return m_components;
    }
    /// Nullopt while the offset of the component's clock is unknown.
    [[nodiscard]] std::optional<OffsetEstimate> offset(Address component, base::Instant at) const;
    /// Number of samples in the offset estimate.
    [[nodiscard]] std::size_t offsetSamples(Address component) const;
    /// Smoothed difference between consecutive round trips.
    [[nodiscard]] base::Duration jitter(Address component, bool byPing, base::Instant now);
    /// Number of TIMESYNC replies to requests of other programs.
    [[nodiscard]] std::uint64_t foreignReplies() const { return m_foreign.size(); }
    /// True if another program on this link uses TIMESYNC.
    [[nodiscard]] bool othersSynchronise() const { return m_othersRequestedAt.has_value(); }
    /// True if a TIMESYNC or PING request was sent to it or to everybody.
    [[nodiscard]] bool wasAsked(Address component) const;

private:
    [[nodiscard]] bool isOurs(const Frame& frame, Direction direction);
    void handleSent(const Frame& frame, base::Instant at);
    void handleReceived(const Frame& frame, base::Instant at);
    void handleTimesync(const Timesync& message, Address from, base::Instant at);
    void handlePing(const Ping& message, Address from, base::Instant at);
    void updateOffset(const PendingTimesyncs::Reply& reply, base::Instant at);
    /// False if that reboot is already known.
    bool recordReboot(Address component, base::Instant at);
    void recordMessage(const Frame& frame, base::Instant at);

    PendingTimesyncs m_timesync;
    PendingProbes m_ping;
    LinkStatistics m_statistics;
    MessageAges m_ages;
    std::set<Address> m_groundStations;
    std::map<Address, ComponentTiming> m_components;
    std::deque<base::Instant> m_foreign;
    std::optional<base::Instant> m_othersRequestedAt;
    /// Targets of requests, with the time of the newest request to each.
    std::map<Address, base::Instant> m_asked;
};

} // namespace leadline::mavlink

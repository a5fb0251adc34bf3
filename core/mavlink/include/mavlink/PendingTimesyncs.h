// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "mavlink/Address.h"
#include "mavlink/ClockOffset.h"
#include "mavlink/LinkMessages.h"
#include "mavlink/PendingProbes.h"

#include <bitset>
#include <cstdint>
#include <map>
#include <optional>
#include <set>

namespace leadline::mavlink {

/// A TIMESYNC message: a request with tc1 0 and the stamp of its sender in ts1, or the reply, which
/// mirrors ts1 and has the stamp of the replier in tc1 (ns).
struct TimesyncStamps {
    std::int64_t tc1 = 0;
    std::int64_t ts1 = 0;
    /// 0/0 where the message has none: everybody.
    Address target;

    [[nodiscard]] static constexpr TimesyncStamps of(const Timesync& message)
    {
        return {message.tc1, message.ts1, {message.targetSystem, message.targetComponent}};
    }
    [[nodiscard]] constexpr Timesync message() const
    {
        return {tc1, ts1, target.system, target.component};
    }
    friend constexpr bool operator==(const TimesyncStamps&, const TimesyncStamps&) = default;
};

/// How a component addresses its replies.
enum class TimesyncVersion : std::uint8_t {
    /// To whoever asked.
    V2,
    /// To nobody: other programs may take them for theirs, as we might theirs.
    V1,
    /// To a system that is not on this link: older PX4 sends bytes that nobody has set.
    BadTarget
};

/// What is known of one component by TIMESYNC.
struct TimesyncResult {
    /// Of its newest reply.
    TimesyncVersion version = TimesyncVersion::V2;
    /// Once said, not said again.
    bool saidVersion1 = false;
    ClockOffset clock;
};

/// Pairs requests of TIMESYNC on one link with the replies to them, as they happen or as they stand
/// in a log, and learns the clocks of the components from them.
class PendingTimesyncs {
public:
    struct Reply {
        Address from;
        TimesyncVersion version = TimesyncVersion::V2;
        /// InTime, Late or Duplicate.
        PendingProbes::Outcome outcome = PendingProbes::Outcome::InTime;
        base::Duration roundTrip{};
        /// What the estimator made of it; a duplicate is not shown to it.
        std::optional<ClockOffset::Outcome> clock;
        bool isFirstOfVersion1 = false;
    };

    struct Counts {
        /// Replies to requests that are not ours.
        std::uint64_t foreign = 0;
        /// Replies to ours, but addressed to another system of this link.
        std::uint64_t toOthers = 0;
        /// Replies without a target, ignored by strictVersion2.
        std::uint64_t refusedVersion1 = 0;
        /// Replies with stamps that cannot be.
        std::uint64_t impossible = 0;
        std::uint64_t requests = 0;
    };

    /// Of a request: a reply that comes later is foreign.
    static constexpr base::Duration memory = ClockOffset::longestRoundTrip;

    explicit PendingTimesyncs(PendingProbes::Lost lost = {}) : m_book(memory, std::move(lost)) {}

    /// Whose requests are ours.
    void setOwn(std::set<Address> own) { m_own = std::move(own); }
    [[nodiscard]] const std::set<Address>& own() const { return m_own; }
    /// Ignores replies of version 1, too.
    void setStrictVersion2(bool strict) { m_strictVersion2 = strict; }

    /// A request of ours left.
    void sent(std::int64_t ts1, Address target, base::Instant at);
    /// Any message of this system came over this link.
    void heard(std::uint8_t system) { m_heard.set(system); }
    /// A request of somebody else.
    void requested(Address from);
    /// Nullopt for what is none to a request of ours: it is counted.
    std::optional<Reply> replied(const TimesyncStamps& stamps, Address from, base::Instant arrived);
    /// The component is known to have started again: its estimate starts anew, too.
    void rebooted(Address component);

    /// Loss and round trips by component.
    [[nodiscard]] const std::map<Address, ProbeStatistics>& statistics(base::Instant now);
    [[nodiscard]] std::uint64_t sentCount() const { return m_book.sentCount(); }
    [[nodiscard]] const std::map<Address, TimesyncResult>& results() const { return m_results; }
    /// Null while nothing is known of it.
    [[nodiscard]] const ClockOffset* clockOf(Address component) const;
    [[nodiscard]] const Counts& counts() const { return m_counts; }
    /// Systems whose requests others answered, and how many replies that were. ArduPilot's are
    /// known by its system id, which it adds to its stamps of whole microseconds; the rest is 0.
    [[nodiscard]] const std::map<std::uint8_t, std::uint64_t>& foreignAskers() const
    {
        return m_foreignAskers;
    }
    /// Another program of this link uses TIMESYNC, too: peers of version 1 may be disturbed.
    [[nodiscard]] bool othersSynchronise() const { return m_othersAsk; }

private:
    [[nodiscard]] std::optional<TimesyncVersion> versionOf(Address target);
    void countForeign(std::int64_t ts1);

    PendingProbes m_book;
    std::set<Address> m_own;
    bool m_strictVersion2 = false;
    std::bitset<256> m_heard;
    std::map<Address, TimesyncResult> m_results;
    Counts m_counts;
    std::map<std::uint8_t, std::uint64_t> m_foreignAskers;
    bool m_othersAsk = false;
};

} // namespace leadline::mavlink

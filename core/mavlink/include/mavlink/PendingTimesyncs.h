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

/// A TIMESYNC message: a request has tc1 0 and the sender's time stamp in ts1; a reply repeats ts1
/// and has the replier's time stamp in tc1 (ns).
struct TimesyncStamps {
    std::int64_t tc1 = 0;
    std::int64_t ts1 = 0;
    /// 0/0 if the message has no target.
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
    /// To the sender of the request.
    V2,
    /// Without a target: such replies may be mistaken for other programs' and vice versa.
    V1,
    /// To a system that is not on this link: older PX4 versions send uninitialised bytes.
    BadTarget
};

/// What TIMESYNC revealed about one component.
struct TimesyncResult {
    /// From its newest reply.
    TimesyncVersion version = TimesyncVersion::V2;
    /// The first reply of version 1 was already reported.
    bool reportedVersion1 = false;
    ClockOffset clock;
};

/// Matches TIMESYNC requests on one link with their replies, live or from a log, and estimates the
/// components' clocks.
class PendingTimesyncs {
public:
    struct Reply {
        Address from;
        TimesyncVersion version = TimesyncVersion::V2;
        /// InTime, Late or Duplicate.
        PendingProbes::Outcome outcome = PendingProbes::Outcome::InTime;
        base::Duration roundTrip{};
        /// Result of the clock estimate; nullopt for a duplicate, which is not used.
        std::optional<ClockOffset::Outcome> clock;
        bool isFirstOfVersion1 = false;
    };

    struct Counts {
        /// Replies to requests of other programs.
        std::uint64_t foreign = 0;
        /// Replies to own requests, but addressed to another system on this link.
        std::uint64_t toOthers = 0;
        /// Replies without a target that were ignored because of setStrictVersion2().
        std::uint64_t refusedVersion1 = 0;
        /// Replies with impossible time stamps.
        std::uint64_t impossible = 0;
        std::uint64_t requests = 0;
    };

    /// How long requests are remembered; replies after that count as foreign.
    static constexpr base::Duration memory = ClockOffset::longestRoundTrip;

    explicit PendingTimesyncs(PendingProbes::Lost lost = {}) : m_probes(memory, std::move(lost)) {}

    /// Addresses whose requests are ours.
    void setOwn(std::set<Address> own) { m_own = std::move(own); }
    [[nodiscard]] const std::set<Address>& own() const { return m_own; }
    /// Also ignores replies without a target.
    void setStrictVersion2(bool strict) { m_strictVersion2 = strict; }

    /// A request of ours was sent.
    void sent(std::int64_t ts1, Address target, base::Instant at);
    /// A message of this system was received on this link.
    void heard(std::uint8_t system) { m_heard.set(system); }
    /// A request of another program was received.
    void requested(Address from);
    /// Nullopt if this is no valid reply to a request of ours; it is counted in counts().
    std::optional<Reply> replied(const TimesyncStamps& stamps, Address from, base::Instant arrived);
    /// The component is known to have restarted, so its clock estimate is restarted.
    void rebooted(Address component);

    /// Loss and round trips by component.
    [[nodiscard]] const std::map<Address, ProbeStatistics>& statistics(base::Instant now);
    [[nodiscard]] std::uint64_t sentCount() const { return m_probes.sentCount(); }
    [[nodiscard]] const std::map<Address, TimesyncResult>& results() const { return m_results; }
    /// Null while there is no reply from the component.
    [[nodiscard]] const ClockOffset* clockOf(Address component) const;
    [[nodiscard]] const Counts& counts() const { return m_counts; }
    /// Number of replies to other systems' requests, by system id. ArduPilot adds its system id to
    /// time stamps in whole microseconds; all others are counted under 0.
    [[nodiscard]] const std::map<std::uint8_t, std::uint64_t>& foreignRequesters() const
    {
        return m_foreignRequesters;
    }
    /// True if another program on this link uses TIMESYNC. Replies of version 1, which name no
    /// target, may then confuse it.
    [[nodiscard]] bool othersSynchronise() const { return m_othersRequest; }

private:
    [[nodiscard]] std::optional<TimesyncVersion> versionOf(Address target);
    void countForeign(std::int64_t ts1);

    PendingProbes m_probes;
    std::set<Address> m_own;
    bool m_strictVersion2 = false;
    std::bitset<256> m_heard;
    std::map<Address, TimesyncResult> m_results;
    Counts m_counts;
    std::map<std::uint8_t, std::uint64_t> m_foreignRequesters;
    bool m_othersRequest = false;
};

} // namespace leadline::mavlink

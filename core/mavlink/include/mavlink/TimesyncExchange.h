// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "base/Timer.h"
#include "mavlink/Address.h"
#include "mavlink/AnswerLimit.h"
#include "mavlink/ClockOffset.h"
#include "mavlink/ProbeBook.h"

#include <bitset>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace leadline::mavlink {

/// A TIMESYNC message: a request with tc1 0 and the stamp of its sender in ts1, or the reply, which
/// mirrors ts1 and has the stamp of the replier in tc1 (ns).
struct TimesyncStamps {
    std::int64_t tc1 = 0;
    std::int64_t ts1 = 0;
    /// 0/0 where the message has none: everybody.
    Address target;

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

/// Asks components of one link for their clocks by TIMESYNC, and answers when that is switched on.
class TimesyncExchange {
public:
    struct Settings {
        Address own;
        /// Differs between the links of this program: the low byte of its stamps.
        std::uint8_t link = 0;
        bool answers = false;
        /// Ignores replies of version 1, too.
        bool strictVersion2 = false;
    };

    struct Reply {
        Address from;
        TimesyncVersion version = TimesyncVersion::V2;
        /// InTime, Late or Duplicate.
        ProbeBook::Fate fate = ProbeBook::Fate::InTime;
        base::Duration roundTrip{};
        /// What the estimator made of it; a duplicate is not shown to it.
        std::optional<ClockOffset::Fate> clock;
    };

    struct Callbacks {
        std::function<void(const TimesyncStamps&)> send;
        /// Replies to us, as they come. May be empty, as the next one.
        std::function<void(const Reply&)> replied;
        /// The component's first reply without a target.
        std::function<void(Address)> foundVersion1;
    };

    /// What was ignored, and what others do on this link.
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
        std::uint64_t answered = 0;
    };

    static constexpr base::Duration shortestInterval = std::chrono::milliseconds(100);
    static constexpr base::Duration usualInterval = std::chrono::seconds(1);
    /// Of a request: a reply that comes later is foreign.
    static constexpr base::Duration memory = ClockOffset::longestRoundTrip;

    TimesyncExchange(base::Clock& clock, Settings settings, Callbacks callbacks);

    void set(const Settings& settings) { m_settings = settings; }

    /// Asks each of them now and every interval, which is made no shorter than shortestInterval;
    /// 0/0 asks who answers. Without any it stops.
    void stream(std::vector<Address> targets, base::Duration interval = usualInterval);
    void askOnce(Address target);

    /// Any message of this system came over this link.
    void heard(std::uint8_t system) { m_heard.set(system); }
    /// `arrived` is the stamp of the thread that read the port.
    void received(const TimesyncStamps& stamps, Address from, base::Instant arrived);
    /// The component is known to have started again: its estimate starts anew, too.
    void rebooted(Address component);

    /// Loss and round trips by component, as of now.
    [[nodiscard]] const std::map<Address, ProbeStatistics>& statistics();
    [[nodiscard]] std::uint64_t sentCount() const { return m_book.sentCount(); }
    [[nodiscard]] const std::map<Address, TimesyncResult>& results() const { return m_results; }
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
    void askAll();
    void takeRequest(const TimesyncStamps& stamps, Address from, base::Instant arrived);
    void takeReply(const TimesyncStamps& stamps, Address from, base::Instant arrived);
    void countForeign(std::int64_t ts1);
    [[nodiscard]] std::int64_t nextStamp();

    base::Clock& m_clock;
    Settings m_settings;
    Callbacks m_callbacks;
    base::Instant m_start;
    std::int64_t m_lastStamp = 0;
    std::vector<Address> m_targets;
    base::Duration m_interval = usualInterval;
    base::Timer m_next;
    ProbeBook m_book{memory};
    AnswerLimit m_limit;
    std::bitset<256> m_heard;
    std::map<Address, TimesyncResult> m_results;
    Counts m_counts;
    std::map<std::uint8_t, std::uint64_t> m_foreignAskers;
    bool m_othersAsk = false;
};

} // namespace leadline::mavlink

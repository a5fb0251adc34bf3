// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "base/Timer.h"
#include "mavlink/Address.h"
#include "mavlink/PendingProbes.h"
#include "mavlink/PendingTimesyncs.h"

#include <cstdint>
#include <functional>
#include <map>
#include <vector>

namespace leadline::mavlink {

/// Requests clock stamps from components on one link by TIMESYNC, and answers requests if enabled.
class TimesyncExchange {
public:
    struct Settings {
        Address own;
        /// Number that differs between the links of this program; used as the low byte of time
        /// stamps.
        std::uint8_t link = 0;
        bool answers = false;
        /// Also ignores replies without a target.
        bool strictVersion2 = false;
    };

    using Reply = PendingTimesyncs::Reply;

    struct Callbacks {
        std::function<void(const TimesyncStamps&)> send;
        /// Called for each reply to our requests. This and the next one may be empty.
        std::function<void(const Reply&)> replied;
        /// Called for the component's first reply without a target.
        std::function<void(Address)> foundVersion1;
    };

    /// Counts of ignored replies and of other programs' messages.
    struct Counts : PendingTimesyncs::Counts {
        std::uint64_t answered = 0;
    };

    static constexpr base::Duration shortestInterval = std::chrono::milliseconds(100);
    static constexpr base::Duration usualInterval = std::chrono::seconds(1);
    static constexpr base::Duration memory = PendingTimesyncs::memory;

    TimesyncExchange(base::Clock& clock, Settings settings, Callbacks callbacks);

    void set(const Settings& settings);

    /// Sends requests to all targets now and after every interval, which is at least
    /// shortestInterval; 0/0 addresses everybody. An empty list stops the stream.
    void stream(std::vector<Address> targets, base::Duration interval = usualInterval);
    void requestOnce(Address target);

    /// A message of this system was received on this link.
    void heard(std::uint8_t system) { m_pending.heard(system); }
    /// `arrived` is the time stamp from the thread that read the port.
    void received(const TimesyncStamps& stamps, Address from, base::Instant arrived);
    /// The component is known to have restarted, so its clock estimate is restarted.
    void rebooted(Address component) { m_pending.rebooted(component); }

    /// Loss and round trips by component until now.
    [[nodiscard]] const std::map<Address, ProbeStatistics>& statistics()
    {
        return m_pending.statistics(m_clock.now());
    }
    [[nodiscard]] std::uint64_t sentCount() const { return m_pending.sentCount(); }
    [[nodiscard]] const std::map<Address, TimesyncResult>& results() const
    {
        return m_pending.results();
    }
    [[nodiscard]] Counts counts() const { return {m_pending.counts(), m_answered}; }
    [[nodiscard]] const std::map<std::uint8_t, std::uint64_t>& foreignRequesters() const
    {
        return m_pending.foreignRequesters();
    }
    [[nodiscard]] bool othersSynchronise() const { return m_pending.othersSynchronise(); }

private:
    void requestAll();
    void handleRequest(const TimesyncStamps& stamps, Address from, base::Instant arrived);
    void handleReply(const TimesyncStamps& stamps, Address from, base::Instant arrived);
    [[nodiscard]] std::int64_t nextStamp();

    base::Clock& m_clock;
    Settings m_settings;
    Callbacks m_callbacks;
    base::Instant m_start;
    std::int64_t m_lastStamp = 0;
    std::vector<Address> m_targets;
    base::Duration m_interval = usualInterval;
    base::Timer m_next;
    PendingTimesyncs m_pending;
    AnswerLimit m_limit;
    std::uint64_t m_answered = 0;
};

} // namespace leadline::mavlink

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

    using Reply = PendingTimesyncs::Reply;

    struct Callbacks {
        std::function<void(const TimesyncStamps&)> send;
        /// Replies to us, as they come. May be empty, as the next one.
        std::function<void(const Reply&)> replied;
        /// The component's first reply without a target.
        std::function<void(Address)> foundVersion1;
    };

    /// What was ignored, and what others do on this link.
    struct Counts : PendingTimesyncs::Counts {
        std::uint64_t answered = 0;
    };

    static constexpr base::Duration shortestInterval = std::chrono::milliseconds(100);
    static constexpr base::Duration usualInterval = std::chrono::seconds(1);
    static constexpr base::Duration memory = PendingTimesyncs::memory;

    TimesyncExchange(base::Clock& clock, Settings settings, Callbacks callbacks);

    void set(const Settings& settings);

    /// Asks each of them now and every interval, which is made no shorter than shortestInterval;
    /// 0/0 asks who answers. Without any it stops.
    void stream(std::vector<Address> targets, base::Duration interval = usualInterval);
    void askOnce(Address target);

    /// Any message of this system came over this link.
    void heard(std::uint8_t system) { m_book.heard(system); }
    /// `arrived` is the stamp of the thread that read the port.
    void received(const TimesyncStamps& stamps, Address from, base::Instant arrived);
    /// The component is known to have started again: its estimate starts anew, too.
    void rebooted(Address component) { m_book.rebooted(component); }

    /// Loss and round trips by component, as of now.
    [[nodiscard]] const std::map<Address, ProbeStatistics>& statistics()
    {
        return m_book.statistics(m_clock.now());
    }
    [[nodiscard]] std::uint64_t sentCount() const { return m_book.sentCount(); }
    [[nodiscard]] const std::map<Address, TimesyncResult>& results() const
    {
        return m_book.results();
    }
    [[nodiscard]] Counts counts() const { return {m_book.counts(), m_answered}; }
    [[nodiscard]] const std::map<std::uint8_t, std::uint64_t>& foreignAskers() const
    {
        return m_book.foreignAskers();
    }
    [[nodiscard]] bool othersSynchronise() const { return m_book.othersSynchronise(); }

private:
    void askAll();
    void takeRequest(const TimesyncStamps& stamps, Address from, base::Instant arrived);
    void takeReply(const TimesyncStamps& stamps, Address from, base::Instant arrived);
    [[nodiscard]] std::int64_t nextStamp();

    base::Clock& m_clock;
    Settings m_settings;
    Callbacks m_callbacks;
    base::Instant m_start;
    std::int64_t m_lastStamp = 0;
    std::vector<Address> m_targets;
    base::Duration m_interval = usualInterval;
    base::Timer m_next;
    PendingTimesyncs m_book;
    AnswerLimit m_limit;
    std::uint64_t m_answered = 0;
};

} // namespace leadline::mavlink

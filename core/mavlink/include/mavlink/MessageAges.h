// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "mavlink/Address.h"
#include "mavlink/ClockOffset.h"
#include "mavlink/RecentDurations.h"

#include <compare>
#include <cstdint>
#include <map>
#include <optional>

namespace leadline::mavlink {

/// How old a message was when it arrived.
struct MessageAge {
    base::Duration age{};
    /// Within ± this; nothing for a relative one, which may be too small by as much as the fastest
    /// message took.
    std::optional<base::Duration> bound;

    [[nodiscard]] bool isRelative() const { return !bound; }
};

/// The ages of the stamped messages of a link, by component and message. Where the component's
/// clock offset is not known, or its stamps are of another clock, ages are relative to the fastest
/// of its messages of the last minutes.
class MessageAges {
public:
    struct Key {
        Address from;
        std::uint32_t messageId = 0;

        friend constexpr auto operator<=>(const Key&, const Key&) = default;
    };
    struct Ages {
        MessageAge newest;
        /// All of one kind: they begin anew when relative ages become true ones, and back.
        RecentDurations recent;
    };

    /// `stampNs` is the time in the message, on its sender's clock, `clock` what is known of that:
    /// may be null. Stamps of milliseconds make an age up to one too long.
    MessageAge add(const Key& key, std::int64_t stampNs, base::Instant arrived,
                   const ClockOffset* clock);
    /// The component started again, with another clock.
    void rebooted(Address component);

    [[nodiscard]] const std::map<Key, Ages>& ages() const { return m_ages; }

private:
    /// The least of arrival - stamp, of this minute and the one before: the clocks drift apart.
    struct Fastest {
        base::Instant since;
        base::Duration before{};
        base::Duration now{};
    };

    [[nodiscard]] static std::optional<MessageAge>
    trueAge(std::int64_t stampNs, base::Instant arrived, const ClockOffset* clock);
    [[nodiscard]] base::Duration relativeAge(Address from, std::int64_t stampNs,
                                             base::Instant arrived);

    /// Of the clocks of a component: that since its start, and the time of day.
    struct ClockOf {
        Address component;
        bool isTimeOfDay = false;

        friend constexpr auto operator<=>(const ClockOf&, const ClockOf&) = default;
    };
    std::map<ClockOf, Fastest> m_fastest;
    std::map<Key, Ages> m_ages;
};

} // namespace leadline::mavlink

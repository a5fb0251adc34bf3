// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "mavlink/Address.h"
#include "mavlink/ClockOffset.h"

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

/// Tells the ages of the stamped messages of a link. Where the component's clock offset is not
/// known, or its stamps are of another clock, ages are relative to the fastest of its messages of
/// the last minutes.
class MessageAges {
public:
    /// `stampNs` is the time in the message, on its sender's clock, `clock` what is known of that:
    /// may be null. Stamps of milliseconds make an age up to one too long.
    MessageAge add(Address from, std::int64_t stampNs, base::Instant arrived,
                   const ClockOffset* clock);
    /// The component started again, with another clock.
    void rebooted(Address component);

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
};

} // namespace leadline::mavlink

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

/// Age of a message at its arrival.
struct MessageAge {
    base::Duration age{};
    /// Error ±; nullopt for a relative age, which is too small by the travel time of the fastest
    /// message.
    std::optional<base::Duration> bound;

    [[nodiscard]] bool isRelative() const { return !bound; }
};

/// Computes ages of the stamped messages of a link. If a component's clock offset is unknown, or
/// its stamps are from another clock, ages are relative to its fastest message of the last minutes.
class MessageAges {
public:
    /// `stampNs` is the message's time stamp on its sender's clock; `clock` may be null. Stamps in
    /// milliseconds make ages up to 1 ms too large.
    MessageAge add(Address from, std::int64_t stampNs, base::Instant arrived,
                   const ClockOffset* clock);
    /// The component restarted, which resets its clock.
    void rebooted(Address component);

private:
    /// Minimum of arrival minus stamp in this minute and the one before; limited in time because
    /// clocks drift.
    struct Fastest {
        base::Instant since;
        base::Duration before{};
        base::Duration now{};
    };

    [[nodiscard]] static std::optional<MessageAge>
    trueAge(std::int64_t stampNs, base::Instant arrived, const ClockOffset* clock);
    [[nodiscard]] base::Duration relativeAge(Address from, std::int64_t stampNs,
                                             base::Instant arrived);

    /// One of a component's clocks: time since its start, or time of day.
    struct ClockOf {
        Address component;
        bool isTimeOfDay = false;

        friend constexpr auto operator<=>(const ClockOf&, const ClockOf&) = default;
    };
    std::map<ClockOf, Fastest> m_fastest;
};

} // namespace leadline::mavlink

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "link/Link.h"

#include <chrono>
#include <optional>
#include <string>

namespace leadline::app {

/// A serial adapter that delays received bytes.
struct SlowPort {
    /// For example "ttyUSB0".
    std::string name;
    int heldBackMs = 0;
    /// A change was refused because this user lacks the permission.
    bool refused = false;

    friend bool operator==(const SlowPort&, const SlowPort&) = default;
};

/// Tells whether the adapter of a link delays bytes, and tries to reduce the delay on request. The
/// shortest delay was already requested when the link was opened. Belongs to the thread of the
/// links.
class PortLatency {
public:
    /// A slow adapter is checked again at this interval, because a rule of the system may change
    /// it.
    static constexpr base::Duration checkInterval = std::chrono::seconds(5);

    /// Nullopt if the adapter does not delay bytes, or this is not known.
    [[nodiscard]] std::optional<SlowPort> update(link::Link& link, base::Instant now);
    /// Requests the shortest delay again and returns a sentence with the result; empty if there is
    /// nothing to reduce.
    [[nodiscard]] base::Message lower(link::Link& link);

private:
    bool m_refused = false;
    base::Instant m_checkedAt;
};

} // namespace leadline::app

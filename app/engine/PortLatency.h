// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "link/Link.h"

#include <chrono>
#include <optional>
#include <string>

namespace leadline::app {

/// A serial adapter that keeps bytes to itself.
struct SlowPort {
    /// "ttyUSB0"
    std::string name;
    int heldBackMs = 0;
    /// It was to be changed, and this user may not.
    bool refused = false;

    friend bool operator==(const SlowPort&, const SlowPort&) = default;
};

/// Whether the adapter of a link keeps bytes to itself, and what was done about it. Opening the
/// link has asked for the least already. Lives on the links' thread.
class PortLatency {
public:
    /// One that is slow is looked at again: it may be changed by a rule of the system.
    static constexpr base::Duration looksEvery = std::chrono::seconds(5);

    /// Nothing where bytes are passed on at once, or nothing is known.
    [[nodiscard]] std::optional<SlowPort> update(link::Link& link, base::Instant now);
    /// Asks once more. The sentence says how that went; empty where there is nothing to ask for.
    [[nodiscard]] std::string lower(link::Link& link);

private:
    bool m_refused = false;
    base::Instant m_looked;
};

} // namespace leadline::app

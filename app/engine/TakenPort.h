// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/AsyncTask.h"
#include "link/Link.h"
#include "link/PortAccess.h"

#include <functional>
#include <string>

namespace leadline::app {

/// Finds the program that uses the UDP port for which a link waits. The search takes a while and
/// runs in another thread.
class TakenPort {
public:
    /// `found` is called when holder() may have changed.
    TakenPort(base::Clock& clock, std::function<void()> found);

    /// To be called when the link's state changed, and several times a second.
    void update(const link::Link& link);
    void stop() { m_lookup.cancel(); }
    /// For example `QGroundControl`; empty while the port is free, or if the program cannot be
    /// found.
    [[nodiscard]] const std::string& holder() const { return m_holder; }

private:
    base::Clock& m_clock;
    std::function<void()> m_found;
    base::AsyncTask<link::Holders> m_lookup;
    std::optional<base::Instant> m_asked;
    std::string m_holder;
};

} // namespace leadline::app

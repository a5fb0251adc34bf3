// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/AsyncTask.h"
#include "link/Link.h"
#include "link/PortTrouble.h"

#include <functional>
#include <string>

namespace leadline::app {

/// Finds out which program has the UDP port that a link waits for. Looking takes a while and is
/// done elsewhere.
class TakenPort {
public:
    /// `found` is called when holder() may be another.
    TakenPort(base::Clock& clock, std::function<void()> found);

    /// To be called when the link's state changed, and some times a second.
    void update(const link::Link& link);
    void stop() { m_looking.cancel(); }
    /// `QGroundControl`; empty while the port is not taken, or nobody is seen to have it.
    [[nodiscard]] const std::string& holder() const { return m_holder; }

private:
    base::Clock& m_clock;
    std::function<void()> m_found;
    base::AsyncTask<link::Holders> m_looking;
    std::optional<base::Instant> m_asked;
    std::string m_holder;
};

} // namespace leadline::app

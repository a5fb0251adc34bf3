// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/PortLatency.h"

#include "link/SerialLink.h"

#include <filesystem>

namespace leadline::app {

namespace {

std::string nameOf(const link::SerialLink& port)
{
    std::error_code error;
    const auto device = std::filesystem::canonical(port.path(), error);
    return (error ? std::filesystem::path(port.path()) : device).filename().string();
}

} // namespace

std::optional<SlowPort> PortLatency::update(link::Link& link, base::Instant now)
{
    auto* port = qobject_cast<link::SerialLink*>(&link);
    if (port == nullptr || !port->isOpen() || !port->latency().isSlow()) {
        m_refused = false;
        return std::nullopt;
    }
    if (now - m_checkedAt >= checkInterval) {
        m_checkedAt = now;
        port->readLatency();
        if (!port->latency().isSlow())
            return update(link, now);
    }
    return SlowPort{nameOf(*port), *port->latency().timerMs, m_refused};
}

base::Message PortLatency::lower(link::Link& link)
{
    auto* port = qobject_cast<link::SerialLink*>(&link);
    if (port == nullptr || !port->isOpen() || !port->latency().isSlow())
        return {};
    port->lowerLatency();
    m_refused = port->latency().isSlow();
    const std::string name = nameOf(*port);
    return m_refused ? base::Message("%1 cannot be set by this user.", name) +
                           base::Message("Timing has the command that helps.")
                     : base::Message("%1 passes data on after 1 ms.", name);
}

} // namespace leadline::app

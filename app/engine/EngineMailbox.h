// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/EventLog.h"
#include "base/Mailbox.h"
#include "engine/SonarStatus.h"
#include "engine/VehicleStatus.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace leadline::app {

/// The newest results of the I/O thread for the window: the status of each sonar and vehicle,
/// events, and whether frames arrived.
struct EngineUpdate {
    /// Numbers of the link and of the sonar on it.
    using Key = std::pair<int, int>;

    std::map<Key, SonarStatus> sonars = {};
    /// Vehicles by the numbers of their links.
    std::map<int, VehicleStatus> vehicles = {};
    std::vector<base::Message> messages = {};
    std::vector<annotations::LogEvent> events = {};
    /// Markers that no recording has stored.
    std::vector<log::RecordedEvent> unrecorded = {};
    bool grown = false;
};

/// Passes the results from the I/O thread to the window's thread.
class EngineMailbox : public base::Mailbox<EngineUpdate> {
public:
    using Mailbox::Mailbox;

    void setStatus(int link, const VehicleStatus& status)
    {
        post([&](EngineUpdate& update) { update.vehicles[link] = status; });
    }
    void happened(const base::Message& message)
    {
        post([&](EngineUpdate& update) { update.messages.push_back(message); });
    }
    void event(const annotations::LogEvent& event)
    {
        post([&](EngineUpdate& update) { update.events.push_back(event); });
    }
    void unrecorded(const log::RecordedEvent& mark)
    {
        post([&](EngineUpdate& update) { update.unrecorded.push_back(mark); });
    }
    void grown() { post(&EngineUpdate::grown, true); }
};

} // namespace leadline::app

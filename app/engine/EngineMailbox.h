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
struct EngineNews {
    /// Numbers of the link and of the sonar on it.
    using Key = std::pair<int, int>;

    std::map<Key, SonarStatus> sonars = {};
    /// Vehicles by the numbers of their links.
    std::map<int, VehicleStatus> vehicles = {};
    std::vector<std::string> sentences = {};
    std::vector<annotations::LogEvent> happenings = {};
    /// Markers that no recording has stored.
    std::vector<log::RecordedEvent> unrecorded = {};
    bool grown = false;
};

/// Passes the results from the I/O thread to the window's thread.
class EngineMailbox : public base::Mailbox<EngineNews> {
public:
    using Mailbox::Mailbox;

    void news(EngineNews::Key key, const SonarStatus& status)
    {
        post([&](EngineNews& news) { news.sonars[key] = status; });
    }
    void news(int link, const VehicleStatus& status)
    {
        post([&](EngineNews& news) { news.vehicles[link] = status; });
    }
    void happened(const std::string& sentence)
    {
        post([&](EngineNews& news) { news.sentences.push_back(sentence); });
    }
    void happening(const annotations::LogEvent& happening)
    {
        post([&](EngineNews& news) { news.happenings.push_back(happening); });
    }
    void unrecorded(const log::RecordedEvent& mark)
    {
        post([&](EngineNews& news) { news.unrecorded.push_back(mark); });
    }
    void grown() { post(&EngineNews::grown, true); }
};

} // namespace leadline::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/EventLog.h"
#include "engine/SonarStatus.h"
#include "engine/VehicleStatus.h"

#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

namespace leadline::app {

/// What the io thread has to tell the window: the newest news of each sonar and vehicle, and
/// whether frames came. Telling never waits; the window is woken once, until it has looked.
class EngineMailbox {
public:
    /// A link, and which of its sonars.
    using Key = std::pair<int, int>;
    struct Told {
        std::map<Key, SonarStatus> news;
        /// By their links.
        std::map<int, VehicleStatus> vehicles;
        std::vector<std::string> sentences;
        std::vector<log::LogEvent> happenings;
        /// Marks that no recording took.
        std::vector<log::RecordedEvent> unrecorded;
        bool grown = false;
    };

    /// `wake` is called by whoever tells, and must not wait.
    explicit EngineMailbox(std::function<void()> wake) : m_wake(std::move(wake)) {}

    void news(Key key, const SonarStatus& news)
    {
        tell([&](Told& told) { told.news[key] = news; });
    }
    void news(int link, const VehicleStatus& news)
    {
        tell([&](Told& told) { told.vehicles[link] = news; });
    }
    void happened(const std::string& sentence)
    {
        tell([&](Told& told) { told.sentences.push_back(sentence); });
    }
    void happening(const log::LogEvent& happening)
    {
        tell([&](Told& told) { told.happenings.push_back(happening); });
    }
    void unrecorded(const log::RecordedEvent& mark)
    {
        tell([&](Told& told) { told.unrecorded.push_back(mark); });
    }
    void grown()
    {
        tell([](Told& told) { told.grown = true; });
    }

    [[nodiscard]] Told take()
    {
        const std::lock_guard lock(m_mutex);
        m_woken = false;
        return std::exchange(m_told, {});
    }
    /// Nobody looks any more.
    void close()
    {
        const std::lock_guard lock(m_mutex);
        m_wake = {};
    }

private:
    template<class Change>
    void tell(Change change)
    {
        const std::lock_guard lock(m_mutex);
        change(m_told);
        if (!std::exchange(m_woken, true) && m_wake)
            m_wake();
    }

    std::mutex m_mutex;
    std::function<void()> m_wake;
    Told m_told;
    bool m_woken = false;
};

} // namespace leadline::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "base/Timer.h"
#include "device/DeviceClient.h"

#include <chrono>
#include <cstdint>
#include <functional>

namespace leadline::device {

/// Gets the profiles of a Ping1D, in the way that it has: streamed by
/// continuous_start with today's id, else with that of the oldest documents, else asked for one by
/// one. A stream that dries up is started again. Profiles come by the link; this is told of them.
class ProfileStream {
public:
    enum class Way : std::uint8_t {
        Off,
        /// Asked for, and none has come.
        Asked,
        Streamed,
        OneByOne,
    };
    struct Callbacks {
        std::function<void(Way)> wayChanged;
        /// One that was asked for alone did not come.
        std::function<void()> unanswered;
    };

    ProfileStream(DeviceClient& talk, base::Clock& clock, Callbacks callbacks);

    void start();
    /// Sends nothing.
    void stop();
    void heard();
    /// Between two pings, as far as is known.
    void setPeriod(base::Duration period) { m_period = period; }

    [[nodiscard]] Way way() const { return m_way; }
    /// What continuous_start was given last.
    [[nodiscard]] std::uint16_t streamedId() const { return m_streamedId; }

private:
    void order(std::uint16_t streamedId);
    void tryNext();
    void watch(base::Instant since);
    void askForOne();
    void setWay(Way way);
    [[nodiscard]] base::Duration dryAfter() const;

    DeviceClient& m_talk;
    base::Clock& m_clock;
    Callbacks m_callbacks;
    Way m_way = Way::Off;
    std::uint16_t m_streamedId;
    base::Duration m_period = std::chrono::milliseconds(100);
    base::Instant m_lastHeard;
    /// Answers to an earlier order are not heard.
    int m_run = 0;
    base::Timer m_timer;
};

} // namespace leadline::device

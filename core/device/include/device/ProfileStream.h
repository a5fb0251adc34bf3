// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "base/Timer.h"
#include "device/DeviceClient.h"

#include <chrono>
#include <cstdint>
#include <functional>

namespace leadline::device {

/// Obtains the profiles of a Ping1D in the way that the device supports: streamed by
/// continuous_start with the present message id, else with the id of the oldest documents, else
/// requested one by one. A stream that ends is started again. The profiles arrive through the link;
/// the driver reports each of them by calling heard().
class ProfileStream {
public:
    enum class Method : std::uint8_t {
        Off,
        /// continuous_start was sent, and no profile has arrived yet.
        Requested,
        Streamed,
        Polled,
    };
    struct Callbacks {
        std::function<void(Method)> methodChanged;
        /// Called if a profile that was requested singly did not arrive.
        std::function<void()> unanswered;
    };

    ProfileStream(DeviceClient& client, base::Clock& clock, Callbacks callbacks);

    void start();
    /// Ends the requests of this object without sending anything to the device.
    void stop();
    void heard();
    /// Sets the expected time between two pings.
    void setPeriod(base::Duration period) { m_period = period; }

    [[nodiscard]] Method method() const { return m_method; }
    /// Message id that the last continuous_start carried.
    [[nodiscard]] std::uint16_t streamedId() const { return m_streamedId; }

private:
    void order(std::uint16_t streamedId);
    void tryNext();
    void watch(base::Instant since);
    void requestProfile();
    void setMethod(Method method);
    [[nodiscard]] base::Duration silenceTimeout() const;

    DeviceClient& m_client;
    base::Clock& m_clock;
    Callbacks m_callbacks;
    Method m_method = Method::Off;
    std::uint16_t m_streamedId;
    base::Duration m_period = std::chrono::milliseconds(100);
    base::Instant m_lastReceived;
    /// Number of the present start; answers to an earlier one are ignored.
    int m_run = 0;
    base::Timer m_timer;
};

} // namespace leadline::device

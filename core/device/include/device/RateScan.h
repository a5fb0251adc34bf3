// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "base/Timer.h"
#include "device/DeviceClient.h"

#include <array>
#include <cstdint>
#include <functional>
#include <memory>

namespace leadline::device {

/// Finds the highest baud rate of a serial line at which a Ping360 answers twenty times without a
/// loss, from 2500000 downwards. If no higher rate passes, the line returns to its first rate.
class RateScan {
public:
    static constexpr std::array<std::uint32_t, 7> rates{2'500'000, 2'000'000, 1'843'200, 921'600,
                                                        460'800,   230'400,   115'200};
    /// Called with the rate that the line has now.
    using Done = std::function<void(std::uint32_t)>;

    RateScan(DeviceClient& client, base::Clock& clock);

    void start(std::uint32_t rateNow, Done done);
    /// Leaves the line at its present rate; the callback of start() is not called.
    void stop();

private:
    void tryNext();
    void measure(std::uint32_t rate, std::function<void()> ready);
    void ask(int answered);
    void finish(std::uint32_t rate);

    DeviceClient& m_client;
    std::uint32_t m_rateBefore = 0;
    std::size_t m_next = 0;
    /// Number of the present step; callbacks of an earlier step are ignored.
    int m_step = 0;
    std::shared_ptr<int> m_measuring;
    Done m_done;
    base::Timer m_guard;
};

} // namespace leadline::device

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/TlogRecord.h"
#include "mavlink/StateMessages.h"
#include "support/TimedLink.h"

#include <cmath>
#include <cstdint>
#include <vector>

namespace leadline::test {

/// Six minutes of a vehicle's link with an example of every kind of timing: an autopilot that
/// replies like TIMESYNC version 1 and whose clock is set two minutes before the end, an onboard
/// computer, a buoy behind a radio, a program that answers PING only, and a component that answers
/// nothing.
class VehicleDive {
public:
    using Duration = base::Duration;
    static constexpr Duration length = std::chrono::minutes(6);
    static constexpr mavlink::Address onboard{1, 191};
    static constexpr mavlink::Address heartbeatsOnly{1, 194};
    static constexpr mavlink::Address buoy{10, 1};
    static constexpr mavlink::Address app{245, 190};

    explicit VehicleDive(TimedLink::Take take) : m_link(std::move(take)) {}

    void run(Duration until = length)
    {
        using namespace std::chrono_literals;
        for (Duration at = 0s; at < until; at += 100ms)
            tenthOfASecond(at);
        m_link.run();
    }
    /// The same six minutes as a ground station records them.
    [[nodiscard]] static std::vector<std::byte> tlog(Duration until = length)
    {
        constexpr std::chrono::nanoseconds start{1'789'379'697'000'000'000};
        std::vector<std::byte> bytes;
        VehicleDive dive([&](const auto& frame, Duration at, bool) {
            formats::appendTlogRecord(bytes, start + at, frame);
        });
        dive.run(until);
        return bytes;
    }

private:
    void tenthOfASecond(Duration at)
    {
        using namespace std::chrono_literals;
        const std::int64_t tenth = at / 100ms;
        const auto every = [&](int tenths, int phase) { return tenth % tenths == phase; };
        const double burst = std::exp(-std::abs(static_cast<double>(at / 1ms) - 290'000) / 1500);
        // Round trips are 3.6 ms and rarely longer; the clock drifts by 12.4 ppm.
        m_link.ahead = 600s + (at > 240s ? 8ms : 0ms) + at * 124 / 10'000'000;
        m_link.target = {};
        if (unit() < 0.996)
            m_link.exchange(
                at, ms(3 + 1.4 * unit() + 0.6 / (1.02 - unit()) * 0.15 + 38 * burst * unit()));
        else
            m_link.ask(at);
        vehicleSays(at, tenth);
        m_link.target = TimedLink::own;
        m_link.ahead = 88'120'904us - at * 31 / 10'000'000;
        if (every(2, 0))
            m_link.exchange(at + 11ms, ms(0.9 + 0.5 * unit()), onboard);
        m_link.ahead = 1'204'338ms + at * 218 / 10'000'000;
        if (every(10, 3)) {
            if (unit() < 0.95)
                m_link.exchange(at + 13ms, ms(36 + 25 * unit()), buoy);
            else
                m_link.ask(at + 13ms, buoy);
        }
        if (every(10, 5)) {
            ++m_seq;
            const auto stamp = static_cast<std::uint64_t>(at / 1us);
            m_link.put(mavlink::Ping{stamp, m_seq, 0, 0}, TimedLink::own, at + 17ms);
            m_link.put(mavlink::Ping{stamp, m_seq, 254, 190}, app,
                       at + 17ms + ms(0.6 + 0.5 * unit()));
        }
        if (every(10, 7)) {
            m_link.heartbeat(at + 1ms, TimedLink::own, 6, 8);
            m_link.heartbeat(at + 2ms, onboard, 18, 8);
            m_link.heartbeat(at + 3ms, heartbeatsOnly, 18, 8);
            m_link.heartbeat(at + 4ms, buoy, 11, 12);
            m_link.heartbeat(at + 5ms, app, 18, 8);
        }
    }
    void vehicleSays(Duration at, std::int64_t tenth)
    {
        using namespace std::chrono_literals;
        using namespace mavlink;
        const auto from = TimedLink::vehicle;
        const auto boot = [&](double age) {
            return static_cast<std::uint32_t>((at + 30ms + m_link.ahead - ms(age)) / 1ms);
        };
        m_link.put(Attitude{boot(5 + 2 * unit())}, from, at + 30ms);
        if (tenth % 2 == 0)
            m_link.put(GlobalPositionInt{boot(9 + unit())}, from, at + 31ms);
        if (tenth % 5 == 0)
            m_link.put(ScaledPressure3{boot(12 + unit())}, from, at + 32ms);
        m_link.put(VfrHud{}, from, at + 33ms);
        m_link.put(Ahrs2{}, from, at + 34ms);
        if (tenth % 5 == 1)
            m_link.put(SysStatus{}, from, at + 35ms);
        if (tenth % 10 == 4)
            m_link.put(SystemTime{0, boot(6)}, from, at + 36ms);
        if (tenth % 10 == 6)
            m_link.heartbeat(at + 37ms);
        if (tenth % 10 == 8 && at < length - 14s) {
            GpsRawInt gps;
            gps.timeUsec = 1'789'379'697'000'000 + static_cast<std::uint64_t>(at / 1us);
            m_link.put(gps, from, at + 38ms);
        }
        if (tenth % 3 == 0)
            m_link.put(NamedValueFloat{boot(5)}, from, at + 39ms);
    }

    [[nodiscard]] static Duration ms(double value)
    {
        return std::chrono::microseconds(static_cast<std::int64_t>(value * 1000));
    }
    [[nodiscard]] double unit()
    {
        m_state = m_state * 6364136223846793005U + 1442695040888963407U;
        return static_cast<double>(m_state >> 11U) / 9007199254740992.0;
    }

    TimedLink m_link;
    std::uint32_t m_seq = 0;
    std::uint64_t m_state = 7;
};

} // namespace leadline::test

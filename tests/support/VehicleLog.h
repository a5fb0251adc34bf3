// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/Log.h"
#include "mavlink/FramePeek.h"
#include "mavlink/Message.h"
#include "support/SonarFrames.h"

#include <array>
#include <cstdlib>
#include <numbers>

namespace leadline::test {

/// A log of one Ping360 and of two vehicles' links, with what was sent on the first of them.
class VehicleLog {
public:
    static constexpr mavlink::Address autopilot{1, 1};

    VehicleLog()
    {
        m_sonar = *m_log.addStream(1, ping::Family::Ping360);
        for (auto& link : m_links)
            link = *m_log.addStream(0, ping::DeviceKind::Vehicle);
        m_sent = *m_log.addStream(0, ping::DeviceKind::Vehicle);
        m_log.streamForWriting(m_sent).setSent();
    }

    template<class M>
    void say(log::Time time, const M& message, mavlink::Address from = autopilot,
             std::size_t link = 0, std::uint8_t sequence = 0)
    {
        append(m_links.at(link), time, message, from, sequence);
    }
    void sendHeartbeat(log::Time time, mavlink::Address from = autopilot, std::size_t link = 0)
    {
        say(time, mavlink::Heartbeat{19, 12, 3, 0xc1, 4, 3}, from, link);
    }
    void yaw(log::Time time, double deg, std::uint32_t bootMs = 0,
             mavlink::Address from = autopilot, std::size_t link = 0)
    {
        mavlink::Attitude attitude;
        attitude.timeBootMs = bootMs;
        attitude.yaw = static_cast<float>(std::remainder(deg, 360) * std::numbers::pi / 180);
        say(time, attitude, from, link);
    }
    void ask(log::Time time, std::int64_t stamp)
    {
        append(m_sent, time, mavlink::Timesync{0, stamp, 1, 1}, {254, 190});
    }
    /// `remote` is the time of the vehicle's clock.
    void answer(log::Time time, std::int64_t stamp, log::Time remote,
                mavlink::Address from = autopilot)
    {
        say(time, mavlink::Timesync{remote.count(), stamp, 254, 190}, from);
    }
    void ping(log::Time time, const Spoke360& spoke)
    {
        const auto frame = spoke.frame();
        if (!m_log.append(m_sonar, ping::viewFrame(frame), time))
            std::abort();
    }

    [[nodiscard]] const log::Log& log() const { return m_log; }
    [[nodiscard]] log::StreamNumber sonar() const { return m_sonar; }

private:
    template<class M>
    void append(log::StreamNumber stream, log::Time time, const M& message, mavlink::Address from,
                std::uint8_t sequence = 0)
    {
        const auto bytes = mavlink::encodeFrame({from, sequence}, message);
        if (!m_log.append(stream, *mavlink::readFrame(bytes), time))
            std::abort();
    }

    log::Log m_log;
    log::StreamNumber m_sonar = 0;
    std::array<log::StreamNumber, 2> m_links{};
    log::StreamNumber m_sent = 0;
};

} // namespace leadline::test

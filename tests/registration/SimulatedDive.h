// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "echo/VehicleTrack.h"
#include "link/Peer.h"
#include "log/Log.h"
#include "mavlink/FramePeek.h"
#include "mavlink/FrameWriter.h"
#include "mavlink/StateMessages.h"
#include "ping/Message.h"
#include "ping/Parser.h"
#include "registration/CompassCheck.h"
#include "registration/MotionTracker.h"
#include "registration/SweepReader.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <functional>
#include <memory>
#include <vector>

namespace leadline::test {

/// A dive of a simulated Ping360, which scans all around, and its simulated vehicle on a clock that
/// moves when told to: all that they send, in a log. Nothing is lost on the way.
class SimulatedDive {
public:
    using Maker = std::function<std::unique_ptr<link::Peer>(ping::DeviceKind, base::Clock&)>;

    static constexpr log::StreamNumber sonarStream = 0;

    explicit SimulatedDive(const Maker& make)
    {
        (void)m_log.addStream(1, ping::Family::Ping360);
        (void)m_log.addStream(2, ping::DeviceKind::Vehicle);
        m_sonar = make(ping::Family::Ping360, m_clock);
        m_vehicle = make(ping::DeviceKind::Vehicle, m_clock);
        m_sonar->setOutput([this](base::ByteSpan bytes, link::Peer::Client) {
            keep(m_log.append(sonarStream, ping::viewFrame(bytes), now()));
        });
        m_vehicle->setOutput([this](base::ByteSpan bytes, link::Peer::Client) {
            if (const auto frame = mavlink::readFrame(bytes))
                keep(m_log.append(sonarStream + 1, *frame, now()));
        });
        m_sonar->receive(ping::encodeFrame(ping::ping360::AutoTransmit{.mode = 1,
                                                                       .gainSetting = 1,
                                                                       .transmitDuration = 107,
                                                                       .samplePeriod = 888,
                                                                       .transmitFrequency = 750,
                                                                       .numberOfSamples = 1200,
                                                                       .startAngle = 0,
                                                                       .stopAngle = 399,
                                                                       .numSteps = 1}),
                         client);
    }

    void advance(base::Duration time)
    {
        // The vehicle falls silent where it hears nothing for half a minute.
        constexpr base::Duration between = std::chrono::seconds(5);
        for (; time > base::Duration{}; time -= std::min(time, between)) {
            m_vehicle->receive(
                mavlink::encodeFrame({{254, 190}, 0}, mavlink::Heartbeat{0, 6, 8, 0, 4, 3}),
                client);
            m_clock.advance(std::min(time, between));
        }
    }

    [[nodiscard]] const log::Log& log() const { return m_log; }
    /// Since the beginning.
    [[nodiscard]] log::Time now() const { return m_clock.now() - m_begun; }
    [[nodiscard]] echo::PingReader pings() const { return {m_log, sonarStream}; }

    /// Is called after each turn with all turns up to it, and the check of the compass.
    using Watcher =
        std::function<void(const registration::MotionTracker&, const registration::CompassCheck&)>;
    /// Without the first turns, if so many are `skipped`.
    void watch(const Watcher& watcher, int skipped = 0) const
    {
        const echo::PingReader reader = pings();
        registration::SweepReader sweeps(reader);
        registration::MotionTracker tracker;
        registration::CompassCheck check;
        echo::VehicleTrack track(m_log);
        while (auto sweep = sweeps.next(reader.count())) {
            if (skipped-- > 0)
                continue;
            const auto heading = track.headingAt(std::chrono::duration_cast<log::Time>(
                std::chrono::duration<double>(sweep->middleS())));
            tracker.add(std::move(*sweep), heading ? std::optional(heading->deg) : std::nullopt);
            check.update(tracker);
            watcher(tracker, check);
        }
    }

private:
    static constexpr link::Peer::Client client = 1;

    static void keep(bool isKept)
    {
        if (!isKept)
            std::abort();
    }

    base::FakeClock m_clock;
    base::Instant m_begun = m_clock.now();
    log::Log m_log;
    std::unique_ptr<link::Peer> m_sonar;
    std::unique_ptr<link::Peer> m_vehicle;
};

} // namespace leadline::test

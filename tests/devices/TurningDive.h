// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/LiveLog.h"
#include "engine/SonarConnection.h"
#include "engine/VehicleConnection.h"
#include "mavlink/FramePeek.h"
#include "mavlink/StateMessages.h"
#include "support/LiveBench.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>

namespace leadline::test {

/// A peer whose ATTITUDE goes out later than it was made.
class LateCompass : public link::Peer {
public:
    LateCompass(base::Clock& clock, std::unique_ptr<link::Peer> vehicle, base::Duration late)
        : m_clock(clock),
          m_vehicle(std::move(vehicle)),
          m_late(late)
    {
        m_vehicle->setOutput([this](base::ByteSpan bytes, Client to) {
            const auto frame = mavlink::readFrame(bytes);
            if (!frame || frame->messageId() != mavlink::Attitude::id || m_late == base::Duration{})
                return put(bytes, to);
            m_clock.after(m_late, [this, copy = std::vector(bytes.begin(), bytes.end()), to] {
                put(copy, to);
            });
        });
    }
    void receive(base::ByteSpan bytes, Client from) override { m_vehicle->receive(bytes, from); }

private:
    base::Clock& m_clock;
    std::unique_ptr<link::Peer> m_vehicle;
    base::Duration m_late;
};

/// A simulated vehicle that turns on the spot beside a float, with a Ping360 on it, through the
/// links, drivers and log of a dive, on a clock that moves when told to; all of it is recorded.
class TurningDive {
public:
    using Heading = std::function<double(double seconds)>;
    struct Setup {
        Heading headingDeg;
        sim::HeadMount mount = {};
        base::Duration compassLate = {};
        bool asksForClock = true;
    };
    static constexpr double targetM = 4;

    explicit TurningDive(const Setup& setup)
        : m_headingDeg(setup.headingDeg),
          m_world(std::make_shared<const sim::World>(
              1, m_clock.now(), [this](base::Duration time) { return pose(time); })),
          m_log(m_clock, "Leadline/test"),
          m_sonar({.url = *link::LinkUrl::parse("sim:ping360")}, m_log, m_clock, maker(setup),
                  {.mailbox = m_mailbox, .happened = [](const base::Message&) {}}),
          m_vehicle({.url = *link::LinkUrl::parse("sim:vehicle"), .number = 1}, m_log, m_clock,
                    maker(setup),
                    {.status = [this](const app::VehicleStatus& status) { m_vehicleNews = status; },
                     .happened = [](const base::Message&) {}})
    {
        m_log.recordSimulated(true);
        m_log.recordTo([its = m_disk] { return std::make_unique<BlockingDisk>(its); });
        if (!m_sonar.open() || !m_vehicle.open())
            qFatal("the links do not open");
        if (!setup.asksForClock)
            m_vehicle.command(app::SetTimesyncRate{0});
        m_clock.advance(std::chrono::seconds(5));
        m_sonar.channel(0)->execute(app::SetSettings{{{"rangeM", 10}}}, 1);
        m_clock.advance(std::chrono::seconds(1));
    }

    void continueLoading(base::Duration time) { m_clock.advance(time); }
    [[nodiscard]] const log::Log& log() const { return *m_log.log(); }
    [[nodiscard]] std::optional<log::StreamNumber> sonarStream()
    {
        for (const auto& [key, status] : m_mailbox->take().sonars)
            m_sonarStream = status.stream;
        return m_sonarStream;
    }
    [[nodiscard]] log::Time now() const { return m_clock.now() - m_log.zero(); }
    /// Clockwise from north.
    [[nodiscard]] double targetDeg() const
    {
        const sim::Target& target = floatAt();
        return std::atan2(target.xM - pose({}).xM, target.yM - pose({}).yM) * 180 /
               std::numbers::pi;
    }
    /// Nothing comes any more; the recording is complete.
    [[nodiscard]] std::unique_ptr<formats::Recording> readBack()
    {
        m_sonar.leave([] {});
        m_vehicle.leave([] {});
        m_clock.advance(std::chrono::seconds(1));
        m_log.finish();
        auto opened = formats::Recording::open(std::make_unique<MemorySource>(m_disk->only().bytes),
                                               "made.mcap");
        if (!opened)
            qFatal("%s", opened.error().message.text().c_str());
        (*opened)->index();
        return std::move(*opened);
    }

private:
    static const sim::Target& floatAt()
    {
        static const sim::Sea sea(1);
        return *std::ranges::find_if(sea.targets(),
                                     [](const auto& target) { return target.name == "float"; });
    }
    [[nodiscard]] sim::Pose pose(base::Duration time) const
    {
        // At its depth, and so near that the ground is silent there.
        const double heading = m_headingDeg(std::chrono::duration<double>(time).count());
        return {floatAt().xM - targetM, floatAt().yM, floatAt().depthM,
                std::fmod(std::fmod(heading, 360) + 360, 360)};
    }
    link::PeerMaker maker(const Setup& setup)
    {
        return [this, mount = setup.mount, late = setup.compassLate](
                   ping::DeviceKind kind,
                   base::Clock& clock) -> base::Result<std::unique_ptr<link::Peer>> {
            sim::Faults line;
            if (kind == ping::DeviceKind::Vehicle) {
                line.delay = std::chrono::milliseconds(2);
                line.jitter = std::chrono::milliseconds(3);
            }
            auto made =
                sim::makeDevice(kind, clock, m_world, {.skewPpm = 20, .mount = mount}, line);
            if (!made)
                return made.error();
            if (kind == ping::DeviceKind::Vehicle)
                return std::unique_ptr<link::Peer>(
                    std::make_unique<LateCompass>(clock, std::move(*made), late));
            return std::unique_ptr<link::Peer>(std::move(*made));
        };
    }

    Heading m_headingDeg;
    base::FakeClock m_clock;
    std::shared_ptr<const sim::World> m_world;
    std::shared_ptr<FakeDisk> m_disk = std::make_shared<FakeDisk>();
    app::LiveLog m_log;
    std::shared_ptr<app::EngineMailbox> m_mailbox =
        std::make_shared<app::EngineMailbox>(std::function<void()>());
    std::optional<log::StreamNumber> m_sonarStream;
    app::VehicleStatus m_vehicleNews;
    app::SonarConnection m_sonar;
    app::VehicleConnection m_vehicle;
};

} // namespace leadline::test

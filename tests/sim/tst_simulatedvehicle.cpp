// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/VehicleLink.h"
#include "link/SimLink.h"
#include "sim/FaultyLine.h"
#include "sim/SimulatedVehicle.h"
#include "support/TestMain.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace leadline;
using namespace leadline::mavlink;
using namespace std::chrono_literals;
using sim::SimulatedVehicle;

namespace {

constexpr Address vehicle = SimulatedVehicle::address;

/// Leadline on one end of a line, a simulated vehicle on the other, on a fake clock.
struct SimulatedVehicleBench {
    base::FakeClock clock;
    std::shared_ptr<const sim::World> world;
    SimulatedVehicle* simulated = nullptr;
    std::unique_ptr<link::SimLink> line;
    std::unique_ptr<device::VehicleLink> link;

    explicit SimulatedVehicleBench(const sim::DeviceOptions& options = {},
                                   const sim::Faults& faults = {},
                                   const sim::VehicleMotion& motion = {})
        : world(std::make_shared<const sim::World>(1, clock.now(), motion))
    {
        auto made = std::make_unique<SimulatedVehicle>(clock, world, options);
        simulated = made.get();
        line = std::make_unique<link::SimLink>(
            *link::LinkUrl::parse("sim:vehicle"), clock,
            std::make_unique<sim::FaultyLine>(clock, std::move(made), faults));
        link = std::make_unique<device::VehicleLink>(
            *line, clock,
            device::VehicleLink::Settings{.utc = [] { return std::chrono::nanoseconds{}; }});
        line->open();
    }
    [[nodiscard]] const ComponentCounts& counts() const
    {
        return link->statistics().components().at(vehicle);
    }
    [[nodiscard]] double rate(std::uint16_t id) { return link->vehicle().rate(id, clock.now()); }
    /// By how much the estimate of its clock is wrong, and the bound that is shown.
    [[nodiscard]] std::pair<base::Duration, base::Duration> clockError()
    {
        const auto estimate = link->timesync().results().at(vehicle).clock.at(clock.now());
        const base::Duration truth = simulated->ownTime() - clock.now().sinceZero;
        return {std::chrono::abs(estimate->offset - truth), estimate->bound};
    }
};

/// Degrees in a radian.
constexpr double degree = 180 / std::numbers::pi;

double turn(double a, double b)
{
    return std::abs(std::remainder(a - b, 360));
}

} // namespace

class SimulatedVehicleTest : public QObject {
    Q_OBJECT

private slots:
    void itSpeaksToWhoSpokeToIt()
    {
        base::FakeClock clock;
        SimulatedVehicle quiet(clock, std::make_shared<const sim::World>(1, clock.now()), {});
        std::map<link::Peer::Client, int> reported;
        quiet.setOutput([&](base::ByteSpan, link::Peer::Client to) { ++reported[to]; });
        clock.advance(10s);
        QVERIFY(reported.empty());
        const auto hello = encodeFrame({{254, 190}, 0}, Heartbeat{0, 6, 8, 0, 4, 3});
        quiet.receive(hello, 7);
        clock.advance(10s);
        QCOMPARE(reported.size(), std::size_t{1});
        QVERIFY(reported[7] > 250);
        clock.advance(60s);
        const int before = reported[7];
        clock.advance(10s);
        QCOMPARE(reported[7], before); // long gone
    }

    void itsFiguresAreThoseOfTheSea()
    {
        SimulatedVehicleBench bench;
        bench.clock.advance(20s);
        const auto now = bench.clock.now();
        auto& state = bench.link->vehicle();
        QVERIFY(state.contact(now) == VehicleState::Contact::Established);
        const sim::Pose pose = bench.world->poseAt(now);
        const auto heading = state.heading(now);
        QVERIFY(heading && heading->source == HeadingSource::Attitude);
        QVERIFY(turn(heading->deg, pose.headingDeg) < 3);
        QVERIFY(std::abs(state.depth(now)->m - pose.depthM) < 0.2);
        QCOMPARE(state.waterTemperature(now)->celsius, 12.6);
        const auto position = state.position(now);
        QVERIFY(position && position->latitude);
        QVERIFY(std::abs(*position->latitude - 50.345) < 0.01);
        QVERIFY(std::abs(bench.rate(Attitude::id) - 10) < 0.5);
        QVERIFY(std::abs(bench.rate(Heartbeat::id) - 1) < 0.1);
        QCOMPARE(bench.counts().lost, std::uint64_t{0});
    }

    void itsBytesAreThoseOfEveryOtherMachine()
    {
        // FNV-1a over five minutes without current, wobble and error of the compass.
        base::FakeClock clock;
        SimulatedVehicle simulator(clock, std::make_shared<const sim::World>(1, clock.now()), {});
        std::uint64_t hash = 0xcbf29ce484222325U;
        simulator.setOutput([&](base::ByteSpan bytes, link::Peer::Client) {
            for (const std::byte each : bytes)
                hash = (hash ^ std::to_integer<std::uint64_t>(each)) * 0x100000001b3U;
        });
        for (int i = 0; i < 30; ++i) {
            simulator.receive(encodeFrame({{254, 190}, 0}, Heartbeat{0, 6, 8, 0, 4, 3}), 1);
            clock.advance(10s);
        }
        QCOMPARE(hash, std::uint64_t{14806344115063504212U});
    }

    void itsHeadingsAreThoseOfItsCompass()
    {
        const sim::VehicleMotion wobbling{
            .path = sim::Sea::Path::Hover,
            .wobble = {.headingDeg = 4, .rollDeg = 6, .positionM = 0.3}};
        SimulatedVehicleBench bench({.compass = {.deviationDeg = 10, .slipDeg = 30, .slipAt = 20s}},
                                    {}, wobbling);
        Attitude attitude;
        GlobalPositionInt global;
        VfrHud hud;
        QObject::connect(bench.link.get(), &device::VehicleLink::received, bench.link.get(),
                         [&](const Frame& frame, base::Instant) {
                             if (const auto each = decodeAs<Attitude>(frame))
                                 attitude = *each;
                             if (const auto each = decodeAs<GlobalPositionInt>(frame))
                                 global = *each;
                             if (const auto each = decodeAs<VfrHud>(frame))
                                 hud = *each;
                         });
        double mostRollDeg = 0;
        for (int second = 1; second < 60; ++second) {
            bench.clock.advance(1s);
            const sim::Pose pose = bench.world->poseAt(bench.clock.now());
            // The messages are at most a quarter of a second old.
            const double errorDeg = second > 20 ? 40 : 10;
            if (second == 20)
                continue;
            QVERIFY(turn(attitude.yaw * degree, pose.headingDeg + errorDeg) < 1);
            QVERIFY(turn(global.hdg / 100.0, pose.headingDeg + errorDeg) < 2);
            QVERIFY(turn(hud.heading, pose.headingDeg + errorDeg) < 3);
            QVERIFY(global.hdg < 36'000 && hud.heading >= 0 && hud.heading < 360);
            QVERIFY(std::abs(attitude.yaw) <= 3.1416F);
            QVERIFY(std::abs(attitude.roll * degree - pose.rollDeg) < 2);
            mostRollDeg = std::max(mostRollDeg, std::abs(attitude.roll * degree));
        }
        QVERIFY(mostRollDeg > 2 && mostRollDeg <= 6);
    }

    void itsVelocitiesAreThoseOverTheGround()
    {
        // Each speed in its own direction, and the reverse after 10 s.
        const sim::VehicleMotion drifting{
            .path = sim::Sea::Path::Hold,
            .current = {.speedMS = 0.4, .towardsDeg = 120, .reachM = 4}};
        SimulatedVehicleBench bench({}, {}, drifting);
        LocalPositionNed local;
        GlobalPositionInt global;
        VfrHud hud;
        QObject::connect(bench.link.get(), &device::VehicleLink::received, bench.link.get(),
                         [&](const Frame& frame, base::Instant) {
                             if (const auto each = decodeAs<LocalPositionNed>(frame))
                                 local = *each;
                             if (const auto each = decodeAs<GlobalPositionInt>(frame))
                                 global = *each;
                             if (const auto each = decodeAs<VfrHud>(frame))
                                 hud = *each;
                         });
        double fastestDown = 0;
        for (const int sign : {1, -1}) {
            LocalPositionNed before;
            for (int i = 0; i < 9; ++i) {
                bench.clock.advance(1s);
                if (i < 2) {
                    before = local;
                    continue;
                }
                const double north = sign * 0.4 * std::cos(120 / degree);
                const double east = sign * 0.4 * std::sin(120 / degree);
                QVERIFY(std::abs(local.vx - north) < 1e-3);
                QVERIFY(std::abs(local.vy - east) < 1e-3);
                // A second of the way, heaving meanwhile.
                QVERIFY(std::abs(local.x - before.x - north) < 1e-3);
                QVERIFY(std::abs(local.z - before.z - local.vz) < 0.05);
                QVERIFY(std::abs(global.vx - 100 * north) < 1);
                QVERIFY(std::abs(global.vy - 100 * east) < 1);
                QVERIFY(std::abs(global.vz - 100 * local.vz) < 3);
                QVERIFY(std::abs(hud.groundspeed - 0.4F) < 1e-3F);
                QVERIFY(std::abs(hud.climb + local.vz) < 0.03F);
                fastestDown = std::max(fastestDown, std::abs(double{local.vz}));
                before = local;
            }
            bench.clock.advance(1s);
        }
        QVERIFY(fastestDown > 0.02);
    }

    void itAnswersAsItsFirmwareDoes()
    {
        SimulatedVehicleBench bench;
        bench.clock.advance(5s);
        const auto& result = bench.link->timesync().results().at(vehicle);
        QVERIFY(result.version == TimesyncVersion::V2);
        std::size_t replies = 0;
        bench.link->ping().pingOnce([&](const auto& all) { replies = all.size(); });
        bench.clock.advance(4s);
        QCOMPARE(replies, std::size_t{1});

        SimulatedVehicleBench old({.firmware = sim::Firmware{1, 9, 9}});
        old.clock.advance(5s);
        QVERIFY(old.link->timesync().results().at(vehicle).version == TimesyncVersion::V1);
        replies = 9;
        old.link->ping().pingOnce([&](const auto& all) { replies = all.size(); });
        old.clock.advance(4s);
        QCOMPARE(replies, std::size_t{0});
    }

    void itsClockIsFoundThroughJitterAndSkew()
    {
        SimulatedVehicleBench bench({.skewPpm = 40},
                                    {.seed = 5, .lossPercent = 2, .delay = 5ms, .jitter = 20ms});
        bench.clock.advance(60s);
        const auto [error, bound] = bench.clockError();
        // The delays of the two ways differ, which no method can see: the bound says how much.
        QVERIFY2(error <= bound, qPrintable(QString::number(error.count())));
        QVERIFY(bound < 10ms);
        QVERIFY(bench.counts().lost > 0);
    }

    void aRebootIsSeenAndTheClockFoundAgain()
    {
        SimulatedVehicleBench bench({}, {.reboot = 20s});
        bench.clock.advance(19s);
        QVERIFY(bench.clockError().first <= bench.clockError().second);
        QVERIFY(bench.clockError().second < 6ms);
        bench.clock.advance(15s);
        QCOMPARE(bench.counts().reboots, std::uint64_t{1});
        QVERIFY(bench.clockError().first <= bench.clockError().second);
        QVERIFY(bench.clockError().second < 6ms);
        QVERIFY(bench.simulated->ownTime() < 14s);
        QVERIFY(bench.link->vehicle().contact(bench.clock.now()) ==
                VehicleState::Contact::Established);
    }

    void aMessageCanBeOrderedMoreOften()
    {
        SimulatedVehicleBench bench;
        bench.clock.advance(5s);
        std::optional<CommandAck> ack;
        QObject::connect(bench.link.get(), &device::VehicleLink::received, bench.link.get(),
                         [&](const Frame& frame, base::Instant) {
                             if (const auto each = decodeAs<CommandAck>(frame))
                                 ack = each;
                         });
        bench.link->send(messageIntervalCommand(vehicle, Attitude::id, 20ms));
        bench.clock.advance(2s);
        QVERIFY(ack && ack->command == 511 && ack->result == 0);
        QVERIFY(std::abs(bench.rate(Attitude::id) - 50) < 1);
        std::optional<AutopilotVersion> version;
        QObject::connect(bench.link.get(), &device::VehicleLink::received, bench.link.get(),
                         [&](const Frame& frame, base::Instant) {
                             if (const auto each = decodeAs<AutopilotVersion>(frame))
                                 version = each;
                         });
        bench.link->send(messageRequest(vehicle, AutopilotVersion::id));
        bench.clock.advance(1s);
        QVERIFY(ack && ack->command == 512 && ack->result == 0 && version);
        QCOMPARE(firmwareText(*version), std::string("2.0.0"));
        bench.link->send(messageIntervalCommand(vehicle, 36, 20ms));
        bench.clock.advance(1s);
        QCOMPARE(ack->result, std::uint8_t{2});
    }
};

LEADLINE_GUILESS_TEST(SimulatedVehicleTest)
#include "tst_simulatedvehicle.moc"

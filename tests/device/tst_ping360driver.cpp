// SPDX-License-Identifier: GPL-3.0-or-later
#include "DriverBench.h"
#include "device/Ping360Driver.h"
#include "sim/SimulatedPing360.h"
#include "support/TestMain.h"

#include <QTest>

#include <set>

using namespace leadline;
using namespace std::chrono_literals;
using device::DriverEvent;
using device::DriverState;
using device::Ping360Driver;
using device::Ping360Request;
using device::SettingState;
using device::ping360::Index;
using device::ping360::initialValues;
using device::ping360::requestOf;
using device::ping360::Values;
using Method = Ping360Driver::Method;
namespace common = ping::common;

namespace {

using Ping360BenchBase = test::DriverBench<Ping360Driver, Ping360Driver::Options>;
constexpr sim::Firmware oldFirmware{3, 1, 1};

struct Ping360DriverBench : Ping360BenchBase {
    struct Seen {
        base::Instant at;
        int angle;
        Ping360Request request;
    };
    std::vector<Seen> pings;

    explicit Ping360DriverBench(const Ping360Driver::Options& options = {},
                                const sim::Faults& faults = {},
                                std::optional<sim::Firmware> firmware = {},
                                ping::DeviceKind kind = ping::Family::Ping360)
        : Ping360BenchBase({.faults = faults,
                            .device = {.firmware = firmware, .deviceId = {}},
                            .driver = options,
                            .kind = kind})
    {
        QObject::connect(&frames, &device::FrameLink::received, &frames,
                         [this](const ping::Frame& frame, base::Instant at) { keep(frame, at); });
    }
    void keep(const ping::Frame& frame, base::Instant at)
    {
        if (frame.messageId == ping::ping360::DeviceData::id) {
            const auto data = *ping::decodePayload<ping::ping360::DeviceData>(frame.payload);
            pings.push_back({at, data.angle, Ping360Request::of(data, {})});
        } else if (frame.messageId == ping::ping360::AutoDeviceData::id) {
            const auto data = *ping::decodePayload<ping::ping360::AutoDeviceData>(frame.payload);
            pings.push_back({at, data.angle, Ping360Request::of(data)});
        }
    }
    [[nodiscard]] sim::SimulatedPing360& head()
    {
        return static_cast<sim::SimulatedPing360&>(device());
    }
    [[nodiscard]] std::set<int> anglesSince(base::Instant at) const
    {
        std::set<int> angles;
        for (const Seen& ping : pings)
            if (ping.at >= at)
                angles.insert(ping.angle);
        return angles;
    }
    [[nodiscard]] bool allApplied() const
    {
        return std::ranges::all_of(device::ping360::settingRows(),
                                   [this](const device::SettingRow& row) {
                                       return setting(row.key).state == SettingState::Applied;
                                   });
    }
};

struct BothWays {
    const char* name;
    std::optional<sim::Firmware> firmware;
};
const BothWays bothWays[] = {{"stream", std::nullopt}, {"loop", oldFirmware}};

} // namespace

class Ping360DriverTest : public QObject {
    Q_OBJECT

private slots:
    void anUpdateDecidesAnewHowItScans()
    {
        Ping360DriverBench bench({}, {}, oldFirmware);
        bench.clock.advance(5s);
        bench.request({{"rangeM", 8}});
        bench.clock.advance(2s);
        QCOMPARE(bench.driver.method(), Method::RequestLoop);
        bench.bridge->cut = true;
        bench.clock.advance(20s);
        QCOMPARE(bench.driver.state(), DriverState::Lost);
        bench.bridge->cut = false;
        bench.bridge->updated = {2, 'C', 3, 3, 8, 0};
        bench.clock.advance(10s);
        QVERIFY((bench.driver.identity()->firmware == device::Firmware{3, 3, 8}));
        QVERIFY2(bench.bridge->reportedCount(ping::ping360::AutoTransmit::id) > 0, bench.story());
        QCOMPARE(bench.count(DriverEvent::Kind::AnotherDevice), 0);
        QCOMPARE(bench.driver.requested()[Index::range], 8.0);
    }

    void theFirmwareDecidesHowItScans()
    {
        Ping360DriverBench modern;
        modern.clock.advance(5s);
        QCOMPARE(modern.driver.method(), Method::AutoTransmit);
        QCOMPARE(modern.bridge->reportedCount(ping::ping360::AutoTransmit::id), 1L);
        QCOMPARE(modern.bridge->reportedCount(ping::ping360::Transducer::id), 0L);
        Ping360DriverBench old({}, {}, oldFirmware);
        old.clock.advance(5s);
        QCOMPARE(old.driver.method(), Method::RequestLoop);
        QCOMPARE(old.bridge->reportedCount(ping::ping360::AutoTransmit::id), 0L);
        QVERIFY(old.bridge->reportedCount(ping::ping360::Transducer::id) > 50);
    }

    void theFirstOneSeesTwentyMetresAllAround()
    {
        for (const BothWays& way : bothWays) {
            Ping360DriverBench bench({}, {}, way.firmware);
            bench.clock.advance(40s);
            QVERIFY2(bench.allApplied(), way.name);
            QCOMPARE(bench.anglesSince({}).size(), std::size_t{400});
            const Ping360Request& told = bench.pings.back().request;
            QCOMPARE(int(told.gain), 1);
            QCOMPARE(int(told.samplePeriod), 888);
            QCOMPARE(int(told.samples), 1200);
            QCOMPARE(int(told.transmitDurationUs), 107);
            QCOMPARE(int(told.frequencyKhz), 750);
            QVERIFY(std::abs(*bench.setting("rangeM").reported - 20) < 0.05);
            QCOMPARE(bench.setting("rangeM").requested, std::optional(20.0));
            QCOMPARE(bench.driver.counts().lost, std::uint64_t{0});
            QVERIFY(bench.driver.counts().silent == base::Duration{});
            QVERIFY(bench.driver.counts().pings >= 400);
            QCOMPARE(bench.driver.state(), DriverState::Live);
        }
    }

    void everySettingIsAppliedWhenThePingsTellIt()
    {
        for (const BothWays& way : bothWays) {
            Ping360DriverBench bench({}, {}, way.firmware);
            bench.clock.advance(5s);
            bench.request({{"rangeM", 5},
                           {"gain", 2},
                           {"frequencyKhz", 700},
                           {"transmitUs", 50},
                           {"sectorCentreDeg", 90},
                           {"sectorWidthDeg", 90},
                           {"stepGrad", 2}});
            QCOMPARE(bench.setting("gain").state, SettingState::Pending);
            QCOMPARE(bench.setting("gain").reported, std::optional(1.0));
            bench.clock.advance(3s);
            QVERIFY2(bench.allApplied(), way.name);
            const Ping360Request& told = bench.pings.back().request;
            QCOMPARE(int(told.gain), 2);
            QCOMPARE(int(told.samplePeriod), 222);
            QCOMPARE(int(told.transmitDurationUs), 50);
            QCOMPARE(int(told.frequencyKhz), 700);
            const base::Instant from = bench.clock.now();
            bench.clock.advance(12s);
            const auto angles = bench.anglesSince(from);
            QCOMPARE(*angles.begin(), 250);
            QCOMPARE(*angles.rbegin(), 348);
            QCOMPARE(angles.size(), std::size_t{50});
            QVERIFY(!bench.driver.isListening());
        }
    }

    void theLastOfManyRequestsWins()
    {
        for (const BothWays& way : bothWays) {
            for (const double loss : {0.0, 10.0}) {
                Ping360DriverBench bench(
                    {}, {.lossPercent = loss, .requestLossPercent = loss, .delay = 30ms},
                    way.firmware);
                bench.clock.advance(6s);
                for (int i = 1; i <= 50; ++i) {
                    bench.request({{"rangeM", static_cast<double>(i)}});
                    bench.clock.advance(100ms);
                }
                bench.clock.advance(4s);
                QVERIFY2(bench.allApplied(), way.name);
                QCOMPARE(int(bench.pings.back().request.samplePeriod), 2222);
                QVERIFY(!bench.driver.isListening());
            }
        }
    }

    void aNackKeepsWhatWorkedAndShowsTheWords()
    {
        for (const BothWays& way : bothWays) {
            Ping360DriverBench bench({}, {}, way.firmware);
            bench.clock.advance(5s);
            // A head with limits of its own.
            bench.bridge->drop = [&](const ping::Frame& frame) {
                const bool high =
                    (frame.messageId == ping::ping360::Transducer::id &&
                     ping::decodePayload<ping::ping360::Transducer>(frame.payload)->gainSetting ==
                         2) ||
                    (frame.messageId == ping::ping360::AutoTransmit::id &&
                     ping::decodePayload<ping::ping360::AutoTransmit>(frame.payload)->gainSetting ==
                         2);
                if (high)
                    bench.bridge->say(common::Nack{frame.messageId, "No high gain here."}, 2);
                return high;
            };
            bench.request({{"gain", 2}});
            bench.clock.advance(2s);
            const auto gain = bench.setting("gain");
            QCOMPARE(gain.state, SettingState::Refused);
            QCOMPARE(gain.reason.text(), std::string("No high gain here."));
            QCOMPARE(gain.requested, std::optional(2.0));
            QCOMPARE(gain.reported, std::optional(1.0));
            QCOMPARE(bench.driver.requested()[Index::gain], 1.0);
            QCOMPARE(bench.setting("rangeM").state, SettingState::Applied);
            const std::size_t pings = bench.pings.size();
            bench.clock.advance(2s);
            QVERIFY2(bench.pings.size() > pings + 10, way.name);
            bench.request({{"gain", 0}});
            bench.clock.advance(4s);
            QVERIFY2(bench.allApplied(), way.name);
        }
    }

    void whatCannotBeIsNotSent()
    {
        Ping360DriverBench bench;
        bench.clock.advance(5s);
        bench.request({{"rangeM", 500}});
        bench.clock.advance(1s);
        QCOMPARE(bench.setting("rangeM").state, SettingState::Refused);
        QCOMPARE(bench.bridge->reportedCount(ping::ping360::AutoTransmit::id), 1L);
        QCOMPARE(bench.driver.requested()[Index::range], 20.0);
    }

    void oneLostPacketCostsOneStep()
    {
        Ping360DriverBench bench({}, {}, oldFirmware);
        bench.clock.advance(5s);
        int dropped = 0;
        bench.bridge->drop = [&](const ping::Frame& frame) {
            return frame.messageId == ping::ping360::Transducer::id && dropped++ == 0;
        };
        const std::size_t before = bench.pings.size();
        bench.clock.advance(500ms);
        QCOMPARE(bench.driver.counts().lost, std::uint64_t{1});
        // 500 ms hold about 8 pings of 61 ms; the lost one took less than 5 of them.
        QVERIFY(bench.pings.size() >= before + 3);
        std::vector<int> steps;
        for (std::size_t i = before; i < bench.pings.size(); ++i)
            steps.push_back((bench.pings[i].angle - bench.pings[i - 1].angle + 400) % 400);
        QCOMPARE(std::ranges::count(steps, 2), 1);
        QCOMPARE(std::ranges::count(steps, 1), static_cast<long>(steps.size()) - 1);
        QCOMPARE(bench.driver.state(), DriverState::Live);
    }

    void aReplyIsTimedFromItsOwnRequest()
    {
        Ping360DriverBench bench({}, {}, oldFirmware);
        std::vector<base::Instant> asked;
        std::vector<base::Duration> took;
        QObject::connect(&bench.frames, &device::FrameLink::sent, &bench.frames,
                         [&](base::ByteSpan frame, base::Instant at) {
                             if (ping::viewFrame(frame).messageId == ping::ping360::Transducer::id)
                                 asked.push_back(at);
                         });
        QObject::connect(&bench.driver, &Ping360Driver::replied, &bench.driver,
                         [&](base::Duration each) { took.push_back(each); });
        bench.clock.advance(5s);
        QVERIFY(took.size() > 50);
        // 20 m and back are 27 ms of sound.
        QVERIFY(std::ranges::all_of(took, [](auto each) { return each > 26ms && each < 1s; }));
        QCOMPARE(took.size(), bench.pings.size());
        for (std::size_t i = 0; i < took.size(); ++i)
            QVERIFY(took[i] == bench.pings[i].at - asked[i]);
        // One that scans by itself replies to nothing.
        Ping360DriverBench modern;
        int replies = 0;
        QObject::connect(&modern.driver, &Ping360Driver::replied, &modern.driver,
                         [&](base::Duration) { ++replies; });
        modern.clock.advance(5s);
        QVERIFY(!modern.pings.empty());
        QCOMPARE(replies, 0);
    }

    void aLostRequestAfterASilenceCostsHalfASecond()
    {
        Ping360DriverBench bench({}, {}, oldFirmware);
        bench.clock.advance(5s);
        bench.bridge->cut = true;
        bench.clock.advance(4s);
        bench.bridge->cut = false;
        int dropped = 0;
        bench.bridge->drop = [&](const ping::Frame& frame) {
            return frame.messageId == ping::ping360::Transducer::id && dropped++ == 0;
        };
        const std::size_t pings = bench.pings.size();
        bench.clock.advance(2500ms);
        QVERIFY(dropped > 1);
        QVERIFY(bench.pings.size() > pings + 10);
    }

    void aLateAnswerIsNotLost()
    {
        Ping360DriverBench bench({}, {}, oldFirmware);
        bench.clock.advance(5s);
        std::optional<int> angle;
        bench.bridge->drop = [&](const ping::Frame& frame) {
            if (frame.messageId != ping::ping360::Transducer::id || angle)
                return false;
            angle = ping::decodePayload<ping::ping360::Transducer>(frame.payload)->angle;
            return true;
        };
        bench.clock.advance(1s);
        QCOMPARE(bench.driver.counts().lost, std::uint64_t{1});
        const std::uint8_t sample[] = {1, 2, 3};
        ping::ping360::DeviceData late{.mode = 1,
                                       .gainSetting = 1,
                                       .angle = static_cast<std::uint16_t>(*angle),
                                       .transmitDuration = 107,
                                       .samplePeriod = 888,
                                       .transmitFrequency = 750,
                                       .numberOfSamples = 3,
                                       .data = sample};
        bench.bridge->say(late, 2);
        QCOMPARE(bench.driver.counts().lost, std::uint64_t{0});
        QVERIFY(!bench.driver.isListening());
        QVERIFY(bench.allApplied());
    }

    void aStreamThatFallsSilentIsOrderedAgain()
    {
        Ping360DriverBench bench;
        bench.clock.advance(5s);
        bench.head().receive({}, 0); // a break: somebody else's empty datagram
        bench.clock.advance(1s);
        QCOMPARE(bench.driver.state(), DriverState::Live);
        bench.clock.advance(3s);
        QCOMPARE(bench.bridge->reportedCount(ping::ping360::AutoTransmit::id), 2L);
        QCOMPARE(bench.driver.state(), DriverState::Live);
        QCOMPARE(bench.driver.method(), Method::AutoTransmit);
        QVERIFY(bench.driver.counts().silent == base::Duration{} ||
                bench.driver.counts().silent > 1500ms);
        const std::size_t pings = bench.pings.size();
        bench.clock.advance(4s);
        QVERIFY(bench.pings.size() > pings + 50);
    }

    void aStreamThatGoesOnBehindACutIsLeftAsItIs()
    {
        Ping360DriverBench bench;
        bench.clock.advance(5s);
        bench.bridge->cut = true;
        bench.clock.advance(10s);
        QCOMPARE(bench.driver.state(), DriverState::Lost);
        bench.bridge->cut = false;
        const std::size_t pings = bench.pings.size();
        bench.clock.advance(2s);
        QCOMPARE(bench.driver.state(), DriverState::Live);
        QVERIFY(bench.pings.size() > pings + 20);
        QCOMPARE(bench.bridge->reportedCount(ping::ping360::AutoTransmit::id), 1L);
        QVERIFY(bench.driver.counts().silent >= 10s && bench.driver.counts().silent < 12s);
        QCOMPARE(bench.driver.counts().lost, std::uint64_t{0});
    }

    void aRebootedHeadScansAgain()
    {
        for (const BothWays& way : bothWays) {
            Ping360DriverBench bench({}, {}, way.firmware);
            bench.clock.advance(5s);
            bench.request({{"rangeM", 5}});
            bench.clock.advance(3s);
            bench.device().restart();
            bench.clock.advance(8s);
            const std::size_t pings = bench.pings.size();
            bench.clock.advance(2s);
            QVERIFY2(bench.pings.size() > pings + 20, bench.story());
            QVERIFY2(bench.allApplied(), bench.story());
            QCOMPARE(int(bench.pings.back().request.samplePeriod), 222);
            QCOMPARE(bench.driver.method(),
                     way.firmware ? Method::RequestLoop : Method::AutoTransmit);
        }
    }

    void aPulledCableCostsTheSecondsItWasOut()
    {
        for (const BothWays& way : bothWays) {
            Ping360DriverBench bench({}, {}, way.firmware);
            bench.clock.advance(5s);
            bench.link.unplug();
            bench.clock.advance(7s);
            QCOMPARE(bench.driver.state(), DriverState::LinkDown);
            bench.link.plugIn();
            bench.clock.advance(6s);
            const std::size_t pings = bench.pings.size();
            bench.clock.advance(2s);
            QVERIFY2(bench.pings.size() > pings + 20, way.name);
            QVERIFY2(bench.allApplied(), way.name);
            QVERIFY(!bench.driver.isListening());
        }
    }

    void aNackOfTheStreamFallsBackAtOnceAndSaysIt()
    {
        Ping360DriverBench bench(
            {.driver = {}, .values = initialValues(), .mount = {}, .method = Method::AutoTransmit},
            {}, oldFirmware);
        bench.clock.advance(3s);
        QCOMPARE(bench.driver.method(), Method::RequestLoop);
        QCOMPARE(bench.count(DriverEvent::Kind::FellBack), 1);
        QVERIFY(bench.lastText(DriverEvent::Kind::FellBack).contains("3.3.1"));
        QVERIFY(bench.allApplied());
        QVERIFY(bench.pings.size() > 10);
    }

    void anIgnoredStreamFallsBackAfterFourAndAHalfSeconds()
    {
        Ping360DriverBench bench;
        bench.bridge->drop = [](const ping::Frame& frame) {
            return frame.messageId == ping::ping360::AutoTransmit::id;
        };
        bench.clock.advance(5s);
        QCOMPARE(bench.driver.method(), Method::AutoTransmit);
        bench.clock.advance(5s);
        QCOMPARE(bench.driver.method(), Method::RequestLoop);
        QCOMPARE(bench.count(DriverEvent::Kind::FellBack), 1);
        bench.clock.advance(3s);
        QVERIFY(bench.pings.size() > 20);
        QVERIFY(bench.allApplied());
    }

    void aCutInTheFirstSecondsIsNoRefusal()
    {
        Ping360DriverBench bench;
        bench.clock.advance(550ms);
        bench.bridge->cut = true;
        bench.clock.advance(20s);
        QCOMPARE(bench.driver.state(), DriverState::Lost);
        bench.bridge->cut = false;
        bench.clock.advance(8s);
        QCOMPARE(bench.driver.method(), Method::AutoTransmit);
        QVERIFY(bench.allApplied());
    }

    void standbyTurnsTheMotorOffAndWatchdogsStayQuiet()
    {
        for (const BothWays& way : bothWays) {
            Ping360DriverBench bench({}, {}, way.firmware);
            bench.clock.advance(5s);
            bench.driver.setStandby(true);
            bench.clock.advance(1s);
            QVERIFY2(!bench.head().isMotorOn() && !bench.head().isScanning(), way.name);
            const std::size_t pings = bench.pings.size();
            bench.clock.advance(60s);
            QCOMPARE(bench.pings.size(), pings);
            QCOMPARE(bench.driver.state(), DriverState::Live);
            QCOMPARE(bench.bridge->reportedCount(ping::ping360::MotorOff::id), 1L);
            QCOMPARE(bench.count(DriverEvent::Kind::Lost), 0);
            // It survives a pulled cable and a power cycle.
            bench.link.unplug();
            bench.clock.advance(5s);
            bench.link.plugIn();
            bench.clock.advance(5s);
            bench.device().restart();
            bench.clock.advance(20s);
            QCOMPARE(bench.pings.size(), pings);
            QVERIFY(!bench.head().isMotorOn());
            bench.driver.setStandby(false);
            bench.clock.advance(4s);
            QVERIFY2(bench.pings.size() > pings + 10, way.name);
        }
    }

    void standbyIsSaidAgainIfItWasNotHeard()
    {
        Ping360DriverBench bench;
        bench.clock.advance(5s);
        bench.bridge->drop = [](const ping::Frame& frame) {
            return frame.messageId == ping::ping360::MotorOff::id;
        };
        bench.driver.setStandby(true);
        bench.clock.advance(4s);
        QVERIFY(bench.head().isScanning());
        bench.bridge->drop = {};
        bench.clock.advance(2s);
        QVERIFY(!bench.head().isScanning());
        QVERIFY(!bench.driver.isListening());
        // Asked for while nobody answers, it is done when somebody does.
        bench.driver.setStandby(false);
        bench.clock.advance(4s);
        bench.bridge->cut = true;
        bench.clock.advance(4s);
        bench.driver.setStandby(true);
        bench.clock.advance(4s);
        QVERIFY(bench.head().isScanning());
        bench.bridge->cut = false;
        bench.clock.advance(4s);
        QVERIFY(!bench.head().isScanning());
    }

    void oneLeftInStandbyIsNotMadeToScan()
    {
        Ping360DriverBench bench(
            {.driver = {.address = {}, .standby = true}, .values = initialValues(), .mount = {}});
        bench.clock.advance(30s);
        QVERIFY(!bench.head().isMotorOn());
        QCOMPARE(bench.pings.size(), std::size_t{0});
        QVERIFY(!bench.driver.foundScanning());
        QCOMPARE(bench.driver.state(), DriverState::Live);
    }

    void oneFoundScanningIsSaidAndCanBeStopped()
    {
        for (const bool standby : {true, false}) {
            Ping360DriverBench bench({.driver = {.address = {}, .standby = standby},
                                      .values = initialValues(),
                                      .mount = {}});
            bench.bridge->tellsAll = true;
            bench.clock.advance(100ms); // after the break of the contact
            bench.bridge->somebodySends(requestOf(initialValues()).autoTransmit());
            bench.clock.advance(5s);
            QVERIFY(bench.driver.foundScanning());
            QCOMPARE(bench.driver.isListening(), !standby);
            QCOMPARE(bench.bridge->reportedCount(ping::ping360::AutoTransmit::id), 0L);
            QVERIFY(bench.driver.counts().pings > 20);
            // It may be our own scan, of a run that crashed: nothing proves another program.
            bench.clock.advance(30s);
            QVERIFY(bench.driver.foundScanning());
            QCOMPARE(bench.count(DriverEvent::Kind::FoundScanning), 1);
            QCOMPARE(bench.count(DriverEvent::Kind::AnotherProgram), 0);
            QCOMPARE(bench.count(DriverEvent::Kind::ChangedElsewhere), 0);
            bench.driver.setStandby(true);
            bench.clock.advance(1s);
            QVERIFY(!bench.head().isScanning());
            QVERIFY(!bench.driver.foundScanning());
        }
    }

    void oneFoundScanningIsAnotherProgramsWhenItIsGivenOrders_data()
    {
        QTest::addColumn<bool>("asked");
        QTest::newRow("Requesting each ping instead") << true;
        QTest::newRow("told to scan in another way") << false;
    }

    void oneFoundScanningIsAnotherProgramsWhenItIsGivenOrders()
    {
        QFETCH(const bool, asked);
        Ping360DriverBench bench({}, {}, {});
        bench.bridge->tellsAll = true;
        bench.clock.advance(100ms);
        Values theirs = initialValues();
        theirs[Index::range] = 50;
        bench.bridge->somebodySends(requestOf(theirs).autoTransmit());
        bench.clock.advance(10s);
        QVERIFY(bench.driver.isListening() && bench.driver.foundScanning());
        QCOMPARE(bench.count(DriverEvent::Kind::AnotherProgram), 0);
        QCOMPARE(bench.count(DriverEvent::Kind::ChangedElsewhere), 0);
        theirs[Index::range] = 10;
        const Ping360Request request = requestOf(theirs);
        if (!asked)
            bench.bridge->somebodySends(request.autoTransmit());
        for (std::uint16_t angle = 0; angle < 6; ++angle) {
            if (asked)
                bench.bridge->somebodySends(request.transducer(angle));
            bench.clock.advance(1s);
        }
        QVERIFY(bench.driver.isListening() && !bench.driver.foundScanning());
        QCOMPARE(bench.count(DriverEvent::Kind::AnotherProgram), 1);
        bench.driver.takeControl();
        bench.clock.advance(6s);
        QVERIFY(!bench.driver.isListening());
        QVERIFY(bench.allApplied());
    }

    void anotherProgramIsListenedTo()
    {
        for (const BothWays& way : bothWays) {
            Ping360DriverBench bench({}, {}, way.firmware);
            bench.bridge->tellsAll = true;
            bench.clock.advance(5s);
            Values theirs = initialValues();
            theirs[Index::range] = 50;
            theirs[Index::gain] = 0;
            const Ping360Request request = requestOf(theirs);
            for (std::uint16_t angle = 0; angle < 4; ++angle) {
                if (way.firmware)
                    bench.bridge->somebodySends(request.transducer(angle));
                else
                    bench.bridge->somebodySends(request.autoTransmit());
                bench.clock.advance(2s);
            }
            QVERIFY2(bench.driver.isListening(), way.name);
            const std::size_t told = bench.bridge->reported.size();
            bench.bridge->somebodySends(request.transducer(7));
            bench.clock.advance(3s);
            QCOMPARE(bench.bridge->reported.size(), told);
            QCOMPARE(bench.setting("gain").state, SettingState::ChangedElsewhere);
            QCOMPARE(bench.setting("gain").reported, std::optional(0.0));
            QVERIFY(std::abs(*bench.setting("rangeM").reported - 50) < 0.1);
            bench.driver.takeControl();
            bench.clock.advance(6s);
            QVERIFY2(!bench.driver.isListening(), way.name);
            QCOMPARE(int(bench.pings.back().request.samplePeriod), 888);
            QVERIFY2(bench.allApplied(), way.name);
        }
    }

    void whoOnlySearchesIsNoOtherProgram()
    {
        for (const BothWays& way : bothWays) {
            Ping360DriverBench bench({}, {}, way.firmware);
            bench.bridge->tellsAll = true;
            bench.clock.advance(5s);
            const std::size_t before = bench.pings.size();
            for (int i = 0; i < 300; ++i) {
                bench.bridge->somebodySends(common::GeneralRequest{4});
                bench.clock.advance(1s);
            }
            QVERIFY(!bench.driver.isListening());
            QCOMPARE(bench.driver.counts().lost, std::uint64_t{0});
            QVERIFY(bench.driver.counts().silent == base::Duration{});
            QVERIFY(bench.pings.size() > before + 300 * 10);
        }
    }

    void stareParksTheHead()
    {
        for (const BothWays& way : bothWays) {
            Ping360DriverBench bench({}, {}, way.firmware);
            bench.clock.advance(5s);
            bench.driver.setMount({.upsideDown = true, .turnDeg = 0});
            bench.request({{"stareDeg", 45}});
            QVERIFY(bench.driver.isStaring());
            bench.clock.advance(5s);
            const base::Instant from = bench.clock.now();
            bench.clock.advance(5s);
            QCOMPARE(bench.anglesSince(from), std::set<int>{150});
            QVERIFY(!bench.head().isScanning());
            QVERIFY2(bench.allApplied(), way.name);
            bench.request({{"stareDeg", device::noValue}});
            bench.clock.advance(40s);
            QVERIFY(bench.anglesSince(from).size() == 400);
            QVERIFY(!bench.driver.isListening());
        }
    }

    void theMountMovesTheSector()
    {
        for (const BothWays& way : bothWays) {
            Values narrow = initialValues();
            narrow[Index::sectorCentre] = 90;
            narrow[Index::sectorWidth] = 60;
            Ping360DriverBench bench({.driver = {}, .values = narrow, .mount = {}}, {},
                                     way.firmware);
            bench.clock.advance(15s);
            bench.driver.setMount({.upsideDown = true, .turnDeg = 90});
            bench.clock.advance(5s);
            const base::Instant from = bench.clock.now();
            bench.clock.advance(15s);
            const auto angles = bench.anglesSince(from);
            QCOMPARE(*angles.begin(), 167);
            QCOMPARE(*angles.rbegin(), 232);
            QVERIFY2(bench.allApplied(), way.name);
        }
    }

    void anotherSoundSpeedSendsNothing()
    {
        Ping360DriverBench bench;
        bench.clock.advance(5s);
        const std::size_t told = bench.bridge->reported.size();
        bench.driver.setSoundSpeed(1450);
        bench.clock.advance(5s);
        QCOMPARE(bench.bridge->reported.size(), told);
        QVERIFY(std::abs(*bench.setting("rangeM").reported - 20.0 * 1450 / 1500) < 0.05);
        bench.request({{"gain", 2}});
        bench.clock.advance(3s);
        QCOMPARE(int(bench.pings.back().request.samplePeriod), 888);
    }

    void leavingTurnsTheMotorOffAndIsNotWaitedForLong()
    {
        for (const BothWays& way : bothWays) {
            for (const bool cut : {false, true}) {
                Ping360DriverBench bench({}, {}, way.firmware);
                bench.clock.advance(5s);
                bench.bridge->cut = cut;
                std::optional<base::Instant> left;
                const base::Instant asked = bench.clock.now();
                bench.driver.leave([&] { left = bench.clock.now(); });
                QVERIFY(!left);
                bench.clock.advance(200ms);
                QVERIFY(left && *left - asked <= 200ms);
                QCOMPARE(bench.head().isMotorOn(), cut);
                const std::size_t told = bench.bridge->reported.size();
                bench.clock.advance(30s);
                QCOMPARE(bench.bridge->reported.size(), told);
            }
        }
    }

    void aHeadWithItsOwnMindIsNotAnotherProgram()
    {
        // Its transmit duration is another one than asked for.
        Ping360DriverBench bench;
        bench.bridge->line().setOutput([&](base::ByteSpan bytes, link::Peer::Client) {
            const ping::Frame frame = ping::viewFrame(bytes);
            const auto data = ping::decodePayload<ping::ping360::AutoDeviceData>(frame.payload);
            if (frame.messageId != ping::ping360::AutoDeviceData::id || !data) {
                bench.bridge->sayBytes(bytes);
                return;
            }
            auto other = *data;
            other.transmitDuration = 99;
            bench.bridge->say(other, frame.source);
        });
        bench.clock.advance(20s);
        QVERIFY(!bench.driver.isListening());
        QCOMPARE(bench.setting("transmitUs").state, SettingState::Refused);
        QCOMPARE(bench.setting("transmitUs").reported, std::optional(99.0));
        QCOMPARE(bench.setting("gain").state, SettingState::Applied);
        QCOMPARE(bench.bridge->reportedCount(ping::ping360::AutoTransmit::id), 1L);
    }

    void badLinesAreLivedWith_data()
    {
        QTest::addColumn<bool>("old");
        QTest::addColumn<double>("loss");
        QTest::addColumn<double>("corrupt");
        for (const bool old : {false, true}) {
            const QByteArray way = old ? "loop " : "stream ";
            QTest::newRow(way + "5 %") << old << 5.0 << 0.0;
            QTest::newRow(way + "20 %") << old << 20.0 << 0.0;
            QTest::newRow(way + "corrupt") << old << 5.0 << 10.0;
        }
    }

    void badLinesAreLivedWith()
    {
        QFETCH(bool, old);
        QFETCH(double, loss);
        QFETCH(double, corrupt);
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            Ping360DriverBench bench({},
                                     {.seed = seed,
                                      .lossPercent = loss,
                                      .corruptPercent = corrupt,
                                      .requestLossPercent = loss,
                                      .delay = 20ms,
                                      .jitter = 60ms},
                                     old ? std::optional(oldFirmware) : std::nullopt);
            bench.clock.advance(15s);
            bench.request({{"rangeM", 5}});
            bench.clock.advance(10s);
            QVERIFY2(bench.allApplied(), bench.story());
            bench.device().restart();
            bench.clock.advance(20s);
            QVERIFY2(bench.allApplied(), bench.story());
            QVERIFY2(!bench.driver.isListening(), bench.story());
            QCOMPARE(bench.driver.method(), old ? Method::RequestLoop : Method::AutoTransmit);
            const std::size_t pings = bench.pings.size();
            bench.clock.advance(20s);
            QVERIFY2(bench.pings.size() > pings + (old ? 60 : 300), bench.story());
        }
    }

    void messagesThatOvertakeEachOtherAreNobodysChange()
    {
        for (const BothWays& way : bothWays) {
            Ping360DriverBench bench({}, {.delay = 20ms}, way.firmware);
            bench.bridge->reorderPercent = 5;
            bench.clock.advance(6s);
            for (int i = 0; i < 10; ++i) {
                bench.request({{"rangeM", i % 2 == 0 ? 5.0 : 10.0}});
                bench.clock.advance(4s);
                QVERIFY2(bench.allApplied(), bench.story());
            }
            QVERIFY2(!bench.driver.isListening(), bench.story());
            QCOMPARE(bench.count(DriverEvent::Kind::FellBack), 0);
        }
    }

    void aSilenceInTheMiddleOfAScanEndsWithIt()
    {
        for (const BothWays& way : bothWays) {
            Ping360DriverBench bench({}, {.silence = sim::Faults::Span{8s, 30s}}, way.firmware);
            bench.clock.advance(25s);
            QCOMPARE(bench.driver.state(), DriverState::Lost);
            QVERIFY(!bench.driver.reason().text().empty());
            bench.clock.advance(7s);
            QCOMPARE(bench.driver.state(), DriverState::Live);
            const std::size_t pings = bench.pings.size();
            bench.clock.advance(4s);
            QVERIFY2(bench.pings.size() > pings + 30, way.name);
        }
    }

    void aPing1dIsLeftAlone()
    {
        Ping360DriverBench bench({}, {}, {}, ping::Family::Ping1D);
        bench.clock.advance(20s);
        QCOMPARE(bench.driver.state(), DriverState::WrongDevice);
        QCOMPARE(bench.bridge->reportedCount(ping::ping360::AutoTransmit::id), 0L);
    }
};

LEADLINE_GUILESS_TEST(Ping360DriverTest)
#include "tst_ping360driver.moc"

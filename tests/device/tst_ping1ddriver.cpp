// SPDX-License-Identifier: GPL-3.0-or-later
#include "DriverBench.h"
#include "device/Ping1dDriver.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using device::DriverEvent;
using device::DriverState;
using device::Ping1dDriver;
using device::SettingState;
using ProfileWay = device::ProfileStream::Method;
namespace common = ping::common;
namespace wire = ping::ping1d;

namespace {

using Ping1dBenchBase = test::DriverBench<Ping1dDriver>;

struct Ping1dDriverBench : Ping1dBenchBase {
    explicit Ping1dDriverBench(const sim::Faults& faults = {},
                               const device::DriverOptions& options = {},
                               ping::DeviceKind kind = ping::Family::Ping1D)
        : Ping1dBenchBase({.faults = faults, .device = {}, .driver = options, .kind = kind})
    {
    }
    /// Connected, and the user has chosen 10 m and gain 5 by hand.
    void byHand()
    {
        clock.advance(1s);
        request({{"mode", 0}});
        request({{"rangeStartM", 0}, {"rangeLengthM", 10}});
        request({{"gain", 5}});
        clock.advance(2s);
    }
    [[nodiscard]] bool isByHand() const
    {
        return has({{"mode", 0}}) && has({{"rangeStartM", 0}, {"rangeLengthM", 10}}) &&
               has({{"gain", 5}});
    }
    [[nodiscard]] bool deviceWasSet() const
    {
        const auto ids = bridge->reportedIds();
        return std::ranges::any_of(ids, [](int id) { return id >= 1001 && id <= 1007; });
    }
};

} // namespace

class Ping1dDriverTest : public QObject {
    Q_OBJECT

private slots:
    void theFirstContactReadsAndWritesNothing()
    {
        Ping1dDriverBench bench;
        bench.clock.advance(2s);
        QCOMPARE(bench.driver.state(), DriverState::Live);
        QVERIFY(!bench.deviceWasSet());
        QVERIFY(bench.has({{"mode", 1}}));
        QVERIFY(bench.has({{"pinging", 1}}));
        QVERIFY(bench.has({{"intervalMs", 100}}));
        QVERIFY(bench.has({{"soundSpeed", 1500}}));
        QVERIFY(bench.setting("rangeStartM").reported && bench.setting("rangeLengthM").reported);
        // In the order of the protocol's documents.
        std::vector<int> asked;
        for (const auto& each : bench.bridge->reported) {
            const ping::Frame frame = ping::viewFrame(each);
            const auto request = ping::decodePayload<common::GeneralRequest>(frame.payload);
            asked.push_back(frame.messageId == 6 && request ? request->requestedId
                                                            : frame.messageId);
        }
        asked.resize(10);
        QCOMPARE(asked, (std::vector<int>{5, 4, 1204, 1203, 1205, 1206, 1207, 1215, 1201, 1400}));
    }

    void profilesStreamAndReadingsComeEachSecond()
    {
        Ping1dDriverBench bench;
        bench.clock.advance(10s);
        QCOMPARE(bench.driver.method(), ProfileWay::Streamed);
        QVERIFY(bench.driver.counts().pings > 90);
        QCOMPARE(bench.driver.counts().lost, std::uint64_t{0});
        QVERIFY(bench.driver.readings().voltageMv && bench.driver.readings().processorCentiC &&
                bench.driver.readings().boardCentiC);
        QVERIFY(bench.bridge->reportedCount(6) > 40);
        QVERIFY(bench.driver.lastPing() && bench.clock.now() - *bench.driver.lastPing() <= 150ms);
    }

    void aSettingIsPendingUntilItIsReadBack()
    {
        Ping1dDriverBench bench;
        bench.clock.advance(1s);
        bench.request({{"mode", 0}});
        QCOMPARE(bench.setting("mode").state, SettingState::Pending);
        QCOMPARE(bench.setting("mode").reported, std::optional(1.0));
        bench.clock.advance(100ms);
        QVERIFY(bench.has({{"mode", 0}}));
        bench.request({{"rangeStartM", 0.5}, {"rangeLengthM", 10}});
        bench.clock.advance(100ms);
        QVERIFY(bench.has({{"rangeStartM", 0.5}, {"rangeLengthM", 10}}));
        QCOMPARE(bench.lastText(DriverEvent::Kind::SettingApplied),
                 QString("Range: 0.5 to 10.5 m"));
    }

    void allSettingsCanBeSet()
    {
        Ping1dDriverBench bench;
        bench.byHand();
        QVERIFY(bench.isByHand());
        bench.request({{"intervalMs", 50}});
        bench.request({{"soundSpeed", 1480}});
        bench.clock.advance(1s);
        QVERIFY(bench.has({{"intervalMs", 50}}));
        QVERIFY(bench.has({{"soundSpeed", 1480}}));
        QVERIFY(bench.driver.expected().period == 50ms);
    }

    void inAutoRangeAndGainFollowTheDevice()
    {
        Ping1dDriverBench bench;
        bench.clock.advance(1s);
        bench.request({{"rangeStartM", 0}, {"rangeLengthM", 10}});
        QCOMPARE(bench.setting("rangeLengthM").state, SettingState::Refused);
        QVERIFY(!bench.setting("rangeLengthM").reason.text().empty());
        bench.clock.advance(120s);
        QVERIFY(!bench.deviceWasSet());
        QCOMPARE(bench.setting("rangeLengthM").state, SettingState::Applied);
        QCOMPARE(bench.count(DriverEvent::Kind::ChangedElsewhere), 0);
        QVERIFY(!bench.driver.isListening());
        // By hand and back: nobody changed anything elsewhere.
        bench.byHand();
        bench.request({{"mode", 1}});
        bench.clock.advance(60s);
        QCOMPARE(bench.count(DriverEvent::Kind::ChangedElsewhere), 0);
        QVERIFY(!bench.setting("rangeStartM").requested);
        QVERIFY(!bench.setting("rangeLengthM").requested);
    }

    void whatCannotBeIsRefusedHereOrThere()
    {
        Ping1dDriverBench bench;
        bench.byHand();
        bench.request({{"rangeStartM", 0}, {"rangeLengthM", 0.5}});
        QCOMPARE(bench.setting("rangeLengthM").state, SettingState::Refused);
        bench.request({{"soundSpeed", 1.5}}); // metres per second that were taken for mm/s
        QCOMPARE(bench.setting("soundSpeed").state, SettingState::Refused);
        bench.clock.advance(1s);
        QVERIFY(bench.bridge->lastReported<wire::SetRange>()->scanLength == 10'000);
        // What only the device knows.
        bench.bridge->drop = [&](const ping::Frame& frame) {
            if (frame.messageId != wire::SetGainSetting::id)
                return false;
            bench.bridge->say(common::Nack{wire::SetGainSetting::id, "Not with this firmware."}, 1);
            return true;
        };
        bench.request({{"gain", 6}});
        bench.clock.advance(1s);
        const auto gain = bench.setting("gain");
        QCOMPARE(gain.state, SettingState::Refused);
        QCOMPARE(gain.reason.text(), std::string("Not with this firmware."));
        QCOMPARE(gain.requested, std::optional(6.0));
        QCOMPARE(gain.reported, std::optional(5.0));
    }

    void aDeviceThatKeepsItsValueRefuses()
    {
        Ping1dDriverBench bench;
        bench.byHand();
        bench.bridge->drop = [](const ping::Frame& frame) {
            return frame.messageId == wire::SetGainSetting::id;
        };
        bench.request({{"gain", 6}});
        bench.clock.advance(3s);
        QCOMPARE(bench.setting("gain").state, SettingState::Refused);
        QCOMPARE(bench.setting("gain").reason.text(), std::string("The device keeps 5."));
    }

    void oneLostPacketCostsOneStep()
    {
        Ping1dDriverBench bench;
        bench.byHand();
        for (const std::uint16_t lost : {wire::SetRange::id, common::GeneralRequest::id}) {
            int dropped = 0;
            bench.bridge->drop = [&](const ping::Frame& frame) {
                return frame.messageId == lost && dropped++ == 0;
            };
            const double length = *bench.setting("rangeLengthM").reported + 1;
            bench.request({{"rangeStartM", 0}, {"rangeLengthM", length}});
            bench.clock.advance(1100ms);
            QCOMPARE(dropped > 0, true);
            QVERIFY(bench.has({{"rangeStartM", 0}, {"rangeLengthM", length}}));
        }
        QCOMPARE(bench.driver.state(), DriverState::Live);
    }

    void aForeignAutoTakesRangeAndGainAndManualBringsThemBack()
    {
        Ping1dDriverBench bench;
        bench.byHand();
        bench.bridge->somebodySends(wire::SetModeAuto{1});
        bench.clock.advance(20s);
        QCOMPARE(bench.setting("mode").state, SettingState::ChangedElsewhere);
        QCOMPARE(bench.setting("gain").reported, std::optional(3.0));
        QVERIFY(!bench.driver.isListening());
        bench.driver.useRequested("mode");
        bench.clock.advance(2s);
        QVERIFY(bench.isByHand());
    }

    void theLastOfManyRequestsWins()
    {
        for (const double loss : {0.0, 10.0}) {
            Ping1dDriverBench bench(
                {.lossPercent = loss, .requestLossPercent = loss, .delay = 40ms});
            bench.byHand();
            for (int i = 0; i < 50; ++i) {
                bench.request({{"rangeStartM", 0}, {"rangeLengthM", (20 + i) / 10.0}});
                bench.clock.advance(100ms);
            }
            bench.clock.advance(loss > 0 ? 5s : 500ms);
            QVERIFY(bench.has({{"rangeStartM", 0}, {"rangeLengthM", 6.9}}));
            QCOMPARE(bench.count(DriverEvent::Kind::ChangedElsewhere), 0);
            QVERIFY(!bench.driver.isListening());
        }
    }

    void aForeignChangeIsSeenAndKept()
    {
        Ping1dDriverBench bench;
        bench.byHand();
        bench.bridge->somebodySends(wire::SetRange{0, 20'000});
        bench.clock.advance(1s);
        QCOMPARE(bench.setting("rangeStartM").state, SettingState::ChangedElsewhere);
        QCOMPARE(bench.setting("rangeLengthM").state, SettingState::ChangedElsewhere);
        QCOMPARE(bench.setting("rangeStartM").requested, std::optional(0.0));
        QCOMPARE(bench.setting("rangeLengthM").requested, std::optional(10.0));
        QCOMPARE(bench.setting("rangeStartM").reported, std::optional(0.0));
        QCOMPARE(bench.setting("rangeLengthM").reported, std::optional(20.0));
        QCOMPARE(bench.lastText(DriverEvent::Kind::ChangedElsewhere),
                 QString("Range changed elsewhere: 0 to 20 m"));
        bench.clock.advance(60s);
        QCOMPARE(bench.setting("rangeStartM").reported, std::optional(0.0));
        QCOMPARE(bench.setting("rangeLengthM").reported, std::optional(20.0));
        bench.driver.keepReported("rangeLengthM");
        QVERIFY(bench.has({{"rangeStartM", 0}, {"rangeLengthM", 20}}));
    }

    void mineIsSentWhenTheUserSaysSo()
    {
        Ping1dDriverBench bench;
        bench.byHand();
        bench.bridge->somebodySends(wire::SetPingInterval{500});
        bench.clock.advance(6s); // only a slow poll tells
        QCOMPARE(bench.setting("intervalMs").state, SettingState::ChangedElsewhere);
        bench.driver.useRequested("intervalMs");
        bench.clock.advance(1s);
        QVERIFY(bench.has({{"intervalMs", 100}}));
    }

    void foreignSettingsForThreeSecondsAreAnotherProgram()
    {
        Ping1dDriverBench bench;
        bench.byHand();
        bench.bridge->somebodySends(wire::SetRange{0, 20'000});
        bench.clock.advance(2s);
        QVERIFY(!bench.driver.isListening());
        bench.bridge->somebodySends(wire::SetRange{0, 25'000});
        bench.clock.advance(2s);
        QVERIFY(!bench.driver.isListening());
        bench.bridge->somebodySends(wire::SetRange{0, 20'000});
        bench.clock.advance(2s);
        QVERIFY(bench.driver.isListening());
        QCOMPARE(bench.count(DriverEvent::Kind::AnotherProgram), 1);
        // We listen, and nothing more.
        const std::size_t told = bench.bridge->reported.size();
        const auto pings = bench.driver.counts().pings;
        bench.clock.advance(30s);
        QCOMPARE(bench.bridge->reported.size(), told);
        QVERIFY(bench.driver.counts().pings > pings + 250);
        QCOMPARE(bench.driver.state(), DriverState::Live);
        bench.driver.takeControl();
        bench.clock.advance(3s);
        QVERIFY(!bench.driver.isListening());
        QVERIFY(bench.bridge->reported.size() > told);
        bench.driver.useRequested("rangeLengthM");
        bench.clock.advance(1s);
        QVERIFY(bench.has({{"rangeStartM", 0}, {"rangeLengthM", 10}}));
    }

    void repliesThatNobodyAskedForAreAnotherProgram()
    {
        Ping1dDriverBench bench;
        bench.bridge->tellsAll = true;
        bench.byHand();
        // Somebody who only searches is not one.
        for (int i = 0; i < 300; ++i) {
            bench.bridge->somebodySends(common::GeneralRequest{4});
            bench.bridge->somebodySends(common::GeneralRequest{5});
            bench.clock.advance(1s);
        }
        QVERIFY(!bench.driver.isListening());
        for (int i = 0; i < 4; ++i) {
            QVERIFY(!bench.driver.isListening());
            bench.bridge->somebodySends(common::GeneralRequest{1210});
            bench.clock.advance(1s);
        }
        QVERIFY(bench.driver.isListening());
    }

    void aPowerCycleSendsOursAgain()
    {
        Ping1dDriverBench bench;
        bench.byHand();
        bench.clock.advance(20s);
        bench.device().restart();
        bench.clock.advance(6s);
        QCOMPARE(bench.driver.state(), DriverState::Live);
        QCOMPARE(bench.count(DriverEvent::Kind::PowerCycled), 1);
        QVERIFY(bench.isByHand());
        QCOMPARE(bench.driver.method(), ProfileWay::Streamed);
        QCOMPARE(bench.count(DriverEvent::Kind::ChangedElsewhere), 0);
        QVERIFY(!bench.driver.isListening());
    }

    void aPowerCycleDuringALongSilenceIsSeenToo()
    {
        Ping1dDriverBench bench;
        bench.byHand();
        bench.bridge->cut = true;
        bench.device().restart();
        bench.clock.advance(5s);
        QCOMPARE(bench.driver.state(), DriverState::Lost);
        // By now it has pinged more often than it had when it fell silent.
        bench.clock.advance(4s);
        bench.bridge->cut = false;
        bench.clock.advance(4s);
        QCOMPARE(bench.count(DriverEvent::Kind::PowerCycled), 1);
        QVERIFY(bench.isByHand());
    }

    void aDroppedLinkSendsNothingAgainAndAForeignChangeIsKept()
    {
        Ping1dDriverBench bench;
        bench.byHand();
        bench.link.unplug();
        bench.clock.advance(10s);
        QCOMPARE(bench.driver.state(), DriverState::LinkDown);
        QVERIFY(!bench.driver.reason().text().empty());
        bench.bridge->somebodySends(wire::SetGainSetting{2});
        const long sets = bench.bridge->reportedCount(wire::SetRange::id) +
                          bench.bridge->reportedCount(wire::SetGainSetting::id) +
                          bench.bridge->reportedCount(wire::SetModeAuto::id);
        bench.link.plugIn();
        bench.clock.advance(3s);
        QCOMPARE(bench.driver.state(), DriverState::Live);
        QCOMPARE(bench.driver.method(), ProfileWay::Streamed);
        QCOMPARE(bench.count(DriverEvent::Kind::PowerCycled), 0);
        QCOMPARE(bench.setting("gain").state, SettingState::ChangedElsewhere);
        QVERIFY(bench.has({{"rangeStartM", 0}, {"rangeLengthM", 10}}));
        QCOMPARE(bench.bridge->reportedCount(wire::SetRange::id) +
                     bench.bridge->reportedCount(wire::SetGainSetting::id) +
                     bench.bridge->reportedCount(wire::SetModeAuto::id),
                 sets);
    }

    void silenceIsLostByTheOneRuleAndTheReturnIsSeenWithinTwoSeconds()
    {
        Ping1dDriverBench bench;
        bench.byHand();
        bench.bridge->cut = true;
        bench.clock.advance(1300ms);
        QCOMPARE(bench.driver.state(), DriverState::Live);
        bench.clock.advance(300ms);
        QCOMPARE(bench.driver.state(), DriverState::Lost);
        QCOMPARE(bench.count(DriverEvent::Kind::Lost), 1);
        for (int i = 0; i < 20; ++i) {
            bench.clock.advance(3700ms + i * 130ms);
            bench.bridge->cut = false;
            const auto pings = bench.driver.counts().pings;
            bench.clock.advance(2s);
            QCOMPARE(bench.driver.state(), DriverState::Live);
            QVERIFY(bench.driver.counts().pings > pings);
            bench.bridge->cut = true;
        }
        QCOMPARE(bench.count(DriverEvent::Kind::PowerCycled), 0);
        QCOMPARE(bench.count(DriverEvent::Kind::ChangedElsewhere), 0);
        // What it pinged meanwhile is lost, and counted by its numbers.
        QVERIFY(bench.driver.counts().lost > 500);
    }

    void slowPingsAreNotSilence()
    {
        Ping1dDriverBench bench;
        bench.byHand();
        bench.request({{"intervalMs", 5000}});
        bench.clock.advance(60s);
        QVERIFY(bench.has({{"intervalMs", 5000}}));
        QCOMPARE(bench.count(DriverEvent::Kind::Lost), 0);
        QCOMPARE(bench.driver.method(), ProfileWay::Streamed);
        QCOMPARE(bench.bridge->reportedCount(wire::ContinuousStart::id), 1L);
    }

    void standbyStopsThePingingAndSurvivesAPowerCycle()
    {
        Ping1dDriverBench bench;
        bench.byHand();
        bench.driver.setStandby(true);
        bench.clock.advance(1s);
        QVERIFY(bench.has({{"pinging", 0}}));
        const auto pings = bench.driver.counts().pings;
        bench.clock.advance(60s);
        QCOMPARE(bench.driver.counts().pings, pings);
        QCOMPARE(bench.driver.state(), DriverState::Live);
        QCOMPARE(bench.bridge->reportedCount(wire::ContinuousStart::id), 1L);
        // A pulled cable: nothing is sent.
        const long sets = bench.bridge->reportedCount(wire::SetPingEnable::id);
        bench.link.unplug();
        bench.clock.advance(5s);
        bench.link.plugIn();
        bench.clock.advance(5s);
        QCOMPARE(bench.driver.state(), DriverState::Live);
        QCOMPARE(bench.bridge->reportedCount(wire::SetPingEnable::id), sets);
        bench.device().restart();
        bench.clock.advance(20s);
        QVERIFY(bench.has({{"pinging", 0}}));
        QVERIFY(bench.driver.isStandby());
        QCOMPARE(bench.driver.counts().pings, pings);
        bench.driver.setStandby(false);
        bench.clock.advance(3s);
        QVERIFY(bench.has({{"pinging", 1}}));
        QVERIFY(bench.driver.counts().pings > pings);
    }

    void aDeviceLeftInStandbyIsNotMadeToScan()
    {
        Ping1dDriverBench bench({}, {.address = {}, .standby = true});
        bench.bridge->somebodySends(wire::SetPingEnable{0});
        bench.clock.advance(10s);
        QCOMPARE(bench.driver.state(), DriverState::Live);
        QVERIFY(bench.driver.isStandby() && !bench.driver.foundScanning());
        QVERIFY(!bench.deviceWasSet());
        QCOMPARE(bench.driver.counts().pings, std::uint64_t{0});
    }

    void oneFoundScanningIsSaidAndCanBeStopped()
    {
        Ping1dDriverBench bench({}, {.address = {}, .standby = true});
        bench.clock.advance(10s);
        QVERIFY(bench.driver.foundScanning());
        QVERIFY(!bench.deviceWasSet());
        bench.driver.setStandby(true);
        bench.clock.advance(1s);
        QVERIFY(!bench.driver.foundScanning());
        QVERIFY(bench.has({{"pinging", 0}}));
    }

    void withoutAStreamProfilesAreAskedForOneByOne()
    {
        Ping1dDriverBench bench;
        std::vector<int> starts;
        bench.bridge->drop = [&](const ping::Frame& frame) {
            if (frame.messageId != wire::ContinuousStart::id)
                return false;
            starts.push_back(ping::decodePayload<wire::ContinuousStart>(frame.payload)->streamedId);
            return true;
        };
        bench.clock.advance(6s);
        QCOMPARE(starts, (std::vector<int>{1300, 1300, 0, 0}));
        QCOMPARE(bench.driver.method(), ProfileWay::Polled);
        QCOMPARE(bench.count(DriverEvent::Kind::FellBack), 1);
        const auto pings = bench.driver.counts().pings;
        bench.clock.advance(10s);
        QVERIFY(bench.driver.counts().pings > pings + 85);
        QCOMPARE(bench.driver.counts().lost, std::uint64_t{0});
        QVERIFY(bench.driver.readings().voltageMv.has_value());
    }

    void aNackOfTheStreamGoesOnAtOnce()
    {
        Ping1dDriverBench bench;
        bench.bridge->drop = [&](const ping::Frame& frame) {
            const bool modern =
                frame.messageId == wire::ContinuousStart::id &&
                ping::decodePayload<wire::ContinuousStart>(frame.payload)->streamedId == 1300;
            if (modern)
                bench.bridge->say(common::Nack{wire::ContinuousStart::id, "What?"}, 1);
            return modern;
        };
        bench.clock.advance(1500ms);
        QCOMPARE(bench.driver.method(), ProfileWay::Streamed);
        QVERIFY(bench.driver.counts().pings > 0);
    }

    void aDriedUpStreamIsStartedAgain()
    {
        Ping1dDriverBench bench;
        bench.clock.advance(2s);
        bench.bridge->somebodySends(wire::ContinuousStop{1300});
        bench.clock.advance(4s);
        const auto pings = bench.driver.counts().pings;
        bench.clock.advance(1s);
        QVERIFY(bench.driver.counts().pings >= pings + 9);
        QCOMPARE(bench.driver.state(), DriverState::Live);
    }

    void aDeviceThatNeverAcksIsDrivenByWhatItReports()
    {
        Ping1dDriverBench bench;
        bench.clock.advance(1s);
        // Acks get lost, everything else passes.
        bench.bridge->line().setOutput([&](base::ByteSpan bytes, link::Peer::Client) {
            const ping::Frame frame = ping::viewFrame(bytes);
            if (frame.messageId == common::Ack::id)
                return;
            bench.bridge->sayBytes(bytes);
        });
        bench.byHand();
        QVERIFY(bench.isByHand());
        bench.request({{"rangeStartM", 0}, {"rangeLengthM", 3}});
        bench.clock.advance(50ms);
        QVERIFY(bench.has({{"rangeStartM", 0}, {"rangeLengthM", 3}}));
    }

    void badLinesAreLivedWith_data()
    {
        QTest::addColumn<double>("loss");
        QTest::addColumn<double>("corrupt");
        QTest::newRow("5 %") << 5.0 << 0.0;
        QTest::newRow("20 %") << 20.0 << 0.0;
        QTest::newRow("corrupt") << 5.0 << 10.0;
    }

    void badLinesAreLivedWith()
    {
        QFETCH(double, loss);
        QFETCH(double, corrupt);
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            Ping1dDriverBench bench({.seed = seed,
                                     .lossPercent = loss,
                                     .corruptPercent = corrupt,
                                     .requestLossPercent = loss,
                                     .delay = 20ms,
                                     .jitter = 60ms});
            bench.clock.advance(10s);
            bench.request({{"mode", 0}});
            bench.request({{"rangeStartM", 0}, {"rangeLengthM", 10}});
            bench.request({{"gain", 5}});
            bench.clock.advance(20s);
            QVERIFY2(bench.isByHand(), bench.story());
            bench.device().restart();
            bench.clock.advance(30s);
            QVERIFY2(bench.isByHand(), bench.story());
            QVERIFY2(bench.driver.method() == ProfileWay::Streamed, bench.story());
            QVERIFY2(!bench.driver.isListening(), bench.story());
            const auto counts = bench.driver.counts();
            bench.clock.advance(20s);
            const double share =
                static_cast<double>(bench.driver.counts().lost - counts.lost) / 200.0;
            QVERIFY2(share < (loss + corrupt) / 100 * 2 + 0.02, qPrintable(QString::number(share)));
        }
    }

    void messagesThatOvertakeEachOtherAreNobodysChange()
    {
        Ping1dDriverBench bench({.delay = 20ms});
        bench.clock.advance(1s);
        bench.bridge->reorderPercent = 10;
        bench.byHand();
        for (int i = 0; i < 20; ++i) {
            const double length = i % 2 == 0 ? 3 : 3.5;
            bench.request({{"rangeStartM", 0}, {"rangeLengthM", length}});
            bench.clock.advance(3s);
            QVERIFY2(bench.has({{"rangeStartM", 0}, {"rangeLengthM", length}}), bench.story());
        }
        QVERIFY2(!bench.driver.isListening(), bench.story());
        QCOMPARE(bench.count(DriverEvent::Kind::PowerCycled), 0);
        QCOMPARE(bench.count(DriverEvent::Kind::ChangedElsewhere), 0);
        QVERIFY(bench.driver.counts().lost <= 1); // one may be under way
    }

    void silenceInTheMiddleOfASettingEndsInThatSetting()
    {
        Ping1dDriverBench bench;
        bench.byHand();
        bench.request({{"rangeStartM", 0}, {"rangeLengthM", 3}});
        bench.bridge->cut = true;
        bench.clock.advance(20s);
        QCOMPARE(bench.setting("rangeLengthM").state, SettingState::Pending);
        bench.request({{"rangeStartM", 0}, {"rangeLengthM", 4}});
        bench.bridge->cut = false;
        bench.clock.advance(4s);
        QVERIFY(bench.has({{"rangeStartM", 0}, {"rangeLengthM", 4}}));
    }

    void anotherKindOfDeviceIsLeftAlone()
    {
        Ping1dDriverBench bench({}, {}, ping::Family::Ping360);
        bench.clock.advance(60s);
        QCOMPARE(bench.driver.state(), DriverState::WrongDevice);
        QCOMPARE(QString::fromStdString(bench.driver.reason().text()),
                 QString("Ping360 answers here, not Ping1D."));
        QCOMPARE(bench.bridge->reported.size(), std::size_t{2});
    }

    void leavingEndsTheStreamAndIsNotWaitedForLong()
    {
        for (const bool cut : {false, true}) {
            Ping1dDriverBench bench;
            bench.clock.advance(2s);
            bench.bridge->cut = cut;
            std::optional<base::Instant> left;
            const base::Instant asked = bench.clock.now();
            bench.driver.leave([&] { left = bench.clock.now(); });
            QVERIFY(!left);
            bench.clock.advance(200ms);
            QVERIFY(left && *left - asked <= 200ms);
            QVERIFY(bench.bridge->lastReported<wire::ContinuousStop>()->streamedId == 1300);
            bench.bridge->cut = false;
            const std::size_t told = bench.bridge->reported.size();
            bench.clock.advance(30s);
            QCOMPARE(bench.bridge->reported.size(), told);
            QCOMPARE(bench.driver.state(), DriverState::ShutDown);
        }
        // Without a link, at once.
        Ping1dDriverBench bench;
        bench.link.unplug();
        bool left = false;
        bench.driver.leave([&] { left = true; });
        bench.clock.advance(0s);
        QVERIFY(left);
    }

    void aSecondDeviceOnTheLinkIsHeardApart()
    {
        Ping1dDriverBench bench;
        std::vector<int> others;
        QObject::connect(&bench.driver, &Ping1dDriver::secondDevice, &bench.driver,
                         [&](std::uint8_t id) { others.push_back(id); });
        bench.byHand();
        const auto pings = bench.driver.counts().pings;
        for (int i = 0; i < 5; ++i)
            bench.bridge->say(wire::Range{7, 7000}, 9);
        QCOMPARE(others, std::vector<int>{9});
        QVERIFY(bench.isByHand());
        bench.clock.advance(5s);
        QVERIFY(bench.driver.counts().pings > pings);
        QCOMPARE(int(ping::viewFrame(bench.bridge->reported.back()).destination), 1);
    }

    void anotherDeviceOnTheSameLinkGetsNothingOfTheFirst()
    {
        Ping1dDriverBench bench;
        bench.byHand();
        bench.link.unplug();
        bench.bridge->somebodySends(common::SetDeviceId{7});
        bench.link.plugIn();
        bench.clock.advance(10s);
        QCOMPARE(bench.count(DriverEvent::Kind::AnotherDevice), 1);
        QCOMPARE(int(bench.driver.identity()->deviceId), 7);
        QVERIFY(!bench.setting("rangeStartM").requested);
        QVERIFY(!bench.setting("rangeLengthM").requested);
    }

    void whyALinkWasDownIsNoWordOfTheOpenOne()
    {
        Ping1dDriverBench bench;
        bench.bridge->cut = true;
        bench.clock.advance(10s);
        const std::string nobody = bench.driver.reason().text();
        QVERIFY(!nobody.empty() && bench.driver.state() == DriverState::Contacting);
        bench.link.unplug();
        QCOMPARE(bench.driver.state(), DriverState::LinkDown);
        QVERIFY(!bench.driver.reason().text().empty());
        bench.link.plugIn();
        for (int i = 0; i < 1000 && bench.driver.state() == DriverState::LinkDown; ++i)
            bench.clock.advance(10ms);
        QCOMPARE(bench.driver.state(), DriverState::Contacting);
        QCOMPARE(bench.driver.reason().text(), std::string());
        bench.clock.advance(10s);
        QCOMPARE(bench.driver.reason().text(), nobody);
    }

    void afterAnUpdateItIsTheSameDevice()
    {
        Ping1dDriverBench bench;
        bench.byHand();
        bench.bridge->cut = true;
        bench.clock.advance(10s);
        QCOMPARE(bench.driver.state(), DriverState::Lost);
        bench.bridge->cut = false;
        bench.bridge->updated = {1, 1, 3, 30, 1, 0};
        bench.clock.advance(10s);
        QCOMPARE(bench.driver.state(), DriverState::Live);
        QVERIFY((bench.driver.identity()->firmware == device::Firmware{3, 30, 1}));
        QCOMPARE(bench.count(DriverEvent::Kind::AnotherDevice), 0);
        QVERIFY(bench.isByHand());
    }

    void itsWordsAreEventsAndNotRepeated()
    {
        Ping1dDriverBench bench;
        bench.clock.advance(1s);
        for (int i = 0; i < 5; ++i)
            bench.bridge->say(common::AsciiText{"Hot."}, 1);
        QCOMPARE(bench.count(DriverEvent::Kind::DeviceText), 1);
        QCOMPARE(bench.lastText(DriverEvent::Kind::DeviceText), QString("Hot."));
    }

    void onlyConnectAndCheckAgainBreakTheLine()
    {
        Ping1dDriverBench bench;
        bench.clock.advance(10s);
        bench.bridge->cut = true;
        bench.clock.advance(60s);
        bench.bridge->cut = false;
        bench.clock.advance(3s);
        bench.link.unplug();
        bench.link.plugIn();
        bench.clock.advance(3s);
        QCOMPARE(bench.driver.state(), DriverState::Live);
        QCOMPARE(bench.bridge->breaks, 1);
        bench.driver.checkAgain();
        bench.clock.advance(3s);
        QCOMPARE(bench.driver.state(), DriverState::Live);
        QCOMPARE(bench.bridge->breaks, 2);
    }
};

LEADLINE_GUILESS_TEST(Ping1dDriverTest)
#include "tst_ping1ddriver.moc"

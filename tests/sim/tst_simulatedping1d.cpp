// SPDX-License-Identifier: GPL-3.0-or-later
#include "SimulatorClient.h"
#include "ping/MessageTable.h"
#include "sim/SimulatedPing1d.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using ping::encodeFrame;
using test::SimulatorClient;
namespace common = ping::common;
namespace ping1d = ping::ping1d;

namespace {

/// A device at the beginning of its scene, and a client of it.
struct SimulatedPing1dBench {
    base::FakeClock clock;
    sim::SimulatedPing1d device;
    SimulatorClient client{clock, device, ping::Family::Ping1D};

    explicit SimulatedPing1dBench(std::uint64_t seed = 1, const sim::DeviceOptions& options = {})
        : device(clock, std::make_shared<const sim::World>(seed, clock.now()), options)
    {
    }
    template<class M>
    bool acks(const M& message)
    {
        client.exchange(encodeFrame(message));
        const auto ack = client.last<common::Ack>();
        return client.received.size() == 1 && ack && ack->ackedId == M::id;
    }
    template<class M>
    bool refuses(const M& message)
    {
        client.exchange(encodeFrame(message));
        const auto nack = client.last<common::Nack>();
        return client.received.size() == 1 && nack && nack->nackedId == M::id &&
               !nack->nackMessage.empty();
    }
};

} // namespace

class SimulatedPing1dTest : public QObject {
    Q_OBJECT

private slots:
    void everyGetOfTheTablesIsAnswered_data()
    {
        QTest::addColumn<int>("id");
        const auto add = [](std::span<const ping::MessageInfo> table) {
            for (const ping::MessageInfo& message : table)
                if (message.category == ping::Category::Get)
                    QTest::addRow("%d", message.id) << int(message.id);
        };
        add(ping::commonMessages());
        add(ping::familyMessages(ping::Family::Ping1D));
    }

    void everyGetOfTheTablesIsAnswered()
    {
        QFETCH(int, id);
        const auto wanted = static_cast<std::uint16_t>(id);
        SimulatedPing1dBench bench;
        // Today's request, and the old one: the message itself, empty.
        for (const auto& request : {encodeFrame(common::GeneralRequest{wanted}, 7, 1),
                                    ping::encodeFrame(wanted, {}, 7)}) {
            bench.client.exchange(request);
            QCOMPARE(bench.client.received.size(), std::size_t{1});
            const ping::Frame frame = bench.client.received[0].frame();
            QCOMPARE(frame.messageId, wanted);
            QCOMPARE(int(frame.source), 1);
            QCOMPARE(int(frame.destination), 7);
            const ping::Message message = ping::decode(ping::Family::Ping1D, frame);
            QVERIFY(!std::holds_alternative<ping::RawMessage>(message));
            // Nothing behind the last field.
            QCOMPARE(encodeFrame(message, 1, 7).size(), frame.bytes.size());
        }
    }

    void itSaysWhatItIs()
    {
        SimulatedPing1dBench bench;
        const auto protocol = bench.client.get<common::ProtocolVersion>();
        QVERIFY(protocol && protocol->versionMajor == 1);
        const auto info = bench.client.get<common::DeviceInformation>();
        QVERIFY(info && info->deviceType == 1 && info->firmwareVersionMajor == 3 &&
                info->firmwareVersionMinor == 29);
        SimulatedPing1dBench old(
            1, {.firmware = sim::Firmware{3, 26, 1}, .deviceId = std::uint8_t{9}});
        const auto older = old.client.get<common::DeviceInformation>();
        QVERIFY(older && older->firmwareVersionMinor == 26 && older->firmwareVersionPatch == 1);
        QCOMPARE(int(old.client.received.back().frame().source), 9);
        const auto general = old.client.get<ping1d::GeneralInfo>();
        QVERIFY(general && general->firmwareVersionMinor == 26);
    }

    void settingsAreAckedAndReadBack()
    {
        SimulatedPing1dBench bench;
        QVERIFY(bench.acks(ping1d::SetModeAuto{0}));
        QCOMPARE(int(bench.client.get<ping1d::ModeAuto>()->modeAuto), 0);
        QVERIFY(bench.acks(ping1d::SetRange{500, 7500}));
        QCOMPARE(bench.client.get<ping1d::Range>()->scanStart, 500U);
        QCOMPARE(bench.client.get<ping1d::Range>()->scanLength, 7500U);
        QVERIFY(bench.acks(ping1d::SetSpeedOfSound{1'450'000}));
        QCOMPARE(bench.client.get<ping1d::SpeedOfSound>()->speedOfSound, 1'450'000U);
        QVERIFY(bench.acks(ping1d::SetPingInterval{250}));
        QCOMPARE(int(bench.client.get<ping1d::PingInterval>()->pingInterval), 250);
        QVERIFY(bench.acks(ping1d::SetGainSetting{6}));
        QCOMPARE(bench.client.get<ping1d::GainSetting>()->gainSetting, 6U);
        QVERIFY(bench.acks(ping1d::SetPingEnable{0}));
        QCOMPARE(int(bench.client.get<ping1d::PingEnable>()->pingEnabled), 0);
        QVERIFY(bench.acks(ping1d::SetOssProfileConfiguration{1200, 1, 0}));
        QCOMPARE(int(bench.client.get<ping1d::OssProfileConfiguration>()->numberOfPoints), 1200);
        // They stay, in what is told together too.
        bench.client.wait(10s);
        const auto general = bench.client.get<ping1d::GeneralInfo>();
        QVERIFY(general && general->pingInterval == 250 && general->gainSetting == 6 &&
                general->modeAuto == 0);
        QCOMPARE(bench.client.get<ping1d::Range>()->scanLength, 7500U);
    }

    void badValuesAreRefusedWithWords()
    {
        SimulatedPing1dBench bench;
        QVERIFY(bench.acks(ping1d::SetModeAuto{0}));
        QVERIFY(bench.refuses(ping1d::SetRange{0, 999}));
        QVERIFY(bench.refuses(ping1d::SetRange{199'000, 1001}));
        QVERIFY(bench.refuses(ping1d::SetRange{0xffffffffU, 0xffffffffU}));
        QVERIFY(bench.refuses(ping1d::SetSpeedOfSound{0}));
        QVERIFY(bench.refuses(ping1d::SetModeAuto{2}));
        QVERIFY(bench.refuses(ping1d::SetGainSetting{7}));
        QVERIFY(bench.refuses(ping1d::SetPingEnable{2}));
        QVERIFY(bench.refuses(ping1d::SetOssProfileConfiguration{199, 0, 0}));
        QVERIFY(bench.refuses(ping1d::SetDeviceId{255}));
        QVERIFY(bench.refuses(ping1d::ContinuousStart{1212}));
        QCOMPARE(bench.client.get<ping1d::Range>()->scanLength, 15'000U);
        // Cut off, and not known at all.
        bench.client.exchange(ping::encodeFrame(ping1d::SetRange::id, {}));
        QCOMPARE(bench.client.last<common::Nack>()->nackedId, ping1d::SetRange::id);
        bench.client.exchange(ping::encodeFrame(1999, {}));
        QCOMPARE(int(bench.client.last<common::Nack>()->nackedId), 1999);
        bench.client.exchange(encodeFrame(common::GeneralRequest{2300}));
        QCOMPARE(int(bench.client.last<common::Nack>()->nackedId), 2300);
    }

    void answersAreNotAnswered()
    {
        SimulatedPing1dBench bench;
        bench.client.send(encodeFrame(common::Ack{1001}));
        bench.client.send(encodeFrame(common::Nack{1001, "no"}));
        bench.client.send(encodeFrame(common::AsciiText{"hello"}));
        bench.client.send(encodeFrame(common::Undefined{}));
        bench.client.send(encodeFrame(common::DeviceInformation{}));
        QVERIFY(bench.client.received.empty());
    }

    void profilesStreamAtTheInterval_data()
    {
        QTest::addColumn<int>("streamedId");
        QTest::newRow("today's id") << 1300;
        QTest::newRow("the oldest documents' id") << 0;
    }

    void profilesStreamAtTheInterval()
    {
        QFETCH(int, streamedId);
        const auto id = static_cast<std::uint16_t>(streamedId);
        SimulatedPing1dBench bench;
        QVERIFY(bench.acks(ping1d::SetPingInterval{50}));
        QVERIFY(bench.client.wait(2s).empty());
        QVERIFY(bench.acks(ping1d::ContinuousStart{id}));
        const auto stream = bench.client.wait(2s);
        QCOMPARE(stream.size(), std::size_t{40});
        std::uint32_t before = 0;
        for (const auto& each : stream) {
            const auto profile = ping::decodePayload<ping1d::Profile>(each.frame().payload);
            QCOMPARE(each.id(), ping1d::Profile::id);
            QVERIFY(before == 0 || profile->pingNumber == before + 1);
            before = profile->pingNumber;
            QCOMPARE(profile->profileData.size(), std::size_t{200});
        }
        QVERIFY(bench.acks(ping1d::ContinuousStop{id}));
        QVERIFY(bench.client.wait(2s).empty());
    }

    void itPingsAsFastAsSoundAllowsAndNoFaster()
    {
        SimulatedPing1dBench bench;
        QVERIFY(bench.acks(ping1d::SetModeAuto{0}));
        QVERIFY(bench.acks(ping1d::SetPingInterval{5}));
        QVERIFY(bench.acks(ping1d::SetRange{0, 2000}));
        QVERIFY(bench.acks(ping1d::ContinuousStart{1300}));
        QCOMPARE(bench.client.wait(1s).size(), std::size_t{200});
        QVERIFY(bench.acks(ping1d::SetRange{0, 50'000}));
        bench.client.wait(1s);
        const std::size_t far = bench.client.wait(10s).size();
        QVERIFY2(far >= 140 && far <= 150, qPrintable(QString::number(far)));
    }

    void profilesCanBeAskedForOneByOne()
    {
        SimulatedPing1dBench bench;
        std::uint32_t before = bench.client.get<ping1d::Profile>()->pingNumber;
        for (int i = 0; i < 20; ++i) {
            bench.client.wait(100ms);
            const auto profile = bench.client.get<ping1d::Profile>();
            QCOMPARE(profile->pingNumber, before + 1);
            before = profile->pingNumber;
            QCOMPARE(bench.client.get<ping1d::Distance>()->pingNumber, before);
            QCOMPARE(bench.client.get<ping1d::DistanceSimple>()->distance,
                     bench.client.get<ping1d::Distance>()->distance);
        }
    }

    void standbyStopsThePinging()
    {
        SimulatedPing1dBench bench;
        QVERIFY(bench.acks(ping1d::ContinuousStart{1300}));
        QVERIFY(!bench.client.wait(1s).empty());
        QVERIFY(bench.acks(ping1d::SetPingEnable{0}));
        const std::uint32_t number = bench.device.pingNumber();
        QVERIFY(bench.client.wait(5s).empty());
        QCOMPARE(bench.device.pingNumber(), number);
        QVERIFY(bench.acks(ping1d::SetPingEnable{1}));
        QCOMPARE(bench.client.wait(1s).size(), std::size_t{10});
    }

    void automaticKeepsTheBottomInTheWindow()
    {
        SimulatedPing1dBench bench;
        // Automatic is what it leaves the factory with; too short a range corrects itself.
        QVERIFY(bench.acks(ping1d::SetRange{0, 1000}));
        QCOMPARE(bench.client.get<ping1d::Range>()->scanLength, 1000U);
        bench.client.wait(5s);
        for (int i = 0; i < 100; ++i) {
            bench.client.wait(2s);
            const auto profile = bench.client.get<ping1d::Profile>();
            QVERIFY(profile->confidence > 50);
            QVERIFY(profile->distance < profile->scanLength);
            QVERIFY(profile->scanLength < 3 * profile->distance + 1000);
        }
    }

    void theSoundSpeedIsInItsMillimetres()
    {
        SimulatedPing1dBench slow;
        SimulatedPing1dBench fast;
        for (SimulatedPing1dBench* bench : {&slow, &fast}) {
            QVERIFY(bench->acks(ping1d::SetModeAuto{0}));
            QVERIFY(bench->acks(ping1d::SetRange{0, 15'000}));
        }
        QVERIFY(fast.acks(ping1d::SetSpeedOfSound{1'575'000}));
        slow.client.wait(1s);
        fast.client.wait(1s);
        const double atDefault = slow.client.get<ping1d::Distance>()->distance;
        const double reported = fast.client.get<ping1d::Distance>()->distance;
        QVERIFY(std::abs(reported / atDefault - 1.05) < 0.005);
        QCOMPARE(fast.client.get<ping1d::Distance>()->scanLength, 15'000U);
        // Some program writes metres per second: taken as it is, and harmless.
        QVERIFY(fast.acks(ping1d::SetSpeedOfSound{1500}));
        fast.client.wait(1s);
        QVERIFY(fast.client.get<ping1d::Distance>()->distance < 16'000);
    }

    void messagesToOthersAreTheirs()
    {
        SimulatedPing1dBench bench;
        const auto ask = [&](std::uint8_t to) {
            return bench.client.exchange(encodeFrame(common::GeneralRequest{4}, 0, to)).size();
        };
        QCOMPARE(ask(2), std::size_t{0});
        QCOMPARE(ask(1), std::size_t{1});
        QCOMPARE(ask(255), std::size_t{1});
        QVERIFY(bench.acks(ping1d::SetDeviceId{44}));
        QCOMPARE(ask(1), std::size_t{0});
        QCOMPARE(ask(44), std::size_t{1});
        QCOMPARE(int(bench.client.get<ping1d::DeviceId>()->deviceId), 44);
        QVERIFY(bench.acks(common::SetDeviceId{0}));
        QCOMPARE(int(bench.client.get<ping1d::DeviceId>()->deviceId), 0);
    }

    void theSameSeedGivesTheSameBytes()
    {
        const auto dive = [](std::uint64_t seed) {
            SimulatedPing1dBench bench(seed);
            bench.client.send(encodeFrame(ping1d::ContinuousStart{1300}));
            bench.client.wait(20s);
            bench.client.send(encodeFrame(ping1d::SetGainSetting{5}));
            bench.client.send(encodeFrame(common::GeneralRequest{1202}));
            bench.client.wait(20s);
            return bench.client.all;
        };
        const auto one = dive(4);
        QVERIFY(one.size() > 80'000);
        QVERIFY(dive(4) == one);
        QVERIFY(dive(5) != one);
    }

    void aPowerCutForgetsEverything()
    {
        SimulatedPing1dBench bench;
        QVERIFY(bench.acks(ping1d::SetModeAuto{0}));
        QVERIFY(bench.acks(ping1d::SetRange{0, 3000}));
        QVERIFY(bench.acks(ping1d::ContinuousStart{1300}));
        bench.client.wait(30s);
        bench.device.restart();
        QVERIFY(bench.client.exchange(encodeFrame(common::GeneralRequest{4}), 1400ms).empty());
        QVERIFY(bench.client.wait(3s).empty());
        QVERIFY(bench.device.pingNumber() < 40);
        QCOMPARE(int(bench.client.get<ping1d::ModeAuto>()->modeAuto), 1);
        QVERIFY(bench.client.get<ping1d::Range>()->scanLength != 3000U);
    }

    void theBootloaderAnswersNoMore()
    {
        SimulatedPing1dBench bench;
        QVERIFY(bench.acks(ping1d::GotoBootloader{}));
        QVERIFY(bench.client.exchange(encodeFrame(common::GeneralRequest{4}), 60s).empty());
        bench.device.restart();
        bench.client.wait(3s);
        QVERIFY(bench.client.get<common::DeviceInformation>().has_value());
    }

    void piecesAndDirtOnTheLineAreNothingNew()
    {
        SimulatedPing1dBench bench;
        const auto request = encodeFrame(common::GeneralRequest{4});
        for (const std::byte each : request)
            bench.client.send(std::span(&each, 1));
        QCOMPARE(bench.client.count(4), std::size_t{1});
        // A false start that claims ten thousand bytes holds nothing back for long.
        const std::array<std::byte, 5> dirt{std::byte{'x'}, std::byte{'B'}, std::byte{'R'},
                                            std::byte{0x00}, std::byte{0x27}};
        bench.client.send(dirt);
        bench.client.wait(1s);
        bench.client.exchange(request);
        QCOMPARE(bench.client.count(4), std::size_t{1});
        std::vector<std::byte> flood;
        for (int i = 0; i < 1000; ++i)
            base::append(flood, request);
        bench.client.exchange(flood);
        QCOMPARE(bench.client.count(4), std::size_t{1000});
    }

    void whoSearchesCostsTheListenerNothing()
    {
        SimulatedPing1dBench bench;
        bench.client.exchange(encodeFrame(ping1d::ContinuousStart{1300}), 0s, 7);
        QCOMPARE(bench.client.received[0].to, 7U);
        std::size_t profiles = 0;
        for (link::Peer::Client other = 8; other < 308; ++other) {
            bench.client.exchange(encodeFrame(common::GeneralRequest{4}), 1s, other);
            for (const auto& each : bench.client.received) {
                QCOMPARE(each.to, each.id() == 4 ? other : 7U);
                profiles += each.id() == ping1d::Profile::id ? 1U : 0U;
            }
            QCOMPARE(bench.client.count(4), std::size_t{1});
        }
        QCOMPARE(profiles, std::size_t{3000});
    }

    void halfFramesOfTwoClientsDoNotMix()
    {
        SimulatedPing1dBench bench;
        const auto request = encodeFrame(common::GeneralRequest{4});
        const base::ByteSpan bytes(request);
        bench.client.send(bytes.first(6), 1);
        bench.client.send(bytes.first(6), 2);
        bench.client.send(bytes.subspan(6), 2);
        bench.client.send(bytes.subspan(6), 1);
        QCOMPARE(bench.client.received.size(), std::size_t{2});
        QCOMPARE(bench.client.received[0].to, 2U);
        QCOMPARE(bench.client.received[1].to, 1U);
    }
};

LEADLINE_APPLESS_TEST(SimulatedPing1dTest)
#include "tst_simulatedping1d.moc"

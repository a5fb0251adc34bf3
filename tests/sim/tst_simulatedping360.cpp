// SPDX-License-Identifier: GPL-3.0-or-later
#include "SimulatorClient.h"
#include "ping/MessageTable.h"
#include "ping/Ping360Range.h"
#include "sim/SimulatedPing360.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using ping::encodeFrame;
using test::SimulatorClient;
namespace common = ping::common;
namespace ping360 = ping::ping360;

namespace {

struct SimulatedPing360Bench {
    base::FakeClock clock;
    sim::SimulatedPing360 device;
    SimulatorClient client{clock, device, ping::Family::Ping360};

    explicit SimulatedPing360Bench(std::uint64_t seed = 1, const sim::DeviceOptions& options = {})
        : device(clock, std::make_shared<const sim::World>(seed, clock.now()), options)
    {
    }

    template<class M>
    bool refuses(const M& message)
    {
        client.exchange(encodeFrame(message), 5s);
        const auto nack = client.last<common::Nack>();
        return client.received.size() == 1 && nack && nack->nackedId == M::id &&
               !nack->nackMessage.empty();
    }
    [[nodiscard]] std::vector<int> angles() const
    {
        std::vector<int> all;
        for (const auto& each : client.received)
            if (const auto data =
                    ping::decodePayload<ping360::AutoDeviceData>(each.frame().payload);
                data && each.id() == ping360::AutoDeviceData::id)
                all.push_back(data->angle);
        return all;
    }
};

ping360::Transducer pingAt(std::uint16_t angle)
{
    return {.mode = 1,
            .gainSetting = 1,
            .angle = angle,
            .transmitDuration = 11,
            .samplePeriod = 88,
            .transmitFrequency = 750,
            .numberOfSamples = 1200,
            .transmit = 1};
}

ping360::AutoTransmit sector(std::uint16_t start, std::uint16_t stop, std::uint8_t step = 1)
{
    return {.mode = 1,
            .gainSetting = 1,
            .transmitDuration = 11,
            .samplePeriod = 88,
            .transmitFrequency = 750,
            .numberOfSamples = 1200,
            .startAngle = start,
            .stopAngle = stop,
            .numSteps = step,
            .delay = 0};
}

} // namespace

class SimulatedPing360Test : public QObject {
    Q_OBJECT

private slots:
    void itSaysWhatItIs()
    {
        SimulatedPing360Bench bench;
        QVERIFY(bench.client.get<common::ProtocolVersion>().has_value());
        const auto info = bench.client.get<common::DeviceInformation>();
        QVERIFY(info && info->deviceType == 2 && info->deviceRevision == 'C');
        for (const auto& request :
             {encodeFrame(common::GeneralRequest{2300}), ping::encodeFrame(2300, {}, 0, 2)}) {
            bench.client.exchange(request);
            const auto data = bench.client.last<ping360::DeviceData>();
            QVERIFY(data && data->data.empty() && data->numberOfSamples == 1200);
            QCOMPARE(int(bench.client.received[0].frame().source), 2);
        }
        // It keeps no such message, and has none of the other family.
        for (const std::uint16_t id : std::initializer_list<std::uint16_t>{2301, 1300, 1200})
            QCOMPARE(bench.client.exchange(encodeFrame(common::GeneralRequest{id}))[0].id(),
                     common::Nack::id);
    }

    void eachTransducerMessageIsOnePing()
    {
        SimulatedPing360Bench bench;
        for (std::uint16_t angle = 0; angle < 50; ++angle) {
            const auto answers = bench.client.exchange(encodeFrame(pingAt(angle), 3), 200ms);
            QCOMPARE(answers.size(), std::size_t{1});
            const auto data = bench.client.last<ping360::DeviceData>();
            QVERIFY(data.has_value());
            QCOMPARE(data->angle, angle);
            QCOMPARE(data->data.size(), std::size_t{1200});
            QCOMPARE(int(data->numberOfSamples), 1200);
            QCOMPARE(int(data->samplePeriod), 88);
            QCOMPARE(int(answers[0].frame().destination), 3);
        }
    }

    void aPingTakesWhatItTakesInRealLogs_data()
    {
        QTest::addColumn<double>("range");
        QTest::addColumn<int>("ms");
        QTest::newRow("2 m") << 2.0 << 49;
        QTest::newRow("20 m") << 20.0 << 61;
        QTest::newRow("50 m") << 50.0 << 96;
    }

    void aPingTakesWhatItTakesInRealLogs()
    {
        QFETCH(double, range);
        QFETCH(int, ms);
        SimulatedPing360Bench bench;
        const auto settings = ping360::settingsForRange(range);
        ping360::Transducer order = pingAt(0);
        order.samplePeriod = settings.samplePeriod;
        order.numberOfSamples = settings.numberOfSamples;
        order.transmitDuration = settings.transmitDurationUs;
        bench.client.exchange(encodeFrame(order), 1s);
        order.angle = 1;
        const base::Instant asked = bench.clock.now();
        const auto answers = bench.client.exchange(encodeFrame(order), 1s);
        const double took =
            std::chrono::duration<double, std::milli>(answers.at(0).at - asked).count();
        QVERIFY2(took > ms * 0.7 && took < ms * 1.3, qPrintable(QString::number(took)));
    }

    void aLongWayRoundTakesLongerAndTheShorterWayIsTaken()
    {
        SimulatedPing360Bench bench;
        const auto timeTo = [&](std::uint16_t angle) {
            const base::Instant asked = bench.clock.now();
            return bench.client.exchange(encodeFrame(pingAt(angle)), 5s).at(0).at - asked;
        };
        timeTo(0);
        QVERIFY(timeTo(200) > 1200ms);
        QVERIFY(timeTo(0) > 1200ms);
        QVERIFY(timeTo(399) < 100ms);
    }

    void settingWithoutTransmittingAnswersTheSettings()
    {
        SimulatedPing360Bench bench;
        ping360::Transducer order = pingAt(10);
        order.mode = 0;
        order.transmit = 0;
        order.transmitFrequency = 800;
        bench.client.exchange(encodeFrame(order), 4s);
        const auto data = bench.client.last<ping360::DeviceData>();
        QVERIFY(data && data->transmitFrequency == 800 && data->data.empty());
        QCOMPARE(int(bench.client.get<ping360::DeviceData>()->transmitFrequency), 800);
    }

    void requestsThatComeMeanwhileWaitTheirTurn()
    {
        SimulatedPing360Bench bench;
        for (const std::uint16_t angle : std::initializer_list<std::uint16_t>{5, 6, 7})
            bench.client.send(encodeFrame(pingAt(angle)));
        bench.client.wait(1s);
        QCOMPARE(bench.client.received.size(), std::size_t{3});
        QCOMPARE(int(bench.client.last<ping360::DeviceData>()->angle), 7);
        for (int i = 0; i < 1000; ++i)
            bench.client.send(encodeFrame(pingAt(8)));
        QVERIFY(bench.client.wait(60s).size() < 20);
    }

    void badValuesAreRefusedWithWordsAndTheLastOnesStay()
    {
        SimulatedPing360Bench bench;
        const auto bad = [&](auto change) {
            ping360::Transducer order = pingAt(0);
            order.transmitFrequency = 611;
            change(order);
            return bench.refuses(order);
        };
        QVERIFY(bad([](auto& o) { o.mode = 2; }));
        QVERIFY(bad([](auto& o) { o.gainSetting = 3; }));
        QVERIFY(bad([](auto& o) { o.angle = 400; }));
        QVERIFY(bad([](auto& o) { o.transmitDuration = 0; }));
        QVERIFY(bad([](auto& o) { o.transmitDuration = 1001; }));
        QVERIFY(bad([](auto& o) { o.samplePeriod = 79; }));
        QVERIFY(bad([](auto& o) { o.samplePeriod = 40'001; }));
        QVERIFY(bad([](auto& o) { o.transmitFrequency = 499; }));
        QVERIFY(bad([](auto& o) { o.transmitFrequency = 1001; }));
        QVERIFY(bad([](auto& o) { o.numberOfSamples = 199; }));
        QVERIFY(bad([](auto& o) { o.numberOfSamples = 1201; }));
        QVERIFY(bad([](auto& o) { o.transmit = 2; }));
        QVERIFY(bench.refuses(sector(400, 0)));
        QVERIFY(bench.refuses(sector(0, 400)));
        QVERIFY(bench.refuses(sector(0, 10, 0)));
        QVERIFY(bench.refuses(sector(0, 10, 11)));
        QVERIFY(bench.refuses(ping360::SetDeviceId{0}));
        QVERIFY(bench.refuses(ping360::SetDeviceId{255}));
        QVERIFY(!bench.device.isScanning());
        QCOMPARE(int(bench.client.get<ping360::DeviceData>()->transmitFrequency), 750);
    }

    void aSectorUpToHalfATurnIsSweptToAndFro()
    {
        SimulatedPing360Bench bench;
        bench.client.exchange(encodeFrame(sector(150, 249)), 10s);
        QCOMPARE(bench.client.received[0].id(), common::Ack::id);
        const auto angles = bench.angles();
        QVERIFY(angles.size() > 500);
        for (std::size_t i = 0; i < angles.size(); ++i) {
            const int phase = static_cast<int>(i) % 198;
            QCOMPARE(angles[i], 150 + (phase <= 99 ? phase : 198 - phase));
        }
        const auto data = bench.client.last<ping360::AutoDeviceData>();
        QVERIFY(data && data->startAngle == 150 && data->stopAngle == 249 && data->numSteps == 1);
        QCOMPARE(data->data.size(), std::size_t{1200});
    }

    void aWiderSectorIsSweptClockwise()
    {
        SimulatedPing360Bench bench;
        bench.client.exchange(encodeFrame(sector(50, 349)), 8s);
        const auto angles = bench.angles();
        QVERIFY(angles.size() > 600);
        for (std::size_t i = 0; i < angles.size(); ++i)
            QCOMPARE(angles[i], 50 + static_cast<int>(i % 300));
    }

    void aFullTurnGoesOnAcrossZero()
    {
        SimulatedPing360Bench bench;
        bench.client.exchange(encodeFrame(sector(0, 399, 3)), 10s);
        const auto angles = bench.angles();
        QVERIFY(angles.size() > 400);
        for (std::size_t i = 0; i < angles.size(); ++i)
            QCOMPARE(angles[i], static_cast<int>(3 * i % 400));
        // Across the cable side too.
        SimulatedPing360Bench rear;
        rear.client.exchange(encodeFrame(sector(380, 19)), 3s);
        for (const int angle : rear.angles())
            QVERIFY(angle >= 380 || angle <= 19);
    }

    void aSectorOfOneBearingIsStaredAt()
    {
        SimulatedPing360Bench bench;
        bench.client.exchange(encodeFrame(sector(200, 200)), 5s);
        const auto angles = bench.angles();
        QVERIFY(angles.size() > 100);
        QVERIFY(std::ranges::all_of(angles, [](int angle) { return angle == 200; }));
    }

    void aScanStopsByMotorOffByATransducerMessageAndByABreak()
    {
        SimulatedPing360Bench bench;
        const auto scans = [&] {
            bench.client.exchange(encodeFrame(sector(0, 399)), 2s);
            return bench.device.isScanning() && bench.device.isMotorOn();
        };
        QVERIFY(scans());
        QCOMPARE(bench.client.exchange(encodeFrame(ping360::MotorOff{}))[0].id(), common::Ack::id);
        QVERIFY(bench.client.wait(5s).empty());
        QVERIFY(!bench.device.isMotorOn());
        QVERIFY(scans());
        bench.client.exchange(encodeFrame(pingAt(20)), 5s);
        QCOMPARE(bench.client.received.size(), std::size_t{1});
        QCOMPARE(bench.client.received[0].id(), ping360::DeviceData::id);
        QVERIFY(scans());
        QVERIFY(bench.client.exchange({}, 5s).empty());
        QVERIFY(!bench.device.isScanning());
        QVERIFY(scans());
        const auto measuring = std::as_bytes(std::span("UUUUUUUUUU", 10));
        QVERIFY(bench.client.exchange(measuring, 5s).empty());
    }

    void whoAsksWhileItScansCostsNoPing()
    {
        SimulatedPing360Bench quiet;
        quiet.client.exchange(encodeFrame(sector(0, 399)), 40s, 1);
        SimulatedPing360Bench asked;
        asked.client.exchange(encodeFrame(sector(0, 399)), 0s, 1);
        std::vector<int> angles;
        for (int i = 0; i < 40; ++i) {
            asked.client.exchange(encodeFrame(common::GeneralRequest{4}), 1s, 2);
            QCOMPARE(asked.client.count(common::DeviceInformation::id), std::size_t{1});
            const auto more = asked.angles();
            angles.insert(angles.end(), more.begin(), more.end());
        }
        QVERIFY(angles == quiet.angles());
    }

    void olderFirmwareRefusesAutoTransmit()
    {
        SimulatedPing360Bench old(1, {.firmware = sim::Firmware{3, 3, 0}, .deviceId = {}});
        QVERIFY(old.refuses(sector(0, 399)));
        QVERIFY(old.client.wait(5s).empty());
        QCOMPARE(old.client.exchange(encodeFrame(pingAt(0)), 1s).size(), std::size_t{1});
        SimulatedPing360Bench young(1, {.firmware = sim::Firmware{3, 3, 1}, .deviceId = {}});
        young.client.exchange(encodeFrame(sector(0, 399)), 1s);
        QVERIFY(young.angles().size() > 50);
    }

    void theDeviceIdIsTaken()
    {
        SimulatedPing360Bench bench;
        QCOMPARE(bench.client.exchange(encodeFrame(ping360::SetDeviceId{17}))[0].id(),
                 common::Ack::id);
        bench.client.get<common::DeviceInformation>();
        QCOMPARE(int(bench.client.received[0].frame().source), 17);
    }

    void aResetIsAPowerCut()
    {
        SimulatedPing360Bench bench;
        bench.client.exchange(encodeFrame(sector(0, 399)), 2s);
        QVERIFY(bench.client.exchange(encodeFrame(ping360::Reset{}), 5s).empty());
        QVERIFY(!bench.device.isScanning());
        QVERIFY(bench.client.get<common::DeviceInformation>().has_value());
        // The bootloader listens for a while and gives up.
        bench.client.exchange(encodeFrame(ping360::Reset{.bootloader = 1}));
        QVERIFY(bench.client.exchange(encodeFrame(common::GeneralRequest{4}), 3s).empty());
        bench.client.wait(2s);
        QVERIFY(bench.client.get<common::DeviceInformation>().has_value());
    }

    void theSameSeedGivesTheSameBytes()
    {
        const auto dive = [](std::uint64_t seed) {
            SimulatedPing360Bench bench(seed);
            bench.client.send(encodeFrame(sector(0, 399)));
            bench.client.wait(3s);
            bench.client.send(encodeFrame(pingAt(77)));
            bench.client.wait(1s);
            return bench.client.all;
        };
        const auto one = dive(4);
        QVERIFY(one.size() > 200'000);
        QVERIFY(dive(4) == one);
        QVERIFY(dive(5) != one);
    }

    void itSeesTheSeaOfTheEchosounder()
    {
        // The same world in the middle of its listening: what a second head sees is what the sea
        // shows there.
        SimulatedPing360Bench bench(3);
        bench.client.exchange(encodeFrame(pingAt(200)), 5s);
        const auto answer = bench.client.received.at(0);
        const auto data = ping::decodePayload<ping360::DeviceData>(answer.frame().payload);
        const sim::World world(3, base::Instant{});
        constexpr base::Duration listened = 25ns * (88 * 1200);
        const auto seen = world.spokeAt(answer.at - listened / 2, {.angleGrad = 200,
                                                                   .samplePeriod = 88,
                                                                   .samples = 1200,
                                                                   .gain = 1,
                                                                   .transmitDurationUs = 11,
                                                                   .transmitFrequencyKhz = 750});
        QVERIFY(std::ranges::equal(data->data, seen));
    }
};

LEADLINE_APPLESS_TEST(SimulatedPing360Test)
#include "tst_simulatedping360.moc"

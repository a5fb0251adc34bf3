// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/SimulatedS500.h"

#include "SimulatorClient.h"
#include "ping/FamilyDescriptor.h"
#include "ping/s500/S500.h"
#include "support/TestMain.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace leadline;
using namespace std::chrono_literals;
using ping::encodeFrame;
using test::SimulatorClient;
namespace common = ping::common;
namespace s500 = ping::s500;

namespace {

constexpr s500::SetPingParams profiles{
    .lengthMm = 15'000, .gainIndex = 4, .msecPerPing = 100, .reportId = s500::Profile6::id};

struct SimulatedS500Bench {
    base::FakeClock clock;
    sim::SimulatedS500 device;
    SimulatorClient client{clock, device, ping::Family::S500};

    explicit SimulatedS500Bench(std::uint64_t seed = 1)
        : device(clock, std::make_shared<const sim::World>(seed, clock.now()))
    {
    }
    /// Such a device acknowledges none of its parameters.
    template<class M>
    bool takes(const M& message)
    {
        return client.exchange(encodeFrame(message)).empty();
    }
    template<class M>
    bool refuses(const M& message)
    {
        client.exchange(encodeFrame(message));
        const auto nack = client.last<common::Nack>();
        return client.received.size() == 1 && nack && nack->nackedId == M::id &&
               !nack->nackMessage.empty();
    }
    bool lacks(std::uint16_t id)
    {
        client.exchange(encodeFrame(common::GeneralRequest{id}));
        const auto nack = client.last<common::Nack>();
        return client.received.size() == 1 && nack && nack->nackedId == id;
    }
};

std::vector<std::uint16_t> resultsOf(const s500::Profile6& profile)
{
    std::vector<std::uint16_t> results;
    for (const std::uint16_t each : ping::Samples(profile.pwrResults.bytes, 2))
        results.push_back(each);
    return results;
}

} // namespace

class SimulatedS500Test : public QObject {
    Q_OBJECT

private slots:
    void itSaysWhatItIs()
    {
        SimulatedS500Bench bench;
        const auto info = bench.client.get<common::DeviceInformation>();
        QVERIFY(info);
        QCOMPARE(int(bench.client.received.back().frame().source), 0);
        QCOMPARE(ping::familyOfDeviceType(info->deviceType), ping::Family::S500);
        QCOMPARE(int(info->firmwareVersionMajor), 1);
        QVERIFY(bench.lacks(common::ProtocolVersion::id));
    }

    void whatItReportsCanBeAskedFor_data()
    {
        QTest::addColumn<int>("id");
        for (const int id : {1200, 1203, 1204, 1206, 1207, 1211, 1213})
            QTest::addRow("%d", id) << id;
    }

    void whatItReportsCanBeAskedFor()
    {
        QFETCH(int, id);
        const auto wanted = static_cast<std::uint16_t>(id);
        SimulatedS500Bench bench;
        for (const auto& request :
             {encodeFrame(common::GeneralRequest{wanted}, 7), ping::encodeFrame(wanted, {}, 7)}) {
            bench.client.exchange(request);
            QCOMPARE(bench.client.received.size(), std::size_t{1});
            const ping::Frame frame = bench.client.received[0].frame();
            QCOMPARE(frame.messageId, wanted);
            const ping::Message message = ping::decode(ping::Family::S500, frame);
            QVERIFY(!std::holds_alternative<ping::RawMessage>(message));
            QCOMPARE(encodeFrame(message, 1, 7).size(), frame.bytes.size());
        }
    }

    void messagesOfTheEchosounderAreNotIts()
    {
        SimulatedS500Bench bench;
        for (const std::uint16_t id : std::to_array<std::uint16_t>({1208, 1212, 1300, 1308, 1223}))
            QVERIFY(bench.lacks(id));
        for (const std::uint16_t id : std::to_array<std::uint16_t>({1001, 1003, 1400})) {
            bench.client.exchange(ping::encodeFrame(id, {}));
            const auto nack = bench.client.last<common::Nack>();
            QVERIFY(nack && nack->nackedId == id);
        }
        QVERIFY(bench.refuses(common::SetDeviceId{3}));
    }

    void itIsSilentUntilItIsTold()
    {
        SimulatedS500Bench bench;
        QVERIFY(bench.client.wait(10s).empty());
        QVERIFY(bench.takes(s500::SetPingParams{.lengthMm = 5000, .msecPerPing = 100}));
        QVERIFY(bench.client.wait(10s).empty());
    }

    void oneReportComesForEachPing()
    {
        SimulatedS500Bench bench;
        bench.client.exchange(encodeFrame(profiles), 1950ms);
        QCOMPARE(bench.client.received.size(), std::size_t{20});
        for (std::uint32_t number = 0; const auto& each : bench.client.received) {
            const auto profile = ping::decodePayload<s500::Profile6>(each.frame().payload);
            QCOMPARE(each.id(), s500::Profile6::id);
            QCOMPARE(profile->pingNumber, number);
            QCOMPARE(profile->timestampMsec, number * 100);
            QCOMPARE(int(profile->gainIndex), 4);
            QCOMPARE(profile->startPingHz, profile->endPingHz);
            ++number;
        }
        s500::SetPingParams distances = profiles;
        distances.reportId = s500::Distance2::id;
        bench.client.exchange(encodeFrame(distances), 1950ms);
        QCOMPARE(bench.client.count(s500::Distance2::id), std::size_t{20});
        QCOMPARE(bench.client.received.size(), std::size_t{20});
        const auto stopped = bench.client.last<s500::Distance2>();
        QVERIFY(stopped && stopped->pingConfidence > 50 && stopped->averageDistanceConfidence > 50);
        distances.reportId = 0;
        QVERIFY(bench.takes(distances));
        QVERIFY(bench.client.wait(5s).empty());
        QCOMPARE(bench.client.get<s500::Altitude>()->altitudeMm, stopped->pingDistanceMm);
    }

    void anIntervalOfMinusOneIsOnePing()
    {
        SimulatedS500Bench bench;
        s500::SetPingParams once = profiles;
        once.msecPerPing = -1;
        bench.client.exchange(encodeFrame(once), 10s);
        QCOMPARE(bench.client.received.size(), std::size_t{1});
    }

    void anIntervalOfZeroIsAsFastAsSoundAllows()
    {
        SimulatedS500Bench bench;
        s500::SetPingParams fast = profiles;
        fast.msecPerPing = 0;
        bench.client.exchange(encodeFrame(fast), 1s);
        // 15 m and back take 20 ms.
        QVERIFY(bench.client.received.size() > 40 && bench.client.received.size() < 50);
    }

    void aProfileFillsItsOwnScale()
    {
        SimulatedS500Bench bench;
        bench.client.exchange(encodeFrame(profiles), 500ms);
        std::vector<std::pair<float, float>> limits;
        for (const auto& each : bench.client.received) {
            const auto profile = ping::decodePayload<s500::Profile6>(each.frame().payload);
            const auto results = resultsOf(*profile);
            QCOMPARE(results.size(), std::size_t{1024});
            QCOMPARE(int(*std::ranges::max_element(results)), 65535);
            QCOMPARE(int(*std::ranges::min_element(results)), 0);
            const float span = profile->maxPwrDb - profile->minPwrDb;
            QVERIFY(span > 20 && span < 100);
            limits.emplace_back(profile->minPwrDb, profile->maxPwrDb);
            // The bottom is where it says: behind the transmit pulse nothing is louder.
            const auto from = results.begin() + 200;
            const auto loudest =
                static_cast<double>(std::max_element(from, results.end()) - results.begin());
            const double metres = (loudest + 0.5) * 15.0 / 1024;
            QVERIFY(std::abs(metres - double{profile->thisPingDepthM}) < 0.6);
        }
        QVERIFY(std::ranges::adjacent_find(limits, std::ranges::not_equal_to()) != limits.end());
    }

    void gainRaisesTheLevels()
    {
        SimulatedS500Bench low;
        SimulatedS500Bench high;
        s500::SetPingParams params = profiles;
        low.client.exchange(encodeFrame(params));
        params.gainIndex = 6;
        high.client.exchange(encodeFrame(params));
        low.clock.advance(0s);
        high.clock.advance(0s);
        const auto quiet = low.client.last<s500::Profile6>();
        const auto loud = high.client.last<s500::Profile6>();
        QVERIFY(quiet && loud);
        QVERIFY(std::abs(loud->maxPwrDb - quiet->maxPwrDb - 12.0F) < 0.01F);
        QVERIFY(loud->analogGain > quiet->analogGain);
    }

    void aChirpHasAsManyResultsAsItsDecimationLeaves()
    {
        SimulatedS500Bench bench;
        s500::SetPingParams chirp = profiles;
        chirp.chirp = 1;
        bench.client.exchange(encodeFrame(chirp), 50ms);
        const auto automatic = bench.client.last<s500::Profile6>();
        QVERIFY(automatic && automatic->numResults > 900 && automatic->numResults <= 1024);
        QVERIFY(automatic->endPingHz > automatic->startPingHz);
        // 15 m are 20000 samples.
        chirp.decimation = 4;
        bench.client.exchange(encodeFrame(chirp), 50ms);
        const auto fine = bench.client.last<s500::Profile6>();
        QVERIFY(fine && fine->numResults == 5000 && fine->decimation == 4);
        QCOMPARE(fine->pwrResults.size(), std::size_t{5000});
        chirp.decimation = 1;
        bench.client.exchange(encodeFrame(chirp), 50ms);
        QCOMPARE(bench.client.last<s500::Profile6>()->numResults, std::uint16_t{6000});
    }

    void aLengthOfZeroKeepsTheBottomInTheRange()
    {
        SimulatedS500Bench bench;
        // Long enough for the bottom to be found, from a range that is too short for it.
        bench.client.exchange(encodeFrame(s500::SetPingParams{
            .lengthMm = 1000, .gainIndex = -1, .msecPerPing = 100, .reportId = 1308}));
        bench.client.wait(1s);
        QCOMPARE(bench.client.get<s500::Range>()->lengthMm, 1000U);
        QCOMPARE(bench.client.get<s500::Altitude>()->quality, std::uint8_t{0});
        bench.client.exchange(encodeFrame(
            s500::SetPingParams{.gainIndex = -1, .msecPerPing = 100, .reportId = 1308}));
        bench.client.wait(3s);
        for (int i = 0; i < 30; ++i) {
            bench.client.wait(2s);
            const auto profile = bench.client.last<s500::Profile6>();
            QVERIFY(profile && profile->pingDepthMeasurementConfidence > 50);
            const auto depthMm = static_cast<std::uint32_t>(profile->thisPingDepthM * 1000);
            QVERIFY(depthMm < profile->lengthMm && profile->lengthMm < 3 * depthMm + 1000);
        }
    }

    void settingsAreReadBack()
    {
        SimulatedS500Bench bench;
        bench.client.exchange(encodeFrame(s500::SetPingParams{.startMm = 500,
                                                              .lengthMm = 7500,
                                                              .gainIndex = 13,
                                                              .msecPerPing = 250,
                                                              .reportId = 1223}));
        QVERIFY(bench.takes(s500::SetSpeedOfSound{1'450'000}));
        const auto range = bench.client.get<s500::Range>();
        QVERIFY(range && range->startMm == 500 && range->lengthMm == 7500);
        QCOMPARE(bench.client.get<s500::GainIndex>()->gainIndex, 13U);
        QCOMPARE(int(bench.client.get<s500::PingInterval>()->msecPerPing), 250);
        QCOMPARE(bench.client.get<s500::SpeedOfSound>()->sosMmPerSec, 1'450'000U);
    }

    void badParametersAreRefusedWithWords()
    {
        SimulatedS500Bench bench;
        s500::SetPingParams bad = profiles;
        bad.gainIndex = 14;
        QVERIFY(bench.refuses(bad));
        bad.gainIndex = -2;
        QVERIFY(bench.refuses(bad));
        bad = profiles;
        bad.msecPerPing = -2;
        QVERIFY(bench.refuses(bad));
        bad = profiles;
        bad.reportId = 1300;
        QVERIFY(bench.refuses(bad));
        QVERIFY(bench.refuses(s500::SetSpeedOfSound{0}));
        QVERIFY(bench.client.wait(5s).empty());
        // The whole range of the numbers does no harm.
        bench.client.exchange(encodeFrame(s500::SetPingParams{.startMm = 0xffffffffU,
                                                              .lengthMm = 0xffffffffU,
                                                              .gainIndex = 13,
                                                              .reportId = 1308,
                                                              .chirp = 255,
                                                              .decimation = 255}));
        QVERIFY(bench.client.wait(1s).size() <= 1);
        QVERIFY(bench.client.get<common::DeviceInformation>());
    }

    void theSoundSpeedIsInItsMillimetres()
    {
        SimulatedS500Bench slow;
        SimulatedS500Bench fast;
        QVERIFY(fast.takes(s500::SetSpeedOfSound{1'575'000}));
        for (SimulatedS500Bench* bench : {&slow, &fast})
            bench->client.exchange(encodeFrame(profiles), 50ms);
        const double ratio = double{fast.client.last<s500::Profile6>()->thisPingDepthM} /
                             double{slow.client.last<s500::Profile6>()->thisPingDepthM};
        QVERIFY(std::abs(ratio - 1.05) < 0.005);
    }

    void aPowerCutForgetsEverything()
    {
        SimulatedS500Bench bench;
        bench.client.exchange(encodeFrame(profiles), 5s);
        bench.device.restart();
        QVERIFY(bench.client.exchange(encodeFrame(common::GeneralRequest{4}), 1400ms).empty());
        QVERIFY(bench.client.wait(5s).empty());
        QVERIFY(bench.client.get<common::DeviceInformation>());
        bench.client.exchange(encodeFrame(profiles));
        bench.clock.advance(0s);
        QCOMPARE(bench.client.last<s500::Profile6>()->pingNumber, 0U);
    }

    void theSameSeedGivesTheSameBytes()
    {
        const auto dive = [](std::uint64_t seed) {
            SimulatedS500Bench bench(seed);
            bench.client.exchange(encodeFrame(profiles), 3s);
            return bench.client.all;
        };
        const auto one = dive(4);
        QVERIFY(one.size() > 60'000);
        QVERIFY(dive(4) == one);
        QVERIFY(dive(5) != one);
    }

    void reportsGoToWhoStartedThem()
    {
        SimulatedS500Bench bench;
        bench.client.exchange(encodeFrame(profiles), 0s, 7);
        bench.client.exchange(encodeFrame(common::GeneralRequest{4}), 1s, 8);
        for (const auto& each : bench.client.received)
            QCOMPARE(each.to, each.id() == 4 ? 8U : 7U);
        QCOMPARE(bench.client.count(4), std::size_t{1});
    }
};

LEADLINE_APPLESS_TEST(SimulatedS500Test)
#include "tst_simulateds500.moc"

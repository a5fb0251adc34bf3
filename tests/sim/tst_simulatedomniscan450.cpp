// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/SimulatedOmniscan450.h"

#include "SimulatorClient.h"
#include "ping/FamilyDescriptor.h"
#include "ping/Ping1d.h"
#include "ping/omniscan450/Omniscan450.h"
#include "support/TestMain.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

using namespace leadline;
using namespace std::chrono_literals;
using ping::encodeFrame;
using test::SimulatorClient;
namespace cerulean = ping::cerulean;
namespace common = ping::common;
namespace omniscan = ping::omniscan450;

namespace {

using Side = sim::SimulatedOmniscan450::Side;

constexpr omniscan::PingParams start{.lengthMm = 30'000,
                                     .pulseLenPercent = 0.002F,
                                     .filterDurationPercent = 0.0015F,
                                     .gainIndex = -1,
                                     .numResults = 600,
                                     .enable = 1};

struct UnitBench {
    base::FakeClock clock;
    sim::SimulatedOmniscan450 device;
    SimulatorClient client{clock, device, ping::Family::Omniscan450};

    explicit UnitBench(Side side = Side::Port, std::uint64_t seed = 1)
        : device(clock, std::make_shared<const sim::World>(seed, clock.now()), {}, side)
    {
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

/// A pair whose vehicle stands still, heading north, 6 m above a flat seabed.
struct PairBench {
    static constexpr double seabedM = 14;
    static constexpr double altitudeM = 6;

    base::FakeClock clock;
    std::shared_ptr<const sim::World> world;
    sim::SimulatedOmniscanPair pair{clock, world};
    SimulatorClient client{clock, pair, ping::Family::Omniscan450};

    explicit PairBench(const std::vector<sim::Box>& boxes = {})
        : world(std::make_shared<const sim::World>(
              sim::Sea::flat(1, seabedM, boxes), clock.now(),
              [](base::Duration) { return sim::Pose{.depthM = seabedM - altitudeM}; }))
    {
    }
    /// Mean power of so many pings of a unit, on a linear scale.
    std::vector<double> powers(std::uint8_t unit, base::Duration time = 2s)
    {
        client.exchange(encodeFrame(start), time);
        std::vector<double> sums;
        for (const auto& each : client.received) {
            if (each.frame().source != unit)
                continue;
            const auto profile = ping::decodePayload<omniscan::MonoProfile>(each.frame().payload);
            const ping::Samples samples(profile->pwrResults.bytes, 2);
            sums.resize(samples.size());
            std::size_t at = 0;
            for (const std::uint16_t raw : samples)
                sums[at++] += std::pow(
                    10.0, (profile->minPwrDb +
                           raw / 65535.0 * (profile->maxPwrDb - double{profile->minPwrDb})) /
                              10);
        }
        return sums;
    }
};

constexpr double rangeOf(std::size_t sample)
{
    return (static_cast<double>(sample) + 0.5) * 30.0 / 600;
}
constexpr std::size_t sampleAt(double rangeM)
{
    return static_cast<std::size_t>(rangeM / 30.0 * 600);
}
double mean(const std::vector<double>& powers, double fromM, double toM)
{
    const auto from = powers.begin() + static_cast<std::ptrdiff_t>(sampleAt(fromM));
    const auto to = powers.begin() + static_cast<std::ptrdiff_t>(sampleAt(toM));
    return std::accumulate(from, to, 0.0) / static_cast<double>(to - from);
}

} // namespace

class SimulatedOmniscan450Test : public QObject {
    Q_OBJECT

private slots:
    void itSaysWhatItIs()
    {
        UnitBench bench;
        const auto info = bench.client.get<common::DeviceInformation>();
        QVERIFY(info);
        QCOMPARE(int(bench.client.received.back().frame().source), 0);
        QCOMPARE(ping::familyOfDeviceType(info->deviceType), ping::Family::Omniscan450);
        bench.client.exchange(encodeFrame(common::GeneralRequest{common::ProtocolVersion::id}));
        QVERIFY(bench.client.last<common::Nack>());
        QVERIFY(bench.refuses(common::SetDeviceId{3}));
    }

    void itIsSilentUntilItIsStartedAndAfterItIsStopped()
    {
        UnitBench bench;
        QVERIFY(bench.client.wait(10s).empty());
        bench.client.exchange(encodeFrame(start), 975ms);
        QCOMPARE(bench.client.received.size(), std::size_t{20});
        for (std::uint32_t number = 0; const auto& each : bench.client.received) {
            const auto profile = ping::decodePayload<omniscan::MonoProfile>(each.frame().payload);
            QCOMPARE(profile->pingNumber, number);
            QCOMPARE(profile->timestampMs, 10'042 + number * 50);
            QCOMPARE(profile->lengthMm, 30'000U);
            QCOMPARE(int(profile->sosDmps), 15'000);
            QCOMPARE(int(profile->channelNumber), 0);
            QCOMPARE(profile->transducerHeadingDeg, -90.0F);
            QCOMPARE(profile->vehicleHeadingDeg, 0.0F);
            QCOMPARE(int(profile->gainIndex), 6);
            ++number;
        }
        omniscan::PingParams stop = start;
        stop.enable = 0;
        QVERIFY(bench.client.exchange(encodeFrame(stop), 10s).empty());
    }

    void theOlderFormOfTheParametersWorks()
    {
        UnitBench bench;
        const auto frame = encodeFrame(start);
        const ping::Frame whole = ping::viewFrame(frame);
        bench.client.exchange(
            ping::encodeFrame(omniscan::PingParams::id,
                              whole.payload.first(omniscan::PingParams::oldestSize), 0),
            975ms);
        QCOMPARE(bench.client.count(omniscan::MonoProfile::id), std::size_t{20});
    }

    void aLongRangeAndAnIntervalSlowItDown()
    {
        UnitBench bench;
        omniscan::PingParams params = start;
        // 120 m and back take 160 ms.
        params.lengthMm = 120'000;
        bench.client.exchange(encodeFrame(params), 1630ms);
        QCOMPARE(bench.client.count(omniscan::MonoProfile::id), std::size_t{10 + 1});
        params = start;
        params.msecPerPing = 200;
        bench.client.exchange(encodeFrame(params), 1900ms);
        QCOMPARE(bench.client.count(omniscan::MonoProfile::id), std::size_t{10});
    }

    void eachPingIsStretchedByItself()
    {
        UnitBench bench;
        bench.client.exchange(encodeFrame(start), 1s);
        std::vector<float> least;
        for (const auto& each : bench.client.received) {
            const auto profile = ping::decodePayload<omniscan::MonoProfile>(each.frame().payload);
            std::vector<int> raw;
            for (const std::uint16_t value : ping::Samples(profile->pwrResults.bytes, 2))
                raw.push_back(value);
            QCOMPARE(raw.size(), std::size_t{600});
            QCOMPARE(*std::ranges::max_element(raw), 65535);
            QCOMPARE(*std::ranges::min_element(raw), 0);
            const float span = profile->maxPwrDb - profile->minPwrDb;
            QVERIFY(span > 40 && span <= 90.001F);
            least.push_back(profile->minPwrDb + profile->maxPwrDb);
        }
        QVERIFY(std::ranges::adjacent_find(least, std::ranges::not_equal_to()) != least.end());
    }

    void aHigherGainIsSaidAndRaisesTheLevels()
    {
        UnitBench low;
        UnitBench high;
        omniscan::PingParams params = start;
        params.gainIndex = 4;
        low.client.exchange(encodeFrame(params), 1ms);
        params.gainIndex = 7;
        high.client.exchange(encodeFrame(params), 1ms);
        const auto quiet = low.client.last<omniscan::MonoProfile>();
        const auto loud = high.client.last<omniscan::MonoProfile>();
        QCOMPARE(quiet->analogGain, 74.55F);
        QCOMPARE(int(loud->gainIndex), 7);
        const double expected = 20 * std::log10(double{loud->analogGain / quiet->analogGain});
        QVERIFY(std::abs(double{loud->maxPwrDb - quiet->maxPwrDb} - expected) < 0.01);
    }

    void badParametersAreRefusedWithWords()
    {
        UnitBench bench;
        const auto with = [](const std::function<void(omniscan::PingParams&)>& change) {
            omniscan::PingParams params = start;
            change(params);
            return params;
        };
        QVERIFY(bench.refuses(with([](auto& params) { params.gainIndex = 8; })));
        QVERIFY(bench.refuses(with([](auto& params) { params.gainIndex = -2; })));
        QVERIFY(bench.refuses(with([](auto& params) { params.numResults = 199; })));
        QVERIFY(bench.refuses(with([](auto& params) { params.numResults = 1201; })));
        QVERIFY(bench.refuses(with([](auto& params) { params.lengthMm = 0; })));
        QVERIFY(bench.refuses(omniscan::SetSpeedOfSound{1515}));
        QVERIFY(bench.refuses(omniscan::SetSpeedOfSound{15'000'000}));
        // The sound speed of an S500 is no message of its own.
        QVERIFY(bench.refuses(ping::s500::SetSpeedOfSound{1'500'000}));
        QVERIFY(bench.client.wait(5s).empty());
        // The whole range of the numbers does no harm.
        bench.client.exchange(encodeFrame(with([](auto& params) {
            params.startMm = params.lengthMm = 0xffffffffU;
            params.msecPerPing = 0xffffffffU;
        })));
        QVERIFY(bench.client.get<common::DeviceInformation>());
    }

    void theSynchronizationChannelIsSetAndSaid()
    {
        UnitBench bench(Side::Starboard);
        const auto before = bench.client.get<cerulean::SynchronizationChannel>();
        QVERIFY(before && before->channelNumber == 1 && before->numberOfChannels == 2);
        bench.client.exchange(encodeFrame(cerulean::SetSynchronizationChannel{3, 4}));
        const auto ack = bench.client.last<common::Ack>();
        QVERIFY(ack && ack->ackedId == cerulean::SetSynchronizationChannel::id);
        bench.client.exchange(ping::encodeFrame(cerulean::SynchronizationChannel::id, {}, 0));
        const auto now = bench.client.last<cerulean::SynchronizationChannel>();
        QVERIFY(now && now->channelNumber == 3 && now->numberOfChannels == 4);
        bench.client.exchange(encodeFrame(start), 1ms);
        QCOMPARE(int(bench.client.last<omniscan::MonoProfile>()->channelNumber), 3);
    }

    void theUnitsOfAPairCountOnTheirOwn()
    {
        PairBench bench;
        bench.client.exchange(encodeFrame(start), 1ms);
        QCOMPARE(bench.client.received.size(), std::size_t{2});
        const auto port =
            ping::decodePayload<omniscan::MonoProfile>(bench.client.received[0].frame().payload);
        const auto starboard =
            ping::decodePayload<omniscan::MonoProfile>(bench.client.received[1].frame().payload);
        QCOMPARE(int(bench.client.received[0].frame().source), 1);
        QCOMPARE(int(bench.client.received[1].frame().source), 2);
        QCOMPARE(int(starboard->channelNumber), 1);
        QCOMPARE(starboard->transducerHeadingDeg, 90.0F);
        QCOMPARE(starboard->pingNumber, port->pingNumber + 60);
        QCOMPARE(starboard->timestampMs + 42, port->timestampMs);
        // What is for one of them starts that one only.
        omniscan::PingParams stop = start;
        stop.enable = 0;
        bench.client.exchange(encodeFrame(stop, 0, 1), 975ms);
        QCOMPARE(bench.client.received.size(), std::size_t{19});
        for (const auto& each : bench.client.received)
            QCOMPARE(int(each.frame().source), 2);
    }

    void theFirstReturnIsAtTheAltitude()
    {
        PairBench bench;
        for (const std::uint8_t unit : {std::uint8_t{1}, std::uint8_t{2}}) {
            const auto powers = bench.powers(unit);
            // The water column is dark, behind the ringing of the transmitter.
            const double water = mean(powers, 4.5, 5.8);
            const auto first =
                std::find_if(powers.begin() + static_cast<std::ptrdiff_t>(sampleAt(4.5)),
                             powers.end(), [water](double power) { return power > 1000 * water; });
            const double metres = rangeOf(static_cast<std::size_t>(first - powers.begin()));
            QVERIFY2(std::abs(metres - PairBench::altitudeM) < 0.06,
                     qPrintable(QString::number(metres)));
            // From there on it becomes fainter.
            for (double range = 7; range < 26; range += 3)
                QVERIFY(mean(powers, range, range + 2) > mean(powers, range + 3, range + 5));
        }
    }

    void aBoxCastsAShadowOfItsHeight_data()
    {
        QTest::addColumn<double>("distanceM");
        QTest::addColumn<double>("heightM");
        QTest::addColumn<bool>("isPort");
        QTest::newRow("near") << 8.0 << 1.0 << true;
        QTest::newRow("low") << 12.0 << 0.5 << false;
        QTest::newRow("high") << 10.0 << 2.0 << true;
    }

    void aBoxCastsAShadowOfItsHeight()
    {
        QFETCH(double, distanceM);
        QFETCH(double, heightM);
        QFETCH(bool, isPort);
        constexpr double widthM = 1;
        const std::vector<sim::Box> box{{.name = "box",
                                         .xM = (isPort ? -1 : 1) * (distanceM + widthM / 2),
                                         .yM = 0,
                                         .eastM = widthM,
                                         .northM = 2,
                                         .heightM = heightM}};
        const auto powers = PairBench(box).powers(isPort ? 1 : 2);
        const double backM = distanceM + widthM;
        const double shadowM = heightM * backM / (PairBench::altitudeM - heightM);
        const double fromM = std::hypot(backM, PairBench::altitudeM - heightM);
        const double toM = std::hypot(backM + shadowM, PairBench::altitudeM);
        const double dark = mean(powers, (fromM + toM) / 2 - 0.1, (fromM + toM) / 2 + 0.1);
        std::size_t first = sampleAt((fromM + toM) / 2);
        std::size_t last = first;
        while (powers[first - 1] < 20 * dark)
            --first;
        while (powers[last + 1] < 20 * dark)
            ++last;
        QVERIFY2(std::abs(rangeOf(first) - 0.025 - fromM) < 0.11,
                 qPrintable(QString::number(rangeOf(first) - fromM)));
        QVERIFY2(std::abs(rangeOf(last) + 0.025 - toM) < 0.11,
                 qPrintable(QString::number(rangeOf(last) - toM)));
        // Its front is brighter than the seabed before it; the other side is as without it.
        const double frontM = std::hypot(distanceM, PairBench::altitudeM - heightM);
        QVERIFY(mean(powers, frontM - 0.05, frontM + 0.2) >
                2 * mean(powers, frontM - 2, frontM - 1));
        const std::uint8_t other = isPort ? 2 : 1;
        QVERIFY(PairBench(box).powers(other, 500ms) == PairBench().powers(other, 500ms));
    }

    void boxesOfTheSeaAreSeenFromTheTrack()
    {
        // The vehicle passes all boxes; none lies below its paths.
        const sim::Sea sea(1);
        QVERIFY(sea.boxes().size() >= 5);
        for (const sim::Box& box : sea.boxes()) {
            QVERIFY(box.heightM > 0);
            QCOMPARE(sea.bottomDepthM(box.xM, box.yM),
                     sea.seabedDepthM(box.xM, box.yM) - box.heightM);
            for (const auto path : {sim::Sea::Path::Hover, sim::Sea::Path::Transect,
                                    sim::Sea::Path::Hold, sim::Sea::Path::Survey})
                for (int second = 0; second < 300; ++second) {
                    const auto pose = sea.poseAt(std::chrono::seconds(second), path);
                    QVERIFY(std::hypot(pose.xM - box.xM, pose.yM - box.yM) > 3);
                }
        }
    }

    void theSoundSpeedIsInItsMillimetres()
    {
        PairBench bench;
        const auto usual = bench.powers(1);
        bench.client.exchange(encodeFrame(omniscan::SetSpeedOfSound{1'575'000}));
        const auto fast = bench.powers(1);
        QCOMPARE(int(bench.client.last<omniscan::MonoProfile>()->sosDmps), 15'750);
        const auto bottom = [](const std::vector<double>& powers) {
            const auto from = powers.begin() + static_cast<std::ptrdiff_t>(sampleAt(4.5));
            return rangeOf(
                static_cast<std::size_t>(std::max_element(from, powers.end()) - powers.begin()));
        };
        QVERIFY(std::abs(bottom(fast) / bottom(usual) - 1.05) < 0.03);
    }

    void aPowerCutForgetsEverything()
    {
        UnitBench bench;
        bench.client.exchange(encodeFrame(start), 5s);
        bench.device.restart();
        QVERIFY(bench.client.wait(10s).empty());
        bench.client.exchange(encodeFrame(start), 1ms);
        QCOMPARE(bench.client.last<omniscan::MonoProfile>()->pingNumber, 0U);
    }

    void theSameSeedGivesTheSameBytes()
    {
        const auto dive = [](std::uint64_t seed) {
            UnitBench bench(Side::Port, seed);
            bench.client.exchange(encodeFrame(start), 2s);
            return bench.client.all;
        };
        const auto one = dive(4);
        QVERIFY(one.size() > 40'000);
        QVERIFY(dive(4) == one);
        QVERIFY(dive(5) != one);
    }
};

LEADLINE_APPLESS_TEST(SimulatedOmniscan450Test)
#include "tst_simulatedomniscan450.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "SimulatorClient.h"
#include "base/Units.h"
#include "ping/FamilyDescriptor.h"
#include "ping/cerulean/ChannelData.h"
#include "ping/omniscan3d/Omniscan3d.h"
#include "ping/surveyor240/Surveyor240.h"
#include "sim/SimulatedOmniscan3d.h"
#include "sim/SimulatedSurveyor240.h"
#include "support/TestMain.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <complex>
#include <functional>
#include <numbers>

using namespace leadline;
using namespace std::chrono_literals;
using ping::encodeFrame;
using test::SimulatorClient;
namespace cerulean = ping::cerulean;
namespace common = ping::common;
namespace omniscan3d = ping::omniscan3d;
namespace surveyor = ping::surveyor240;

namespace {

constexpr surveyor::SetPingParameters surveyorStart{.sosMps = 1500,
                                                    .gainIndex = -1,
                                                    .msecPerPing = 100,
                                                    .pingEnable = true,
                                                    .enableAtofData = true,
                                                    .targetPingHz = 240'000,
                                                    .nRangeSteps = 400};
constexpr omniscan3d::SetPingParams omniscanStart{.sosMps = 1500,
                                                  .gainIndex = -1,
                                                  .msecPerPing = 100,
                                                  .pingEnable = true,
                                                  .enableAtofData = true,
                                                  .targetPingHz = 450'000,
                                                  .nRangeSteps = 1000,
                                                  .pulseLenSteps = 1.5F};
constexpr double seabedM = 14;
constexpr double altitudeM = 6;

/// A vehicle that stands still, heading north, above a flat seabed.
std::shared_ptr<const sim::World> flatWorld(const base::Clock& clock, double rollDeg = 0,
                                            const std::vector<sim::Box>& boxes = {})
{
    return std::make_shared<const sim::World>(
        sim::Sea::flat(1, seabedM, boxes), clock.now(), [rollDeg](base::Duration) {
            return sim::Pose{.depthM = seabedM - altitudeM, .rollDeg = rollDeg};
        });
}

template<class Device, ping::Family family>
struct MultibeamBench {
    base::FakeClock clock;
    std::shared_ptr<const sim::World> world;
    Device device{clock, world};
    SimulatorClient client{clock, device, family};

    explicit MultibeamBench(double rollDeg = 0, const std::vector<sim::Box>& boxes = {})
        : world(flatWorld(clock, rollDeg, boxes))
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
    /// All swaths that were received, as the library reads them.
    std::vector<ping::SwathFields> swaths(std::uint16_t id)
    {
        std::vector<ping::SwathFields> all;
        for (const auto& each : client.received)
            if (each.id() == id)
                all.push_back(*ping::descriptorOf(family)->swath(id)->read(each.frame().payload));
        return all;
    }
};
using SurveyorBench = MultibeamBench<sim::SimulatedSurveyor240, ping::Family::Surveyor240>;
using OmniscanBench = MultibeamBench<sim::SimulatedOmniscan3d, ping::Family::Omniscan3D>;

template<class M>
M changed(M message, const std::function<void(M&)>& change)
{
    change(message);
    return message;
}

/// Share of the soundings that lie less than this from the flat seabed.
double nearSeabed(const std::vector<ping::SwathFields>& swaths, double withinM, double rollRad = 0)
{
    double near = 0;
    double all = 0;
    for (const ping::SwathFields& swath : swaths)
        for (const ping::Sounding& each : swath.soundings) {
            // Back into the level: the port side is up by the roll.
            const double down = -each.zM * std::cos(rollRad) - each.yM * std::sin(rollRad);
            near += std::abs(down - altitudeM) < withinM;
            ++all;
        }
    return near / all;
}

} // namespace

class SimulatedMultibeamTest : public QObject {
    Q_OBJECT

private slots:
    void theySayWhatTheyAre()
    {
        SurveyorBench surveyor;
        const auto info = surveyor.client.get<common::DeviceInformation>();
        QCOMPARE(int(surveyor.client.received.back().frame().source), 0);
        QCOMPARE(ping::familyOfDeviceType(info->deviceType), ping::Family::Surveyor240);
        OmniscanBench omniscan;
        QCOMPARE(int(omniscan.client.get<common::DeviceInformation>()->deviceType), 0);
        QCOMPARE(int(omniscan.client.received.back().frame().source), 0);
        surveyor.client.exchange(encodeFrame(common::GeneralRequest{common::ProtocolVersion::id}));
        QVERIFY(surveyor.client.last<common::Nack>());
        QVERIFY(surveyor.refuses(ping::s500::SetSpeedOfSound{1'500'000}));
    }

    void theyAreSilentUntilStartedAndAfterStopped()
    {
        SurveyorBench surveyor;
        QVERIFY(surveyor.client.wait(5s).empty());
        surveyor.client.exchange(encodeFrame(surveyorStart), 1950ms);
        QCOMPARE(surveyor.client.count(3012), std::size_t{20});
        QCOMPARE(surveyor.client.count(3010), std::size_t{20});
        QCOMPARE(surveyor.client.count(3011), std::size_t{0});
        QCOMPARE(surveyor.client.count(504), std::size_t{9});
        QCOMPARE(surveyor.client.count(118), std::size_t{2});
        surveyor.client.exchange(encodeFrame(changed<surveyor::SetPingParameters>(
                                     surveyorStart, [](auto& each) { each.pingEnable = false; })),
                                 5s);
        QVERIFY(surveyor.client.received.empty());

        OmniscanBench omniscan;
        QVERIFY(omniscan.client.wait(5s).empty());
        omniscan.client.exchange(encodeFrame(omniscanStart), 1950ms);
        QCOMPARE(omniscan.client.count(3104), std::size_t{20});
        QCOMPARE(omniscan.client.count(3010), std::size_t{20});
        QCOMPARE(omniscan.client.count(504), std::size_t{9});
        omniscan.client.exchange(encodeFrame(changed<omniscan3d::SetPingParams>(
                                     omniscanStart, [](auto& each) { each.pingEnable = false; })),
                                 5s);
        QVERIFY(omniscan.client.received.empty());
    }

    void withoutDataOnlyAttitudesCome()
    {
        SurveyorBench bench;
        bench.client.exchange(encodeFrame(changed<surveyor::SetPingParameters>(
                                  surveyorStart, [](auto& each) { each.enableAtofData = false; })),
                              1s);
        QVERIFY(bench.client.count(504) > 0);
        QCOMPARE(bench.client.count(3010) + bench.client.count(3012), std::size_t{0});
    }

    void atMostTwentyPingsASecond()
    {
        OmniscanBench bench;
        bench.client.exchange(encodeFrame(changed<omniscan3d::SetPingParams>(
                                  omniscanStart, [](auto& each) { each.msecPerPing = 0; })),
                              975ms);
        QCOMPARE(bench.client.count(3104), std::size_t{20});
        for (const auto& each : bench.swaths(3104))
            QVERIFY(each.soundings.size() > 200 && each.soundings.size() <= 256);
    }

    void soundingsLieOnTheSeabed()
    {
        SurveyorBench surveyor;
        surveyor.client.exchange(encodeFrame(surveyorStart), 1s);
        // Of 97 of 100 that are of the bottom, 95 of 100 are within two standard deviations.
        QVERIFY(nearSeabed(surveyor.swaths(3012), 0.09) > 0.92);
        QVERIFY(nearSeabed(surveyor.swaths(3012), 0.01) < 0.5);
        OmniscanBench omniscan;
        omniscan.client.exchange(encodeFrame(omniscanStart), 1s);
        QVERIFY(nearSeabed(omniscan.swaths(3104), 0.15) > 0.92);
    }

    void whatIsNoBottomHasLittlePower()
    {
        OmniscanBench bench;
        bench.client.exchange(encodeFrame(omniscanStart), 2s);
        int strong = 0;
        int weak = 0;
        for (const ping::SwathFields& swath : bench.swaths(3104)) {
            QVERIFY(swath.thresholds && swath.thresholds->high > swath.thresholds->medium);
            for (const ping::Sounding& each : swath.soundings) {
                QCOMPARE(int(each.type), 0);
                const bool isNear = std::abs(-each.zM - altitudeM) < 0.5;
                if (*each.power >= swath.thresholds->medium) {
                    ++strong;
                    QVERIFY2(isNear, qPrintable(QString::number(each.zM)));
                } else {
                    ++weak;
                }
            }
        }
        QVERIFY2(weak > strong / 60 && weak < strong / 15,
                 qPrintable(QString("%1 %2").arg(weak).arg(strong)));
    }

    void aBoxToPortIsToPort()
    {
        const std::vector<sim::Box> box{
            {.name = "box", .xM = -3, .yM = 0, .eastM = 1, .northM = 2, .heightM = 1}};
        SurveyorBench surveyor(0, box);
        surveyor.client.exchange(encodeFrame(surveyorStart), 500ms);
        OmniscanBench omniscan(0, box);
        omniscan.client.exchange(encodeFrame(omniscanStart), 500ms);
        for (const auto& swaths : {surveyor.swaths(3012), omniscan.swaths(3104)}) {
            int onTop = 0;
            int elsewhere = 0;
            for (const ping::SwathFields& swath : swaths)
                for (const ping::Sounding& each : swath.soundings) {
                    if (std::abs(-each.zM - (altitudeM - 1)) > 0.1)
                        continue;
                    if (each.yM > 2.3 && each.yM < 3.7)
                        ++onTop;
                    else
                        ++elsewhere;
                }
            QVERIFY2(onTop > 30 && elsewhere < onTop / 4,
                     qPrintable(QString("%1 %2").arg(onTop).arg(elsewhere)));
        }
    }

    void theRollIsInTheAttitude()
    {
        constexpr double rollDeg = 10;
        constexpr double rollRad = rollDeg * std::numbers::pi / 180;
        SurveyorBench bench(rollDeg);
        bench.client.exchange(encodeFrame(surveyorStart), 1s);
        const auto report = bench.client.last<surveyor::AttitudeReport>();
        const auto attitude = ping::pitchRoll({report->upVecX, report->upVecY, report->upVecZ});
        QVERIFY(attitude && std::abs(attitude->rollRad - rollRad) < 1e-4);
        QVERIFY(nearSeabed(bench.swaths(3012), 0.1, rollRad) > 0.9);
        QVERIFY(nearSeabed(bench.swaths(3012), 0.1) < 0.3);
        auto swath = bench.swaths(3012).back();
        QVERIFY(ping::addEndOfPing(swath, *bench.client.last<cerulean::EndPingInfo>()));
        QVERIFY(swath.up && std::abs(double{swath.up->y} - std::sin(rollRad)) < 1e-4);
    }

    void theRangeFollowsTheBottom()
    {
        OmniscanBench bench;
        bench.client.exchange(encodeFrame(omniscanStart), 2s);
        const auto end = bench.client.last<cerulean::EndPingInfo>();
        QVERIFY(end->rangeEndM >= 12 && end->rangeEndM <= 15);
        QCOMPARE(end->rangeStartM, end->rangeEndM / 20);
        QCOMPARE(end->waterBar, -1000.0F);
        SurveyorBench surveyor;
        surveyor.client.exchange(encodeFrame(changed<surveyor::SetPingParameters>(
                                     surveyorStart, [](auto& each) { each.endMm = -7000; })),
                                 5s);
        QCOMPARE(surveyor.client.last<cerulean::EndPingInfo>()->rangeEndM, 7.0F);
        surveyor.client.exchange(encodeFrame(changed<surveyor::SetPingParameters>(surveyorStart,
                                                                                  [](auto& each) {
                                                                                      each.startMm =
                                                                                          3000;
                                                                                      each.endMm =
                                                                                          25'000;
                                                                                  })),
                                 1s);
        const auto given = surveyor.client.last<cerulean::EndPingInfo>();
        QVERIFY(given->rangeStartM == 3.0F && given->rangeEndM == 25.0F);
    }

    void positionsAreThoseOfTheAngles()
    {
        SurveyorBench bench;
        bench.client.exchange(
            encodeFrame(changed<surveyor::SetPingParameters>(
                surveyorStart, [](auto& each) { each.enableYzPointData = true; })),
            500ms);
        const auto angles = bench.swaths(3012);
        const auto positions = bench.swaths(3011);
        QCOMPARE(angles.size(), positions.size());
        QCOMPARE(angles.back().pingNumber, positions.back().pingNumber);
        QCOMPARE(angles.back().soundings.size(), positions.back().soundings.size());
        for (std::size_t i = 0; i < angles.back().soundings.size(); ++i) {
            const ping::Sounding& one = angles.back().soundings[i];
            const ping::Sounding& other = positions.back().soundings[i];
            QVERIFY(std::hypot(one.yM - other.yM, one.zM - other.zM) < 0.001);
        }
    }

    void channelDataHaveTheEchoesAtTheirRangeSteps()
    {
        SurveyorBench bench;
        bench.client.exchange(
            encodeFrame(changed<surveyor::SetPingParameters>(surveyorStart,
                                                             [](auto& each) {
                                                                 each.enableChannelData = true;
                                                                 each.enableAtofData = false;
                                                                 each.endMm = 20'000;
                                                             })),
            500ms);
        const auto pings = bench.client.count(cerulean::EndPingInfo::id);
        QVERIFY(pings > 2);
        QCOMPARE(bench.client.count(cerulean::ChannelData::id), 8 * pings);
        QCOMPARE(bench.client.count(surveyor::AtofPointData::id), std::size_t{0});
        const auto data = bench.client.last<cerulean::ChannelData>();
        QCOMPARE(int(data->channel1), 14);
        QCOMPARE(int(data->channel2), 15);
        QCOMPARE(int(data->results), 400);
        QCOMPARE(data->signal.bytes.size(), std::size_t{400 * 16});
        const auto all = std::as_bytes(data->signal.bytes);
        std::size_t strongest = 0;
        const auto power = [all](std::size_t step) {
            return std::norm(std::complex(base::loadLittle<float>(all, 8 * step),
                                          base::loadLittle<float>(all, 8 * step + 4)));
        };
        for (std::size_t step = 1; step < 400; ++step)
            strongest = power(step) > power(strongest) ? step : strongest;
        const double metres = 1 + (static_cast<double>(strongest) + 0.5) * 19 / 400;
        QVERIFY2(std::abs(metres - altitudeM) < 0.5, qPrintable(QString::number(metres)));
    }

    void olderAndAutomaticRequestsAreTaken()
    {
        SurveyorBench bench;
        auto older = ping::encodePayload(surveyorStart);
        older.resize(24);
        bench.client.exchange(ping::encodeFrame(surveyor::SetPingParameters::id, older), 1s);
        QVERIFY(!bench.client.last<common::Nack>());
        // Some programs say -1 mm for an automatic range.
        bench.client.exchange(encodeFrame(changed<surveyor::SetPingParameters>(
                                  surveyorStart, [](auto& each) { each.endMm = -1; })),
                              2s);
        QVERIFY(bench.client.last<cerulean::EndPingInfo>()->rangeEndM > altitudeM);
        QVERIFY(bench.client.last<surveyor::AtofPointData>()->numPoints > 100);
    }

    void theTimeIsAskedForUntilItIsKnown()
    {
        SurveyorBench bench;
        bench.client.exchange(encodeFrame(surveyorStart), 5s);
        QCOMPARE(bench.client.count(cerulean::UtcRequest::id), std::size_t{3});
        QCOMPARE(bench.client.last<surveyor::AtofPointData>()->utcMsec, std::uint64_t{0});
        constexpr std::uint64_t utcMs = 1'780'000'000'123;
        bench.client.exchange(encodeFrame(cerulean::UtcResponse{utcMs, 1000}), 5s);
        QCOMPARE(bench.client.count(cerulean::UtcRequest::id), std::size_t{0});
        const auto said = bench.client.last<surveyor::AtofPointData>()->utcMsec;
        QVERIFY(said > utcMs + 4800 && said <= utcMs + 5000);
    }

    void badParametersAreRefusedWithWords()
    {
        SurveyorBench surveyor;
        const auto with = [](const std::function<void(surveyor::SetPingParameters&)>& change) {
            return changed(surveyorStart, change);
        };
        QVERIFY(surveyor.refuses(with([](auto& each) { each.gainIndex = 11; })));
        QVERIFY(surveyor.refuses(with([](auto& each) { each.msecPerPing = -1; })));
        QVERIFY(surveyor.refuses(with([](auto& each) { each.sosMps = NAN; })));
        QVERIFY(surveyor.refuses(with([](auto& each) { each.nRangeSteps = 801; })));
        QVERIFY(surveyor.refuses(with([](auto& each) { each.startMm = each.endMm = 5000; })));
        QVERIFY(surveyor.client.wait(5s).empty());
        OmniscanBench omniscan;
        const auto ours = [](const std::function<void(omniscan3d::SetPingParams&)>& change) {
            return changed(omniscanStart, change);
        };
        QVERIFY(omniscan.refuses(ours([](auto& each) { each.endM = -1; })));
        QVERIFY(omniscan.refuses(ours([](auto& each) { each.startM = NAN; })));
        QVERIFY(omniscan.refuses(ours([](auto& each) { each.nRangeSteps = 199; })));
        // The whole range of the numbers does no harm.
        omniscan.client.exchange(encodeFrame(ours([](auto& each) { each.endM = 3e38F; })));
        QVERIFY(omniscan.client.get<common::DeviceInformation>());
        surveyor.client.exchange(
            encodeFrame(with([](auto& each) { each.endMm = std::numeric_limits<int>::max(); })));
        surveyor.client.exchange(
            encodeFrame(with([](auto& each) { each.endMm = std::numeric_limits<int>::min(); })));
        QVERIFY(surveyor.client.get<common::DeviceInformation>());
    }

    void timesOfFlightAreThoseOfTheWater()
    {
        // The device computes its range with the wrong sound speed, but measures the right times.
        OmniscanBench bench;
        bench.client.exchange(encodeFrame(changed<omniscan3d::SetPingParams>(
                                  omniscanStart, [](auto& each) { each.sosMps = 1450; })),
                              500ms);
        const auto swaths = bench.swaths(3104);
        const double scale = 1450 / base::defaultSoundSpeed;
        double sum = 0;
        int count = 0;
        for (const auto& each : swaths.back().soundings)
            if (*each.power > 20 && std::abs(each.yM) < 2) {
                sum += -each.zM;
                ++count;
            }
        QVERIFY(std::abs(sum / count - altitudeM * scale) < 0.02);
        QCOMPARE(swaths.back().soundSpeed, std::optional(1450.0));
    }

    void aPowerCutForgetsEverything()
    {
        SurveyorBench bench;
        bench.client.exchange(encodeFrame(surveyorStart), 3s);
        bench.device.restart();
        QVERIFY(bench.client.wait(10s).empty());
        bench.client.exchange(encodeFrame(surveyorStart), 1ms);
        QCOMPARE(bench.client.last<surveyor::AtofPointData>()->pingNumber, 0U);
    }
};

LEADLINE_APPLESS_TEST(SimulatedMultibeamTest)
#include "tst_simulatedmultibeam.moc"

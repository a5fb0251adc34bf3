// SPDX-License-Identifier: GPL-3.0-or-later
#include "ping/Parser.h"
#include "sim/SimulatedOmniscan3d.h"
#include "sim/SimulatedSurveyor240.h"
#include "support/SwathLog.h"
#include "support/TestMain.h"
#include "swath/PlayheadBottom.h"

#include <QTest>

#include <cmath>
#include <functional>
#include <memory>

using namespace leadline;
using namespace std::chrono_literals;
using test::SwathLog;

namespace {

constexpr double radian = SwathLog::radian;
constexpr double sonarDepthM = 3;
constexpr int swaths = 100;

/// Once around in 40 seconds at 0.5 m/s, rolling from side to side, in the relief of the simulated
/// sea.
SwathLog::Pose poseAt(double seconds, double pitchDeg)
{
    constexpr double turnS = 40;
    constexpr double radiusM = 3.2;
    const double turned = 2 * std::numbers::pi * seconds / turnS;
    return {.northM = 2 + radiusM * std::sin(turned),
            .eastM = 6 - radiusM * std::cos(turned),
            .headingDeg = std::fmod(turned / radian, 360),
            .rollDeg = 12 * std::sin(seconds * 1.3),
            .pitchDeg = pitchDeg * std::sin(seconds * 0.9 + 1)};
}

const sim::Sea& sea()
{
    static const sim::Sea made(1);
    return made;
}

/// Below the sonar.
double bottomM(double northM, double eastM)
{
    return sea().bottomDepthM(eastM, northM) - sonarDepthM;
}

/// The swaths of a simulated device.
template<class Device, class Start>
SwathLog simulated(ping::Family family, const Start& start)
{
    SwathLog log(family);
    base::FakeClock clock;
    const base::Instant zero = clock.now();
    const auto world = std::make_shared<const sim::World>(
        sim::Sea(1), zero, sim::World::Course([](base::Duration time) {
            const SwathLog::Pose pose = poseAt(base::secondsOf(time), 0);
            return sim::Pose{.xM = pose.eastM,
                             .yM = pose.northM,
                             .depthM = sonarDepthM,
                             .headingDeg = pose.headingDeg,
                             .rollDeg = pose.rollDeg};
        }));
    Device device(clock, world);
    ping::Parser parser;
    device.setOutput([&](base::ByteSpan bytes, link::Peer::Client) {
        while (const auto frame = parser.next(bytes))
            log.add(clock.now() - zero, {frame->bytes.begin(), frame->bytes.end()});
    });
    device.receive(ping::encodeFrame(start), 0);
    for (int i = 0; i < swaths; ++i) {
        const log::Time time = clock.now() - zero;
        log.vehicle(time, poseAt(base::secondsOf(time), 0));
        clock.advance(100ms);
    }
    return log;
}

SwathLog simulatedBy(ping::Family family)
{
    if (family == ping::Family::Omniscan3D)
        return simulated<sim::SimulatedOmniscan3d>(
            family, ping::omniscan3d::SetPingParams{.sosMps = 1500,
                                                    .gainIndex = -1,
                                                    .msecPerPing = 100,
                                                    .pingEnable = true,
                                                    .enableAtofData = true,
                                                    .targetPingHz = 450'000,
                                                    .nRangeSteps = 1000,
                                                    .pulseLenSteps = 1.5F});
    return simulated<sim::SimulatedSurveyor240>(
        family, ping::surveyor240::SetPingParameters{.sosMps = 1500,
                                                     .gainIndex = -1,
                                                     .msecPerPing = 100,
                                                     .pingEnable = true,
                                                     .enableAtofData = true,
                                                     .targetPingHz = 240'000,
                                                     .nRangeSteps = 400});
}

/// Rays of a sonar that pitches, too.
SwathLog tracedBy(ping::Family family)
{
    SwathLog log(family);
    for (int i = 0; i < swaths; ++i) {
        const log::Time time = i * 100ms;
        const SwathLog::Pose pose = poseAt(base::secondsOf(time), 8);
        log.vehicle(time, pose);
        log.swathAt(time + 1ms, pose, 96, bottomM,
                    {.angleDeg = 0.15, .rangeShare = 0.003, .attitudeDeg = 0.2});
    }
    return log;
}

struct Shares {
    double soundings = 0;
    double cells = 0;
    /// Of the soundings with the other sign of the angle, which must be wrong.
    double mirrored = 0;
};

/// Of the soundings and of the cells of the bottom whose depth is within its bound.
Shares withinBounds(SwathLog& log, double pitchDeg)
{
    swath::SwathReader reader(log.log(), log.sonar());
    swath::SoundingFilter filter({});
    double all = 0;
    double within = 0;
    double mirrored = 0;
    for (std::uint64_t i = 0; i < reader.count(); ++i) {
        auto swath = reader.read(i);
        if (!swath)
            continue;
        filter.apply(*swath);
        const SwathLog::Pose pose = poseAt(base::secondsOf(swath->time), pitchDeg);
        const swath::SwathPlace place{
            .northM = pose.northM, .eastM = pose.eastM, .headingDeg = pose.headingDeg};
        for (const swath::LevelSounding& each : swath->soundings) {
            if (each.verdict != swath::Verdict::Kept)
                continue;
            ++all;
            const auto isWithin = [&](const swath::LevelSounding& sounding) {
                const swath::GroundPoint at = swath::groundPoint(sounding, place);
                return std::abs(sounding.depthM - bottomM(at.northM, at.eastM)) <=
                       sounding.depthErrorM;
            };
            within += isWithin(each);
            swath::LevelSounding other = each;
            other.acrossM = -each.acrossM;
            mirrored += isWithin(other);
        }
    }
    swath::PlayheadBottom growing(log.log(), log.sonar());
    while (!growing.work({.swaths = reader.count()})) {
    }
    const swath::Bottom& bottom = growing.bottom();
    double cells = 0;
    double right = 0;
    const auto& extent = bottom.grid.extent();
    for (std::int32_t north = extent.northFrom; north < extent.northUntil; ++north) {
        for (std::int32_t east = extent.eastFrom; east < extent.eastUntil; ++east) {
            const double cellM = bottom.grid.cellM();
            const swath::GroundPoint at{(north + 0.5) * cellM, (east + 0.5) * cellM};
            const auto cell = bottom.grid.at(at.northM, at.eastM);
            if (!cell || cell->count < 3)
                continue;
            const auto earth =
                bottom.earth->projection.unproject({bottom.earth->origin.eastingM + at.eastM,
                                                    bottom.earth->origin.northingM + at.northM});
            ++cells;
            right += std::abs(double{cell->depthM} -
                              bottomM((earth.latitude - 43.1) * 111'120,
                                      (earth.longitude - 6) * 111'120 * std::cos(43.1 * radian))) <=
                     cell->boundM();
        }
    }
    return {within / all, right / cells, mirrored / all};
}

} // namespace

/// Soundings and the bottom of both families against the bottom of the simulated sea.
class SoundingAccuracyTest : public QObject {
    Q_OBJECT

private slots:
    void depthsAreWithinTheirBounds_data()
    {
        QTest::addColumn<bool>("isOmniscan");
        QTest::addColumn<bool>("pitches");
        QTest::newRow("Surveyor, rolling and turning") << false << false;
        QTest::newRow("Omniscan, rolling and turning") << true << false;
        QTest::newRow("Surveyor, pitching, too") << false << true;
        QTest::newRow("Omniscan, pitching, too") << true << true;
    }
    void depthsAreWithinTheirBounds()
    {
        QFETCH(const bool, isOmniscan);
        QFETCH(const bool, pitches);
        const auto family = isOmniscan ? ping::Family::Omniscan3D : ping::Family::Surveyor240;
        SwathLog log = pitches ? tracedBy(family) : simulatedBy(family);
        const Shares shares = withinBounds(log, pitches ? 8 : 0);
        const QString said = QString("%1 of the soundings, %2 of the cells, %3 mirrored")
                                 .arg(shares.soundings)
                                 .arg(shares.cells)
                                 .arg(shares.mirrored);
        QVERIFY2(shares.soundings > 0.95 && shares.cells > 0.95, qPrintable(said));
        QVERIFY2(shares.mirrored < 0.5, qPrintable(said));
    }
};

LEADLINE_APPLESS_TEST(SoundingAccuracyTest)
#include "tst_soundingaccuracy.moc"

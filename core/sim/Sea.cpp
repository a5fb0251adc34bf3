// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/Sea.h"

#include "BottomSlice.h"
#include "FanSimulation.h"
#include "Numbers.h"
#include "Scene.h"
#include "SpokeSimulation.h"
#include "Trace.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <utility>

namespace leadline::sim {

namespace {

/// Adds an echo seen through the beam, which is 25 degrees wide; a fish that passes under it draws
/// an arc.
void addFish(Trace& trace, const Pose& pose, const Scene::Point& fish, double level)
{
    const double dx = fish.xM - pose.xM;
    const double dy = fish.yM - pose.yM;
    const double down = fish.depthM - pose.depthM;
    if (down < 0.4)
        return;
    const double aside = (dx * dx + dy * dy) / (down * down);
    if (aside > 0.35)
        return;
    const double range = std::sqrt(dx * dx + dy * dy + down * down);
    trace.addPulse(range, level * fading(aside * 11.0), 0.16);
}

/// Adds the echo of hard ground: a sharp front, followed by later echoes from off the axis and from
/// inside the ground.
void addGround(Trace& trace, double distanceM, double level, double length)
{
    const auto levels = trace.levels();
    for (std::size_t i = trace.sampleAt(distanceM - 0.12); i < levels.size(); ++i) {
        const double behind = trace.rangeOf(i) - distanceM;
        const double front = std::min((behind + 0.12) / 0.12, 1.0);
        const double late = std::max(behind, 0.0) / length;
        levels[i] += static_cast<float>(level * front *
                                        (1.6 * fading(late / 0.45) + 0.36 * fading(late / 2.6)));
    }
}

void addRingDown(Trace& trace)
{
    const auto levels = trace.levels();
    const std::size_t end = trace.sampleAt(2.5);
    for (std::size_t i = 0; i < end; ++i) {
        const double range = trace.rangeOf(i);
        levels[i] += static_cast<float>(4.0 * fading(range / 0.11) + 0.12 * fading(range / 0.5));
    }
}

Echo1d echoSeen(const Scene& scene, double seconds, const Pose& pose,
                const ProfileSettings& settings, std::uint64_t pingSeed)
{
    const std::size_t points = settings.points;
    const double start = settings.scanStartMm / 1000.0;
    const double length = settings.scanLengthMm / 1000.0;
    const double bottom = scene.seabedDepthM(pose.xM, pose.yM) - pose.depthM;
    const double ground = scene.groundTexture(pose.xM, pose.yM);
    Trace trace(points, start, length / static_cast<double>(std::max<std::size_t>(points, 1)));

    addRingDown(trace);
    const double layer = scene.thermoclineDepthM(pose.xM, pose.yM, seconds) - pose.depthM;
    if (layer > 0.5)
        trace.addPulse(layer, 0.10 + 0.08 * smoothNoise(scene.seed() + 201, seconds, 0.0), 0.55);
    const Scene::Point shoal = scene.shoalCentre(seconds);
    for (std::size_t i = 0; i < Scene::shoalSize; ++i)
        addFish(trace, pose, scene.shoalFish(i, shoal, seconds), 0.75);
    for (std::size_t i = 0; i < Scene::lonerCount; ++i) {
        const auto fish = scene.lonerNear(i, seconds, pose.xM, pose.yM);
        if (fish.depthM < pose.depthM + bottom - 0.5)
            addFish(trace, pose, fish, 0.55 + 0.05 * static_cast<double>(i % 7));
    }
    addGround(trace, bottom, 1.0, 0.7 + 0.6 * ground);
    // The second echo of the ground, reflected once by the vehicle or the surface.
    addGround(trace, 2.0 * bottom, 0.28, 1.1);

    Echo1d seen{.levels = std::vector<double>(points)};
    const auto& speckle = speckleTable();
    const auto levels = trace.levels();
    for (std::size_t i = 0; i < points; ++i) {
        const std::uint64_t bits = mixed(pingSeed + i);
        const double grain = 0.5 + 0.5 * static_cast<double>(speckle[bits & 1023U]);
        const double noise = 0.012 * static_cast<double>(speckle[(bits >> 10U) & 1023U]);
        seen.levels[i] = static_cast<double>(levels[i]) * grain + noise;
    }

    const double chance = unit(mixed(pingSeed, 1));
    const bool inWindow = bottom > start && bottom < start + length;
    const double distance = inWindow ? bottom + 0.02 * (chance - 0.5) : start + length * chance;
    seen.distanceMm = static_cast<std::uint32_t>(std::llround(std::max(distance, 0.0) * 1000.0));
    seen.confidencePercent = static_cast<std::uint16_t>(
        inWindow ? 100.0 - 8.0 * unit(mixed(pingSeed, 2)) * (1.2 - ground) : 12.0 * chance);
    return seen;
}

/// Along two parallel lines, eastwards and back, joined by half a circle at each end.
Pose surveyPose(double seconds, double depthM)
{
    constexpr double speedMS = 0.7;
    constexpr double radiusM = 2.5;
    constexpr double westM = -26;
    constexpr double eastM = 8;
    constexpr double lineM = eastM - westM;
    constexpr double turnM = std::numbers::pi * radiusM;
    const double laps = speedMS * seconds / (2 * (lineM + turnM));
    double along = (laps - std::floor(laps)) * 2 * (lineM + turnM);
    if (along < lineM)
        return {westM + along, -radiusM, depthM, 90};
    along -= lineM;
    if (along < turnM) {
        const double turns = along / turnM / 2;
        return {eastM + radiusM * sineOfTurns(turns), -radiusM * cosineOfTurns(turns), depthM,
                90 - 360 * turns};
    }
    along -= turnM;
    if (along < lineM)
        return {eastM - along, radiusM, depthM, -90};
    const double turns = (along - lineM) / turnM / 2;
    return {westM - radiusM * sineOfTurns(turns), radiusM * cosineOfTurns(turns), depthM,
            -90 - 360 * turns};
}

/// Seed for a ping's noise, which thus differs between pings of different times or bearings.
std::uint64_t pingSeed(const Scene& scene, base::Duration time, std::uint64_t kind)
{
    return mixed(mixed(scene.seed(), static_cast<std::uint64_t>(time.count())), kind);
}

} // namespace

Sea::Sea(std::uint64_t seed, const std::vector<Target>& placed)
    : m_seed(seed),
      m_scene(std::make_unique<const Scene>(seed, placed))
{
}
Sea::Sea(std::uint64_t seed, std::unique_ptr<const Scene> scene)
    : m_seed(seed),
      m_scene(std::move(scene))
{
}
Sea Sea::flat(std::uint64_t seed, double depthM, const std::vector<Box>& boxes)
{
    return Sea(seed, std::make_unique<const Scene>(seed, depthM, boxes));
}
Sea::~Sea() = default;
Sea::Sea(Sea&&) noexcept = default;
Sea& Sea::operator=(Sea&&) noexcept = default;

Pose Sea::poseAt(base::Duration time, Path path) const
{
    const double s = base::secondsOf(time);
    const double heave =
        0.05 * sineOfTurns(s / 7.3) + 0.04 * sineOfTurns(s / 11.9) + 0.35 * sineOfTurns(s / 97.0);
    if (path == Path::Transect) {
        const double turn = s / 260.0;
        const double west = std::clamp(4.0 * cosineOfTurns(turn), -1.0, 1.0);
        return {-6.0 - 12.0 * sineOfTurns(turn), 0.5 + 1.8 * sineOfTurns(2.0 * turn), 6.5 + heave,
                180.0 + 90.0 * west + 6.0 * sineOfTurns(s / 31.0)};
    }
    if (path == Path::Survey)
        return surveyPose(s, 6.5 + heave);
    if (path == Path::Hold)
        return {0.0, -0.6, 6.5 + heave, 0.0};
    // Slow enough that the scan of one turn of the head is hardly distorted.
    const double turn = s / 420.0;
    return {1.2 * sineOfTurns(turn), 1.0 - 1.6 * cosineOfTurns(turn), 6.5 + heave,
            16.0 * sineOfTurns(s / 540.0)};
}

const std::vector<Target>& Sea::targets() const
{
    return m_scene->targets();
}

const std::vector<Box>& Sea::boxes() const
{
    return m_scene->boxes();
}

double Sea::bottomDepthM(double xM, double yM) const
{
    return sim::bottomDepthM(*m_scene, xM, yM);
}

double Sea::seabedDepthM(double xM, double yM) const
{
    return m_scene->seabedDepthM(xM, yM);
}

Echo1d Sea::echo1d(base::Duration time, const Pose& pose, const ProfileSettings& settings) const
{
    return echoSeen(*m_scene, base::secondsOf(time), pose, settings,
                    pingSeed(*m_scene, time, 1001));
}

Profile1d Sea::profile1d(base::Duration time, const Pose& pose,
                         const ProfileSettings& settings) const
{
    const Echo1d echo = echo1d(time, pose, settings);
    Profile1d seen{.settings = settings,
                   .distanceMm = echo.distanceMm,
                   .confidencePercent = echo.confidencePercent,
                   .samples = std::vector<std::uint8_t>(echo.levels.size())};
    const double gain = ping1dGain(settings.gainIndex);
    std::ranges::transform(echo.levels, seen.samples.begin(), [gain](double level) {
        return static_cast<std::uint8_t>(std::min(level * gain * 190.0, 255.0));
    });
    return seen;
}

std::vector<std::uint8_t> Sea::spoke360(base::Duration time, const Pose& pose,
                                        const SpokeSettings& settings, double soundSpeed) const
{
    std::vector<std::uint8_t> samples(settings.samples);
    spoke360(time, pose, settings, soundSpeed, samples);
    return samples;
}

void Sea::spoke360(base::Duration time, const Pose& pose, const SpokeSettings& settings,
                   double soundSpeed, std::span<std::uint8_t> samples) const
{
    SpokeSimulation sight(*m_scene, base::secondsOf(time), pose, settings, soundSpeed);
    sight.draw(pingSeed(*m_scene, time, settings.angleGrad), samples);
}

std::vector<double> Sea::sideScan(base::Duration time, const Pose& pose,
                                  const SideScanSettings& settings) const
{
    constexpr std::uint64_t port = 1002;
    constexpr std::uint64_t starboard = 1003;
    return sideScanPowers(*m_scene, pose, settings,
                          pingSeed(*m_scene, time, settings.bearingDeg < 0 ? port : starboard));
}

std::vector<SwathPoint> Sea::swath(base::Duration time, const Pose& pose,
                                   const SwathSettings& settings) const
{
    return swathPoints(*m_scene, pose, settings, pingSeed(*m_scene, time, 1004));
}

} // namespace leadline::sim

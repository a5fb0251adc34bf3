// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/Sea.h"

#include "Numbers.h"
#include "ProfileSimulation.h"
#include "Scene.h"
#include "SpokeSimulation.h"

#include <algorithm>
#include <chrono>

namespace leadline::sim {

namespace {

double secondsOf(base::Duration time)
{
    return std::chrono::duration<double>(time).count();
}

/// Two pings differ in their noise when they differ in time or bearing.
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
Sea::~Sea() = default;
Sea::Sea(Sea&&) noexcept = default;
Sea& Sea::operator=(Sea&&) noexcept = default;

Pose Sea::poseAt(base::Duration time, Path path) const
{
    const double s = secondsOf(time);
    const double heave =
        0.05 * sineOfTurns(s / 7.3) + 0.04 * sineOfTurns(s / 11.9) + 0.35 * sineOfTurns(s / 97.0);
    if (path == Path::Transect) {
        const double turn = s / 260.0;
        const double west = std::clamp(4.0 * cosineOfTurns(turn), -1.0, 1.0);
        return {-6.0 - 12.0 * sineOfTurns(turn), 0.5 + 1.8 * sineOfTurns(2.0 * turn), 6.5 + heave,
                180.0 + 90.0 * west + 6.0 * sineOfTurns(s / 31.0)};
    }
    // Slow enough that one turn of the head is hardly smeared.
    const double turn = s / 420.0;
    return {1.2 * sineOfTurns(turn), 1.0 - 1.6 * cosineOfTurns(turn), 6.5 + heave,
            16.0 * sineOfTurns(s / 540.0)};
}

const std::vector<Target>& Sea::targets() const
{
    return m_scene->targets();
}

double Sea::seabedDepthM(double xM, double yM) const
{
    return m_scene->seabedDepthM(xM, yM);
}

Profile1d Sea::profile1d(base::Duration time, const Pose& pose,
                         const ProfileSettings& settings) const
{
    return profileSeen(*m_scene, secondsOf(time), pose, settings, pingSeed(*m_scene, time, 1001));
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
    SpokeSimulation sight(*m_scene, secondsOf(time), pose, settings, soundSpeed);
    sight.draw(pingSeed(*m_scene, time, settings.angleGrad), samples);
}

} // namespace leadline::sim

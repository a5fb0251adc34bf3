// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "base/Units.h"
#include "sim/Pose.h"
#include "sim/Profile1d.h"
#include "sim/SpokeSettings.h"
#include "sim/Target.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace leadline::sim {

class Scene;

/// A fish farm in a harbour and what sonars see of it: a pure function of seed, time and pose.
///
/// The same seed gives the same bytes with every compiler: its own noise and sines, and of
/// floating point only what IEEE 754 rounds in one way. Readable from any number of threads.
class Sea {
public:
    /// How the vehicle goes: Hover drifts slowly amid the targets (a scan of a minute is hardly
    /// smeared), Transect swims to and fro over the relief.
    enum class Path : std::uint8_t { Hover, Transect };

    /// `placed` are points in it beside what the seed makes; their radius is 0.
    explicit Sea(std::uint64_t seed = 1, const std::vector<Target>& placed = {});
    ~Sea();
    Sea(Sea&&) noexcept;
    Sea& operator=(Sea&&) noexcept;

    [[nodiscard]] std::uint64_t seed() const { return m_seed; }
    /// `time` counts from the scene's zero, everywhere in this class.
    [[nodiscard]] Pose poseAt(base::Duration time, Path path = Path::Hover) const;
    /// What stands still: float, wall corner, mooring block, boulders, pens (their centres, at
    /// half the depth of the net).
    [[nodiscard]] const std::vector<Target>& targets() const;
    /// Metres below the surface.
    [[nodiscard]] double seabedDepthM(double xM, double yM) const;

    /// Looks straight down; an echo is placed by its true distance.
    [[nodiscard]] Profile1d profile1d(base::Duration time, const Pose& pose,
                                      const ProfileSettings& settings = {}) const;

    /// The intensities along one bearing; sample i lies at (i + ½) · metres per sample.
    [[nodiscard]] std::vector<std::uint8_t>
    spoke360(base::Duration time, const Pose& pose, const SpokeSettings& settings = {},
             double soundSpeed = base::defaultSoundSpeed) const;
    /// The same into a caller's buffer, whose size is the number of samples.
    void spoke360(base::Duration time, const Pose& pose, const SpokeSettings& settings,
                  double soundSpeed, std::span<std::uint8_t> samples) const;

private:
    std::uint64_t m_seed;
    std::unique_ptr<const Scene> m_scene;
};

} // namespace leadline::sim

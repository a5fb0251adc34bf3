// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "base/Units.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace leadline::sim {

/// Something in the sea whose place is known, so that a measurement can be checked.
/// Its nearest echo is radiusM nearer than its centre; 0 is a point.
struct Target {
    std::string name;
    double xM = 0;
    double yM = 0;
    double depthM = 0;
    double radiusM = 0;
};

/// Where the vehicle is and looks: metres east, north and below the surface; degrees clockwise
/// from north.
struct Pose {
    double xM = 0;
    double yM = 0;
    double depthM = 0;
    double headingDeg = 0;
};

/// What a Ping1D is told; the defaults are those of the picture in the README.
struct ProfileSettings {
    std::uint32_t scanStartMm = 0;
    std::uint32_t scanLengthMm = 15000;
    /// The device's index, 0..6.
    std::uint32_t gainIndex = 3;
    std::uint16_t points = 200;
    std::uint16_t transmitDurationUs = 40;
};

/// What a Ping1D answers to one ping.
struct Profile1d {
    ProfileSettings settings;
    std::uint32_t distanceMm = 0;
    std::uint16_t confidencePercent = 0;
    /// Sample i of n lies at scan start + (i + ½) · scan length / n.
    std::vector<std::uint8_t> samples;
};

/// How a head hangs on its vehicle: turned clockwise from above, and the wrong way up.
struct HeadMount {
    double turnDeg = 0;
    bool upsideDown = false;
};

/// What a Ping360 is told for one ping; the defaults see 20 m at 1500 m/s.
struct SpokeSettings {
    /// Device gradians: 0 the cable side, 200 the front, clockwise from above as it stands.
    std::uint16_t angleGrad = 200;
    /// Ticks of 25 ns.
    std::uint16_t samplePeriod = 888;
    std::uint16_t samples = 1200;
    /// 0 low, 1 normal, 2 high.
    std::uint8_t gain = 1;
    std::uint16_t transmitDurationUs = 107;
    std::uint16_t transmitFrequencyKhz = 750;
    HeadMount mount = {};

    /// Clockwise from the vehicle's front.
    [[nodiscard]] constexpr double bearingDeg() const
    {
        return mount.turnDeg + (mount.upsideDown ? -0.9 : 0.9) * (angleGrad - 200.0);
    }
    /// The stretch of range that one sample covers in water of this sound speed (m/s).
    [[nodiscard]] constexpr double metresPerSample(double soundSpeed) const
    {
        return samplePeriod * 25e-9 * soundSpeed / 2.0;
    }
};

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
